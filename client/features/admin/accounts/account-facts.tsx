import { clsx } from 'clsx';
import type { AdminAccountsQuery } from '../../../api/generated/types.js';
import { Quad } from '../../../controls/buttons/quad.js';
import { adminAccountTexts as texts } from '../../../texts/en/admin.js';
import styles from './account-facts.module.css';
import { formatDay, formatHoursAgo } from '../../../controls/dates.js';

export type ListedAccount = AdminAccountsQuery['adminAccounts']['accounts'][number];

/** In milliseconds. */
const WEEK = 7 * 24 * 3_600_000;

/** The day of a moment, with its year unless it is this one. */
export function dayIn(moment: string, now = new Date()): string {
  return formatDay(moment, { month: 'short', now });
}

/** How long ago somebody was here, in hours, in days, or as a day. The server notes it once an hour. */
export function seenAgo(moment: string, now = new Date()): string {
  const past = now.getTime() - Date.parse(moment);
  return past < WEEK ? (formatHoursAgo(past) ?? texts.withinTheHour) : dayIn(moment, now);
}

const TONES = ['indigo', 'brown', 'verd', 'terra', 'slate'] as const;

/** The first letter of the username on a tile whose colour stays the same. */
export function AccountTile({
  account,
  isLarge,
}: {
  readonly account: Pick<ListedAccount, 'id' | 'username'>;
  readonly isLarge?: boolean;
}) {
  const tone = TONES[Number.parseInt(account.id.slice(-4), 16) % TONES.length]!;
  return (
    <span aria-hidden="true" className={clsx(styles.tile, styles[tone], isLarge && styles.large)}>
      {account.username.charAt(0).toUpperCase()}
    </span>
  );
}

/** Whether an account is suspended, or its address is not verified. */
export function AccountState({
  account: { suspendedAt, emailVerified },
}: {
  readonly account: Pick<ListedAccount, 'suspendedAt' | 'emailVerified'>;
}) {
  const [tone, word] =
    suspendedAt !== null
      ? (['failed', texts.suspended] as const)
      : emailVerified
        ? (['done', texts.active] as const)
        : (['gold', texts.notVerified] as const);
  return (
    <span className={styles.state}>
      <Quad tone={tone} className={styles.quad} />
      {word}
    </span>
  );
}
