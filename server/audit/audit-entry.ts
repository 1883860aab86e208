import type { ListPart } from '../lists/list-parts.rules.js';
import type { Operator } from '../actor.js';

/** An act of an operator. */
export interface AuditEntry {
  /** A UUID. */
  readonly id: string;
  readonly at: Date;
  /** The user and the machine, such as `root@web-1`, or in the browser the username. */
  readonly operator: string;
  readonly door: Operator['door'];
  /** The command, such as `account delete`. */
  readonly act: string;
  /** What it was about: the id of an account, a linkname. Null if it was about everything. */
  readonly subject: string | null;
  /** The number of the receipt of a deletion; null for every other act. */
  readonly receipt: string | null;
  /** `begun` until the act ends, also if its process died; then `done`, or the code of the error. */
  readonly outcome: string;
}

/** What acts are about: accounts and what programs do for them, pages and their names, or the site itself. */
export const AUDIT_KINDS = ['accounts', 'pages', 'site'] as const;

/** Which entries a list of the audit log has. */
export interface AuditChoice {
  /** The id or the username of an account, a linkname, the number of a receipt, or the beginning of an act. Null for everything. */
  readonly about: string | null;
  /** The name of an operator; null for all of them. */
  readonly operator: string | null;
  readonly kind: (typeof AUDIT_KINDS)[number] | null;
  /** From this moment on; null for all that is kept. */
  readonly since: Date | null;
}

/** An entry in a list, with the account that it was about if there still is one. */
export interface ListedEntry extends AuditEntry {
  readonly account: { readonly id: string; readonly username: string } | null;
}

/** A part of the audit log, the newest first. */
export type AuditList = ListPart<ListedEntry>;

/** The first words of the acts of a kind; what has another one is about the site. */
export const FIRST_WORDS: Readonly<Record<'accounts' | 'pages', readonly string[]>> = {
  accounts: ['account', 'suspension', 'token', 'webhook'],
  pages: ['page', 'linkname', 'report', 'link', 'publication'],
};
