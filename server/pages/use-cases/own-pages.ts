import type { Actor } from '../../actor.js';
import { ownedPage, type Page, type PageOfActor, type PageOutline } from '../page.js';
import { AccountPages } from '../ports/account-pages.port.js';
import { PageStore } from '../ports/page-store.port.js';
import { NotedReads } from '../publishing/ports/noted-reads.port.js';
import { Injectable } from '@nestjs/common';
import { parsePageName } from '../page-name.rules.js';
import { PageNameRefused } from '../pages.errors.js';
import { Clock } from '../../clock.port.js';

/** A page, and the name as it was typed. An empty text is no name. */
export interface RenamePageCommand extends PageOfActor {
  readonly name: string;
}
/** An account that acts, and the ids of its pages in their new order. */
export interface OrderPagesCommand {
  readonly actor: Actor;
  readonly ids: readonly string[];
}
export interface SwitchFeedCommand extends PageOfActor {
  readonly isOn: boolean;
}

/** The pages of an account, for their owner. */
@Injectable()
export class OwnPages {
  constructor(
    private readonly accountPages: AccountPages,
    private readonly pages: PageStore,
    private readonly notedReads: NotedReads,
    private readonly clock: Clock,
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

  /** Changes what its owner calls a page. Visitors never see the name. Scope: publish. Errors: PAGE_NAME_INVALID, PAGE_NOT_FOUND. */
  async rename({ name, ...asked }: RenamePageCommand): Promise<Page> {
    const page = ownedPage(asked, 'publish');
    const parsed = parsePageName(name);
    if (!parsed.ok) throw new PageNameRefused(parsed.refusal);
    await this.accountPages.rename(page, parsed.value);
    return this.pages.find(page);
  }

  /**
   * Changes the order in which an account's pages are listed. Pages that are not named, such as one that another tab has just created, follow in
   * their former order. Scope: publish. Errors: PAGE_NOT_FOUND.
   */
  async order({ actor, ids }: OrderPagesCommand): Promise<PageOutline[]> {
    const accountId = actor.accountFor('publish');
    await this.accountPages.order(accountId, ids);
    return this.accountPages.list(accountId);
  }

  /**
   * Makes a page the main one of its account, which older clients know as the account's only page. Scope: publish. Errors: PAGE_NOT_FOUND.
   */
  async makeMain(asked: PageOfActor): Promise<Page> {
    const page = ownedPage(asked, 'publish');
    await this.accountPages.makeMain(page);
    return this.pages.find(page);
  }

  /** Begins or ends the feed of a page. A feed that begins has nothing of the time before. Scope: publish. Errors: PAGE_NOT_FOUND. */
  async switchFeed({ isOn, ...asked }: SwitchFeedCommand): Promise<Page> {
    const page = ownedPage(asked, 'publish');
    const { feedSince } = await this.pages.find(page);
    if (isOn !== (feedSince !== null)) await this.accountPages.switchFeed(page, isOn ? this.clock.now() : null);
    return this.pages.find(page);
  }
}
