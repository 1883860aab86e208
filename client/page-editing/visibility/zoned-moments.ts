import { tzOffset } from '@date-fns/tz/tzOffset';
import { isOfThisAge } from '../../../server/pages/design/visibility.rules.js';

/** A day such as `2027-03-03`, and a time such as `18:00`, on the clocks of a time zone. */
export interface ZonedTime {
  readonly day: string;
  readonly time: string;
}

const MINUTE = 60_000;

/** The moment at which clocks show this, in UTC. Undefined while it is none, such as a day that is not typed whole. */
export function momentAt({ day, time }: ZonedTime, timeZone: string): string | undefined {
  const shown = Date.parse(`${day}T${time}:00.000Z`);
  if (Number.isNaN(shown)) return undefined;
  const earlier = shown - tzOffset(timeZone, new Date(shown)) * MINUTE;
  // Between the two, clocks may be put forward or back.
  const moment = new Date(shown - tzOffset(timeZone, new Date(earlier)) * MINUTE);
  return isOfThisAge(moment) ? moment.toISOString() : undefined;
}

/** What clocks show at a moment. */
export function zonedTime(moment: string, timeZone: string): ZonedTime {
  const date = new Date(moment);
  const shown = new Date(date.getTime() + tzOffset(timeZone, date) * MINUTE).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}
