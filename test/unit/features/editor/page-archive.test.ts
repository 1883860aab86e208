import { describe, expect, test } from '@jest/globals';
import { pagesIn as pagesOfFile, type ArchivedPage } from '../../../../client/features/editor/import/page-archive.js';
import { anArchive } from '../../../builders/archives.js';

const DIGITS = 'a'.repeat(64);
const aPage = (pictures: readonly string[] = []) =>
  JSON.stringify({
    format: 'tessera-page',
    version: 1,
    design: { title: 'Salt', tiles: pictures.map((picture) => ({ kind: 'picture', picture })) },
  });

const opened = (archive: Uint8Array) => pagesOfFile(new File([archive.slice()], 'salt.zip'));
const pagesIn = async (files: Readonly<Record<string, string | Uint8Array>>) => opened(await anArchive(files));
const picturesIn = async (files: Readonly<Record<string, string | Uint8Array>>) => [
  ...((await pagesIn(files)) as ArchivedPage[])[0]!.pictures().keys(),
];

describe('The pages of an archive', () => {
  test('PF-11 are those that were saved here, called by their folders, with the pictures that they name', async () => {
    const picture = `pictures/${DIGITS}.jpg`;
    const pages = (await pagesIn({
      'README.txt': 'Hello',
      'pages/ines/page.json': aPage([picture]),
      'pages/ines/draft.json': aPage(),
      'pages/ines/record.json': '{"linkname":"ines"}',
      [`pages/ines/${picture}`]: new Uint8Array([1, 2, 3]),
      [`pages/ines/pictures/${'b'.repeat(64)}.jpg`]: new Uint8Array([9]),
      'pages/tours/page.json': aPage(),
      'account/page.json': '{"version":1}',
    })) as ArchivedPage[];
    expect(pages.map(({ name, isDraft }) => [name, isDraft])).toEqual([
      ['ines', false],
      ['ines', true],
      ['tours', false],
    ]);
    const pictures = pages[0]!.pictures();
    expect([...pictures.keys()]).toEqual([picture]);
    expect(new Uint8Array(await pictures.get(picture)!.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
    expect(((await pagesIn({ 'page.json': aPage() })) as ArchivedPage[]).map(({ name }) => name)).toEqual(['salt']);
  });

  test('PF-11 Pictures that are in texts alone are there, too, and one that is broken takes nothing with it', async () => {
    const [inText, broken] = ['d', 'e'].map((digit) => `pictures/${digit.repeat(64)}.png`) as [string, string];
    const page = JSON.stringify({
      format: 'tessera-page',
      version: 1,
      design: { title: 'A', tiles: [{ html: `<p><img src="${inText}"><img src="${broken}"></p>` }] },
    });
    const archive = await anArchive({ 'page.json': page, [inText]: new Uint8Array([1]), [broken]: 'a text'.repeat(100) });
    const at = Buffer.from(archive).indexOf(broken) + broken.length;
    archive.fill(0xff, at, at + 8);
    const [found] = (await opened(archive)) as ArchivedPage[];
    expect([...found!.pictures().keys()]).toEqual([inText]);
  });

  test.each([
    ['a page of 50 MB', { 'page.json': `${aPage()}${' '.repeat(50_000_000)}` }],
    ['JSON of something else', { 'page.json': '{"format":"page"}' }],
    ['no JSON', { 'page.json': '<svg onload="alert(1)">' }],
    ['XML', { 'page.xml': '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' }],
    ['an absolute name', { '/page.json': aPage() }],
    ['another ending', { 'page.json.exe': aPage(), 'page.JSON\0.zip': aPage() }],
    ['an archive in an archive', { 'pages.zip': 'PK\u0003\u0004' }],
  ])('PF-12 Nothing is taken of %s', async (_, files) => {
    expect(await pagesIn(files)).toBe('no-page');
  });

  test.each([
    ['of another folder', '../secret.jpg'],
    ['of a folder above', 'pictures/../../secret.jpg'],
    ['of another kind', `pictures/${DIGITS}.svg`],
    ['that the page does not name', `pictures/${'c'.repeat(64)}.jpg`],
  ])('PF-12 No picture %s is taken', async (_, path) => {
    const wanted = `pictures/${DIGITS}.jpg`;
    const named = path.includes('c'.repeat(64)) ? [wanted] : [wanted, path];
    const found = await picturesIn({ 'page.json': aPage(named), [path]: new Uint8Array([1]), [wanted]: new Uint8Array([2]) });
    expect(found).toEqual([wanted]);
  });

  test('PF-12 A picture that is larger than it may be is not unpacked, and neither is one that says that it is smaller than it is', async () => {
    const path = `pictures/${DIGITS}.jpg`;
    expect(await picturesIn({ 'page.json': aPage([path]), [path]: 'a'.repeat(20_000_000) })).toEqual([]);
    const archive = await anArchive({ 'page.json': aPage([path]), [path]: 'a'.repeat(20_000_000) });
    const view = new DataView(archive.buffer);
    const directory = view.getUint32(archive.length - 22 + 16, true);
    // The second entry of the directory. Its size is 24 bytes after its beginning.
    const second = directory + 46 + 'page.json'.length;
    view.setUint32(second + 24, 1_000, true);
    const [page] = (await opened(archive)) as ArchivedPage[];
    const size = [...page!.pictures().values()].reduce((sum, file) => sum + file.size, 0);
    expect(size).toBeLessThanOrEqual(1_000);
  });

  test('PF-12 Of many large pictures, those are unpacked for which there is room in all', async () => {
    const paths = Array.from({ length: 21 }, (_, at) => `pictures/${`${at + 10}`.repeat(32)}.jpg`);
    const pictures = Object.fromEntries(paths.map((path) => [path, new Uint8Array([1])]));
    const archive = await anArchive({ 'page.json': aPage(paths), ...pictures });
    const view = new DataView(archive.buffer);
    // Each says in the directory that it has 10 MB.
    let entry = view.getUint32(archive.length - 22 + 16, true) + 46 + 'page.json'.length;
    for (const path of paths) {
      view.setUint32(entry + 24, 10 * 1024 * 1024, true);
      entry += 46 + path.length;
    }
    const [page] = (await opened(archive)) as ArchivedPage[];
    expect([...page!.pictures().keys()]).toEqual(paths.slice(0, 20));
  });

  test('PF-12 What is broken is said, and so is what is no archive', async () => {
    const archive = await anArchive({ 'page.json': aPage() });
    expect(await opened(archive.subarray(0, 40))).toBe('unreadable');
    expect(await opened(new Uint8Array([0x50, 0x4b, 3, 4, ...new Uint8Array(100)]))).toBe('unreadable');
    expect(await pagesOfFile(new File(['{"a":1}'], 'a.json'))).toBeNull();
  });
});
