import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sanitizeTileHtml } from '../../../../server/adapters/tiles/sanitize-tile-html.js';
import type { PageDesign, Tile } from '../../../../server/pages/design/page-design.rules.js';
import type { PictureTile } from '../../../../server/pages/tile-kinds/picture/picture-tile.rules.js';
import { asTextTile } from '../../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { readWireData, writeWireData } from '../../../../server/pages/design/wire-data.rules.js';
import type { TextDesign, WireDesign } from '../../../../server/pages/design/wire-design.rules.js';
import { completedTexts } from '../vocabulary/completed-design.js';
import { anyMixedDesign, anyOtherTile } from '../../../builders/pages/any-tile.js';
import { aContact, aHeading, aLink, aPicture, aTilePicture } from '../../../builders/pages/mixed-design.js';
import { aMixedDesign } from '../../../builders/pages/sample-tiles.js';
import { tileIdsOf } from '../../../../server/pages/design/tile-ids.rules.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

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

/** The document with this change of each of its lists. */
function withLists(document: WireDesign, change: (list: readonly unknown[]) => readonly unknown[]): unknown {
  const { buttonColors, borderRadius, textThickness, buttonNames, inputTextList } = document;
  const lists = { buttonColors, borderRadius, textThickness, buttonNames, inputTextList };
  return { ...document, ...Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, change(list)])) };
}

function exchanged<T>(list: readonly T[], first: number, second: number): T[] {
  return list.map((entry, at) => list[at === first ? second : at === second ? first : at] ?? entry);
}

/** The document with two tiles exchanged. */
function swapped(document: WireDesign, first: number, second: number): unknown {
  return withLists(document, (list) => exchanged(list, first, second));
}

/** What the server keeps of a design when an older client has published it after this change of each list. */
function keptAfter(design: PageDesign, change: (list: readonly unknown[]) => readonly unknown[]): readonly Tile[] {
  return completedTexts(
    design,
    sentBack(design, (document) => withLists(document, change)),
  ).tiles;
}

function lookOf(tile: Tile | undefined): string {
  const { name, html, style } = tile ? asTextTile(tile) : {};
  return JSON.stringify([name, html, style]);
}

/** A picture without words: older clients see all of them alike. */
function aWordless(number: number): PictureTile {
  return aPicture({ name: '', alternative: '', picture: aTilePicture({ id: `0197a8f0-0000-7000-8000-00000000000${number}` }) });
}

/** A design whose tiles have four looks; each of its pictures is another one. */
const anyLookalikes = fc
  .array(fc.constantFrom('picture', 'picture', 'gap', 'empty text', 'link', 'text of the link', 'text'), { minLength: 1, maxLength: 9 })
  .map((names) => {
    const tiles = names.map((name, at): Tile => {
      if (name === 'picture') return aWordless(at);
      if (name === 'gap') return aHeading('');
      if (name === 'empty text') return aTile({ name: '', html: '' });
      if (name === 'text') return aTile();
      return name === 'link' ? aLink() : asTextTile(aLink());
    });
    return clean(aDesign({ tiles } as Partial<PageDesign>));
  });

test('What an older client reads and publishes again unchanged is the same design', () => {
  fc.assert(
    fc.property(anyMixedDesign, (any) => {
      const design = clean(any);
      expect(completedTexts(design, sentBack(design))).toEqual(design);
    }),
  );
});

test('Tiles that an older client moves stay what they are', () => {
  fc.assert(
    fc.property(anyMixedDesign, fc.nat(7), fc.nat(7), (any, one, other) => {
      const design = clean(any);
      const [first, second] = [one % Math.max(1, design.tiles.length), other % Math.max(1, design.tiles.length)];
      const kept = completedTexts(
        design,
        sentBack(design, (document) => swapped(document, first, second)),
      );
      const expected = design.tiles.map((_, at) => design.tiles[at === first ? second : at === second ? first : at]!);
      expect(kept.tiles.map(asTextTile)).toEqual(expected.map(asTextTile));
      expect(kept.tiles.map(({ kind }) => kind).sort()).toEqual(expected.map(({ kind }) => kind).sort());
    }),
  );
});

test('Of tiles that look alike, the one that an older client removes is removed; of several side by side, a text or the last', () => {
  fc.assert(
    fc.property(anyLookalikes, fc.nat(8), (design, any) => {
      const { tiles } = design;
      const at = any % tiles.length;
      const isAlike = (place: number) => lookOf(tiles[place]) === lookOf(tiles[at]);
      let [first, last] = [at, at];
      while (first > 0 && isAlike(first - 1)) first -= 1;
      while (last + 1 < tiles.length && isAlike(last + 1)) last += 1;
      const text = tiles.slice(first, last + 1).findLastIndex(({ kind }) => kind === 'text');
      const removed = text === -1 ? last : first + text;
      expect(keptAfter(design, (list) => list.toSpliced(at, 1))).toEqual(tiles.toSpliced(removed, 1));
    }),
  );
});

test('Of tiles that look alike, the two that an older client exchanges are exchanged', () => {
  fc.assert(
    fc.property(anyLookalikes, fc.nat(8), fc.nat(8), (design, one, other) => {
      const { tiles } = design;
      const [first, second] = [one % tiles.length, other % tiles.length];
      const isSeen = lookOf(tiles[first]) !== lookOf(tiles[second]);
      expect(keptAfter(design, (list) => exchanged(list, first, second))).toEqual(isSeen ? exchanged(tiles, first, second) : tiles);
    }),
  );
});

