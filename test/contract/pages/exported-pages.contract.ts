import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { FolderExportedPages } from '../../../server/adapters/exports/folder-exported-pages.js';
import { imageName } from '../../../server/media/image.js';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import type { ExportedPages } from '../../../server/exports/ports/exported-pages.port.js';
import { MemoryExportedPages } from '../../fakes/pages/memory-exported-pages.js';

const ada = 'ada' as Linkname;
const [card, otherCard] = ['0'.repeat(32), '1'.repeat(32)] as const;
const stamp = { renderer: 'a', revision: '1' };
const picture = await imageName(Buffer.from('a picture'), 'webp');

const files = (text: string, ...names: readonly string[]) =>
  (names.length > 0 ? names : ['index.en.html', 'index.en.html.br']).map((name) => ({ name, content: Buffer.from(`${name} ${text}`) }));

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'exported-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function all<Name>(names: AsyncIterable<Name>): Promise<Name[]> {
  const found: Name[] = [];
  for await (const name of names) found.push(name);
  return found.sort();
}

describe.each([
  ['MemoryExportedPages', (): ExportedPages => new MemoryExportedPages()],
  ['FolderExportedPages', (): ExportedPages => new FolderExportedPages(root)],
])('%s', (_, create) => {
  test('keeps the stamp of what was written last, and none after a removal', async () => {
    const pages = create();
    expect(await pages.stampOf(ada)).toBeNull();
    await pages.write(ada, files('one'), stamp, card);
    expect(await pages.stampOf(ada)).toEqual(stamp);
    await pages.write(ada, files('two'), { ...stamp, revision: '2' }, card);
    expect(await pages.stampOf(ada)).toEqual({ ...stamp, revision: '2' });
    expect([await pages.remove('ada'), await pages.remove('ada')]).toEqual([true, false]);
    expect(await pages.stampOf(ada)).toBeNull();
  });

  test('keeps one card of a page, as long as its files are of the same state', async () => {
    const pages = create();
    const write = (card: string) => pages.write(ada, files('one'), stamp, card);
    await pages.writeCard(ada, card, Buffer.from('a card'));
    expect([await pages.cardOf(ada), await all(pages.names())]).toEqual([null, []]);
    await write(card);
    expect(await pages.cardOf(ada)).toBeNull();
    await pages.writeCard(ada, card, Buffer.from('a former card'));
    await pages.writeCard(ada, otherCard, Buffer.from('a card'));
    expect(await pages.cardOf(ada)).toBe(otherCard);
    await write(otherCard);
    expect(await pages.cardOf(ada)).toBe(otherCard);
    await write(card);
    expect(await pages.cardOf(ada)).toBeNull();
    await pages.writeCard(ada, otherCard, Buffer.from('another card'));
    await pages.remove('ada');
    await write(otherCard);
    expect(await pages.cardOf(ada)).toBeNull();
  });

  test('lists the names that have files, and the pictures', async () => {
    const pages = create();
    expect([await all(pages.names()), await all(pages.pictures())]).toEqual([[], []]);
    for (const name of ['ada', 'grace']) await pages.write(name as Linkname, files('one'), stamp, card);
    expect(await pages.hasPicture(picture)).toBe(false);
    await pages.writePicture(picture, Buffer.from('a picture'));
    expect(await pages.hasPicture(picture)).toBe(true);
    expect([await all(pages.names()), await all(pages.pictures())]).toEqual([['ada', 'grace'], [picture]]);
    await pages.removePicture(picture);
    await pages.removePicture(picture);
    expect(await pages.hasPicture(picture)).toBe(false);
  });
});

