import { isTimeZone, type TileVisibility } from '../../../server/pages/design/visibility.rules.js';
import { languageTexts } from '../../texts/en/shell.js';
import { visibilityTexts as texts } from '../../texts/en/visibility.js';

/** How a tile differs at this moment from one that everybody always sees, and at once. */
export interface VisibilityState {
  readonly kind: 'hidden' | 'locked' | 'to come' | 'ends' | 'over' | 'warning';
  readonly words: string;
}

/** Null for a tile that everybody sees, and that will stay. What keeps it from visitors is said before its warning. */
export function visibilityState({ who, from, until, timeZone, warning }: TileVisibility, now = Date.now()): VisibilityState | null {
  if (who === 'hidden') return { kind: 'hidden', words: texts.isHidden };
  const day = (moment: string) => dayIn(moment, timeZone);
  if (until !== undefined && now >= Date.parse(until)) return { kind: 'over', words: texts.overSince({ day: day(until) }) };
  if (from !== undefined && now < Date.parse(from)) return { kind: 'to come', words: texts.comesOn({ day: day(from) }) };
  if (who === 'password') return { kind: 'locked', words: texts.password };
  if (until !== undefined) return { kind: 'ends', words: texts.untilDay({ day: day(until) }) };
  return warning === undefined ? null : { kind: 'warning', words: texts.isWarned };
}

/** The day of a moment in a time zone, such as `3 March`. */
export function dayIn(moment: string, timeZone: string | undefined): string {
  const known = timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined;
  return new Intl.DateTimeFormat(languageTexts.formats, { day: 'numeric', month: 'long', timeZone: known }).format(new Date(moment));
}
