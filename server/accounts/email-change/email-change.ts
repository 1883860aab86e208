import type { EmailAddress } from '../email-address.rules.js';

const hour = 60 * 60 * 1000;

/** For how long a change waits for somebody to confirm it at the new address, in milliseconds. */
export const CONFIRMED_WITHIN = 24 * hour;

/** For how long the owner of the former address can take the account back, in milliseconds. Until then, no other account gets that address. */
export const TAKEN_BACK_WITHIN = 7 * 24 * hour;

/** From how long before a change was confirmed what was added to the account may be of somebody else who was about to take it, in milliseconds. */
export const PREPARED_WITHIN = 7 * 24 * hour;

/** A change of the e-mail address of an account: one that waits, or one that was made and can be taken back. */
export interface EmailChange {
  /** A UUID. */
  readonly id: string;
  readonly accountId: string;
  readonly newEmail: EmailAddress;
  /** The address before the change; null while it waits. */
  readonly formerEmail: EmailAddress | null;
  /** Null while it waits. */
  readonly confirmedAt: Date | null;
  /** Until when it can be confirmed, or taken back. */
  readonly endsAt: Date;
}

/** What a mailed link is for: to confirm a change at the new address, or to take it back at the former one. */
export type EmailLinkPurpose = 'confirm' | 'take-back';
