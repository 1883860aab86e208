import type { Actor } from '../../actor.js';
import { ownedPage, type Page, type PageOfActor, type PageOutline } from '../page.js';
import { AccountPages } from '../ports/account-pages.port.js';
import { PageStore } from '../ports/page-store.port.js';
import { NotedReads } from '../publishing/ports/noted-reads.port.js';
import { Injectable } from '@nestjs/common';

/** The pages of an account, for their owner. */
@Injectable()
export class Pages {
  constructor(
    private readonly accountPages: AccountPages,
    private readonly pages: PageStore,
    private readonly notedReads: NotedReads,
  ) {}

  /** All pages of an account in the order that its owner chose, without their designs. Scope: read. */
  async list(actor: Actor): Promise<PageOutline[]> {
    return this.accountPages.list(actor.accountFor('read'));
  }

  /** A page of an account, as its owner sees it. It may be unclaimed or unpublished. Scope: read. Errors: PAGE_NOT_FOUND, SCOPE_MISSING. */
  async load(page: PageOfActor): Promise<Page> {
    return this.pages.find(ownedPage(page, 'read'));
  }

  /** The same, and what a client reads that sends neither ids nor versions is noted. Errors: those of `load`. */
  async loadFor(client: string, page: PageOfActor): Promise<Page> {
    const found = await this.load(page);
    await this.notedReads.note(client, { pageId: found.id, version: found.version });
    return found;
  }
}
