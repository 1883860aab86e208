import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { designOf, designView } from '../../../../server/gateway/graphql/design-view.js';
import type { DesignInput } from '../../../../server/gateway/graphql/generated.js';
import { readDraftDesign } from '../../../../server/pages/design/design-parsing.rules.js';
import { Faults } from '../../../../server/pages/design/faults.rules.js';
import { changePage, type PageDesign, type Tile } from '../../../../server/pages/design/page-design.rules.js';
import { withoutDerivedIds } from '../../../../server/pages/design/tile-ids.rules.js';
import { parsePeriod } from '../../../../server/pages/design/visibility.rules.js';
import { iconsOf, networkLinksOf } from '../../../../server/pages/networks/network-links.rules.js';
import { pageFileOf } from '../../../../server/pages/page-file/page-file.rules.js';
import { pictureById, type TilePicture } from '../../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { SiteAddresses } from '../../../../server/site-addresses.js';
import { anArchive } from '../../../builders/archives.js';
import { anyPage } from '../../../builders/pages/any-page.js';
import { aLink, aPicture, aTilePicture } from '../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';
import { pageProgram, type FileOfPage, type KnownPicture } from '../../../support/programs/page-program.js';

let program: Awaited<ReturnType<typeof pageProgram>>;
beforeAll(async () => void (program = await pageProgram()));

test('PC-05 The program says of each link what a file leaves out, so that the page does not keep it', () => {
  const tiles = [
    { kind: 'link', name: 'Shop', address: 'https://shop.example' },
    { kind: 'picture', name: 'Plate' },
    { kind: 'text', name: 'Soup' },
  ];
  const design = { title: 'Salt', networkLinks: [{ network: 'etsy', address: 'https://etsy.com/shop/salt' }], tiles };
  expect(program.designInput(design, null, new Map())).toMatchObject({
    utm: null,
    networkLinks: [{ isMe: null }],
    tiles: [{ link: { isMe: null } }, { picture: { isMe: null } }, { text: expect.not.objectContaining({ isMe: null }) }],
  });
});

describe('What is not part of the design', () => {
  test('PC-08 comes after the publication if more people see the page by it, and before it otherwise', () => {
    const accesses = ['public', 'unlisted', 'password', 'nobody'];
    const later = accesses.flatMap((present) =>
      accesses.filter((access) => program.isForMore(access, present)).map((one) => `${present} → ${one}`),
    );
    expect(later).toEqual([
      'unlisted → public',
      'password → public',
      'password → unlisted',
      'nobody → public',
      'nobody → unlisted',
      'nobody → password',
    ]);
    const [early, late] = ['2125-01-01T00:00:00.000Z', '2126-01-01T00:00:00.000Z'];
    const always = { from: null, until: null };
    expect(
      [
        [{ from: late, until: null }, always],
        [
          { from: late, until: late },
          { from: early, until: late },
        ],
        [always, { from: early, until: null }],
        [
          { from: early, until: null },
          { from: late, until: null },
        ],
        [
          { from: null, until: late },
          { from: null, until: early },
        ],
      ].map(([period, present]) => program.isWithin(period!, present!)),
    ).toEqual([true, true, false, false, false]);
  });
});

const addresses = new SiteAddresses({ publicUrl: 'https://tiles.example' });
const [PORTRAIT, PLATE, SAME_PLATE] = ['a', 'b', 'b'].map((digit, at) => {
  const variants = ['avif', 'webp', 'jpg'].map((format) => ({ name: `${digit.repeat(64)}.${format}`, format, width: 640, height: 480 }));
  return aTilePicture({ id: `0190a1b2-0000-4000-8000-00000000000${at + 1}`, variants });
}) as [TilePicture, TilePicture, TilePicture];
const pathOf = ({ variants }: TilePicture) => `pictures/${variants[2]!.name}`;
const knownAs = ({ id, variants }: TilePicture): KnownPicture => {
  const files = variants.map(({ name, format }) => ({ url: addresses.picture(name), format }));
  return { id, url: files[2]!.url, variants: files };
};
/** The other picture of the same file comes first. */
const KNOWN = new Map([
  [pathOf(PORTRAIT), [knownAs(PORTRAIT)]],
  [pathOf(PLATE), [knownAs(SAME_PLATE), knownAs(PLATE)]],
]);

