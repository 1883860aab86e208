import type { EmailAddress } from './email-address.rules.js';
import type { Username } from './username.rules.js';

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
