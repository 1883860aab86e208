import { sessionListTexts } from '../../../texts/en/personal.js';
import { languageTexts } from '../../../texts/en/shell.js';

const hourMilliseconds = 3_600_000;
const hoursOfDay = 24;
const inWords = new Intl.RelativeTimeFormat(languageTexts.formats);

/**
 * How long before `now` a moment was, in hours, then in days. A moment in the future, because the device's clock is slow, counts as now.
 */
export function timeAgo(moment: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - moment.getTime()) / hourMilliseconds);
  if (hours < 1) return sessionListTexts.withinTheHour;
  return hours < hoursOfDay ? inWords.format(-hours, 'hour') : inWords.format(-Math.floor(hours / hoursOfDay), 'day');
}
