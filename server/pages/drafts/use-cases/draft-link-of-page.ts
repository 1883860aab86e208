import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { ownedPage, type PageOfActor } from '../../page.js';
import { type DraftLink, newDraftLink } from '../draft-link.js';
import { DraftLinks } from '../ports/draft-links.port.js';
import { RequirePublisher } from '../../publishing/use-cases/require-publisher.js';

/** The link to the draft of a page, for its owner. Errors of each: PAGE_NOT_FOUND. */
@Injectable()
export class DraftLinkOfPage {
  constructor(
    private readonly links: DraftLinks,
    private readonly requirePublisher: RequirePublisher,
    private readonly clock: Clock,
  ) {}

  /** The link that works now, or null. Scope: read. */
  async load(asked: PageOfActor): Promise<DraftLink | null> {
    return this.links.find(ownedPage(asked, 'read'), this.clock.now());
  }

  /** Ends the link, if there is one. It never works again. Scope: publish. */
  async revoke(asked: PageOfActor): Promise<void> {
    await this.links.revoke(ownedPage(asked, 'publish'));
  }

  /**
   * Makes a link with which others see the draft of a page. The one that the page had ends. Scopes: read, because whoever gets the link reads
   * the draft, and publish. Errors: PAGE_NOT_FOUND, EMAIL_NOT_VERIFIED, FIRST_LOOK_NEEDED; UNAUTHENTICATED when the account was just removed.
   */
  async make(asked: PageOfActor): Promise<DraftLink> {
    asked.actor.accountFor('read');
    const page = ownedPage(asked, 'publish');
    await this.requirePublisher.toShow(page.accountId);
    const link = newDraftLink(this.clock.now());
    await this.links.make(page, link);
    return link;
  }
}
