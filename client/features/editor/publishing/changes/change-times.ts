import { languageTexts } from '../../../../texts/en/shell.js';
import type { DesignChange } from './design-changes.js';

/** When a change was first seen, in milliseconds since 1970. Null for one that was there when the editor was opened. */
export type DatedChange = DesignChange & { readonly since: number | null };

/** The changes with their times: those of the former list, and `now` for a change that was not in it. Without a former list, there is no time. */
export function dateChanges(former: readonly DatedChange[] | null, changes: readonly DesignChange[], now: number): readonly DatedChange[] {
  return changes.map((change) => {
    const same = former?.find(({ kind, detail }) => kind === change.kind && detail === change.detail);
    return { ...change, since: same ? same.since : former && now };
  });
}

const MINUTE = 60_000;
const MINUTES_OF_HOUR = 60;
const HOURS_OF_DAY = 24;
const inWords = new Intl.RelativeTimeFormat(languageTexts.formats, { numeric: 'auto', style: 'short' });

/** How long before `now` a moment was, in minutes, then in hours, then in days. */
export function agoInWords(moment: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - moment) / MINUTE));
  if (minutes < 1) return inWords.format(0, 'second');
  if (minutes < MINUTES_OF_HOUR) return inWords.format(-minutes, 'minute');
  const hours = Math.floor(minutes / MINUTES_OF_HOUR);
  return hours < HOURS_OF_DAY ? inWords.format(-hours, 'hour') : inWords.format(-Math.floor(hours / HOURS_OF_DAY), 'day');
}