const inText = (picture: TilePicture) =>
  `<p><img src="/media/${picture.variants[1]!.name}#${picture.id}" alt="A &quot;plate&quot;" width="640" height="480"></p>`;

/** The page with pictures in every place where it can have some. */
function pictured(page: PageDesign, turn: number): PageDesign {
  const pictures = [PORTRAIT, PLATE, SAME_PLATE];
  const tiles = page.tiles.map((tile, at): Tile => {
    const picture = pictures[(at + turn) % 3]!;
    const shown = at % 3 === 0 ? { ...tile, emblem: { picture } } : tile;
    if (shown.kind === 'text') return { ...shown, html: `${inText(picture)}<p>Soup</p>${inText(PLATE)}` };
    return shown.kind === 'picture' && shown.picture ? { ...shown, picture } : shown;
  });
  return { ...page, tiles };
}

const anyPicturedPage = fc.record({ page: anyPage, turn: fc.nat(2) }).map(({ page, turn }) => {
  // The place of an icon without an address, which nobody sees, is not in the file.
  const design = changePage(page, { networkLinks: undefined, ...iconsOf(networkLinksOf(page)) });
  return pictured({ ...design, tiles: withoutDerivedIds(design.tiles) }, turn);
});

function fileOf(design: PageDesign): FileOfPage {
  const pictures = new Map([PORTRAIT, PLATE, SAME_PLATE].map((picture) => [picture.id, picture]));
  const page = { linkname: 'ines', access: 'public', period: null, profilePicture: null, wallpaper: null, design } as const;
  return JSON.parse(JSON.stringify(pageFileOf(page, pictures).file)) as FileOfPage;
}

/** What a site makes of an input. Of pictures it believes the ids alone. */
function readInput(input: object): PageDesign | null {
  const { design } = readDraftDesign(designOf(JSON.parse(JSON.stringify(input)) as DesignInput));
  return design && { ...design, tiles: withoutDerivedIds(design.tiles) };
}

function onlyIds(design: PageDesign): PageDesign {
  const tiles = design.tiles.map((tile): Tile => {
    const shown = tile.emblem?.picture ? { ...tile, emblem: { picture: pictureById(tile.emblem.picture.id) } } : tile;
    return shown.kind === 'picture' && shown.picture ? { ...shown, picture: pictureById(shown.picture.id) } : shown;
  });
  return { ...design, tiles };
}

const viewOf = (design: PageDesign) => designView(design, addresses) as object;

