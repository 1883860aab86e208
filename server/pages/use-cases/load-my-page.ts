import { Injectable } from '@nestjs/common';
import type { Page } from '../page.js';
import { PageStore } from '../ports/page-store.port.js';

/** The page of an account, as its owner sees it. It may be unclaimed or unpublished. */
@Injectable()
export class LoadMyPage {
  constructor(private readonly pages: PageStore) {}

  execute(ownerId: string): Promise<Page> {
    return this.pages.findByOwner(ownerId);
  }
}
