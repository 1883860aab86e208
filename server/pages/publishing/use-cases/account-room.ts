import { Injectable } from '@nestjs/common';
import { PageLimits, storageOf } from '../../page-limits.js';
import { AccountStorage, type StorageUse } from '../ports/account-storage.port.js';
import { refuseIfFull, surplusIn, type StorageRoom } from '../storage-room.js';
import type { Actor } from '../../../actor.js';

/**
 * What an account stores, and may store. What is stored is within the limit: the oldest versions are deleted only afterwards, so that a refused write
 * deletes nothing. Concurrent writers may together exceed the limit; then the next one is refused. Errors of what stores: STORAGE_FULL, and then nothing is stored; UNAUTHENTICATED when the account
 * was just removed.
 */
@Injectable()
export class AccountRoom {
  constructor(
    private readonly storage: AccountStorage,
    private readonly limits: PageLimits,
  ) {}

  /** `bytes` is the size of what `store` stores. */
  async store<T>(accountId: string, bytes: number, store: () => Promise<T>): Promise<T> {
    const room = this.roomFor(bytes);
    const use = await this.storage.measure(accountId);
    refuseIfFull(room, use);
    const stored = await store();
    if (surplusIn(room, use) > 0) await this.forgetSurplus(accountId);
    return stored;
  }

  /** Refuses `bytes` for which there is no room, even without former versions, and deletes none of these. */
  async refuse(accountId: string, bytes: number): Promise<void> {
    refuseIfFull(this.roomFor(bytes), await this.storage.measure(accountId));
  }

  /** The limits of an account and the size of what is to be stored, for a port that checks them itself. */
  roomFor(bytes: number): StorageRoom {
    return { bytes, verified: storageOf(this.limits, true), unverified: storageOf(this.limits, false) };
  }

  /** Deletes the oldest versions of an account that has more than it may. */
  async forgetSurplus(accountId: string): Promise<void> {
    const surplus = surplusIn(this.roomFor(0), await this.storage.measure(accountId));
    if (surplus > 0) await this.storage.forgetVersions(accountId, surplus);
  }

  /** What an account uses, and how much it may use, in bytes. Scope: read. Errors: UNAUTHENTICATED when the account was just removed. */
  async measure(actor: Actor): Promise<StorageUse & { readonly most: number }> {
    const used = await this.storage.measure(actor.accountFor('read'));
    return { ...used, most: storageOf(this.limits, used.isVerified) };
  }
}
