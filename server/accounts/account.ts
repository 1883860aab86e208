import type { EmailAddress } from './email-address.rules.js';
import type { Username } from './username.rules.js';

/** With what a new account is opened, beside what its owner has chosen. */
export interface Admission {
  /** The code of the invitation that it uses up; null without one. */
  readonly invitation: string | null;
  /** Whether its owner publishes only once the address is verified: only the address lets this person sign up, and anybody could have typed it. */
  readonly mustVerify: boolean;
}

/** A person who can sign in and has pages. */
export interface Account {
  /** A UUID. */
  readonly id: string;
  /** Unique without regard to case. */
  readonly username: Username;
  /** The username that the account was opened with. It never changes, and no other account gets it: devices keep drafts under it. */
  readonly firstUsername: Username;
  /** Unique without regard to case. */
  readonly email: EmailAddress;
  /** Whether the owner has proved that the address is theirs. */
  readonly emailVerified: boolean;
  readonly registeredAt: Date;
}

/** What an account may do on the site: have pages (`person`), or also administer it (`operator`). */
export const ROLES = ['person', 'operator'] as const;

/** One of `ROLES`. */
export type Role = (typeof ROLES)[number];
