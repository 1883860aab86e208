import { randomBytes } from 'node:crypto';
import type { Language } from '../languages.rules.js';
import type { MailRequest } from '../mail/mail-request.js';
import type { Account } from './account.js';

// Without letters and digits that look alike.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** What the receipt of a deletion says before it has happened. */
export interface AskedDeletion {
  /** Random, so that nobody guesses it. Nothing about the account is stored with it. */
  readonly receipt: string;
  /** Who asked for it. */
  readonly by: 'owner' | 'operator';
  readonly at: Date;
  /** Of the mail with the receipt; null if it is not known. */
  readonly language: Language | null;
}

/** What was deleted. */
export interface DeletedAccount {
  readonly pages: number;
  /** Whether the receipt is mailed to the owner: only to an address that was confirmed. */
  readonly isMailed: boolean;
}

/** The receipt of a deletion. */
export interface DeletionReceipt extends DeletedAccount, Pick<AskedDeletion, 'receipt' | 'at'> {
  /** Until then nobody can claim the linknames of the account. */
  readonly linknamesFreeAt: Date;
}

/** A new number of a receipt, such as `7K3M-9QXP-B4TW`. */
export function newReceiptNumber(): string {
  const symbols = [...randomBytes(12)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return symbols.replace(/(.{4})(?=.)/g, '$1-');
}

/** The mail with the receipt, to the address of the account; null if its owner has not proved it: it may be that of somebody else. */
export function receiptMail(
  { email, emailVerified, username }: Account,
  { receipt, by, at, language }: AskedDeletion,
  { pages, linknamesFreeAt }: Pick<DeletionReceipt, 'pages' | 'linknamesFreeAt'>,
): MailRequest | null {
  if (!emailVerified) return null;
  const facts = { username, receipt, by, pages, at: at.toISOString(), linknamesFreeAt: linknamesFreeAt.toISOString() };
  return { kind: 'account-deleted', to: email, ...facts, ...(language && { language }) };
}
