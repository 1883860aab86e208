import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { FirstLookNeeded } from '../../hiding/hiding.errors.js';
import { FirstLooks } from '../../hiding/ports/first-looks.port.js';
import { ownedPage, type PageOfActor } from '../../page.js';
import { newDraftLink, type DraftLink } from '../draft-link.js';
import { DraftLinks } from '../ports/draft-links.port.js';

/**
 * Makes a link with which others see the draft of a page. The one that the page had ends. Scope: publish. Errors: PAGE_NOT_FOUND, FIRST_LOOK_NEEDED; UNAUTHENTICATED when the account
 * was just removed.
 */
@Injectable()
export class LinkDraft {
  constructor(
    private readonly links: DraftLinks,
    private readonly firstLooks: FirstLooks,
    private readonly clock: Clock,
  ) {}

  async execute(asked: PageOfActor): Promise<DraftLink> {
    const page = ownedPage(asked, 'publish');
    if (!(await this.firstLooks.mayShow(page.accountId))) throw new FirstLookNeeded();
    const link = newDraftLink(this.clock.now());
    await this.links.make(page, link);
    return link;
  }
}
