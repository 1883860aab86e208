import { createHash } from 'node:crypto';
import type { OpenableLock } from '../../../server/pages/locks/lock-pass.js';
import { LockKeys } from '../../../server/pages/locks/ports/lock-keys.port.js';

/** The locks of accounts in memory, for unit tests. */
export class MemoryLockKeys extends LockKeys {
  /** The account of each lock. */
  readonly owners = new Map<string, string>();

  override async find(ids: readonly string[]): Promise<OpenableLock[]> {
    return ids.filter((id) => this.owners.has(id)).map((id) => ({ id, key: createHash('sha256').update(id).digest() }));
  }

  override async findMissing(accountId: string, ids: readonly string[]): Promise<string[]> {
    return ids.filter((id) => this.owners.get(id) !== accountId);
  }
}
