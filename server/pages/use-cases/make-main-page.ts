import { Injectable } from '@nestjs/common';
import { ownedPage, type Page, type PageOfActor } from '../page.js';
import { AccountPages } from '../ports/account-pages.port.js';
import { PageStore } from '../ports/page-store.port.js';

/** Makes a page the main one of its account, which older clients know as the account's only page. Scope: publish. Errors: PAGE_NOT_FOUND. */
@Injectable()
export class MakeMainPage {
  constructor(
    private readonly accountPages: AccountPages,
    private readonly pages: PageStore,
  ) {}

  async execute(asked: PageOfActor): Promise<Page> {
    const page = ownedPage(asked, 'publish');
    await this.accountPages.makeMain(page);
    return this.pages.find(page);
  }
}
