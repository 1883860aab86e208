import { describe, expect, test } from '@jest/globals';
import { contrast, flatten, INK, readable, WHITE } from '../../../client/page-view/contrast.js';
import { groundColor, pageStyles } from '../../../client/page-view/document/page-styles.js';
import { writingDirection } from '../../../client/page-view/writing-direction.js';
import { PLAIN_APPEARANCE } from '../../../server/pages/appearance/appearance.rules.js';
import type { Color } from '../../../server/pages/design/color.rules.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';

const color = (hex: string, alpha = 1): Color => ({ hex, alpha });

describe('Contrast', () => {
  test('Black on white is 21, and a colour on itself is 1', () => {
    expect(contrast(color('#000000'), color('#ffffff'))).toBe(21);
    expect(contrast(color('#474a71'), color('#474a71'))).toBe(1);
  });

  test('A half-transparent colour is mixed with the colour below it', () => {
    expect(flatten(color('#000000', 0.5), color('#ffffff')).hex).toBe('#808080');
  });

  test('A readable colour is kept; another one becomes ink or white', () => {
    expect(readable(color('#f2f2f2'), color('#373a70'), 3).hex).toBe('#f2f2f2');
    expect(readable(color('#373a70'), color('#474a71'), 3)).toBe(WHITE);
    expect(readable(color('#ffffff'), color('#fbfbf9'), 3)).toBe(INK);
  });
});

describe('The style rules of a design', () => {
  test('Each tile has its own rule with its colours, radius and font-weight', () => {
    const design = aDesign({ tiles: [aTile(), aTile({ style: { radius: 900, thickness: 100, text: color('#123456', 0.5) } })] });
    const [, first, second] = pageStyles(design).split(/(?=\.t\d)/);
    expect(first).toContain('--radius:0.5px;--weight:405');
    expect(second).toContain('--text:rgba(18, 52, 86, 0.5)');
    expect(second).toContain('--radius:900px;--weight:900');
  });

  test('Only a page without an appearance and without pictures tells how long the longest word of its title is', () => {
    const picture = { url: '/media/1.jpg', width: 500, height: 500, color: '#336699', variants: [] };
    const told = (...of: Parameters<typeof pageStyles>) => /--word:(\d+)/.exec(pageStyles(...of))?.[1];
    expect(['Well-being on Wednesdays', 'はる先生の日本語教室', ''].map((title) => told(aDesign({ title })))).toEqual(['10', '1', '1']);
    expect(told(aDesign(), { profilePicture: picture, wallpaper: null })).toBeUndefined();
    expect(told(aDesign(), { profilePicture: null, wallpaper: picture })).toBeUndefined();
    expect(told({ ...aDesign(), appearance: PLAIN_APPEARANCE })).toBeUndefined();
  });

  test("The head of a popup has the tile's colours, or ink or white if the colours cannot be read", () => {
    const hidden = { button: color('#ffffff', 0), text: color('#474a71') };
    const rules = pageStyles(aDesign({ tiles: [aTile(), aTile({ style: hidden })] }));
    expect(rules).toContain('--head:#373a70;--on-head:#f2f2f2');
    expect(rules).toContain('--head:#474a71;--on-head:#ffffff');
  });

  test('A transparent page colour is on a white background', () => {
    expect(groundColor(aDesign({ backgroundColor: color('#000000', 0.5) })).hex).toBe('#808080');
  });

  test('A stored value that is no colour or number cannot break out of the style sheet', () => {
    const evil = '#fff}body{background:url(https://example.org)}';
    const style = { text: color(evil), shadow: color('red', Number.NaN), radius: Number.NaN, thickness: 'x' as unknown as number };
    const rules = pageStyles(aDesign({ backgroundColor: color(evil), titleColor: color('</style>'), tiles: [aTile({ style })] }));
    expect(rules).not.toMatch(/url|body|<|NaN/);
  });
});

describe('The style rules of pictures', () => {
  const picture = {
    url: '/media/1.jpg',
    width: 500,
    height: 500,
    color: '#336699',
    variants: [{ url: '/media/1.jpg', format: 'jpg', width: 500, height: 500 }],
  };
  const both = { profilePicture: picture, wallpaper: picture };
  const shapedBy = (radius: number) => pageStyles(aDesign({ tiles: [aTile({ style: { radius } })] }), both);

  test('A page without pictures has no such rules', () => {
    expect(pageStyles(aDesign())).not.toMatch(/portrait|wallpaper|plate/);
    expect(pageStyles(aDesign(), { profilePicture: null, wallpaper: null })).toBe(pageStyles(aDesign()));
  });

  test.each([
    [0, '0.0%', '0px'],
    [14, '30.0%', '14px'],
    [900, '50.0%', '28px'],
    [Number.NaN, '1.1%', '0.5px'],
  ])('With a first tile of radius %d, the portrait has %s and the plate %s', (radius, portrait, plate) => {
    expect(shapedBy(radius)).toContain(`--portrait-shape:${portrait};`);
    expect(shapedBy(radius)).toContain(`--plate-radius:${plate};`);
  });

  test('Without a tile, pictures have the shape of a new tile', () => {
    expect(pageStyles(aDesign({ tiles: [] }), both)).toContain('--plate-radius:0.5px;--plate-border:rgba(56, 59, 92, 0.5)');
  });

  test('The colour of a picture is its placeholder, unless the picture is transparent', () => {
    const glass = { ...picture, variants: [{ url: '/media/1.png', format: 'png', width: 500, height: 500 }] };
    const rules = pageStyles(aDesign(), { profilePicture: glass, wallpaper: picture });
    expect(rules).toContain('--portrait-color:transparent');
    expect(rules).toContain('--wallpaper-color:#336699');
  });

  test('A stored value that is no colour cannot break out of the style sheet', () => {
    const evil = { ...picture, color: '#fff}body{background:url(https://example.org)}' };
    expect(pageStyles(aDesign(), { profilePicture: evil, wallpaper: evil })).not.toMatch(/url|body/);
  });
});

test.each([
  ['Ines Moreau', 'ltr'],
  ['مطبخ ليلى', 'rtl'],
  ['12 שיעורים', 'rtl'],
  ['', 'ltr'],
])('The writing direction of the page %j is %s', (title, direction) => {
  expect(writingDirection(title)).toBe(direction);
});
