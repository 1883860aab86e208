import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LockOwnerRemoved, TooManyLocks } from '../../../locks/locks.errors.js';
import { LockStore, type NewLock } from '../../../locks/ports/lock-store.port.js';
import type { OpenableLock } from '../../../pages/locks/lock-pass.js';
import { LockKeys } from '../../../pages/locks/ports/lock-keys.port.js';
import { isUuid } from '../connection/uuid.js';

// Two locks of an account are counted one after the other.
const LOCK_ACCOUNT = 'SELECT FROM account WHERE id = $1 FOR NO KEY UPDATE';
const COUNT = 'SELECT count(*)::integer AS count FROM password_lock WHERE account_id = $1';
const ADD = 'INSERT INTO password_lock (id, account_id, password_hash, created_at) VALUES ($1, $2, $3, $4)';

const HASHES = 'SELECT id, password_hash AS hash FROM password_lock WHERE id = ANY($1::uuid[])';
const OWN = 'SELECT id FROM password_lock WHERE account_id = $1 AND id = ANY($2::uuid[])';

interface HashRow {
  readonly id: string;
  readonly hash: string;
}

/** The locks of accounts, in PostgreSQL. */
@Injectable()
export class TypeormLocks extends LockStore implements LockKeys {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async add({ id, accountId, passwordHash, at }: NewLock, most: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const accounts: unknown[] = await manager.query(LOCK_ACCOUNT, [accountId]);
      if (accounts.length === 0) throw new LockOwnerRemoved();
      const [{ count }] = await manager.query<[{ count: number }]>(COUNT, [accountId]);
      if (count >= most) throw new TooManyLocks(most);
      await manager.query(ADD, [id, accountId, passwordHash, at]);
    });
  }

  override async passwordHash(id: string): Promise<string | null> {
    return (await this.hashes([id]))[0]?.hash ?? null;
  }

  async find(ids: readonly string[]): Promise<OpenableLock[]> {
    return (await this.hashes(ids)).map(({ id, hash }) => ({ id, key: keyOf(hash) }));
  }

  async findMissing(accountId: string, ids: readonly string[]): Promise<string[]> {
    const own = await this.dataSource.query<{ readonly id: string }[]>(OWN, [accountId, ids.filter(isUuid)]);
    return ids.filter((id) => !own.some((lock) => lock.id === id));
  }

  private hashes(ids: readonly string[]): Promise<HashRow[]> {
    return this.dataSource.query<HashRow[]>(HASHES, [ids.filter(isUuid)]);
  }
}

/** It is kept in memory with pages, and says nothing about the password or its hash. */
function keyOf(hash: string): Buffer {
  return createHash('sha256').update('passes of ').update(hash).digest();
}
