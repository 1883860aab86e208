import { Injectable } from '@nestjs/common';
import type { PageOutline } from '../page.js';
import { AccountPages } from '../ports/account-pages.port.js';

/** All pages of an account in the order that its owner chose, without their designs. */
@Injectable()
export class ListPages {
  constructor(private readonly accountPages: AccountPages) {}

  execute(accountId: string): Promise<PageOutline[]> {
    return this.accountPages.list(accountId);
  }
}
