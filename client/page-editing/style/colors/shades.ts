import { parse } from '@zag-js/color-picker';
import type { Color } from '../../../../server/pages/design/color.rules.js';
import { DEFAULT_TILE_STYLE, type TileStyle } from '../../../../server/pages/design/page-design.rules.js';
import { contrast, flatten } from '../../../page-view/contrast.js';

/** The contrast from which on everyone can read a text (WCAG 2.2, 1.4.3). */
export const EASY = 4.5;

/** Between the button and the hover colour of a new tile, in per cent of the lightness. */
const HOVER_STEP = 10.6;
/** A hover colour that is more transparent than this cannot be seen. */
const LEAST_ALPHA = 0.12;

/** The shade of the colour's hue that is nearest to it and readable for everyone on each opaque background; null if no shade is. */
export function readableShade(text: Color, grounds: readonly Color[]): Color | null {
  const lightness = lightnessOf(text);
  const darker = Math.ceil(lightness);
  for (let step = 1; step <= Math.max(darker, 100 - Math.floor(lightness)); step += 1) {
    const shades = [lightness - step, lightness + step].map((to) => shadeOf(text, to, 1));
    const found = shades.find((shade) => grounds.every((ground) => contrast(shade, ground) >= EASY));
    if (found) return found;
  }
  return null;
}

/**
 * The style with one colour changed. The hover colour follows the button until it is chosen by hand. `given` are the looks that came with the
 * theme: their hover colours were not chosen, either.
 */
export function withColor(
  style: TileStyle,
  part: keyof Omit<TileStyle, 'radius' | 'thickness'>,
  color: Color,
  given: readonly TileStyle[] = [],
): TileStyle {
  const changed = { ...style, [part]: color };
  const isGiven = (): boolean => given.some(({ button, hover }) => isSame(button, style.button) && isSame(hover, style.hover));
  const follows = part === 'button' ? hoverFollows(style) || isGiven() : part === 'text' && hoverFollows(style);
  return follows ? { ...changed, hover: hoverColor(changed) } : changed;
}

function hoverFollows({ button, hover, text }: TileStyle): boolean {
  if (isSame(button, DEFAULT_TILE_STYLE.button) && isSame(hover, DEFAULT_TILE_STYLE.hover)) return true;
  return isSame(hover, hoverColor({ button, text }));
}

/** A lighter shade of the button, or a darker one if the text is readable only there. A light button gets darker first. */
function hoverColor({ button, text }: Pick<TileStyle, 'button' | 'text'>): Color {
  const lightness = lightnessOf(button);
  const steps = lightness < 60 ? [HOVER_STEP, -HOVER_STEP] : [-HOVER_STEP, HOVER_STEP];
  const shades = steps.map((step) => shadeOf(button, lightness + step, Math.max(LEAST_ALPHA, button.alpha)));
  const [first = button] = shades;
  return shades.find((shade) => contrast(flatten(text, opaque(shade)), opaque(shade)) >= EASY) ?? first;
}

function lightnessOf({ hex }: Color): number {
  return parse(hex).toFormat('hsla').getChannelValue('lightness');
}

function shadeOf({ hex }: Color, lightness: number, alpha: number): Color {
  const shade = parse(hex)
    .toFormat('hsla')
    .withChannelValue('lightness', Math.min(100, Math.max(0, lightness)));
  return { hex: shade.toString('hex').toLowerCase(), alpha };
}

function opaque({ hex }: Color): Color {
  return { hex, alpha: 1 };
}

function isSame(one: Color, other: Color): boolean {
  return one.hex === other.hex && one.alpha === other.alpha;
}
