import { formatDay } from './dates.js';

/** A day such as `2026-03-14`, in words. */
export function LongDate({ day }: { day: string }) {
  return <time dateTime={day}>{formatDay(day, { year: 'always', zone: 'UTC' })}</time>;
}
