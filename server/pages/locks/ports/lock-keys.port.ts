import type { OpenableLock } from '../lock-pass.js';

/** The locks that pages name, and what passes through them are signed with. */
export abstract class LockKeys {
  /** Those of the locks that there are. */
  abstract find(ids: readonly string[]): Promise<OpenableLock[]>;

  /** Which of the ids name no lock of the account. */
  abstract findMissing(accountId: string, ids: readonly string[]): Promise<string[]>;
}
