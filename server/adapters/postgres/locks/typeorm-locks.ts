import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LockOwnerRemoved, TooManyLocks } from '../../../locks/locks.errors.js';
import { LockStore, type NewLock } from '../../../locks/ports/lock-store.port.js';
import type { OpenableLock } from '../../../pages/locks/lock-pass.js';
import { LockKeys } from '../../../pages/locks/ports/lock-keys.port.js';
import { addLimited, type LimitedRows } from '../lists/limited-rows.js';
import { isUuid } from '../connection/uuid.js';

const ROWS: LimitedRows = {
  count: 'SELECT count(*)::integer AS count FROM password_lock WHERE account_id = $1',
  add: 'INSERT INTO password_lock (id, account_id, password_hash, created_at) VALUES ($1, $2, $3, $4)',
};

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
    const done = await addLimited(this.dataSource, ROWS, accountId, [id, accountId, passwordHash, at], most);
    if (done === 'gone') throw new LockOwnerRemoved();
    if (done === 'full') throw new TooManyLocks(most);
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