describe('The program that keeps a page as files', () => {
  test('PC-02 sends the same page that the file was made of, with the pictures that each tile shows, also if the ids of its tiles were removed', () => {
    fc.assert(
      fc.property(anyPicturedPage, (design) => {
        const file = fileOf(design);
        const sent = onlyIds(design);
        expect(readInput(program.designInput(file.design, viewOf(design), KNOWN))).toEqual(sent);
        const tiles = file.design.tiles.map(({ id: _, ...tile }) => tile);
        expect(readInput(program.designInput({ ...file.design, tiles }, viewOf(design), KNOWN))).toEqual(sent);
      }),
      { numRuns: 150 },
    );
  });

  test('PC-02 says of each tile that it is always seen by everybody, has no emblem and no look, if the file says nothing', () => {
    const tile = { kind: 'link', name: 'A', address: 'https://example.org/', style: aTile().style };
    const input = program.designInput({ ...aDesign(), tiles: [tile] }, null, new Map());
    expect(input).toMatchObject({ appearance: null, bio: null, networkLinks: [], tiles: [{ link: { visibility: null, emblem: null } }] });
  });

  test('PC-03 leaves out a picture that the account does not have, and finds one in a text however it is written', () => {
    const html = `<p><img alt="A" src='pictures/a.jpg'>, <IMG src="pictures/b.png" >, <img src="https://example.org/c.jpg"></p>`;
    const tiles = [
      { kind: 'text', name: 'A', html },
      { kind: 'picture', name: 'B', picture: 'pictures/b.png' },
      { kind: 'text', name: 'C', emblem: { picture: 'pictures/b.png' } },
    ];
    const file = { design: { tiles } };
    expect(program.picturesOf(file)).toEqual(['pictures/a.jpg', 'pictures/b.png']);
    const input = program.designInput(file.design, null, new Map([['pictures/a.jpg', [knownAs(PORTRAIT)]]]));
    const address = `/media/${'a'.repeat(64)}.webp#${PORTRAIT.id}`;
    expect(input).toMatchObject({
      tiles: [
        { text: { html: `<p><img alt="A" src="${address}">, , <img src="https://example.org/c.jpg"></p>` } },
        { picture: { picture: null } },
        { text: { emblem: null } },
      ],
    });
  });

  test.each([
    ['another folder', '../../etc/passwd.jpg'],
    ['the root', '/etc/passwd.png'],
    ['a folder within', 'pictures/../secret.jpg'],
    ['an address', 'ftp://example.org/a.jpg'],
    ['another kind of file', 'pictures/id_rsa'],
    ['what is no text', 7],
  ])('PC-03 takes no picture from %s', (_, path) => {
    const faults: string[] = [];
    const tiles = [
      { kind: 'picture', name: 'A', picture: path },
      { kind: 'text', name: 'B', html: `<img src="${path}">`, emblem: { picture: path } },
    ];
    expect(program.picturesOf({ profilePicture: path, wallpaper: path, design: { tiles } } as FileOfPage, faults)).toEqual([]);
    expect(faults).toHaveLength(5);
  });

  test('PC-04 keeps the password of a tile that has one on the site, by its id or its name, and refuses another one', () => {
    const lock = '0190a1b2-0000-4000-8000-000000000009';
    const locked = { who: 'password', lock } as const;
    const present = aDesign({ tiles: [aTile({ id: 'one', name: 'A', visibility: locked }), aTile({ name: 'B', visibility: locked })] });
    const visibility = { who: 'password', hint: 'Ask.' };
    const tile = (more: object) => ({ ...aTile(), visibility, ...more });
    const faults: string[] = [];
    const send = (...tiles: object[]) => program.designInput({ tiles } as never, viewOf(present), new Map(), faults);
    expect(send(tile({ id: 'one', name: 'Z' }), tile({ name: 'B' }))).toMatchObject({
      tiles: [{ text: { visibility: { lock, hint: 'Ask.' } } }, { text: { visibility: { lock } } }],
    });
    expect(faults).toEqual([]);
    send(tile({ name: 'C' }), tile({ kind: 'link', name: 'A' }));
    expect(faults).toEqual([expect.stringMatching(/^tile 1 "C" has a password/), expect.stringMatching(/^tile 2 "A" has a password/)]);
  });

  test('PC-05 says which tile differs, and in what, in one line each', () => {
    const [soup, shop, plate] = [
      aTile({ id: 'soup', name: 'Soup' }),
      aLink({ id: 'shop', name: 'Shop' }),
      aPicture({ id: 'plate', name: 'Plate', picture: PORTRAIT }),
    ];
    const before = aDesign({ title: 'Salt', tiles: [soup, shop, plate] });
    const changed = { ...plate, picture: PLATE, style: { ...plate.style, radius: 9 } };
    const after = aDesign({
      title: 'Salt & Smoke',
      tiles: [changed, { ...soup, html: `<p>${'Water. '.repeat(40)}</p>` }, aTile({ id: 'new', name: 'Li\nne' })],
    });
    expect(program.differences(viewOf(before), viewOf(before))).toEqual([]);
    expect(program.differences(viewOf(before), viewOf(after))).toEqual([
      '~ title: "Salt" → "Salt & Smoke"',
      `~ tile 1 "Plate", picture: ${pathOf(PORTRAIT)} → ${pathOf(PLATE)}`,
      `~ tile 1 "Plate", style.radius: ${plate.style.radius} → 9`,
      expect.stringMatching(/^~ tile 2 "Soup", html: "<p>Lemons.{20,60}" → "<p>Water. .{20,60}…"$/),
      '+ tile 3 "Li\\nne" (text)',
      '- tile 2 "Shop" (link)',
      '~ the order of the tiles',
    ]);
    expect(program.differences(null, viewOf(after))).toEqual(['+ the page, with 3 tiles: it was never published']);
  });

  test('PC-08 knows the time of a page as the site keeps it', () => {
    const anyMoment = fc.constantFrom(
      undefined,
      null,
      '2027-03-03T18:00:00.000Z',
      '2027-03-03T18:00+02:00',
      '2027-03-04T00:00:00.5Z',
      '2027-03-03',
      'soon',
      7,
    );
    const anyZone = fc.constantFrom(undefined, null, 'Europe/Paris', 'Moon/Base');
    fc.assert(
      fc.property(
        fc.record({ from: anyMoment, until: anyMoment, timeZone: anyZone, isAnnounced: fc.constantFrom(undefined, true, false) }),
        (period) => {
          const [faults, found] = [new Faults(), [] as string[]];
          const { from = null, until = null, timeZone = null, isAnnounced = false } = parsePeriod(period, 'period', faults);
          const stored = program.storedPeriod(period, found);
          expect(found.length > 0).toBe(!faults.isEmpty);
          if (faults.isEmpty) expect(stored).toEqual(from === null && until === null ? null : { from, until, timeZone, isAnnounced });
        },
      ),
    );
    expect([program.storedPeriod(undefined), program.storedPeriod(null)]).toEqual([null, null]);
    for (const wrong of ['soon', 7, [], true]) {
      const faults: string[] = [];
      program.storedPeriod(wrong, faults);
      expect(faults).toHaveLength(1);
    }
  });
});

