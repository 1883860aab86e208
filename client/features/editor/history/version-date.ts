import { historyTexts } from '../../../texts/en/history.js';
import { dayAndTime } from '../day-and-time.js';

/** When a version was published, in the time zone of the user: `Today, 12:04`, `2 March, 09:12`, `27 February 2025, 21:50`. */
export function versionDate(moment: Date, now: Date): string {
  return dayAndTime(moment, now, historyTexts);
}
