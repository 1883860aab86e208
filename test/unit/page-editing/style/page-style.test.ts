import { describe, expect, test } from '@jest/globals';
import { contrast, flatten, INK, WHITE } from '../../../../client/page-view/contrast.js';
import { hexText, percentOf, readColor } from '../../../../client/page-editing/style/color-text.js';
import { legibility, ratioText } from '../../../../client/page-editing/style/legibility.js';
import { usedColors } from '../../../../client/page-editing/style/used-colors.js';
import type { Color } from '../../../../server/pages/color.rules.js';
import { DEFAULT_TILE_STYLE } from '../../../../server/pages/page-design.rules.js';
import { aDesign, aTile } from '../../../builders/page-design.js';

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
    ['rgba(0, 0, 0, 7)', { hex: '#000000', alpha: 1 }],
  ])('%j is %j', (text, read) => expect(readColor(text)).toEqual(read));

  test.each(['', '#', '#12', '#12345', '#1234567', '#ggg', 'red', 'rgb(1, 2)', 'rgb(256, 0, 0)', 'rgb(1, 2, 3, 4, 5)', 'url(x)'])(
    '%j is not a colour',
    (text) => expect(readColor(text)).toBeNull(),
  );

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

  test('White or dark text is suggested, whichever is easier to read, and only if the text is hard to read', () => {
    expect(legibility(color('#444777'), [color('#373a70')]).better).toBe(WHITE);
    expect(legibility(color('#ffffff'), [color('#e2aa36')]).better).toBe(INK);
    expect(legibility(color('#ffffff'), [color('#8a8a8a')]).better).toBeNull();
  });

  test('Nothing is suggested that would not help', () => {
    expect(legibility(WHITE, [color('#ffffff'), color('#000000')]).better).not.toBe(WHITE);
    expect(legibility(color('#777777'), [color('#ffffff'), color('#000000')]).better).toBeNull();
  });
});

test('The colours of a page are offered once each, the colours of the page before the colours of its tiles', () => {
  const style = { button: color('#e2aa36'), shadow: color('#000000', 0.5) };
  const used = usedColors(aDesign({ tiles: [aTile(), aTile(), aTile({ style })] }));
  const { button, text, hover, border, shadow } = DEFAULT_TILE_STYLE;
  expect(used).toEqual([color('#474a71'), color('#ffffff'), button, text, hover, border, shadow, style.button, style.shadow]);
  expect(usedColors(aDesign(), 3)).toHaveLength(3);
});
