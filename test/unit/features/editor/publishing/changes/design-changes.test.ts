import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { changesBetween } from '../../../../../../client/features/editor/publishing/changes/design-changes.js';
import { sameDesign } from '../../../../../../client/page-editing/draft/draft.js';
import { PLAIN_APPEARANCE, type Appearance } from '../../../../../../server/pages/appearance/appearance.rules.js';
import { applyTheme, withoutTheme } from '../../../../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../../../../server/pages/appearance/themes/themes.rules.js';
import {
  addTile,
  changeTile,
  newTile,
  removeTile,
  styleAllTiles,
  swapTiles,
  type PageDesign,
} from '../../../../../../server/pages/design/page-design.rules.js';
import { anyAppearance, anyFullDesign } from '../../../../../builders/pages/any-appearance.js';
import { anyColor, anyText } from '../../../../../builders/pages/any-design.js';
import { anyOtherTile } from '../../../../../builders/pages/any-tile.js';
import { aDesign, aTile } from '../../../../../builders/pages/page-design.js';

const [crags, tape, rope] = ['Crags', 'Tape', 'Rope'].map((name) => aTile({ name, html: `<p>${name}</p>` })) as [Tile, Tile, Tile];
type Tile = ReturnType<typeof aTile>;
const page: PageDesign = aDesign({ tiles: [crags, tape, rope] });
const other = aTile({ style: { radius: 20 } }).style;
const limestone = THEMES.find(({ id }) => id === 'limestone') ?? THEMES[0];
const themed = (design: PageDesign) => (limestone ? applyTheme(design, limestone) : design);

const inWords = (one: PageDesign, two: PageDesign) =>
  changesBetween(one, two).map(({ kind, detail }) => (detail === '' ? kind : `${kind}: ${detail}`));

describe('The changes that wait for Publish', () => {
  test.each<[string[], PageDesign]>([
    [[], { ...page, tiles: [...page.tiles] }],
    [['title: Ada climbs'], { ...page, title: 'Ada climbs' }],
    [['bio: Up'], { ...page, bio: 'Up' }],
    [['links'], { ...page, socialLinks: { ...page.socialLinks, home: 'https://example.org' } }],
    [['added: New Tile'], addTile(page, newTile())],
    [['removed: Tape'], removeTile(page, 1)],
    [['renamed: Cliffs'], changeTile(page, 0, { name: 'Cliffs' })],
    [['edited: Tape'], changeTile(page, 1, { html: '<p>Sticky</p>' })],
    [['styled: Rope'], changeTile(page, 2, { size: 'wide' })],
    [['seen: Rope'], changeTile(page, 2, { visibility: { who: 'hidden' } })],
    [['edited: Rope', 'seen: Rope'], changeTile(page, 2, { html: '', visibility: { who: 'hidden' } })],
    [['allStyled'], styleAllTiles(page, other)],
    [['order'], swapTiles(page, 0, 2)],
    [['theme: Limestone'], themed(page)],
    [['theme: Limestone', 'added: New Tile', 'order'], themed(addTile(swapTiles(page, 0, 1), newTile()))],
    [['theme: Limestone', 'styled: Crags'], changeTile(themed(page), 0, { style: other })],
    [['layout'], { ...page, appearance: { ...PLAIN_APPEARANCE, layout: { ...PLAIN_APPEARANCE.layout, kind: 'mosaic' } } }],
    [['title: Ada', 'edited: Crags', 'removed: Rope'], { ...removeTile(changeTile(page, 0, { html: '' }), 2), title: 'Ada' }],
    [['other'], { ...page, appearance: PLAIN_APPEARANCE }],
  ])('%j', (expected, design) => {
    expect(inWords(page, design)).toEqual(expected);
  });

  test('Of equal tiles, the one that is removed is found by its place: no other has moved', () => {
    const twice = { ...page, tiles: [crags, tape, crags] };
    expect(inWords(twice, removeTile(twice, 0))).toEqual(['removed: Crags']);
  });

  test('A theme that is taken away is one change', () => {
    expect(inWords(themed(page), withoutTheme(themed(page)))).toEqual(['noTheme']);
  });

  test('There is none if the designs are equal, and one if they are not', () => {
    const anyTwo = fc.tuple(anyFullDesign, anyFullDesign);
    fc.assert(fc.property(anyFullDesign, (design) => changesBetween(design, structuredClone(design)).length === 0));
    fc.assert(fc.property(anyTwo, ([one, two]) => changesBetween(one, two).length > 0 === !sameDesign(one, two)));
  });

  test('A single change is counted once, whatever it brings with it', () => {
    fc.assert(
      fc.property(anyFullDesign, anySingleChange, (design, change) => {
        const changed = change(design);
        fc.pre(!sameDesign(design, changed));
        expect(inWords(design, changed)).toHaveLength(1);
      }),
      { numRuns: 500 },
    );
  });
});

