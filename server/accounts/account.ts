import type { EmailAddress } from './email-address.rules.js';
import type { Username } from './username.rules.js';

const day = 24 * 60 * 60 * 1000;

/** For how long nobody can claim the linkname of an account that was removed: links to it still go round, and trust whoever was there. */
export const LINKNAME_WITHHELD_FOR = 30 * day;

/** Somebody who has a page. */
export interface Account {
  /** A UUID. */
  readonly id: string;
  /** Unique ignoring case. */
  readonly username: Username;
  /** Unique ignoring case. */
  readonly email: EmailAddress;
  /** Whether the owner has shown that the address is theirs. */
  readonly emailVerified: boolean;
  readonly registeredAt: Date;
}
