import { Injectable } from '@nestjs/common';
import type { PageOutline } from '../page.js';
import { AccountPages } from '../ports/account-pages.port.js';

/** An account, and the ids of its pages in their new order. */
export interface OrderPagesCommand {
  readonly accountId: string;
  readonly ids: readonly string[];
}

/**
 * Changes the order in which an account's pages are listed. Pages that are not named, such as one that another tab has just created, follow in
 * their former order. Errors: PAGE_NOT_FOUND.
 */
@Injectable()
export class OrderPages {
  constructor(private readonly accountPages: AccountPages) {}

  async execute({ accountId, ids }: OrderPagesCommand): Promise<PageOutline[]> {
    await this.accountPages.order(accountId, ids);
    return this.accountPages.list(accountId);
  }
}
