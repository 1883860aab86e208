import { adminMailTexts as texts } from '../../../texts/en/admin-mail.js';
import { languageTexts } from '../../../texts/en/shell.js';
import { formatAgo, formatDay, formatTime, isToday } from '../../../controls/dates.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1],
] as const;

/** The time of a moment of today, else its day. */
export function momentOf(moment: string, now = new Date()): string {
  const date = new Date(moment);
  return isToday(date, now) ? formatTime(date) : formatDay(date, { month: 'short', year: 'never' });
}

/** In how long a moment comes. */
export function untilMoment(moment: string, now = new Date()): string {
  const seconds = Math.round((Date.parse(moment) - now.getTime()) / 1000);
  if (seconds <= 0) return texts.now;
  const [unit, length] = unitOf(seconds);
  return formatAgo(Math.round(seconds / length), unit);
}

/** A number of seconds in the largest unit that it fills. */
export function inDuration(seconds: number): string {
  const [unit, length] = unitOf(seconds);
  const format = new Intl.NumberFormat(languageTexts.formats, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.floor(seconds / length));
}

function unitOf(seconds: number): (typeof UNITS)[number] {
  return UNITS.find(([, length]) => seconds >= length) ?? UNITS[3];
}