describe('FolderExportedPages', () => {
  const pages = () => new FolderExportedPages(root);
  const inside = (...names: readonly string[]) => path.join(root, 'pages', 'ada', ...names);

  test('replaces all files of a page, with those of a language that is gone, and leaves nothing else', async () => {
    await pages().write(ada, files('one', 'index.en.html', 'index.fr.html'), stamp, card);
    await pages().write(ada, files('two', 'index.en.html'), stamp, card);
    expect((await readdir(inside())).sort()).toEqual(['.stamp', 'index.en.html']);
    expect(await readFile(inside('index.en.html'), 'utf8')).toBe('index.en.html two');
    expect(await readdir(path.join(root, 'pages'))).toEqual(['ada']);
  });

  test('never changes the content of a file in place: who has opened the former one reads it to its end', async () => {
    await pages().write(ada, files('one'), stamp, card);
    const former = (await stat(inside('index.en.html'))).ino;
    await pages().write(ada, files('two'), stamp, card);
    expect((await stat(inside('index.en.html'))).ino).not.toBe(former);
  });

  test('makes files and folders readable for a web server of another user, whatever the umask is', async () => {
    const umask = process.umask(0o077);
    try {
      const exported = new FolderExportedPages(path.join(root, 'exported'));
      await exported.check();
      await exported.write(ada, files('one'), stamp, card);
    } finally {
      process.umask(umask);
    }
    const places = ['exported', 'exported/pages', 'exported/pages/ada', 'exported/pages/ada/index.en.html'];
    const modes = places.map(async (place) => (await stat(path.join(root, place))).mode & 0o777);
    expect(await Promise.all(modes)).toEqual([0o755, 0o755, 0o755, 0o644]);
  });

  test('two versions of one second differ in the second that web servers make the ETag of; the same content keeps its file', async () => {
    await pages().write(ada, files('one'), stamp, card);
    const times: number[] = [];
    for (const text of ['two', 'six', 'six']) {
      await pages().write(ada, files(text), stamp, card);
      times.push(Math.floor((await stat(inside('index.en.html'))).mtimeMs / 1_000));
    }
    const [first = 0, second = 0, third = 0] = times;
    expect(second).toBeGreaterThan(first);
    expect(third).toBe(second);
  });

  const nine = ['en', 'de', 'ar'].flatMap((language) => ['', '.br', '.gz'].map((suffix) => `index.${language}.html${suffix}`));
  const secondsOf = async () => Promise.all(nine.map(async (name) => Math.floor((await stat(inside(name))).mtimeMs / 1_000)));

  test('the files of a page differ in that second, also when their sizes are equal, and so do those of a page that is removed and comes back', async () => {
    const times: number[][] = [];
    const write = async (text: string): Promise<void> => {
      await pages().write(
        ada,
        nine.map((name) => ({ name, content: Buffer.from(text) })),
        stamp,
        card,
      );
      times.push(await secondsOf());
    };
    await write('one');
    await write('two');
    await pages().remove('ada');
    await write('six');
    expect(new Set(times.flat()).size).toBe(27);
    expect(Math.max(...times[2]!)).toBeLessThan(Date.now() / 1_000 + 60);
  });

  test('asked for a card, a folder that cannot be read rejects, unlike one without files', async () => {
    expect(await pages().cardOf(ada)).toBeNull();
    await writeFile(path.join(root, 'pages'), 'no folder', { mode: 0o600 });
    await expect(pages().cardOf(ada)).rejects.toThrow('ENOTDIR');
  });

  test('a write that was interrupted has no stamp, and what crashes left behind is removed', async () => {
    await pages().write(ada, files('one'), stamp, card);
    const long = new Date(Date.now() - 3_600_000);
    for (const left of [inside('.index.en.html.1'), path.join(root, 'pages', '.removed.1'), path.join(root, 'media', '.1')]) {
      await mkdir(path.dirname(left), { recursive: true });
      await writeFile(left, '', { mode: 0o600 });
      await utimes(left, long, long);
    }
    // As after a crash between the first file and the stamp.
    await mkdir(inside('index.zz.html.br'));
    await pages().write(ada, files('two'), { ...stamp, revision: '2' }, card);
    expect([await all(pages().names()), await all(pages().pictures())]).toEqual([['ada'], []]);
    expect((await readdir(inside())).sort()).toEqual(['.stamp', 'index.en.html', 'index.en.html.br']);
    expect([await readdir(path.join(root, 'pages')), await readdir(path.join(root, 'media'))]).toEqual([['ada'], []]);
    await rm(inside('.stamp'));
    expect(await pages().stampOf(ada)).toBeNull();
  });

  test('if one of the files cannot be written, as without space, all former files stay, with their stamp', async () => {
    await pages().write(ada, files('one'), stamp, card);
    // No file can have a name of this length.
    const unwritable = [...files('two'), { name: 'a'.repeat(300), content: Buffer.from('') }];
    await expect(pages().write(ada, unwritable, { ...stamp, revision: '2' }, card)).rejects.toThrow('ENAMETOOLONG');
    expect((await readdir(inside())).sort()).toEqual(['.stamp', 'index.en.html', 'index.en.html.br']);
    expect(await readFile(inside('index.en.html'), 'utf8')).toBe('index.en.html one');
    expect(await pages().stampOf(ada)).toEqual(stamp);
  });

  test('if a file cannot get its name, no stamp stands for the files', async () => {
    await pages().write(ada, files('one'), stamp, card);
    // A folder cannot be replaced by a file.
    await rm(inside('index.en.html'));
    await mkdir(inside('index.en.html'));
    await expect(pages().write(ada, files('two'), { ...stamp, revision: '2' }, card)).rejects.toThrow('EISDIR');
    expect(await pages().stampOf(ada)).toBeNull();
    expect((await readdir(inside())).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('temporary files that another instance writes at the moment stay', async () => {
    await pages().write(ada, files('one'), stamp, card);
    await pages().writePicture(picture, Buffer.from('a picture'));
    const young = [inside('.index.en.html.1'), path.join(root, 'media', '.1')];
    for (const file of young) await writeFile(file, '', { mode: 0o600 });
    await pages().write(ada, files('two'), { ...stamp, revision: '2' }, card);
    await all(pages().pictures());
    for (const file of young) expect((await stat(file)).isFile()).toBe(true);
  });

  test.each(['..', '.', '', '../other', 'a/b', '/etc', 'a\\b', 'a\0b', 'ä', 'ADA', '.stamp', `${'a'.repeat(31)}`])(
    'the name %j never leads to a folder',
    async (name) => {
      await pages().check();
      await mkdir(path.join(root, 'pages', 'kept'), { recursive: true });
      await mkdir(path.join(root, 'other'));
      await expect(pages().write(name as Linkname, files('one'), stamp, card)).rejects.toThrow('cannot be that of a folder');
      await expect(pages().stampOf(name as Linkname)).rejects.toThrow('cannot be that of a folder');
      expect(await pages().remove(name)).toBe(false);
      expect((await readdir(root)).sort()).toEqual(['.tessera', 'other', 'pages']);
      expect(await readdir(path.join(root, 'pages'))).toEqual(['kept']);
    },
  );

  test('only a folder that was empty is taken, because what does not belong to a page is removed from it', async () => {
    await writeFile(path.join(root, 'index.html'), '', { mode: 0o600 });
    await expect(pages().check()).rejects.toThrow('something else in it, such as "index.html"');
    await rm(path.join(root, 'index.html'));
    await mkdir(path.join(root, 'lost+found'));
    await pages().check();
    await pages().write(ada, files('one'), stamp, card);
    await pages().check();
    expect((await readdir(root)).sort()).toEqual(['.tessera', 'lost+found', 'pages']);
  });

  test('a folder that cannot be written, or that nobody has named, is refused by each write and by the check', async () => {
    await rm(root, { recursive: true });
    await writeFile(root, 'a file', { mode: 0o600 });
    for (const work of [
      () => pages().check(),
      () => pages().write(ada, files('one'), stamp, card),
      () => pages().writePicture(picture, picture as never),
    ])
      await expect(work()).rejects.toThrow();
    await expect(new FolderExportedPages(undefined).check()).rejects.toThrow('no folder');
    expect(await new FolderExportedPages(undefined).remove('ada')).toBe(false);
  });
});
