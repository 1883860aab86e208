import { sessionListTexts } from '../../../texts/en/personal.js';
import { formatHoursAgo } from '../../../controls/dates.js';

/**
 * How long before `now` a moment was, in hours, then in days. A moment in the future, because the device's clock is slow, counts as now.
 */
export function timeAgo(moment: Date, now: Date): string {
  return formatHoursAgo(now.getTime() - moment.getTime()) ?? sessionListTexts.withinTheHour;
}
