import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { ownedPage, type PageOfActor } from '../../page.js';
import { RequirePublisher } from '../../publishing/use-cases/require-publisher.js';
import { newDraftLink, type DraftLink } from '../draft-link.js';
import { DraftLinks } from '../ports/draft-links.port.js';

/**
 * Makes a link with which others see the draft of a page. The one that the page had ends. Scopes: read, because whoever gets the link reads the draft, and publish. Errors: PAGE_NOT_FOUND, EMAIL_NOT_VERIFIED,
 * FIRST_LOOK_NEEDED; UNAUTHENTICATED when the account was just removed.
 */
@Injectable()
export class LinkDraft {
  constructor(
    private readonly links: DraftLinks,
    private readonly requirePublisher: RequirePublisher,
    private readonly clock: Clock,
  ) {}

  async execute(asked: PageOfActor): Promise<DraftLink> {
    asked.actor.accountFor('read');
    const page = ownedPage(asked, 'publish');
    await this.requirePublisher.toShow(page.accountId);
    const link = newDraftLink(this.clock.now());
    await this.links.make(page, link);
    return link;
  }
}
