import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { LINKNAME_RESERVED_FOR } from '../../pages/linknames/linkname-reservation.rules.js';
import { RemoveUnusedImages } from '../../media/use-cases/remove-unused-images.js';
import { AccountStore } from '../ports/account-store.port.js';

/** Removes an account with its pages, their pictures and its sessions, at once. The caller has checked that this is wanted. Errors: LAST_OPERATOR. */
@Injectable()
export class RemoveAccount {
  constructor(
    private readonly accounts: AccountStore,
    private readonly clock: Clock,
    private readonly removeUnusedImages: RemoveUnusedImages,
  ) {}

  async execute(accountId: string): Promise<void> {
    await this.accounts.remove(accountId, new Date(this.clock.now().getTime() + LINKNAME_RESERVED_FOR));
    // The account's pictures count as the oldest, so that one step removes them. The account is already removed, so a failure of the storage
    // is ignored: a background job removes what is left.
    await this.removeUnusedImages.execute().catch(() => undefined);
  }
}