describe('The archive of a page', () => {
  test('PC-12 gives the files that are in it', async () => {
    const files = { 'page.json': '{ "a": "ä" }'.repeat(99), 'pictures/a.jpg': new Uint8Array([1, 2, 3]), 'empty.txt': '' };
    const found = program.unzip(Buffer.from(await anArchive(files)));
    expect(Object.fromEntries(Array.from(found, ([name, content]) => [name, Buffer.from(content)]))).toEqual(
      Object.fromEntries(Object.entries(files).map(([name, content]) => [name, Buffer.from(content as string)])),
    );
  });

  test.each(['../page.json', '/page.json', 'pictures/../../page.json', 'C:page.json', '..\\page.json', 'pictures/..', '\\page.json'])(
    'PC-12 is refused if a file is called %s',
    async (name) => {
      const archive = Buffer.from(await anArchive({ [name]: 'x' }));
      expect(() => program.unzip(archive)).toThrow('Nothing was written.');
    },
  );

  test('PC-12 is refused with a sentence if a byte of its structure is wrong, or its end is missing', async () => {
    const archive = Buffer.from(await anArchive({ 'page.json': 'a'.repeat(300), 'pictures/a.jpg': new Uint8Array(40) }));
    const lengthsIn = (damaged: Buffer): number[] | string => {
      try {
        return Array.from(program.unzip(damaged).values(), ({ length }) => length);
      } catch (error) {
        return (error as Error).message;
      }
    };
    // A wrong name or a wrong letter cannot be told from others, but nothing is longer or shorter than the archive says.
    const isSound = (found: number[] | string) =>
      typeof found === 'string' ? found.includes('Nothing was written') : found.every((length) => length === 300 || length === 40);
    for (const at of archive.keys()) {
      expect(lengthsIn(archive.subarray(0, at))).toMatch('Nothing was written');
      for (const byte of [0, 1, 20, 127, 255]) {
        const found = lengthsIn(Buffer.from(archive.with(at, byte)));
        expect([at, byte, found, isSound(found)]).toEqual([at, byte, found, true]);
      }
    }
  });

  test('PC-12 is refused if a text in it is much larger than any page', async () => {
    const archive = Buffer.from(await anArchive({ 'page.json': ' '.repeat(17_000_000) }));
    expect(() => program.unzip(archive)).toThrow('cannot be read');
  });
});

test.each([
  ['{', 'is no JSON'],
  ['[]', 'is no page'],
  ['{ "format": "tessera-page", "version": 2 }', 'of another version'],
  ['{ "format": "tessera-page", "version": 1, "acess": "nobody", "design": { "tiles": [] } }', 'a field "acess"'],
  ['{ "format": "tessera-page", "version": 1, "design": null }', 'no list "tiles"'],
  ['{ "format": "tessera-page", "version": 1, "design": { "tiles": [{ "kind": "text" }, null] } }', 'tile 2'],
])('PC-11 %s is not taken for a page', (text, sentence) => {
  expect(() => program.checkedFile(text)).toThrow(sentence);
});
