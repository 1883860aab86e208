import type { Color } from '../../../../server/pages/design/color.rules.js';
import { withOneDecimal } from '../../../controls/one-decimal.js';
import { contrast, flatten, INK, WHITE } from '../../../page-view/contrast.js';
import { EASY, readableShade } from './shades.js';

/** Whether a text is readable: for everyone (a ratio from 4.5), only when it is large (from 3), or hardly (WCAG 2.2, 1.4.3). */
export type Verdict = 'easy' | 'large' | 'hard';

export interface Legibility {
  /** The contrast ratio of WCAG, 1 to 21, on the background that `at` names. */
  readonly ratio: number;
  readonly verdict: Verdict;
  /** The background: the first one, unless the text is less readable on another. */
  readonly at: number;
  /** Its colour. */
  readonly ground: Color;
  /** A colour that is more readable on all the backgrounds together; null when the text need not change, or no change would help. */
  readonly better: Color | null;
  /** The lowest contrast ratio of that colour on the backgrounds. */
  readonly betterRatio: number;
}

/** How readable a text is on each of its possible opaque backgrounds. */
export function legibility(text: Color, grounds: readonly [Color, ...Color[]]): Legibility {
  const ratios = grounds.map((ground) => contrast(flatten(text, ground), ground));
  const verdicts = ratios.map(verdictOf);
  const at = WORST_FIRST.map((verdict) => verdicts.indexOf(verdict)).find((place) => place >= 0) ?? 0;
  const verdict = verdicts[at] ?? 'hard';
  const better = verdict === 'easy' ? null : betterText(text, grounds, Math.min(...ratios));
  return {
    ratio: ratios[at] ?? 1,
    verdict,
    at,
    ground: grounds[at] ?? grounds[0],
    better,
    betterRatio: better ? worstOf(better, grounds) : 1,
  };
}

/** Rounded to a tenth, but never up to a better rating: 4.46 is not shown as 4.5. */
export function ratioText(ratio: number): string {
  const rounded = Math.round(ratio * 10) / 10;
  const shown = verdictOf(rounded) === verdictOf(ratio) ? rounded : Math.floor(ratio * 10) / 10;
  return withOneDecimal(shown);
}

const WORST_FIRST: readonly Verdict[] = ['hard', 'large', 'easy'];

function verdictOf(ratio: number): Verdict {
  return ratio >= EASY ? 'easy' : ratio >= 3 ? 'large' : 'hard';
}

/** The nearest shade of its hue that is easy to read. If no shade is, white or ink, whichever helps more. */
function betterText(text: Color, grounds: readonly Color[], present: number): Color | null {
  const shade = readableShade(text, grounds);
  if (shade) return shade;
  const [best] = [WHITE, INK].map((color) => ({ color, worst: worstOf(color, grounds) })).sort((one, other) => other.worst - one.worst);
  return best && best.worst > present ? best.color : null;
}

function worstOf(color: Color, grounds: readonly Color[]): number {
  return Math.min(...grounds.map((ground) => contrast(color, ground)));
}
