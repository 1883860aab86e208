import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { ownedPage, type Page, type PageOfActor } from '../page.js';
import { AccountPages } from '../ports/account-pages.port.js';
import { PageStore } from '../ports/page-store.port.js';

export interface SwitchFeedCommand extends PageOfActor {
  readonly isOn: boolean;
}

/** Begins or ends the feed of a page. A feed that begins has nothing of the time before. Scope: publish. Errors: PAGE_NOT_FOUND. */
@Injectable()
export class SwitchFeed {
  constructor(
    private readonly accountPages: AccountPages,
    private readonly pages: PageStore,
    private readonly clock: Clock,
  ) {}

  async execute({ isOn, ...asked }: SwitchFeedCommand): Promise<Page> {
    const page = ownedPage(asked, 'publish');
    const { feedSince } = await this.pages.find(page);
    if (isOn !== (feedSince !== null)) await this.accountPages.switchFeed(page, isOn ? this.clock.now() : null);
    return this.pages.find(page);
  }
}
