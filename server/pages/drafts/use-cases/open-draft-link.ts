import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { LinkBlocked } from '../../blocked-links/blocked-links.errors.js';
import { RefuseBlockedLinks } from '../../blocked-links/use-cases/refuse-blocked-links.js';
import { withoutRefusedTiles } from '../../design/parse-design.js';
import type { PageDesign } from '../../design/page-design.rules.js';
import { SanitizerQueue } from '../../design/sanitizer-queue.js';
import { visibleDesign } from '../../design/visible-tiles.rules.js';
import { Page } from '../../page.js';
import { placeTextPictures } from '../../pictures/place-pictures.js';
import { TilePictures } from '../../pictures/ports/tile-pictures.port.js';
import { RequirePublisher } from '../../publishing/use-cases/require-publisher.js';
import { DraftLinks } from '../ports/draft-links.port.js';

/**
 * What others find at a link to a draft: the page as visitors would see it if it was published now. Errors: BUSY; PAGE_FORMAT_NEWER when a newer release published the page, and there is
 * no draft.
 */
@Injectable()
export class OpenDraftLink {
  constructor(
    private readonly links: DraftLinks,
    private readonly pictures: TilePictures,
    private readonly sanitizing: SanitizerQueue,
    private readonly blockedLinks: RefuseBlockedLinks,
    private readonly requirePublisher: RequirePublisher,
    private readonly clock: Clock,
  ) {}

  /**
   * The page with its draft, or else with its published design, as its `design`, which is null if it has neither. Null when nobody may see it: no such link works now, the page is hidden,
   * its account suspended, not allowed to publish, or not looked at yet by an operator who has to, or it leads to a blocked place.
   */
  async load(token: string): Promise<Page | null> {
    const now = this.clock.now();
    const found = await this.links.open(token, now);
    if (!found || !(await this.requirePublisher.mayShow(found.page.accountId))) return null;
    const { page, draft } = found;
    const written = draft ?? page.publishedDesign;
    if (!written) return page;
    const design = await this.clean(page.accountId, visibleDesign(withoutRefusedTiles(written), now).design);
    return (await this.isHarmless(design)) ? new Page({ ...page, design, isOfNewerFormat: false }) : null;
  }

  /** The accounts whose drafts these links show to whoever has them. */
  async accountsOf(tokens: readonly string[]): Promise<string[]> {
    const shown: string[] = [];
    for (const account of tokens.length > 0 ? await this.links.accountsOf(tokens, this.clock.now()) : [])
      if (await this.requirePublisher.mayShow(account)) shown.push(account);
    return shown;
  }

  /** Counts that a browser has opened the link. */
  async noteOpening(token: string): Promise<void> {
    await this.links.countOpening(token);
  }

  // A draft has its texts as they were sent.
  private async clean(accountId: string, design: PageDesign): Promise<PageDesign> {
    return placeTextPictures(await this.sanitizing.sanitize(accountId, design), accountId, this.pictures);
  }

  private async isHarmless(design: PageDesign): Promise<boolean> {
    try {
      await this.blockedLinks.execute(design);
      return true;
    } catch (error) {
      if (error instanceof LinkBlocked) return false;
      throw error;
    }
  }
}
