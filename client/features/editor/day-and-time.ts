import { languageTexts } from '../../texts/en/shell.js';

const LOCALE = languageTexts.formats;
const time = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long' });
const dayOfYear = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' });

/** How a day and a time are put together. */
interface DayAndTimeTexts {
  readonly today: (d: { readonly time: string }) => string;
  readonly yesterday: (d: { readonly time: string }) => string;
  readonly day: (d: { readonly day: string; readonly time: string }) => string;
}

/** A moment of the past in the time zone of the user, as these texts say it. */
export function dayAndTime(moment: Date, now: Date, texts: DayAndTimeTexts): string {
  const clock = time.format(moment);
  if (isSameDay(moment, now)) return texts.today({ time: clock });
  // Subtracting 24 hours would be wrong on the days on which the clocks change.
  if (isSameDay(moment, new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))) return texts.yesterday({ time: clock });
  const date = moment.getFullYear() === now.getFullYear() ? day : dayOfYear;
  return texts.day({ day: date.format(moment), time: clock });
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}
