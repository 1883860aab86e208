import { isTimeZone, type TileVisibility } from '../../../server/pages/design/visibility.rules.js';
import { languageTexts } from '../../texts/en/shell.js';
import { visibilityTexts as texts } from '../../texts/en/visibility.js';

/** How a tile differs at this moment from one that everybody always sees without a warning. */
export interface VisibilityState {
  readonly kind: 'hidden' | 'locked' | 'to come' | 'ends' | 'over' | 'warning';
  readonly words: string;
}

/** Empty for a tile that everybody sees at once, and that will stay. What keeps it from visitors comes first, and of a tile that they do not see any more, only that is said. */
export function visibilityStates({ who, from, until, timeZone, warning }: TileVisibility, now = Date.now()): readonly VisibilityState[] {
  if (who === 'hidden') return [{ kind: 'hidden', words: texts.isHidden }];
  const day = (moment: string) => dayIn(moment, timeZone, new Date(now));
  if (until !== undefined && now >= Date.parse(until)) return [{ kind: 'over', words: texts.overSince({ day: day(until) }) }];
  const states: VisibilityState[] = [];
  if (from !== undefined && now < Date.parse(from)) states.push({ kind: 'to come', words: texts.comesOn({ day: day(from) }) });
  else if (until !== undefined) states.push({ kind: 'ends', words: texts.untilDay({ day: day(until) }) });
  if (who === 'password') states.push({ kind: 'locked', words: texts.password });
  if (warning !== undefined) states.push({ kind: 'warning', words: texts.isWarned });
  return states;
}

/** The moments at which that changes. */
export function visibilityMoments({ from, until }: TileVisibility): number[] {
  return [from, until].flatMap((moment) => (moment === undefined ? [] : Date.parse(moment)));
}

/** The day of a moment in a time zone, such as `3 March`, and its year if that is not the one of `now`. */
export function dayIn(moment: string, timeZone: string | undefined, now?: Date): string {
  const known = timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined;
  const say = (date: Date, how: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTexts.formats, { ...how, timeZone: known }).format(date);
  const isOtherYear = now !== undefined && say(now, { year: 'numeric' }) !== say(new Date(moment), { year: 'numeric' });
  return say(new Date(moment), { day: 'numeric', month: 'long', ...(isOtherYear && { year: 'numeric' }) });
}
