import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { contrast, flatten, WHITE } from '../../../../client/page-view/contrast.js';
import { hexText, percentOf, readColor } from '../../../../client/page-editing/style/colors/color-text.js';
import { legibility, ratioText } from '../../../../client/page-editing/style/colors/legibility.js';
import { withColor } from '../../../../client/page-editing/style/colors/shades.js';
import { scaleOf } from '../../../../client/page-editing/style/sliders/slider-scale.js';
import { usedColors } from '../../../../client/page-editing/style/colors/used-colors.js';
import type { Color } from '../../../../server/pages/design/color.rules.js';
import { DEFAULT_TILE_STYLE } from '../../../../server/pages/design/page-design.rules.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

const color = (hex: string, alpha = 1): Color => ({ hex, alpha });

describe('A colour that a user types', () => {
  test.each([
    ['#ABC', { hex: '#aabbcc' }],
    ['abc', { hex: '#aabbcc' }],
    ['#abc8', { hex: '#aabbcc', alpha: 0.533 }],
    [' #373A70 ', { hex: '#373a70' }],
    ['373a70', { hex: '#373a70' }],
    ['#373A7080', { hex: '#373a70', alpha: 0.502 }],
    ['rgb(55, 58, 112)', { hex: '#373a70' }],
    ['rgb(55,58,112)', { hex: '#373a70' }],
    ['RGB(55 58 112)', { hex: '#373a70' }],
    ['rgba(55, 58, 112, 0.5)', { hex: '#373a70', alpha: 0.5 }],
    ['rgb(55 58 112 / 25%)', { hex: '#373a70', alpha: 0.25 }],
    ['rgb( 55 ,58  112 /.5 )', { hex: '#373a70', alpha: 0.5 }],
    ['rgba(0, 0, 0, 7)', { hex: '#000000', alpha: 1 }],
  ])('%j is %j', (text, read) => expect(readColor(text)).toEqual(read));

  test.each([
    '',
    '#',
    '#12',
    '#12345',
    '#1234567',
    '#ggg',
    'red',
    'rgb(1, 2)',
    'rgb(256, 0, 0)',
    'rgb(1, 2, 3, 4, 5)',
    'rgb(1,, 2, 3)',
    'rgb(1, 2, 3, 4.)',
    'url(x)',
  ])('%j is not a colour', (text) => expect(readColor(text)).toBeNull());

  test('It is shown as six capital digits and a whole percentage', () => {
    expect(hexText(color('#373a70', 0.502))).toBe('#373A70');
    expect(percentOf(color('#373a70', 0.502))).toBe(50);
  });
});

describe('The readability of a text', () => {
  test.each([
    ['#f2f2f2', '#373a70', 'easy', '9.4'],
    ['#ffffff', '#474a71', 'easy', '8.4'],
    ['#ffffff', '#8a8a8a', 'large', '3.5'],
    ['#ffffff', '#e2aa36', 'hard', '2.1'],
  ])('%s on %s is %s at %s : 1', (text, ground, verdict, ratio) => {
    const read = legibility(color(text), [color(ground)]);
    expect([read.verdict, ratioText(read.ratio)]).toEqual([verdict, ratio]);
  });

  test('A ratio just below a limit is not rounded up to the limit', () => {
    expect([4.46, 4.5, 2.99, 3, 9.36].map(ratioText)).toEqual(['4.4', '4.5', '2.9', '3.0', '9.4']);
  });

  test('A transparent colour is measured as it is seen', () => {
    const [text, ground] = [color('#ffffff', 0.2), color('#373a70')];
    expect(legibility(text, [ground]).ratio).toBe(contrast(flatten(text, ground), ground));
    expect(legibility(text, [ground]).verdict).toBe('hard');
  });

  test('A second background counts if the text is harder to read on it', () => {
    expect(legibility(color('#f2f2f2'), [color('#373a70'), color('#4c5091')]).at).toBe(0);
    expect(legibility(color('#f2f2f2'), [color('#373a70'), color('#e2aa36')])).toMatchObject({ at: 1, verdict: 'hard' });
  });

  test('The nearest shade of the same hue that everyone can read is suggested, unless everyone can read the text', () => {
    expect(legibility(color('#444777'), [color('#373a70')])).toMatchObject({ better: color('#a6a9cc'), betterRatio: expect.closeTo(5, 0) });
    expect(legibility(color('#ffffff'), [color('#8a8a8a')]).better).toEqual(color('#212121'));
    expect(legibility(color('#f2f2f2'), [color('#373a70')]).better).toBeNull();
  });

  test('White or ink is suggested, whichever helps more, if no shade of the hue is readable on all backgrounds', () => {
    expect(legibility(color('#e07050'), [color('#808080'), color('#4c5091')]).better).toBe(WHITE);
  });

  test('A suggested shade of any colour on any background has a ratio of 4.5 or more', () => {
    const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((value) => color(`#${value.toString(16).padStart(6, '0')}`));
    fc.assert(
      fc.property(anyHex, anyHex, (text, ground) => {
        const { better, verdict } = legibility(text, [ground]);
        if (verdict === 'easy') return expect(better).toBeNull();
        expect(contrast(better ?? text, ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('Nothing is suggested that would not help', () => {
    expect(legibility(WHITE, [color('#ffffff'), color('#000000')]).better).not.toBe(WHITE);
    expect(legibility(color('#777777'), [color('#ffffff'), color('#000000')]).better).toBeNull();
  });
});

describe('The hover colour', () => {
  const following = withColor(DEFAULT_TILE_STYLE, 'button', color('#7a2e63'));

  test('follows the button of a new tile, and of one that it followed before', () => {
    expect(following.hover).toEqual(color('#a13d83'));
    expect(withColor(following, 'button', color('#fdfcfa', 0.5)).hover).toEqual(color('#eee5d3', 0.5));
    expect(withColor(following, 'button', color('#000000', 0)).hover.alpha).toBe(0.12);
  });

  test('stays as it is after it was chosen by hand, and when another colour than button and text changes', () => {
    const chosen = withColor(following, 'hover', color('#123456'));
    expect(withColor(chosen, 'button', color('#1e6658')).hover).toEqual(color('#123456'));
    expect(withColor(following, 'border', color('#1e6658')).hover).toEqual(following.hover);
  });

  test('is the darker shade where the text would be hard to read on the lighter one', () => {
    const { button, hover, text } = withColor(withColor(following, 'text', color('#ffffff')), 'button', color('#1f7a8c'));
    expect(contrast(text, hover)).toBeGreaterThan(contrast(text, button));
  });
});

describe('A slider with stops', () => {
  const { positionOf, valueAt } = scaleOf([0, 2, 4, 8, 16, 32, 900]);

  test('has its stops at equal distances, from 0 to the last one', () => {
    expect([0, 2, 4, 8, 16, 32, 900].map(positionOf)).toEqual([0, 150, 300, 450, 600, 750, 900]);
  });

  test('shows every number at the place that gives that number', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 900 }), (value) => expect(Math.round(valueAt(positionOf(value)))).toBe(value)));
  });
});

test('The colours of a page are offered once each, the colours of the page before the colours of its tiles', () => {
  const style = { button: color('#e2aa36'), shadow: color('#000000', 0.5) };
  const used = usedColors(aDesign({ tiles: [aTile(), aTile(), aTile({ style })] }));
  const { button, text, hover, border, shadow } = DEFAULT_TILE_STYLE;
  expect(used).toEqual([color('#474a71'), color('#ffffff'), button, text, hover, border, shadow, style.button, style.shadow]);
  expect(usedColors(aDesign(), 3)).toHaveLength(3);
});
