import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { ownedPage, type PageOfActor } from '../../page.js';
import type { DraftLink } from '../draft-link.js';
import { DraftLinks } from '../ports/draft-links.port.js';

/** The link to the draft of a page, for its owner. Errors of each: PAGE_NOT_FOUND. */
@Injectable()
export class DraftLinkOfPage {
  constructor(
    private readonly links: DraftLinks,
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
}
