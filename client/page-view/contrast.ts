import type { Color } from '../../server/pages/design/color.rules.js';

/** A dark and a light text colour for any background: the ink of the product and white. */
export const INK: Color = { hex: '#23254a', alpha: 1 };
export const WHITE: Color = { hex: '#ffffff', alpha: 1 };

/** The visible colour when `top` is on the opaque `ground`. */
export function flatten(top: Color, ground: Color): Color {
  const under = channels(ground);
  const mixed = channels(top).map((value, at) => Math.round(value * top.alpha + (under[at] ?? 0) * (1 - top.alpha)));
  return { hex: `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`, alpha: 1 };
}

/** The contrast ratio of WCAG 2.2 between two opaque colours, 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** `wanted` if it reaches the ratio on the opaque `ground`, otherwise ink or white, whichever has more contrast. */
export function readable(wanted: Color, ground: Color, ratio: number): Color {
  const seen = flatten(wanted, ground);
  if (contrast(seen, ground) >= ratio) return seen;
  return contrast(INK, ground) >= contrast(WHITE, ground) ? INK : WHITE;
}

/** Red, green and blue, each from 0 to 255. */
export function channels({ hex }: Color): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
