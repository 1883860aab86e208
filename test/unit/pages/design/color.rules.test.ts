import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseColor } from '../../../../server/pages/design/color.rules.js';

const fallback = { hex: '#123456', alpha: 0.7 };

const digits = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: 2, maxLength: 9 });
const anyHex = fc.oneof(
  fc.anything(),
  digits.map((text) => `#${text}`),
);
const anyOpacity = fc.oneof(fc.anything(), fc.double(), fc.double().map(String));

describe('reading a colour', () => {
  test.each([
    ['#abc', 1, { hex: '#aabbcc', alpha: 1 }],
    [' #ABCDEF ', 0.5, { hex: '#abcdef', alpha: 0.5 }],
    ['#00000080', 1, { hex: '#000000', alpha: 0.502 }],
    ['#000000ff', 0.25, { hex: '#000000', alpha: 0.25 }],
    ['#000000', 7, { hex: '#000000', alpha: 1 }],
    ['#000000', -1, { hex: '#000000', alpha: 0 }],
    ['#000000', '0.5', { hex: '#000000', alpha: 0.5 }],
    ['#000000', '', { hex: '#000000', alpha: 1 }],
    ['#000000', ' ', { hex: '#000000', alpha: 1 }],
    ['#000000', ' 0.5 ', { hex: '#000000', alpha: 0.5 }],
    ['#000000', 'thick', { hex: '#000000', alpha: 1 }],
    ['#000000', null, { hex: '#000000', alpha: 1 }],
  ])('%j with opacity %j is %j', (hex, alpha, color) => expect(parseColor(hex, alpha, fallback)).toEqual(color));

  test.each(['red', '', '#', '#12', '#1234', '#12345', '#ggg', 'x#abc', '#abcx', '#123456;}', 'rgb(1,2,3)', '#１２３', null, 7, {}])(
    '%j is not a hex colour and becomes the default of its place',
    (hex) => expect(parseColor(hex, 1, fallback)).toBe(fallback),
  );

  test('any input gives six digits and an opacity from 0 to 1', () => {
    fc.assert(
      fc.property(anyHex, anyOpacity, (given, opacity) => {
        const { hex, alpha } = parseColor(given, opacity, fallback);
        expect(hex).toMatch(/^#[0-9a-f]{6}$/);
        expect(alpha).toBeGreaterThanOrEqual(0);
        expect(alpha).toBeLessThanOrEqual(1);
      }),
    );
  });
});
