import { Injectable } from '@nestjs/common';
import { ownedPage, type Page, type PageOfActor } from '../page.js';
import { parsePageName } from '../page-name.rules.js';
import { PageNameRefused } from '../pages.errors.js';
import { AccountPages } from '../ports/account-pages.port.js';
import { PageStore } from '../ports/page-store.port.js';

/** A page, and the name as it was typed. An empty text is no name. */
export interface RenamePageCommand extends PageOfActor {
  readonly name: string;
}

/** Changes what its owner calls a page. Visitors never see the name. Scope: publish. Errors: PAGE_NAME_INVALID, PAGE_NOT_FOUND. */
@Injectable()
export class RenamePage {
  constructor(
    private readonly accountPages: AccountPages,
    private readonly pages: PageStore,
  ) {}

  async execute({ name, ...asked }: RenamePageCommand): Promise<Page> {
    const page = ownedPage(asked, 'publish');
    const parsed = parsePageName(name);
    if (!parsed.ok) throw new PageNameRefused(parsed.refusal);
    await this.accountPages.rename(page, parsed.value);
    return this.pages.find(page);
  }
}
