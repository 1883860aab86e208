import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { ownedPage, type Page, type PageOfActor } from '../../page.js';
import { PageStore } from '../../ports/page-store.port.js';
import { PageNotHidden } from '../hiding.errors.js';
import type { PageHiding } from '../page-hiding.js';
import { PageHidings } from '../ports/page-hidings.port.js';

/** What the owner of a page that an operator hides can read and do. */
@Injectable()
export class HidingOfPage {
  constructor(
    private readonly hidings: PageHidings,
    private readonly pages: PageStore,
    private readonly clock: Clock,
  ) {}

  /** Why an operator hides the page; null when none does. Scope: read. Errors: PAGE_NOT_FOUND. */
  async load(page: PageOfActor): Promise<PageHiding | null> {
    return this.hidings.find(ownedPage(page, 'read'));
  }

  /** Asks the operators to look at the page again. One look is asked for at a time. Scope: publish. Errors: PAGE_NOT_FOUND, PAGE_NOT_HIDDEN. */
  async askForLook(asked: PageOfActor): Promise<Page> {
    const page = ownedPage(asked, 'publish');
    if (!(await this.hidings.askForLook(page, this.clock.now()))) throw new PageNotHidden();
    return this.pages.find(page);
  }
}
