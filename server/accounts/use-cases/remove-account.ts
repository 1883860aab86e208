import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { LINKNAME_RESERVED_FOR } from '../../pages/linknames/linkname-reservation.rules.js';
import type { AskedDeletion, DeletionReceipt } from '../deletion-receipt.js';
import { AccountStore } from '../ports/account-store.port.js';
import { ImageList } from '../../media/use-cases/image-list.js';

/**
 * Removes an account with its pages, their pictures and its sessions, at once, and mails the receipt. The caller has checked that this is wanted.
 * Errors: LAST_OPERATOR.
 */
@Injectable()
export class RemoveAccount {
  constructor(
    private readonly accounts: AccountStore,
    private readonly clock: Clock,
    private readonly imageList: ImageList,
  ) {}

  async execute(accountId: string, asked: Omit<AskedDeletion, 'at'>): Promise<DeletionReceipt> {
    const at = this.clock.now();
    const linknamesFreeAt = new Date(at.getTime() + LINKNAME_RESERVED_FOR);
    const deleted = await this.accounts.remove(accountId, linknamesFreeAt, { ...asked, at });
    // The account's pictures count as the oldest, so that one step removes them. The account is already removed, so a failure of the storage
    // is ignored: a background job removes what is left.
    await this.imageList.removeUnused().catch(() => undefined);
    return { ...deleted, receipt: asked.receipt, at, linknamesFreeAt };
  }
}
