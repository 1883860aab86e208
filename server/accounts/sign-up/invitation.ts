import { randomInt } from 'node:crypto';
import type { EmailAddress } from '../email-address.rules.js';
import { bareCode } from '../typed-code.rules.js';

const DAY = 24 * 60 * 60 * 1000;

/** A link with which people may sign up, whatever the mode is. */
export interface Invitation {
  /** A UUID, for the queue of mails, which contains no secrets. */
  readonly id: string;
  /** The end of its link. Operators can see it again, to pass it on. */
  readonly code: string;
  /** The only address that may use it. It counts as verified: an operator has named it. Null if anybody with the link may use it. */
  readonly email: EmailAddress | null;
  /** For whom it is, in the words of the operator. Null without any. */
  readonly note: string | null;
  /** The account of the operator who made it in the browser. It ends when that account is signed out everywhere, got back or suspended. Null if it was made elsewhere. */
  readonly createdBy: string | null;
  /** How many accounts it may open. */
  readonly uses: number;
  /** How many it has opened. */
  readonly used: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

/** What has become of an invitation. One that was revoked is not told apart from one that never existed. */
export type InvitationState = 'valid' | EndState;

/** Why an invitation cannot be used. */
export type EndState = 'used' | 'ended' | 'unknown';

/** How long operators see an invitation that has ended, in milliseconds. */
export const ENDED_LISTED_FOR = 90 * DAY;

// Without letters that look alike, because a code may be read aloud.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 14;
const CODE = /^[a-z\d]{8,32}$/;

/** A new code that nobody can guess: 69 random bits. */
export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}

/** The code of a link, as people may type it; null if the text cannot be one. */
export function parseCode(text: string): string | null {
  if (text.length > 100) return null;
  const code = bareCode(text);
  return CODE.test(code) ? code : null;
}

/** What has become of an invitation at this moment. */
export function stateOf(invitation: Invitation | null, now: Date): InvitationState {
  if (!invitation || invitation.revokedAt) return 'unknown';
  if (invitation.used >= invitation.uses) return 'used';
  return invitation.expiresAt <= now ? 'ended' : 'valid';
}

/** When an invitation ends that is valid for so many days from now. */
export function endAfter(days: number, now: Date): Date {
  return new Date(now.getTime() + days * DAY);
}

/** For how many more days an invitation is valid, rounded up. */
export function daysLeft({ expiresAt }: Invitation, now: Date): number {
  return Math.ceil((expiresAt.getTime() - now.getTime()) / DAY);
}

/** Whether somebody with this address may use the invitation. */
export function isFor({ email }: Invitation, address: EmailAddress): boolean {
  return email === null || email.toLowerCase() === address.toLowerCase();
}
