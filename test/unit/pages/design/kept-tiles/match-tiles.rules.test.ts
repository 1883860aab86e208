import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sanitizeTileHtml } from '../../../../../server/adapters/tiles/sanitize-tile-html.js';
import { newTile, type PageDesign, type Tile } from '../../../../../server/pages/design/page-design.rules.js';
import { contentOf } from '../../../../../server/pages/tile-kinds/text/text-content.rules.js';
import { readWireData, writeWireData } from '../../../../../server/pages/design/wire-data.rules.js';
import { toWire, type WireDesign } from '../../../../../server/pages/design/wire-design.rules.js';
import { completedBy, completedTexts, PLAIN } from '../../vocabulary/completed-design.js';
import { anyFullDesign } from '../../../../builders/pages/any-appearance.js';
import { anyToolbarHtml } from '../../../../builders/documents/any-toolbar-html.js';
import { aHeading, aLink } from '../../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../../builders/pages/page-design.js';
import { sampleOf } from '../../../../builders/pages/sample-tiles.js';

/** The lists of a design document, tile by tile. */
type WireTile = ReturnType<typeof wireTiles>[number];

function wireTiles({ buttonNames, inputTextList, buttonColors, borderRadius, textThickness }: WireDesign) {
  return buttonNames.map((name, at) => ({
    name,
    html: inputTextList[at] ?? '',
    colors: buttonColors[at] ?? [],
    radius: borderRadius[at] ?? 0,
    thickness: textThickness[at] ?? 0,
  }));
}

const ADDED = wireTiles(toWire(aDesign({ tiles: [newTile()] })))[0]!;

/** A tile on its way through an older client: what it was, and what was done with it. */
interface Followed {
  readonly origin: Tile | undefined;
  readonly tile: WireTile;
  readonly done: readonly string[];
}

interface Step {
  readonly act: 'swap' | 'add' | 'remove' | 'rename' | 'recolour' | 'rewrite';
  readonly one: number;
  readonly other: number;
}

const anySteps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    act: fc.constantFrom<Step['act'][]>('swap', 'swap', 'add', 'remove', 'rename', 'recolour', 'rewrite'),
    one: fc.nat(9),
    other: fc.nat(9),
  }),
  { maxLength: 6 },
);

/** Any design with all that a design can have. No two tiles have the same name, or the same content unless it is none. */
const anyPage: fc.Arbitrary<PageDesign> = fc
  .record({ design: anyFullDesign, htmls: fc.array(anyToolbarHtml, { minLength: 8, maxLength: 8 }) })
  .map(({ design, htmls }) => ({
    ...design,
    tiles: design.tiles.map((tile, at): Tile => {
      const name = `${tile.name} ${at}`;
      if (tile.kind === 'text') return { ...tile, name, html: sanitizeTileHtml(`${htmls[at]?.clean ?? ''}<p>Text ${at}</p>`) };
      return { ...tile, name, ...sampleOf(tile.kind).numbered(at) } as Tile;
    }),
  }));

function after(tiles: readonly Followed[], { act, one, other }: Step, turn: number): readonly Followed[] {
  if (act === 'add') return [...tiles, { origin: undefined, tile: ADDED, done: [] }];
  if (tiles.length === 0) return tiles;
  if (act === 'remove') return tiles.slice(0, -1);
  const [first, second] = [one % tiles.length, other % tiles.length];
  if (act === 'swap') return tiles.map((tile, at) => tiles[at === first ? second : at === second ? first : at] ?? tile);
  const change = {
    rename: { name: `Renamed ${turn}` },
    recolour: { radius: 500 + turn },
    rewrite: { html: `<p>Rewritten ${turn}</p>` },
  }[act];
  return tiles.map((followed, at) =>
    at === first ? { ...followed, tile: { ...followed.tile, ...change }, done: [...followed.done, act] } : followed,
  );
}

function kept(present: PageDesign, sent: readonly WireTile[]): readonly Tile[] {
  const document = {
    ...(JSON.parse(writeWireData(present)) as WireDesign),
    buttonNames: sent.map(({ name }) => name),
    inputTextList: sent.map(({ html }) => html),
    buttonColors: sent.map(({ colors }) => colors),
    borderRadius: sent.map(({ radius }) => radius),
    textThickness: sent.map(({ thickness }) => thickness),
  };
  const read = readWireData(document).design!;
  const texts = { ...read, tiles: read.tiles.map((tile) => ({ ...tile, html: sanitizeTileHtml(tile.html) })) };
  return completedTexts(present, texts, contentOf).tiles;
}

