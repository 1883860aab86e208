import { Injectable } from '@nestjs/common';
import { MEGABYTE, PageLimits, storageOf } from '../page-limits.js';
import { StorageFull } from '../pages.errors.js';
import { AccountStorage } from '../ports/account-storage.port.js';

/**
 * Makes room for what an account is about to store: its oldest versions are deleted first. Writers at the same time may exceed the limit by
 * what they store; the next one is refused. Errors: STORAGE_FULL, and then nothing is deleted; UNAUTHENTICATED when the account was just
 * removed.
 */
@Injectable()
export class RequireRoom {
  constructor(
    private readonly storage: AccountStorage,
    private readonly limits: PageLimits,
  ) {}

  /** `bytes` is the size of what comes. */
  async execute(accountId: string, bytes: number): Promise<void> {
    const { pages, versions, pictures, isVerified } = await this.storage.measure(accountId);
    const most = storageOf(this.limits, isVerified);
    const surplus = pages + versions + pictures + bytes - most;
    if (surplus <= 0) return;
    if (surplus > versions) throw new StorageFull(Math.floor(most / MEGABYTE));
    await this.storage.forgetVersions(accountId, surplus);
  }
}
