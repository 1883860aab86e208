import { afterEach, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { colorToCss, rgba } from '../../../client/page-view/rgba.js';
import { parseColor } from '../../../server/pages/design/color.rules.js';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('The colour helper', () => {
  test('TS-10 makes an rgba value from six digits and an opacity', () => {
    expect(rgba('#373a70', 0.5)).toBe('rgba(55, 58, 112, 0.5)');
    expect(rgba('#F2F2F2', 1)).toBe('rgba(242, 242, 242, 1)');
    expect(rgba('000330', 0.25)).toBe('rgba(0, 3, 48, 0.25)');
  });

  test('TS-11 makes an rgba value from eight digits and an opacity', () => {
    expect(rgba('#373a70ff', 0.5)).toBe('rgba(55, 58, 112, 0.5)');
    expect(rgba('373A70FF', 1)).toBe('rgba(55, 58, 112, 1)');
  });

  test('TS-12 limits the opacity to 0 to 1', () => {
    expect(rgba('#000000', 7)).toBe('rgba(0, 0, 0, 1)');
    expect(rgba('#000000', -1)).toBe('rgba(0, 0, 0, 0)');
    expect(rgba('#000000ff', Infinity)).toBe('rgba(0, 0, 0, 1)');
  });

  test.each(['', '#', 'red', '#abc', '#abcd', '#12345', '#1234567', '#123456789', '#gggggg', '##123456', 'rgb(1, 2, 3)', '#123456;}'])(
    'TS-13 logs that %j is no colour, and returns null',
    (hex) => {
      const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(rgba(hex, 1)).toBeNull();
      expect(log.mock.calls).toEqual([['Invalid hex color string']]);
    },
  );

  test('TS-20 multiplies the opacity by the alpha of an 8-digit colour', () => {
    expect(rgba('#00000080', 1)).toBe('rgba(0, 0, 0, 0.502)');
    expect(rgba('#00000080', 0.5)).toBe('rgba(0, 0, 0, 0.251)');
    expect(rgba('#00000000', 1)).toBe('rgba(0, 0, 0, 0)');
  });

  test('Whatever colour was read, its CSS contains only numbers', () => {
    const fallback = { hex: '#123456', alpha: 0.7 };
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (hex, alpha) => {
        expect(colorToCss(parseColor(hex, alpha, fallback))).toMatch(/^rgba\(\d+, \d+, \d+, [\d.]+\)$/);
      }),
    );
  });
});
