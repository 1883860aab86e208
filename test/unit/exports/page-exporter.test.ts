import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { imageName } from '../../../server/media/image.js';
import type { Picture } from '../../../server/media/picture.js';
import {
  FormerFilesStay,
  revisionText,
  type ExportedFile,
  type ExportScope,
  type FormerExports,
  type PageRenderer,
} from '../../../server/exports/exported-page.js';
import { pageExporter } from '../../builders/pages/page-exporter.js';
import type { PageExporter } from '../../../server/exports/use-cases/page-exporter.js';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import type { CardSource, DesignCard } from '../../../server/pages/page-card.js';
import type { Page } from '../../../server/pages/page.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { MemoryExportedPages } from '../../fakes/pages/memory-exported-pages.js';
import { MemoryImageStorage } from '../../fakes/media/memory-image-storage.js';
import { MemoryPageStore } from '../../fakes/pages/memory-page-store.js';
import { MemoryStoredImages } from '../../fakes/media/memory-stored-images.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';

const clock = new StoppedClock();
const file = 'pages/ada/index.en.html';

/** The card differs with the title. */
const aCard: DesignCard = (_, { shownDesign }) => ({ id: shownDesign.title, drawing: {} as CardSource['drawing'] });

/** Renders the title of a page. `meanwhile` happens after it has read the page. */
class TitleRenderer implements PageRenderer {
  id = 'a release';
  better: string | undefined;
  rendered = 0;
  readonly card = aCard;
  meanwhile: (() => Promise<unknown>) | undefined;

  async render(_: Linkname, page: Page): Promise<readonly ExportedFile[]> {
    this.rendered += 1;
    const content = Buffer.from(page.shownDesign.title);
    const { meanwhile } = this;
    this.meanwhile = undefined;
    await meanwhile?.();
    return [{ name: 'index.en.html', content }];
  }
}

let pages: MemoryPageStore;
let exported: MemoryExportedPages;
let storage: MemoryImageStorage;
let renderer: TitleRenderer;
let exporter: PageExporter;
let listed: MemoryStoredImages;
beforeEach(async () => {
  [pages, exported, storage, renderer] = [new MemoryPageStore(), new MemoryExportedPages(), new MemoryImageStorage(), new TitleRenderer()];
  listed = new MemoryStoredImages(() => true);
  exporter = pageExporter({ pages, exported, storage, listed, clock });
  await pages.saveLinkname({ accountId: 'ada' }, 'ada' as Linkname, clock.now());
  await publish('First');
});

const publish = (title: string, accountId = 'ada') =>
  pages.publish({ accountId, design: aDesign({ title }), publishedAt: clock.now(), sanitizerVersion: 1 });
const execute = (name = 'ada', by: PageRenderer = renderer) => exporter.update(name, by);

