import { Injectable } from '@nestjs/common';
import type { OwnedPage, Page } from '../page.js';
import { PageStore } from '../ports/page-store.port.js';

/** A page of an account, as its owner sees it. It may be unclaimed or unpublished. Errors: PAGE_NOT_FOUND. */
@Injectable()
export class LoadMyPage {
  constructor(private readonly pages: PageStore) {}

  execute(page: OwnedPage): Promise<Page> {
    return this.pages.find(page);
  }
}
