import { Injectable } from '@nestjs/common';
import { MEGABYTE, PageLimits, storageOf } from '../../page-limits.js';
import { StorageFull } from '../../pages.errors.js';
import { AccountStorage, type StorageUse } from '../ports/account-storage.port.js';

/**
 * Stores something of an account within its limit. Afterwards, its oldest versions are deleted if it has more than it may: so nothing is lost for
 * what is refused. Writers at the same time may exceed the limit by what they store; the next one is refused. Errors: STORAGE_FULL, and then
 * nothing is stored; UNAUTHENTICATED when the account was just removed.
 */
@Injectable()
export class RequireRoom {
  constructor(
    private readonly storage: AccountStorage,
    private readonly limits: PageLimits,
  ) {}

  /** `bytes` is the size of what `store` stores. */
  async execute<T>(accountId: string, bytes: number, store: () => Promise<T>): Promise<T> {
    const use = await this.storage.measure(accountId);
    const surplus = this.surplusOf(use) + bytes;
    if (surplus > 0 && surplus > use.versions) throw new StorageFull(Math.floor(storageOf(this.limits, use.isVerified) / MEGABYTE));
    const stored = await store();
    if (surplus > 0) await this.forgetSurplus(accountId);
    return stored;
  }

  private async forgetSurplus(accountId: string): Promise<void> {
    const surplus = this.surplusOf(await this.storage.measure(accountId));
    if (surplus > 0) await this.storage.forgetVersions(accountId, surplus);
  }

  private surplusOf({ pages, versions, pictures, isVerified }: StorageUse): number {
    return pages + versions + pictures - storageOf(this.limits, isVerified);
  }
}
