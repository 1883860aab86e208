import type { EmailAddress } from './email-address.rules.js';
import type { Username } from './username.rules.js';

/** A person who can sign in and has pages. */
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
