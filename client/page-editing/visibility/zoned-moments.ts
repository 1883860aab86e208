import { tzOffset } from '@date-fns/tz/tzOffset';
import { visibilityTexts } from '../../texts/en/visibility.js';
import { isOfThisAge } from '../../../server/pages/design/visibility.rules.js';

/** A day such as `2027-03-03`, and a time such as `18:00`, on the clocks of a time zone. */
export interface ZonedTime {
  readonly day: string;
  readonly time: string;
  /** The moment that was there before it was typed anew. */
  readonly former?: string;
}

const MINUTE = 60_000;

/**
 * The moment at which clocks show this, in UTC. Undefined while it is none, such as a day that is not typed whole, or a time that clocks leave out when they are put forward. As long as clocks show the same
 * of the former moment, it is that: with its seconds, and in the hour that a day has twice when clocks are put back, it is not the other one.
 */
export function momentAt({ day, time, former }: ZonedTime, timeZone: string): string | undefined {
  if (former !== undefined && isShown(former, { day, time }, timeZone)) return former;
  const shown = Date.parse(`${day}T${time}:00.000Z`);
  if (Number.isNaN(shown)) return undefined;
  const earlier = shown - tzOffset(timeZone, new Date(shown)) * MINUTE;
  // Between the two, clocks may be put forward or back.
  const moment = new Date(shown - tzOffset(timeZone, new Date(earlier)) * MINUTE);
  return isOfThisAge(moment) && isShown(moment.toISOString(), { day, time }, timeZone) ? moment.toISOString() : undefined;
}

/** Why a time is none although it is typed whole: clocks leave it out. Undefined for every other one. */
export function skippedTime({ day, time }: ZonedTime, timeZone: string): string | undefined {
  const isWhole = !Number.isNaN(Date.parse(`${day}T${time}:00.000Z`)) && isOfThisAge(new Date(day));
  return isWhole && momentAt({ day, time }, timeZone) === undefined ? visibilityTexts.skipped({ time }) : undefined;
}

/** What clocks show at a moment. */
export function zonedTime(moment: string, timeZone: string): ZonedTime {
  const date = new Date(moment);
  const shown = new Date(date.getTime() + tzOffset(timeZone, date) * MINUTE).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16), former: moment };
}

function isShown(moment: string, { day, time }: ZonedTime, timeZone: string): boolean {
  const clocks = zonedTime(moment, timeZone);
  return clocks.day === day && clocks.time === time;
}
