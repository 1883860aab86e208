import type { DesignChange } from './design-changes.js';
import { formatAgo, formatHoursAgo } from '../../../../controls/dates.js';

/** When a change was first seen, in milliseconds since 1970. Null for one that was there when the editor was opened. */
export type DatedChange = NamedChange & { readonly since: number | null };

type NamedChange = Pick<DesignChange, 'kind' | 'detail'>;

/** The changes with their times: those of the former list, and `now` for a change that was not in it. Without a former list, there is no time. */
export function dateChanges(former: readonly DatedChange[] | null, changes: readonly NamedChange[], now: number): readonly DatedChange[] {
  return changes.map(({ kind, detail }) => {
    const same = former?.find((one) => one.kind === kind && one.detail === detail);
    return { kind, detail, since: same ? same.since : former && now };
  });
}

const MINUTE = 60_000;
const BRIEFLY = { numeric: 'auto', style: 'short' } as const;

/** How long before `now` a moment was, in minutes, then in hours, then in days. */
export function agoInWords(moment: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - moment) / MINUTE));
  if (minutes < 1) return formatAgo(0, 'second', BRIEFLY);
  return formatHoursAgo(now - moment, BRIEFLY) ?? formatAgo(-minutes, 'minute', BRIEFLY);
}
