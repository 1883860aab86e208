import type { AdminOverviewQuery } from '../../../api/generated/types.js';
import { adminOverviewTexts as texts } from '../../../texts/en/admin-overview.js';
import { languageTexts } from '../../../texts/en/shell.js';

export type Days = NonNullable<AdminOverviewQuery['adminOverview']['figures']>['days'];

const DAYS_SHOWN = 30;
const numbers = new Intl.NumberFormat(languageTexts.formats);
const shares = new Intl.NumberFormat(languageTexts.formats, { style: 'percent', maximumFractionDigits: 0 });

export function wordNumber(count: number): string {
  return numbers.format(count);
}

/** The share of a part in a whole, which may be empty. */
export function percent(part: number, whole: number): string {
  return shares.format(whole === 0 ? 0 : part / whole);
}

/** How much more or less there is than before. Nothing can be compared with nothing. */
export function wordChange(now: number, before: number, when: string): string {
  if (before === 0) return '';
  const change = (now - before) / before;
  const share = shares.format(Math.abs(change));
  if (Math.round(change * 100) === 0) return texts.same({ when });
  return change > 0 ? texts.more({ share, when }) : texts.fewer({ share, when });
}

/** The days that the bars show. */
export function newestDays(days: Days): Days {
  return days.slice(-DAYS_SHOWN);
}

/** The days before those, with which they are compared. */
export function formerDays(days: Days): Days {
  return days.slice(-2 * DAYS_SHOWN, -DAYS_SHOWN);
}
