import { historyTexts } from '../../texts/en/history.js';
import { languageTexts } from '../../texts/en/shell.js';

const LOCALE = languageTexts.formats;
const time = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long' });
const dayOfYear = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' });

/** When a version was published, in the time zone of the user: `Today, 12:04`, `2 March, 09:12`, `27 February 2025, 21:50`. */
export function versionDate(moment: Date, now: Date): string {
  const clock = time.format(moment);
  if (isSameDay(moment, now)) return historyTexts.today({ time: clock });
  // Subtracting 24 hours would be wrong on the days on which the clocks change.
  if (isSameDay(moment, new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))) return historyTexts.yesterday({ time: clock });
  const date = moment.getFullYear() === now.getFullYear() ? day : dayOfYear;
  return historyTexts.day({ day: date.format(moment), time: clock });
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}
