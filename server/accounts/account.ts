import type { EmailAddress } from './email-address.rules.js';
import type { Username } from './username.rules.js';

const day = 24 * 60 * 60 * 1000;

/**
 * How long nobody can claim the linkname of a removed account, in milliseconds: 30 days. Links to it still exist, and their readers trust
 * the former owner.
 */
export const LINKNAME_WITHHELD_FOR = 30 * day;

/** A person who can sign in and has a page. */
export interface Account {
  /** A UUID. */
  readonly id: string;
  /** Unique without regard to case. */
  readonly username: Username;
  /** Unique without regard to case. */
  readonly email: EmailAddress;
  /** Whether the owner has proved that the address is theirs. */
  readonly emailVerified: boolean;
  readonly registeredAt: Date;
}