function extrasOf({ secondLine, emblem, size, isLead, style: { surface } }: Tile): object {
  return { secondLine, emblem, size, isLead, surface };
}

function contentIn({ id: _id, name: _name, style: _style, ...content }: Tile): object {
  return content;
}

function expectAsBefore({ origin, tile, done }: Followed, found: Tile, hasLostEmpty: boolean): void {
  if (origin && done.length === 0) return expect(found).toEqual(origin);
  expect(found.name).toBe(tile.name);
  if (done.includes('rewrite')) expect(found).toMatchObject({ kind: 'text', html: tile.html });
  // A new tile with another name may as well be an empty one that was renamed.
  if (!origin) return hasLostEmpty && done.length > 0 ? undefined : expect(extrasOf(found)).toEqual(NONE);
  if (!done.includes('rewrite')) expectSameContent(origin, done, found);
  expect(isSure(origin, done) ? [extrasOf(origin)] : [extrasOf(origin), NONE]).toContainEqual(extrasOf(found));
}

/** Only renamed or recoloured, a tile stays what it is. */
function expectSameContent(origin: Tile, done: readonly string[], found: Tile): void {
  if (isSure(origin, done)) expect(contentIn(found)).toEqual(contentIn(origin));
}

/** Whether it still has its name or its text. */
function isSure({ kind }: Tile, done: readonly string[]): boolean {
  return !done.includes('rename') || (!done.includes('rewrite') && kind !== 'heading');
}

const NONE = extrasOf(newTile());

test('Whatever an older client does with a page, what it has not touched is exactly as before, and nothing of a tile moves to another one', () => {
  fc.assert(
    fc.property(anyPage, anySteps, (design, steps) => {
      const shown = wireTiles(JSON.parse(writeWireData(design)) as WireDesign);
      const all = design.tiles.map((origin, at): Followed => ({ origin, tile: shown[at]!, done: [] }));
      const tiles = steps.reduce((before, step, turn) => after(before, step, turn), all as readonly Followed[]);
      const found = kept(
        design,
        tiles.map(({ tile }) => tile),
      );
      const hasLostEmpty = all.some(({ origin }) => origin?.kind === 'heading' && !tiles.some((followed) => followed.origin === origin));
      tiles.forEach((followed, at) => expectAsBefore(followed, found[at]!, hasLostEmpty));
    }),
  );
});

const extras = { secondLine: 'Four days', emblem: { sign: '🍞' }, size: 'wide' } as const;
const list = '<ol><li data-list="bullet">Flour</li><li data-list="bullet">Salt</li></ol>';
const bread = aTile({ name: 'Bread', html: list, ...extras });
const oil = aTile({ name: 'Oil', html: '<p>Olives</p>', emblem: { sign: '🫒' } });
const page = (...tiles: readonly Tile[]): PageDesign => aDesign({ tiles } as Partial<PageDesign>);
const shownOf = (design: PageDesign) => wireTiles(JSON.parse(writeWireData(design)) as WireDesign);

test('A text with a list that an older client sends back keeps its HTML and its emblem, also if a tile is added', () => {
  const design = page(oil, bread);
  expect(kept(design, shownOf(design))).toEqual([oil, bread]);
  expect(kept(design, [...shownOf(design), ADDED])).toEqual([oil, bread, newTile()]);
});

test('A tile that is added after the last one was renamed or got another colour has nothing of it', () => {
  const design = page(oil, bread);
  const [first, last] = shownOf(design) as [WireTile, WireTile];
  const changes = [{ name: 'Rolls' }, { colors: first.colors.map((colors) => ({ ...colors, text: { color: '#112233', alpha: 1 } })) }];
  for (const change of changes) {
    const tiles = kept(design, [first, { ...last, ...change }, ADDED]);
    expect(tiles.map(extrasOf)).toEqual([extrasOf(oil), extrasOf(bread), NONE]);
  }
});

test('The same is true if the last one is as it was added, and only has an emblem', () => {
  const empty: Tile = { ...newTile(), ...extras };
  const design = page(oil, empty);
  const [first, last] = shownOf(design) as [WireTile, WireTile];
  for (const change of [{ radius: 30 }, { name: 'Rolls' }]) {
    expect(kept(design, [first, { ...last, ...change }, ADDED]).map(extrasOf)).toEqual([extrasOf(oil), extrasOf(empty), NONE]);
  }
  expect(kept(design, [first, last, ADDED])).toEqual([oil, empty, newTile()]);
  expect(kept(design, [last, first, ADDED])).toEqual([empty, oil, newTile()]);
});