describe('Exporting a page', () => {
  test('writes a page once for each of its states and for each renderer', async () => {
    expect([await execute(), await execute()]).toEqual(['written', 'unchanged']);
    await publish('Second');
    expect([await execute(), exported.files.get(file)]).toEqual(['written', 'Second']);
    renderer.id = 'the next release';
    expect([await execute(), await execute(), await exporter.update('ada', renderer, true)]).toEqual(['written', 'unchanged', 'written']);
  });

  test('files of a better renderer stay until the page changes, and replace those of the other one', async () => {
    const quick = Object.assign(new TitleRenderer(), { id: 'quick', better: renderer.id });
    expect([await execute('ada', quick), await execute('ada', quick), await execute()]).toEqual(['written', 'unchanged', 'written']);
    expect(await execute('ada', quick)).toBe('unchanged');
    await publish('Second');
    expect([await execute('ada', quick), exported.files.get(file)]).toEqual(['written', 'Second']);
  });

  test('leaves the card of the present state beside the files, and no former one', async () => {
    await execute();
    await exported.writeCard('ada', 'First');
    await exporter.update('ada', renderer, true);
    expect(await exported.cardOf('ada')).toBe('First');
    await publish('Second');
    await execute();
    expect(await exported.cardOf('ada')).toBeNull();
  });

  test('removes a page that moved, was hidden, or has a name that is no linkname any more', async () => {
    await execute();
    await pages.saveLinkname({ accountId: 'ada' }, 'grace' as Linkname, clock.now());
    expect([await execute('ada'), await execute('ada'), await execute('grace')]).toEqual(['removed', 'unchanged', 'written']);
    await pages.hide('grace');
    expect(await execute('grace')).toBe('removed');
    await pages.saveLinkname({ accountId: 'never-published' }, 'claimed' as Linkname, clock.now());
    expect(await execute('claimed')).toBe('unchanged');
    await exported.write('login', [], { renderer: '', revision: '' }, '');
    expect([await execute('login'), await execute('../login')]).toEqual(['removed', 'unchanged']);
    expect([...exported.files.keys()]).toEqual([]);
  });

  test('a render that ends after the next change leaves the present page, and one that ends after a removal leaves none', async () => {
    renderer.meanwhile = () => publish('Second');
    expect([await execute(), exported.files.get(file)]).toEqual(['written', 'Second']);
    await publish('Third');
    renderer.meanwhile = () => pages.hide('ada');
    expect([await execute(), exported.files.has(file)]).toEqual(['removed', false]);
  });

  test('of two instances, the one that writes last leaves the present page, also if it began with a former one', async () => {
    renderer.meanwhile = async () => {
      await publish('Second');
      await execute('ada', new TitleRenderer());
      expect(exported.files.get(file)).toBe('Second');
    };
    await execute();
    expect(exported.files.get(file)).toBe('Second');
  });

  test('files that another instance has stamped are written anew after an own write that came late', async () => {
    jest.spyOn(exported, 'write').mockImplementationOnce(async () => {
      // All of another instance's write happens before the last file of this one gets its name.
      await publish('Second');
      await execute('ada', new TitleRenderer());
      exported.files.set(file, 'First');
    });
    expect([await execute(), exported.files.get(file)]).toEqual(['written', 'Second']);
  });

  test('a page of a newer format keeps only files of its present state', async () => {
    await execute();
    expect(await execute()).toBe('unchanged');
    pages.publishInNewerFormat({ accountId: 'ada' }, clock.now(), 1);
    expect([await execute(), exported.files.has(file)]).toEqual(['removed', false]);
    const { revision } = await pages.lookUp('ada' as Linkname, clock.now());
    await exported.write('ada', [], { renderer: 'the next release', revision: revisionText(revision) }, '');
    expect(await execute()).toBe('unchanged');
  });

  test('says so when former files cannot be removed', async () => {
    await execute();
    for (const method of ['write', 'remove'] as const) jest.spyOn(exported, method).mockRejectedValue(new Error('Read-only.'));
    await publish('Second');
    await expect(execute()).rejects.toThrow(FormerFilesStay);
    await pages.hide('ada');
    await expect(execute()).rejects.toThrow(FormerFilesStay);
  });

  test('a page that changes again and again is left to the next attempt', async () => {
    const restless: PageRenderer = {
      id: 'restless',
      card: aCard,
      render: async (linkname, page) => {
        const files = await renderer.render(linkname, page);
        await publish(`Again ${renderer.rendered}`);
        return files;
      },
    };
    await expect(execute('ada', restless)).rejects.toThrow('faster than it can be exported');
    expect(renderer.rendered).toBe(5);
  });

  test('a former page that cannot be replaced is taken away, and the present one is not', async () => {
    await execute();
    const write = jest.spyOn(exported, 'write').mockRejectedValue(new Error('The disk is full.'));
    renderer.id = 'the next release';
    await expect(execute()).rejects.toThrow('The disk is full.');
    expect(exported.files.get(file)).toBe('First');
    await publish('Second');
    await expect(execute()).rejects.toThrow('The disk is full.');
    expect(exported.files.has(file)).toBe(false);
    write.mockRestore();
    expect(await execute()).toBe('written');
  });

  test('writes each picture once, before the page that shows it, without those that the storage has lost', async () => {
    const contents = ['a wide one', 'a small one', 'a lost one'].map((text) => Buffer.from(text));
    const names = await Promise.all(contents.map((content) => imageName(content, 'webp')));
    for (const [at, name] of names.slice(0, 2).entries()) await storage.save(name, contents[at]!);
    const variants = names.map((name, at) => ({ name, format: 'webp' as const, width: 9 - at, height: 9, bytes: 9 }));
    await pages.savePicture({ accountId: 'ada' }, 'profile', { width: 9, height: 9, color: '#000000', variants } satisfies Picture);
    const written = jest.spyOn(exported, 'writePicture');
    renderer.meanwhile = async () => expect(written).toHaveBeenCalledTimes(2);
    await execute();
    await publish('Second');
    await execute();
    expect(written.mock.calls.map(([name]) => name)).toEqual(names.slice(0, 2));
    await exporter.update('ada', renderer, true);
    expect(written.mock.calls.slice(2).map(([name]) => name)).toEqual(names.slice(0, 2));
    await listed.note(names.slice(1));
    expect(await exporter.removeUnusedPictures()).toBe(1);
    expect([await exported.hasPicture(names[0]!), await exported.hasPicture(names[1]!)]).toEqual([false, true]);
  });
});

