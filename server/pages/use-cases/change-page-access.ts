import { Injectable } from '@nestjs/common';
import type { PageAccess } from '../page-access.rules.js';
import { ownedPage, type Page, type PageOfActor } from '../page.js';
import { AccountPages } from '../ports/account-pages.port.js';
import { PageStore } from '../ports/page-store.port.js';

export interface ChangePageAccessCommand extends PageOfActor {
  readonly access: PageAccess;
}

/** Changes who may find a page, at once and without a publication. Scope: publish. Errors: PAGE_NOT_FOUND. */
@Injectable()
export class ChangePageAccess {
  constructor(
    private readonly accountPages: AccountPages,
    private readonly pages: PageStore,
  ) {}

  async execute({ access, ...asked }: ChangePageAccessCommand): Promise<Page> {
    const page = ownedPage(asked, 'publish');
    if ((await this.pages.find(page)).access !== access) await this.accountPages.changeAccess(page, access);
    return this.pages.find(page);
  }
}