test('The last tile takes what it has with it when it is removed, also if the one before it was changed', () => {
  const design = page(oil, bread);
  const [first] = shownOf(design) as [WireTile];
  expect(kept(design, [first])).toEqual([oil]);
  for (const change of [{ name: 'Vinegar' }, { html: '<p>Grapes</p>' }, { radius: 30 }]) {
    expect(kept(design, [{ ...first, ...change }]).map(extrasOf)).toEqual([extrasOf(oil)]);
  }
  // The new tile looks like the one that was removed, apart from its name and its text.
  expect(kept(design, [first, { ...ADDED, name: 'Figs', html: '<p>Figs</p>' }]).map(extrasOf)).toEqual([extrasOf(oil), NONE]);
});

test('Tiles that an older client exchanges keep all they have, also if one was changed before', () => {
  const link = aLink({ emblem: { icon: 'book' } });
  const design = page(link, bread);
  const [first, last] = shownOf(design) as [WireTile, WireTile];
  expect(kept(design, [last, first])).toEqual([bread, link]);
  for (const change of [{ name: 'Rolls' }, { html: '<p>Rye</p>' }, { radius: 30 }, { name: 'Rolls', radius: 30 }]) {
    expect(kept(design, [{ ...last, ...change }, first]).map(extrasOf)).toEqual([extrasOf(bread), extrasOf(link)]);
  }
});

test('An empty tile that is renamed keeps what it has, in its place or exchanged with the one there', () => {
  const heading = { ...aHeading('Menu'), emblem: { sign: '🍴' } };
  const design = page(heading, oil);
  const [first, last] = shownOf(design) as [WireTile, WireTile];
  const renamed = { ...first, name: 'Card' };
  expect(kept(design, [renamed, last]).map(extrasOf)).toEqual([extrasOf(heading), extrasOf(oil)]);
  expect(kept(design, [last, renamed]).map(extrasOf)).toEqual([extrasOf(oil), extrasOf(heading)]);
});

test('A tile with another name and another text keeps what it has if it has the look of the one in its place, and no new tile has it', () => {
  const rare = { ...bread, style: { ...bread.style, radius: 12 } };
  for (const [tile, expected] of [
    [rare, extrasOf(rare)],
    [bread, NONE],
  ] as const) {
    const design = page(oil, tile);
    const [first, last] = shownOf(design) as [WireTile, WireTile];
    expect(kept(design, [first, { ...last, name: 'Rolls', html: '<p>Rye</p>' }]).map(extrasOf)[1]).toEqual(expected);
  }
});

test('Of several that a changed tile may be, it is the one with its name, then with its text, then with its look, then the nearest', () => {
  const [name, text, look] = ['🅝', '🅣', '🅛'].map((sign) => ({ sign }));
  const style = { radius: 30 };
  const sent = aTile({ name: 'Changed', html: '<p>Same</p>', style });
  const ofName = aTile({ name: 'Changed', html: '<p>One</p>', emblem: name! });
  const ofText = aTile({ name: 'Two', html: '<p>Same</p>', emblem: text! });
  const ofLook = aTile({ name: 'Three', html: '<p>Same</p>', emblem: look!, style });
  const emblemAfter = (...present: readonly Tile[]) => kept(page(...present), shownOf(page(sent)))[0]?.emblem;
  expect(emblemAfter(ofText, ofName)).toEqual(name);
  expect(emblemAfter(ofText, ofLook)).toEqual(look);
  expect(emblemAfter(ofText, { ...ofText, emblem: look! })).toEqual(text);
});

test('A program that knows all kinds of tiles but no appearances gets the same', () => {
  const design = page(oil, bread);
  const [first, last] = [aTile({ name: 'Oil', html: '<p>Olives</p>' }), aTile({ name: 'Bread', html: list })];
  const sent = (...tiles: readonly Tile[]) => completedBy(PLAIN, design, page(...tiles)).tiles.map(extrasOf);
  expect(sent(first, { ...last, name: 'Rolls' }, newTile())).toEqual([extrasOf(oil), extrasOf(bread), NONE]);
  expect(sent({ ...last, html: '<p>Rye</p>' }, first)).toEqual([extrasOf(bread), extrasOf(oil)]);
  expect(sent({ ...first, name: 'Vinegar' })).toEqual([extrasOf(oil)]);
  expect(completedBy(PLAIN, design, page(first, last)).tiles).toEqual([oil, bread]);
});
