import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import type { PageOutline } from '../page.js';
import { AccountPages } from '../ports/account-pages.port.js';

/** An account that acts, and the ids of its pages in their new order. */
export interface OrderPagesCommand {
  readonly actor: Actor;
  readonly ids: readonly string[];
}

/**
 * Changes the order in which an account's pages are listed. Pages that are not named, such as one that another tab has just created, follow in
 * their former order. Scope: publish. Errors: PAGE_NOT_FOUND.
 */
@Injectable()
export class OrderPages {
  constructor(private readonly accountPages: AccountPages) {}

  async execute({ actor, ids }: OrderPagesCommand): Promise<PageOutline[]> {
    const accountId = actor.accountFor('publish');
    await this.accountPages.order(accountId, ids);
    return this.accountPages.list(accountId);
  }
}
