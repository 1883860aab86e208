import { Injectable } from '@nestjs/common';
import type { OwnedPage, Page } from '../page.js';
import { parsePageName } from '../page-name.rules.js';
import { PageNameRefused } from '../pages.errors.js';
import { AccountPages } from '../ports/account-pages.port.js';
import { PageStore } from '../ports/page-store.port.js';

/** A page, and the name as it was typed. An empty text is no name. */
export interface RenamePageCommand extends OwnedPage {
  readonly name: string;
}

/** Changes what its owner calls a page. Visitors never see the name. Errors: PAGE_NAME_INVALID, PAGE_NOT_FOUND. */
@Injectable()
export class RenamePage {
  constructor(
    private readonly accountPages: AccountPages,
    private readonly pages: PageStore,
  ) {}

  async execute({ name, ...page }: RenamePageCommand): Promise<Page> {
    const parsed = parsePageName(name);
    if (!parsed.ok) throw new PageNameRefused(parsed.refusal);
    await this.accountPages.rename(page, parsed.value);
    return this.pages.find(page);
  }
}
