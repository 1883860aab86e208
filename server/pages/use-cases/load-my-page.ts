import { Injectable } from '@nestjs/common';
import { ownedPage, type Page, type PageOfActor } from '../page.js';
import { PageStore } from '../ports/page-store.port.js';

/** A page of an account, as its owner sees it. It may be unclaimed or unpublished. Scope: read. Errors: PAGE_NOT_FOUND, SCOPE_MISSING. */
@Injectable()
export class LoadMyPage {
  constructor(private readonly pages: PageStore) {}

  async execute(page: PageOfActor): Promise<Page> {
    return this.pages.find(ownedPage(page, 'read'));
  }
}