describe('Comparing what is exported', () => {
  async function former(): Promise<FormerExports> {
    const found = { gone: [] as string[], changed: [] as string[] };
    for await (const { gone, changed } of exporter.findFormer()) {
      found.gone.push(...gone);
      found.changed.push(...changed);
    }
    return { gone: found.gone.sort(), changed: found.changed.sort() };
  }
  async function unwritten(scope: ExportScope): Promise<string[]> {
    const found: string[] = [];
    for await (const names of exporter.findUnwritten(scope)) found.push(...names);
    return found.sort();
  }

  test('finds files without a page that visitors may see, files of a former state or of another renderer, and pages without files', async () => {
    for (const name of ['changed', 'hidden', 'missing', 'unpublished', 'taken'])
      await pages.saveLinkname({ accountId: name }, name as Linkname, clock.now());
    for (const name of ['changed', 'hidden', 'missing', 'taken']) await publish('Title', name);
    for (const name of ['ada', 'changed', 'hidden', 'taken']) await execute(name);
    await publish('Another title', 'changed');
    await pages.hide('hidden');
    await pages.saveLinkname({ accountId: 'taken' }, 'left' as Linkname, clock.now());
    await pages.saveLinkname({ accountId: 'another' }, 'taken' as Linkname, new Date('2126-11-20T08:00:00.000Z'));
    await publish('Title', 'another');
    for (const name of ['nobodys', 'login']) await exported.write(name, [], { renderer: renderer.id, revision: '1' }, '');
    const missed = jest.spyOn(pages, 'noteMissed');
    expect(await former()).toEqual({ gone: ['hidden', 'login', 'nobodys', 'taken'], changed: ['changed'] });
    expect(missed.mock.calls).toEqual([[['changed', 'hidden', 'taken', 'nobodys']]]);
    expect(await unwritten('missing')).toEqual(['left', 'missing']);
    expect(await unwritten({ renderer: renderer.id })).toEqual(['left', 'missing']);
    expect(await unwritten({ renderer: 'the next release' })).toEqual(['ada', 'changed', 'left', 'missing', 'taken']);
    for (const name of ['ada', 'taken']) await exported.writeCard(name, 'a card');
    expect(await unwritten('without card')).toEqual(['changed']);
    expect(await unwritten('all')).toEqual(['ada', 'changed', 'left', 'missing', 'taken']);
  });

  test('finds each of many pages, by queries of limited size, and asks for each revision once', async () => {
    const names = Array.from({ length: 450 }, (_, at) => `name-${String(at).padStart(3, '0')}`);
    for (const name of names) {
      await pages.saveLinkname({ accountId: name }, name as Linkname, clock.now());
      await publish('Title', name);
      await exported.write(name, [], { renderer: renderer.id, revision: '1' }, '');
    }
    const [list, compare] = [jest.spyOn(pages, 'listPublished'), jest.spyOn(pages, 'revisionsOf')];
    expect(await former()).toEqual({ gone: names, changed: [] });
    expect(await unwritten('missing')).toEqual(['ada']);
    expect(list.mock.calls.map(([, limit]) => limit)).toEqual([201, 201, 201]);
    expect(compare.mock.calls.map(([linknames]) => linknames.length)).toEqual([200, 200, 50]);
  });
});
