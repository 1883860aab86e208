import type { Color } from '../../../server/pages/color.rules.js';
import { withOneDecimal } from '../../controls/one-decimal.js';
import { contrast, flatten, INK, WHITE } from '../../page-view/contrast.js';

/** Whether a text is readable: for everyone (a ratio from 4.5), only when it is large (from 3), or hardly (WCAG 2.2, 1.4.3). */
export type Verdict = 'easy' | 'large' | 'hard';

export interface Legibility {
  /** The contrast ratio of WCAG, 1 to 21, on the background that `at` names. */
  readonly ratio: number;
  readonly verdict: Verdict;
  /** The background: the first one, unless the text is less readable on another. */
  readonly at: number;
  /** A colour that is more readable on all the backgrounds together; null when the text need not change, or no change would help. */
  readonly better: Color | null;
}

/** How readable a text is on each of its possible opaque backgrounds. */
export function legibility(text: Color, grounds: readonly [Color, ...Color[]]): Legibility {
  const ratios = grounds.map((ground) => contrast(flatten(text, ground), ground));
  const verdicts = ratios.map(verdictOf);
  const at = WORST_FIRST.map((verdict) => verdicts.indexOf(verdict)).find((place) => place >= 0) ?? 0;
  const verdict = verdicts[at] ?? 'hard';
  return { ratio: ratios[at] ?? 1, verdict, at, better: verdict === 'hard' ? betterText(grounds, Math.min(...ratios)) : null };
}

/** Rounded to a tenth, but never up to a better rating: 4.46 is not shown as 4.5. */
export function ratioText(ratio: number): string {
  const rounded = Math.round(ratio * 10) / 10;
  const shown = verdictOf(rounded) === verdictOf(ratio) ? rounded : Math.floor(ratio * 10) / 10;
  return withOneDecimal(shown);
}

const WORST_FIRST: readonly Verdict[] = ['hard', 'large', 'easy'];

function verdictOf(ratio: number): Verdict {
  return ratio >= 4.5 ? 'easy' : ratio >= 3 ? 'large' : 'hard';
}

function betterText(grounds: readonly Color[], present: number): Color | null {
  const [best] = [WHITE, INK]
    .map((color) => ({ color, worst: Math.min(...grounds.map((ground) => contrast(color, ground))) }))
    .sort((one, other) => other.worst - one.worst);
  return best && best.worst > present ? best.color : null;
}
