import { PLAIN_APPEARANCE, type Appearance, type Pattern } from '../../../../server/pages/appearance/appearance.rules.js';
import type { Color } from '../../../../server/pages/design/color.rules.js';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { isSameJson } from '../../../../server/pages/json-value.rules.js';

/** A part of an appearance that has choices of its own. */
export type LookPart = Exclude<keyof Appearance, 'theme'>;

/** How many colours each pattern draws with, at most. */
export const PATTERN_COLORS: Readonly<Record<Pattern, number>> = {
  tesserae: 7,
  azulejo: 3,
  terrazzo: 7,
  grid: 2,
  bricks: 2,
  dots: 1,
  stripes: 1,
  scales: 2,
  waves: 1,
};

/** The appearance of a page. One that has none looks plain. */
export function appearanceOf({ appearance }: Pick<PageDesign, 'appearance'>): Appearance {
  return appearance ?? PLAIN_APPEARANCE;
}

/**
 * The design with some choices of one part of its appearance changed. It keeps the name of the theme that was applied last. If nothing
 * differs from the plain appearance any more, the page has none.
 */
export function withLook<Part extends LookPart>(design: PageDesign, part: Part, change: Partial<Appearance[Part]>): PageDesign {
  const present = appearanceOf(design);
  const appearance: Appearance = { ...present, [part]: { ...present[part], ...change } };
  if (!isSameJson(appearance, PLAIN_APPEARANCE)) return { ...design, appearance };
  const rest: { -readonly [Name in keyof PageDesign]: PageDesign[Name] } = { ...design };
  delete rest.appearance;
  return rest;
}

/** The colours that the chosen pattern draws with. */
export function patternColors(design: PageDesign): readonly Color[] {
  const { colors, pattern } = appearanceOf(design).ground;
  return colors.slice(0, PATTERN_COLORS[pattern]);
}

/** The page's colour and the first one of its pattern change places. Each opacity stays where it is, so that swapping again restores both. */
export function withSwappedPattern(design: PageDesign): PageDesign {
  const { colors } = appearanceOf(design).ground;
  const [first = design.backgroundColor, ...others] = colors;
  const [ground, drawn] = swapped(design.backgroundColor, first);
  return withLook({ ...design, backgroundColor: ground }, 'ground', { colors: [drawn, ...others] });
}

/** The two colours of a gradient change places. */
export function withSwappedGradient(design: PageDesign): PageDesign {
  const [ground, end] = swapped(design.backgroundColor, appearanceOf(design).ground.end);
  return withLook({ ...design, backgroundColor: ground }, 'ground', { end });
}

function swapped(one: Color, other: Color): readonly [Color, Color] {
  return [
    { hex: other.hex, alpha: one.alpha },
    { hex: one.hex, alpha: other.alpha },
  ];
}