describe('TB-01 A change that is taken back', () => {
  const heading: PageDesign['tiles'][number] = { kind: 'heading', name: 'New', style: crags.style };
  const without = (one: PageDesign, two: PageDesign, at: number) => changesBetween(one, two)[at]?.without(two) ?? two;

  test('leaves the page as it was before it, whatever it was', () => {
    fc.assert(
      fc.property(anyFullDesign, anySingleChange, (design, change) => {
        const changed = change(design);
        fc.pre(!sameDesign(design, changed));
        expect(without(design, changed, 0)).toEqual(design);
      }),
      { numRuns: 500 },
    );
  });

  test('leaves all others: of any two pages, one after the other brings the first one back', () => {
    fc.assert(
      fc.property(anyFullDesign, anyFullDesign, fc.nat(), (one, two, which) => {
        let design = two;
        let left = changesBetween(one, design).length;
        for (let step = 0; left > 0; step += 1) {
          expect(step).toBeLessThan(2 * (one.tiles.length + two.tiles.length) + 20);
          design = without(one, design, which % left);
          left = changesBetween(one, design).length;
        }
        expect(sameDesign(one, design)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('is one of the tiles: the words come back, and who sees the tile stays', () => {
    const changed = changeTile(page, 1, { html: '<p>Sticky</p>', visibility: { who: 'hidden' } });
    expect(without(page, changed, 0)).toEqual(changeTile(page, 1, { visibility: { who: 'hidden' } }));
    expect(without(page, changed, 1)).toEqual(changeTile(page, 1, { html: '<p>Sticky</p>' }));
  });

  test.each([
    ['its neighbour is left', removeTile(page, 1), ['Crags', 'Tape', 'Rope']],
    ['others are between', addTile(removeTile(page, 1), heading, 1), ['Crags', 'Tape', 'New', 'Rope']],
    ['only one after it is left', addTile(removeTile(removeTile(page, 0), 0), heading, 0), ['New', 'Tape', 'Rope']],
    ['none is left', { ...page, tiles: [] }, ['Tape']],
  ])('is a tile that was removed: it is where it was, if %s', (_, design, names) => {
    const at = changesBetween(page, design).findIndex(({ kind, detail }) => kind === 'removed' && detail === 'Tape');
    expect(without(page, design, at).tiles.map(({ name }) => name)).toEqual(names);
  });

  test('gives the page no second lead: a tile that comes back is none, and one that is the lead again is the only one', () => {
    const led = changeTile(page, 0, { isLead: true });
    const back = without(led, changeTile(removeTile(led, 0), 0, { isLead: true }), 1);
    expect(back.tiles.map(({ isLead }) => isLead)).toEqual([undefined, true, undefined]);
    const again = without(led, changeTile(changeTile(led, 0, { isLead: undefined }), 2, { isLead: true }), 0);
    expect(again).toEqual(led);
  });

  test('is the look: what was changed since it was chosen stays', () => {
    const changed = changeTile({ ...themed(page), title: 'Ada' }, 0, { style: other });
    expect(without(page, changed, 0)).toEqual(changeTile({ ...page, title: 'Ada' }, 0, { style: other }));
    expect(without(page, addTile(themed(page), crags), 0).tiles[3]).toEqual(crags);
  });
});

type Change = (design: PageDesign) => PageDesign;

const PARTS = ['ground', 'wallpaper', 'panel', 'type', 'header', 'layout', 'tiles', 'sheet'] as const satisfies (keyof Appearance)[];

/** Everything that one press in the editor does, on any place of the page. */
const anySingleChange: fc.Arbitrary<Change> = fc.oneof(
  anyText.map((title) => (design: PageDesign) => ({ ...design, title })),
  anyText.map((bio) => (design: PageDesign) => ({ ...design, bio })),
  anyColor.map((titleColor) => (design: PageDesign) => ({ ...design, titleColor })),
  anyColor.map((backgroundColor) => (design: PageDesign) => ({ ...design, backgroundColor })),
  fc.tuple(anyAppearance, fc.constantFrom(...PARTS)).map(
    ([look, part]) =>
      (design: PageDesign) =>
        withPart(design, part, look),
  ),
  fc.constantFrom(...THEMES).map((theme) => (design: PageDesign) => applyTheme(design, theme)),
  fc.constant((design: PageDesign) => (design.appearance ? withoutTheme(design) : design)),
  anyOtherTile.map((tile) => (design: PageDesign) => addTile(design, tile)),
  fc.nat().map((at) => (design: PageDesign) => removeTile(design, at % (design.tiles.length || 1))),
  fc.tuple(fc.nat(), anyText).map(
    ([at, name]) =>
      (design: PageDesign) =>
        changeTile(design, at % (design.tiles.length || 1), { name }),
  ),
  fc.nat().map((at) => (design: PageDesign) => changeTile(design, at % (design.tiles.length || 1), { style: other })),
  fc.nat().map((at) => (design: PageDesign) => changeTile(design, at % (design.tiles.length || 1), { visibility: { who: 'hidden' } })),
  fc.constant((design: PageDesign) => styleAllTiles(design, other)),
  fc.tuple(fc.nat(), fc.nat()).map(([one, two]) => (design: PageDesign) => {
    const count = design.tiles.length || 1;
    return swapTiles(design, one % count, two % count);
  }),
);

function withPart(design: PageDesign, part: (typeof PARTS)[number], look: Appearance): PageDesign {
  return design.appearance ? { ...design, appearance: { ...design.appearance, [part]: look[part] } } : design;
}
