import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { placePage } from '../../../../server/imports/placed-page.rules.js';
import { readDocument } from '../../../../server/imports/read-document.rules.js';
import { changePage, type PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { iconsOf, networkLinksOf } from '../../../../server/pages/networks/network-links.rules.js';
import {
  isPageFile,
  pageFileOf,
  pictureIdsOfFile,
  readPageFile,
  type FilablePage,
  type PageFileReading,
} from '../../../../server/pages/page-file/page-file.rules.js';
import { withPictures } from '../../../../server/pages/pictures/tile-pictures.rules.js';
import { isWaitingPicture, type TilePicture } from '../../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { anyPage } from '../../../builders/pages/any-page.js';
import { anEmbed, aPicture, aTilePicture } from '../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

const SCHEMA = JSON.parse(readFileSync('docs/api/files/page.schema.json', 'utf8')) as object;
const PAGE = { linkname: 'ines', access: 'public', period: null, profilePicture: null, wallpaper: null } as const;
const fileOf = (design: PageDesign, more: Partial<FilablePage> = {}, pictures = new Map<string, TilePicture>()) =>
  pageFileOf({ ...PAGE, design, ...more }, pictures);
/** As it is sent and stored: what is undefined is missing. */
const asJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

function read(json: unknown): PageFileReading {
  const reading = readPageFile(asJson(json));
  if (!reading) throw new Error('It is no page file.');
  return reading;
}

const [PORTRAIT, PLATE] = ['a'.repeat(64), 'b'.repeat(64)].map((digits, at) => {
  const variants = ['avif', 'webp', 'jpg'].map((format) => ({ name: `${digits}.${format}`, format, width: 640, height: 480 }));
  return aTilePicture({ id: `0190a1b2-0000-4000-8000-00000000000${at + 1}`, variants });
}) as [TilePicture, TilePicture];
const inText = (picture: TilePicture) =>
  `<p><img src="/media/${picture.variants[1]!.name}#${picture.id}" alt="" width="640" height="480"></p>`;

describe('The file of a page', () => {
  test('PF-01 gives the same page again when it is read: its words, links, look, and when and for whom its tiles are', () => {
    fc.assert(
      fc.property(anyPage, (page) => {
        // The place of an icon without an address, which nobody sees, is not in the file.
        const design = changePage(page, { networkLinks: undefined, ...iconsOf(networkLinksOf(page)) });
        const { file } = fileOf(design);
        const again = read(file);
        const pictures = new Map([...again.pictures].map(([id, path]) => [id, path.slice('pictures/'.length)]));
        const withPaths = (one: PageDesign) =>
          fileOf(withPictures(one, (id) => (isWaitingPicture(id) ? named(pictures.get(id)!) : undefined))).file;
        expect(asJson(withPaths(again.design))).toEqual(asJson(file));
        expect({ ...again.design, tiles: again.design.tiles.map(withoutPictures) }).toEqual({
          ...design,
          tiles: design.tiles.map(withoutPictures),
        });
      }),
      { numRuns: 200 },
    );
  });

  test('PF-14 is as its published JSON Schema says, which knows no other fields', () => {
    const validate = new Ajv2020({ validateFormats: false }).compile(SCHEMA);
    fc.assert(
      fc.property(anyPage, fc.constantFrom('public', 'unlisted', 'password', 'nobody'), (design, access) => {
        const isValid = validate(asJson(fileOf(design, { access, period: { from: '2027-03-03T18:00:00.000Z', isAnnounced: true } }).file));
        expect([isValid, validate.errors]).toEqual([true, null]);
      }),
      { numRuns: 200 },
    );
    const good = asJson(fileOf(aDesign({ tiles: [aTile()] })).file) as { design: { tiles: object[] } };
    const { design } = good;
    for (const bad of [
      { ...good, version: 2 },
      { ...good, more: 1 },
      { ...good, wallpaper: '/etc/passwd' },
      { ...good, design: { ...design, titel: 'A' } },
      { ...good, design: { ...design, tiles: [{ ...design.tiles[0], kind: 'film' }] } },
      { ...good, design: { ...design, tiles: [{ ...design.tiles[0], nam: 'A' }] } },
    ])
      expect(validate(bad)).toBe(false);
  });

  test('PF-02 names each picture by its largest file that every program reads, in a folder beside it, and each once', () => {
    const tiles = [
      { ...aTile({ html: inText(PORTRAIT) }), emblem: { picture: PORTRAIT } },
      aPicture({ picture: PLATE }),
      aTile({ html: inText(PORTRAIT) + inText(PLATE) }),
    ];
    const known = new Map([PORTRAIT, PLATE].map((picture) => [picture.id, picture]));
    const { file, pictures } = fileOf(aDesign({ tiles }), { profilePicture: PORTRAIT, wallpaper: PLATE }, known);
    const [portrait, plate] = [PORTRAIT, PLATE].map(({ variants }) => `pictures/${variants[2]!.name}`);
    expect([...pictures]).toEqual([
      [portrait, PORTRAIT.variants[2]!.name],
      [plate, PLATE.variants[2]!.name],
    ]);
    expect(file).toMatchObject({
      profilePicture: portrait,
      wallpaper: plate,
      design: {
        tiles: [{ emblem: { picture: portrait }, html: expect.stringContaining(`<img src="${portrait}" alt=""`) }, { picture: plate }, {}],
      },
    });
    expect(JSON.stringify(file)).not.toMatch(/\/media\/|0190a1b2/);
    const again = read(file);
    expect([...again.pictures.values()]).toEqual([portrait, plate]);
    // The text of a draft may be as somebody wrote it.
    const written = `<p><img alt="A" src="/media/${PORTRAIT.variants[1]!.name}#${PORTRAIT.id}"></p>`;
    const draft = aDesign({ tiles: [aTile({ html: written })] });
    expect(pictureIdsOfFile(draft)).toEqual([PORTRAIT.id]);
    expect(JSON.stringify(fileOf(draft, {}, known).file)).toContain(`src=\\"${portrait}\\"`);
    expect([...again.pictures.keys()].every(isWaitingPicture)).toBe(true);
  });

  test.each([
    ['another folder', '../../etc/passwd'],
    ['an address', 'https://example.org/a.jpg'],
    ['a script', 'javascript:alert(1)'],
    ['an id', '0190a1b2-0000-4000-8000-000000000001'],
    ['a path that is too long', `pictures/${'a'.repeat(300)}.jpg`],
  ])('PF-03 takes no picture from %s', (_, path) => {
    const tile = { kind: 'picture', name: 'A', picture: path };
    const reading = read({
      format: 'tessera-page',
      version: 1,
      design: { title: 'A', tiles: [tile] },
      profilePicture: path,
      wallpaper: path,
    });
    expect([reading.profilePicture, reading.wallpaper, [...reading.pictures]]).toEqual([null, null, []]);
    expect(reading.design.tiles[0]).toMatchObject({ picture: null });
  });

  test('PF-04 One that is of a newer version, or that has no design, is not read, and is told from JSON that is none', () => {
    const file = { format: 'tessera-page', version: 1, design: { title: 'A', tiles: [] } };
    expect([isPageFile(file), readPageFile(file)?.design.title]).toEqual([true, 'A']);
    const unknown = { kind: 'film', name: 'B' };
    for (const broken of [
      { ...file, version: 2 },
      { ...file, version: '1' },
      { ...file, design: 7 },
      { ...file, design: { title: 'A', tiles: [unknown] } },
    ])
      expect([isPageFile(broken), readPageFile(broken)]).toEqual([true, null]);
    for (const other of [{ ...file, format: 'page' }, { version: 2 }, [], null, 'tessera-page'])
      expect([isPageFile(other), readPageFile(other)]).toEqual([false, null]);
  });
});

describe('A page file that is brought', () => {
  const found = (file: object, pictures = new Map<string, string>()) => {
    const reading = readDocument({ address: null, fileName: 'page.json', text: '', json: asJson(file), pictures });
    return { service: reading?.service, placed: placePage(reading!.found) };
  };

  test('PF-05 Passwords do not come along: such a tile is hidden, and named; so is a page that not everybody may see', () => {
    const lock = '0190a1b2-0000-4000-8000-000000000009';
    const tiles = [
      aTile({ name: 'Guests', html: '<p>Quai</p>', visibility: { who: 'password', lock, hint: 'Ask.', from: '2027-03-03T18:00:00.000Z' } }),
      aTile({ name: 'Menu' }),
    ];
    const { file } = fileOf(aDesign({ title: 'Salt', tiles }), { access: 'password' });
    expect(JSON.stringify(file)).not.toContain(lock);
    const { service, placed } = found(file);
    expect(found(fileOf(aDesign(), { access: 'unlisted' }).file).placed.leftOut.map(({ reason }) => reason)).toEqual(['access']);
    expect([service, placed.hasLook]).toEqual(['Tessera', true]);
    expect(placed.design.tiles.map(({ visibility }) => visibility)).toEqual([
      { who: 'hidden', from: '2027-03-03T18:00:00.000Z' },
      undefined,
    ]);
    expect(placed.leftOut).toEqual([
      { name: 'Guests', reason: 'password' },
      { name: 'Salt', reason: 'access' },
    ]);
  });

  test('PF-05 An address that no tile may lead to is not taken over, and named', () => {
    const tiles = [anEmbed({ name: 'Bad', address: 'javascript:alert(1)' }), anEmbed({ name: 'Good' })];
    const { placed } = found(fileOf(aDesign({ tiles })).file);
    expect(JSON.stringify(placed.design)).not.toContain('javascript:');
    expect(placed.leftOut).toEqual([{ name: 'Bad', reason: 'not-a-link' }]);
    expect(placed.design.tiles[1]).toMatchObject({ address: anEmbed().address });
  });

  test('PF-06 Its pictures are those that came with it, and each other one is named', () => {
    const tiles = [aPicture({ picture: PORTRAIT }), aPicture({ picture: PLATE })];
    const { file } = fileOf(aDesign({ title: 'Salt', tiles }), { profilePicture: PORTRAIT, wallpaper: PLATE });
    const { placed } = found(file, new Map([[`pictures/${PORTRAIT.variants[2]!.name}`, PORTRAIT.id]]));
    expect([placed.picture, placed.wallpaper, [...placed.pictures.values()]]).toEqual([
      { uploaded: PORTRAIT.id },
      null,
      [{ uploaded: PORTRAIT.id }],
    ]);
    expect(placed.leftOut.map(({ reason }) => reason)).toEqual(['picture', 'picture']);
  });
});

function named(file: string): TilePicture {
  const [digits, format] = file.split('.') as [string, string];
  return aTilePicture({
    id: '0190a1b2-0000-4000-8000-00000000000a',
    variants: [{ name: `${digits}.${format}`, format, width: 640, height: 480 }],
  });
}

function withoutPictures(tile: PageDesign['tiles'][number]): object {
  const { emblem, ...rest } = tile;
  return {
    ...rest,
    ...(emblem && { emblem: emblem.picture ? 'picture' : emblem }),
    ...('picture' in rest && { picture: rest.picture !== null }),
  };
}
