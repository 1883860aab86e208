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
  fc.constant((design: PageDesign) => styleAllTiles(design, other)),
  fc.tuple(fc.nat(), fc.nat()).map(([one, two]) => (design: PageDesign) => {
    const count = design.tiles.length || 1;
    return swapTiles(design, one % count, two % count);
  }),
);

function withPart(design: PageDesign, part: (typeof PARTS)[number], look: Appearance): PageDesign {
  return design.appearance ? { ...design, appearance: { ...design.appearance, [part]: look[part] } } : design;
}