test('Whatever an older client does with its list, each tile is used once, and as many stay as can', () => {
  const anyPlaces = fc.array(fc.nat(8), { maxLength: 12 });
  fc.assert(
    fc.property(anyLookalikes, anyPlaces, (design, any) => {
      const { tiles } = design;
      const places = any.map((place) => place % tiles.length);
      const kept = keptAfter(design, (list) => places.map((place) => list[place]));
      expect(kept.map(lookOf)).toEqual(places.map((place) => lookOf(tiles[place])));
      const pictures = kept.flatMap((tile) => (tile.kind === 'picture' ? [tile.picture?.id] : []));
      expect(new Set(pictures).size).toBe(pictures.length);
      for (const look of new Set(tiles.map(lookOf))) {
        const [had, has] = [tiles, kept].map((list) => list.filter((tile) => lookOf(tile) === look));
        const others = had!.filter(({ kind }) => kind !== 'text').length;
        const keptOthers = has!.filter(({ kind }) => kind !== 'text').length;
        expect(keptOthers).toBeLessThanOrEqual(others);
        expect(keptOthers).toBeGreaterThanOrEqual(Math.min(has!.length, had!.length) - (had!.length - others));
      }
    }),
  );
});

test('A tile that was removed together with other changes is found by the tiles around it', () => {
  const [one, other] = [aTile({ name: 'One' }), aTile({ name: 'Other' })];
  const [first, second, third] = [aWordless(1), aWordless(2), aWordless(3)];
  const kept = (before: readonly Tile[], after: readonly Tile[]) =>
    completedTexts(clean(aDesign({ tiles: before } as Partial<PageDesign>)), clean(aDesign({ tiles: after.map(asTextTile) }))).tiles;
  const changed = clean(aDesign({ tiles: [aTile({ name: 'Changed', html: '<p>Changed</p>' })] })).tiles[0]!;
  // One was removed, another was changed.
  expect(kept([first, one, second, other], [changed, first, other])[1]).toEqual(second);
  // One was removed, another was added.
  expect(kept([one, first, second, third], [first, second, third, changed])).toEqual([first, second, third, changed]);
  // Two were removed.
  expect(kept([first, one, second, other, third], [one, second, other])[1]).toEqual(second);
  // Two were exchanged with others, both at once.
  expect(kept([first, one, second, other], [other, second, one, first])).toMatchObject([other, second, one, first]);
});

test('The rich text of every other tile is sanitized HTML already', () => {
  fc.assert(
    fc.property(anyOtherTile, (tile) => {
      const { html } = asTextTile(tile);
      expect(sanitizeTileHtml(html)).toBe(html);
    }),
  );
});

test('OC-03 A tile that was only renamed or recoloured keeps its kind and its content; one that was rewritten is a text tile', () => {
  const design = aMixedDesign();
  const at = design.tiles.findIndex(({ kind }) => kind === 'link');
  const renamed = (document: WireDesign) => ({ ...document, buttonNames: document.buttonNames.with(at, 'Renamed') });
  const recoloured = (document: WireDesign) => ({ ...document, borderRadius: document.borderRadius.with(at, 77) });
  const rewritten = (document: WireDesign) => ({ ...document, inputTextList: document.inputTextList.with(at, '<p>Rewritten</p>') });
  const after = (change: (document: WireDesign) => unknown) => completedTexts(design, sentBack(design, change)).tiles;
  const [{ style, ...link }] = [design.tiles[at]!];
  expect(after(renamed)[at]).toEqual({ ...link, style, id: tileIdsOf(design.tiles)[at], name: 'Renamed' });
  expect(after(recoloured)[at]).toEqual({ ...link, style: { ...style, radius: 77 } });
  expect(after(rewritten)[at]).toMatchObject({ kind: 'text', html: '<p>Rewritten</p>' });
  for (const change of [renamed, recoloured, rewritten]) expect(after(change).toSpliced(at, 1)).toEqual(design.tiles.toSpliced(at, 1));
});

test('Each tile is used once, also if it has moved: a copy of a link is a text tile', () => {
  const design = aDesign({ tiles: [aLink(), aTile()] } as Partial<PageDesign>);
  const link = asTextTile(aLink());
  expect(completedTexts(design, { ...design, tiles: [link, link, aTile()] }).tiles).toEqual([aLink(), link, aTile()]);
  expect(completedTexts(design, { ...design, tiles: [aTile(), link, link] }).tiles).toEqual([aTile(), aLink(), link]);
});

test('Of two tiles that are shown in the same way, the one at the same place comes first', () => {
  const twin = asTextTile(aLink());
  const design = aDesign({ tiles: [aLink(), twin] } as Partial<PageDesign>);
  expect(completedTexts(design, { ...design, tiles: [aTile(), twin] }).tiles).toEqual([aTile(), twin]);
});

test('Of two tiles that are shown in the same way, and of which one has moved and the other was removed, the text is the one that was removed', () => {
  const twin = asTextTile(aLink());
  const other = aTile({ name: 'Another' });
  const design = aDesign({ tiles: [twin, aLink(), other] } as Partial<PageDesign>);
  expect(completedTexts(design, { ...design, tiles: [other, other, twin] }).tiles).toEqual([other, other, aLink()]);
  // Both have moved: both stay what they are.
  const both = completedTexts(design, { ...design, tiles: [other, other, twin, twin] }).tiles;
  expect(both.map(({ kind }) => kind)).toEqual(['text', 'text', 'link', 'text']);
});

test('An empty text that Quill has written as an empty paragraph is still empty', () => {
  const design = aDesign({ tiles: [aHeading(), aContact()] } as Partial<PageDesign>);
  const opened = sentBack(design, (document) => ({ ...document, inputTextList: document.inputTextList.with(0, '<p><br></p>') }));
  expect(completedTexts(design, opened)).toEqual(design);
});
