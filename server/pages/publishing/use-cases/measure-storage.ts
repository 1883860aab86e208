import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../actor.js';
import { PageLimits, storageOf } from '../../page-limits.js';
import { AccountStorage, type StorageUse } from '../ports/account-storage.port.js';

/** What an account uses, and how much it may use, in bytes. Scope: read. Errors: UNAUTHENTICATED when the account was just removed. */
@Injectable()
export class MeasureStorage {
  constructor(
    private readonly storage: AccountStorage,
    private readonly limits: PageLimits,
  ) {}

  async execute(actor: Actor): Promise<StorageUse & { readonly most: number }> {
    const used = await this.storage.measure(actor.accountFor('read'));
    return { ...used, most: storageOf(this.limits, used.isVerified) };
  }
}
