import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sanitizeTileHtml } from '../../../server/adapters/tiles/sanitize-tile-html.js';
import { keepKinds } from '../../../server/pages/keep-kinds.rules.js';
import type { PageDesign } from '../../../server/pages/page-design.rules.js';
import { asTextTile } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { readWireData, writeWireData } from '../../../server/pages/wire-data.rules.js';
import type { TextDesign, WireDesign } from '../../../server/pages/wire-design.rules.js';
import { anyMixedDesign, anyOtherTile } from '../../builders/any-tile.js';
import { aContact, aHeading, aLink, aMixedDesign } from '../../builders/mixed-design.js';
import { aDesign, aTile } from '../../builders/page-design.js';

function clean<T extends PageDesign>(design: T): T {
  const tiles = design.tiles.map((tile) => (tile.kind === 'text' ? { ...tile, html: sanitizeTileHtml(tile.html) } : tile));
  return { ...design, tiles };
}

/** What an older client reads, as the server understands it when the client sends it back after this change. */
function sentBack(design: PageDesign, change: (document: WireDesign) => unknown = (document) => document): TextDesign {
  const { design: read } = readWireData(change(JSON.parse(writeWireData(design)) as WireDesign));
  if (!read) throw new Error('It was not read.');
  return clean(read);
}

/** The document with two tiles exchanged. */
function swapped(document: WireDesign, first: number, second: number): unknown {
  const exchange = (list: readonly unknown[]) =>
    list.map((entry, at) => (at === first ? list[second] : at === second ? list[first] : entry));
  const { buttonColors, borderRadius, textThickness, buttonNames, inputTextList } = document;
  const lists = { buttonColors, borderRadius, textThickness, buttonNames, inputTextList };
  return { ...document, ...Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, exchange(list)])) };
}

test('What an older client reads and publishes again unchanged is the same design', () => {
  fc.assert(
    fc.property(anyMixedDesign, (any) => {
      const design = clean(any);
      expect(keepKinds(design, sentBack(design))).toEqual(design);
    }),
  );
});

test('Tiles that an older client moves stay what they are', () => {
  fc.assert(
    fc.property(anyMixedDesign, fc.nat(7), fc.nat(7), (any, one, other) => {
      const design = clean(any);
      const [first, second] = [one % Math.max(1, design.tiles.length), other % Math.max(1, design.tiles.length)];
      const kept = keepKinds(
        design,
        sentBack(design, (document) => swapped(document, first, second)),
      );
      const expected = design.tiles.map((_, at) => design.tiles[at === first ? second : at === second ? first : at]!);
      expect(kept.tiles.map(asTextTile)).toEqual(expected.map(asTextTile));
      expect(kept.tiles.map(({ kind }) => kind).sort()).toEqual(expected.map(({ kind }) => kind).sort());
    }),
  );
});

test('The rich text of every other tile is sanitized HTML already', () => {
  fc.assert(
    fc.property(anyOtherTile, (tile) => {
      const { html } = asTextTile(tile);
      expect(sanitizeTileHtml(html)).toBe(html);
    }),
  );
});

test('A tile that was changed becomes a text tile, and the others stay what they are', () => {
  const design = aMixedDesign();
  const at = design.tiles.findIndex(({ kind }) => kind === 'link');
  const renamed = (document: WireDesign) => ({ ...document, buttonNames: document.buttonNames.with(at, 'Renamed') });
  const kept = keepKinds(design, sentBack(design, renamed));
  expect(kept.tiles[at]).toEqual({ ...asTextTile(aLink()), name: 'Renamed' });
  expect(kept.tiles.toSpliced(at, 1)).toEqual(design.tiles.toSpliced(at, 1));
});

test('Each tile is used once, also if it has moved: a copy of a link is a text tile', () => {
  const design = aDesign({ tiles: [aLink(), aTile()] } as Partial<PageDesign>);
  const link = asTextTile(aLink());
  expect(keepKinds(design, { ...design, tiles: [link, link, aTile()] }).tiles).toEqual([aLink(), link, aTile()]);
  expect(keepKinds(design, { ...design, tiles: [aTile(), link, link] }).tiles).toEqual([aTile(), aLink(), link]);
});

test('Of two tiles that are shown in the same way, the one at the same place comes first', () => {
  const twin = asTextTile(aLink());
  const design = aDesign({ tiles: [aLink(), twin] } as Partial<PageDesign>);
  expect(keepKinds(design, { ...design, tiles: [aTile(), twin] }).tiles).toEqual([aTile(), twin]);
});

test('Of two tiles that are shown in the same way, and of which one has moved and the other was removed, the text is the one that was removed', () => {
  const twin = asTextTile(aLink());
  const other = aTile({ name: 'Another' });
  const design = aDesign({ tiles: [twin, aLink(), other] } as Partial<PageDesign>);
  expect(keepKinds(design, { ...design, tiles: [other, other, twin] }).tiles).toEqual([other, other, aLink()]);
  // Both have moved: both stay what they are.
  const both = keepKinds(design, { ...design, tiles: [other, other, twin, twin] }).tiles;
  expect(both.map(({ kind }) => kind)).toEqual(['text', 'text', 'link', 'text']);
});

test('An empty text that Quill has written as an empty paragraph is still empty', () => {
  const design = aDesign({ tiles: [aHeading(), aContact()] } as Partial<PageDesign>);
  const opened = sentBack(design, (document) => ({ ...document, inputTextList: document.inputTextList.with(0, '<p><br></p>') }));
  expect(keepKinds(design, opened)).toEqual(design);
});
