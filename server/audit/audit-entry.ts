import type { Operator } from '../actor.js';

/** An act of an operator. */
export interface AuditEntry {
  /** A UUID. */
  readonly id: string;
  readonly at: Date;
  /** The user and the machine, such as `root@web-1`. */
  readonly operator: string;
  readonly door: Operator['door'];
  /** The command, such as `account delete`. */
  readonly act: string;
  /** What it was about: the id of an account, a linkname. Null if it was about everything. */
  readonly subject: string | null;
  /** `begun` until the act ends, also if its process died; then `done`, or the code of the error. */
  readonly outcome: string;
}
