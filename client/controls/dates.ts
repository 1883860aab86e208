import { languageTexts } from '../texts/en/shell.js';

/** A moment, as a date, as the server writes it, or in milliseconds since 1970. */
type Moment = Date | string | number;

interface DayOptions {
  /** Whether the year is named: always, never, or by default if it is another one than that of `now`. */
  readonly year?: 'always' | 'never' | 'other';
  readonly month?: 'long' | 'short';
  readonly weekday?: 'long' | 'short';
  /** On whose clocks, if not on the reader's. Whoever shows such a date says the zone, unless it is a day of a calendar. */
  readonly zone?: string | null;
  readonly now?: Date;
}

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

function say(moment: Moment, how: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(how);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(languageTexts.formats, how);
  formats.set(key, format);
  return format.format(new Date(moment));
}

function partsOf(moment: Moment, { year = 'other', month = 'long', weekday, zone, now }: DayOptions): Intl.DateTimeFormatOptions {
  const isOther = year === 'other' && new Date(moment).getFullYear() !== (now ?? new Date()).getFullYear();
  return {
    ...(weekday && { weekday }),
    ...{ day: 'numeric', month },
    ...((isOther || year === 'always') && { year: 'numeric' }),
    ...(zone && { timeZone: zone }),
  };
}

/** `4 March`, `4 March 2025`. */
export function formatDay(moment: Moment, options: DayOptions = {}): string {
  return say(moment, partsOf(moment, options));
}

/** `12:04`, on the reader's clock. */
export function formatTime(moment: Moment): string {
  return say(moment, CLOCK);
}

/** A day with its time: `4 March at 12:04`. */
export function formatMoment(moment: Moment, options: DayOptions = {}): string {
  return say(moment, { ...partsOf(moment, options), ...CLOCK });
}

/** To the second, for who reads a log. */
export function formatExactly(moment: Moment): string {
  return say(moment, { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' });
}

/** How a day and a time are put together. */
interface RecentTexts {
  readonly today: (d: { readonly time: string }) => string;
  readonly yesterday: (d: { readonly time: string }) => string;
  readonly day: (d: { readonly day: string; readonly time: string }) => string;
}

/** A moment of the past as these texts say it: `Today, 12:04`, `2 March, 09:12`, `27 February 2025, 21:50`. */
export function formatRecent(moment: Date, now: Date, texts: RecentTexts): string {
  const time = formatTime(moment);
  if (isToday(moment, now)) return texts.today({ time });
  return isYesterday(moment, now) ? texts.yesterday({ time }) : texts.day({ day: formatDay(moment, { now }), time });
}

export function isToday(moment: Date, now: Date): boolean {
  return moment.toDateString() === now.toDateString();
}

// Subtracting 24 hours would be wrong on the days on which the clocks change.
export function isYesterday(moment: Date, now: Date): boolean {
  return isToday(moment, new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1));
}

/** A number of units before now, or after it if positive: `2 days ago`, `in 3 hours`. */
export function formatAgo(count: number, unit: 'day' | 'hour' | 'minute' | 'second', how: Intl.RelativeTimeFormatOptions = {}): string {
  return new Intl.RelativeTimeFormat(languageTexts.formats, how).format(count, unit);
}

/** How many milliseconds ago something was, in hours, then in days. Undefined within the last hour, and for the future, if the device's clock is slow. */
export function formatHoursAgo(milliseconds: number, how?: Intl.RelativeTimeFormatOptions): string | undefined {
  const hours = Math.floor(milliseconds / 3_600_000);
  if (hours < 1) return undefined;
  return hours < 24 ? formatAgo(-hours, 'hour', how) : formatAgo(-Math.floor(hours / 24), 'day', how);
}

/** The time zone of the reader's device. */
export function readersZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
