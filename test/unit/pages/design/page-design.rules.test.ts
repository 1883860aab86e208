import { describe, expect, test } from '@jest/globals';
import {
  addTile,
  changeTile,
  DEFAULT_DESIGN,
  DESIGN_LIMITS,
  fontWeight,
  NEW_LINK_HTML,
  NEW_LINK_NAME,
  newTile,
  removeTile,
  styleAllTiles,
  swapTiles,
} from '../../../../server/pages/design/page-design.rules.js';
import { hasBlankContent } from '../../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

describe('a new design', () => {
  test('DE-01 The default page title is `My page`', () => {
    expect(DEFAULT_DESIGN.title).toBe('My page');
  });

  test('DE-02 The default body background is `#474a71`, alpha 1', () => {
    expect(DEFAULT_DESIGN.backgroundColor).toEqual({ hex: '#474a71', alpha: 1 });
  });

  test('DE-03 The default title colour is `#ffffff`, alpha 1', () => {
    expect(DEFAULT_DESIGN.titleColor).toEqual({ hex: '#ffffff', alpha: 1 });
  });

  test('it has no tiles and no links', () => {
    expect(DEFAULT_DESIGN.tiles).toEqual([]);
    expect(Object.values(DEFAULT_DESIGN.socialLinks).every((link) => link === '')).toBe(true);
  });
});

describe('a new tile', () => {
  const { name, html, style } = newTile();

  test('DE-05 A new tile in the signed-in editor is named `New Tile`', () => expect(name).toBe('New Tile'));

  test('DE-06 A new tile in the guest editor is named `New Link`', () => expect(NEW_LINK_NAME).toBe('New Link'));

  test('DE-07 A new tile’s text colour is `#F2F2F2`, alpha 1', () => expect(style.text).toEqual({ hex: '#f2f2f2', alpha: 1 }));

  test('DE-08 A new tile’s button colour is `#373a70`, alpha 1', () => expect(style.button).toEqual({ hex: '#373a70', alpha: 1 }));

  test('DE-09 A new tile’s hover colour is `#4c5091`, alpha 1', () => expect(style.hover).toEqual({ hex: '#4c5091', alpha: 1 }));

  test('DE-10 A new tile’s border colour is `#383B5C`, alpha 0.5', () => {
    expect(style.border).toEqual({ hex: '#383b5c', alpha: 0.5 });
  });

  test('DE-11 A new tile’s shadow colour is `#000000`, alpha 0.1', () => {
    expect(style.shadow).toEqual({ hex: '#000000', alpha: 0.1 });
  });

  test('DE-12 A new tile’s radius is 0.5', () => expect(style.radius).toBe(0.5));

  test('DE-13 A new tile’s thickness is 10', () => expect(style.thickness).toBe(10));

  test('DE-14 A new tile’s content is empty in the signed-in editor', () => expect(html).toBe(''));

  test('DE-15 A new tile’s content is a blank multiline string in the guest editor', () => {
    const link = newTile(NEW_LINK_NAME, NEW_LINK_HTML);
    expect(link.html).toMatch(/^\s*\n\s*$/);
    expect(hasBlankContent(link)).toBe(true);
  });
});

describe('changing the tiles of a design', () => {
  const tile = (name: string, radius: number) =>
    aTile({ name, html: `<p>${name}</p>`, style: { radius, button: { hex: `#00000${radius}`, alpha: 1 } } });
  const [first, second, third] = [tile('One', 1), tile('Two', 2), tile('Three', 3)];
  const design = aDesign({ tiles: [first, second, third] });

  test('a tile is added at the end, and never beyond the limit', () => {
    expect(addTile(design, newTile()).tiles).toEqual([first, second, third, newTile()]);
    const full = aDesign({ tiles: Array.from({ length: DESIGN_LIMITS.tiles }, () => aTile()) });
    expect(addTile(full)).toBe(full);
  });

  test('a tile that is removed leaves the others in their order', () => {
    expect(removeTile(design, 1).tiles).toEqual([first, third]);
    expect(removeTile(design, 3).tiles).toEqual([first, second, third]);
  });

  test('one style for all tiles keeps their names and contents', () => {
    const style = { ...newTile().style, radius: 30, thickness: 80 };
    expect(styleAllTiles(design, style).tiles).toEqual([first, second, third].map((tile) => ({ ...tile, style })));
  });

  test('changing a tile does not change the others', () => {
    expect(changeTile(design, 1, { name: '2' }).tiles).toEqual([first, { ...second, name: '2' }, third]);
  });

  test('swapping two tiles moves all their data, and the others stay where they are', () => {
    expect(swapTiles(design, 0, 2).tiles).toEqual([third, second, first]);
    for (const [one, other] of [
      [0, 7],
      [7, 0],
      [1, 1],
    ] as const)
      expect(swapTiles(design, one, other)).toBe(design);
  });
});

describe('the content of a tile', () => {
  test.each(['', '<p><br></p>', ' \n ', '<p>&nbsp;\u200b\ufeff</p>', '<images></images>'])('%j is blank', (html) => {
    expect(hasBlankContent(aTile({ html }))).toBe(true);
  });

  test.each(['<p>x</p>', '<p><img src="https://ada.example/a.png"></p>', '<IMG>', 'img', '<p>&nbsp</p>', '<images>x</images>'])(
    '%j is not blank',
    (html) => {
      expect(hasBlankContent(aTile({ html }))).toBe(false);
    },
  );

  test.each([
    [0, 350],
    [10, 405],
    [100, 900],
    [101, 101],
    [700, 700],
    [1200, 900],
  ])('thickness %d is font-weight %d', (thickness, weight) => expect(fontWeight(thickness)).toBe(weight));
});
