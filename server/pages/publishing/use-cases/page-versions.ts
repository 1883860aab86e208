import { Injectable } from '@nestjs/common';
import { FairQueue } from '../../../fair-queue.js';
import { summarizeVersions, type PageVersionSummary, type PageVersion } from '../page-version.js';
import { ownedPage, type PageOfActor } from '../../page.js';
import { HistoryBusy, PageVersionNotKept } from '../../pages.errors.js';
import { PageStore } from '../../ports/page-store.port.js';
import { SanitizerQueue } from '../../design/sanitizer-queue.js';

// Fifty designs of 1 MB that are listed for the first time have no summaries yet. Making them takes a quarter of a second of a core of the
// database.
const limits = { atOnce: 2, atOnceOfOne: 1, mostWaiting: 100 };

/** A page, and one of its versions. */
export interface LoadPageVersionQuery extends PageOfActor {
  readonly version: number;
}

/** The kept versions of a page, for its owner. */
@Injectable()
export class PageVersions {
  private readonly queue = new FairQueue(limits, () => new HistoryBusy());

  constructor(
    private readonly pages: PageStore,
    private readonly sanitizing: SanitizerQueue,
  ) {}

  /**
   * The last 50 versions of a page, the newest first, which is the one that visitors see. Accounts take turns. Scope: read. Errors:
   * PAGE_NOT_FOUND, BUSY, SCOPE_MISSING.
   */
  async list(asked: PageOfActor): Promise<PageVersionSummary[]> {
    const page = ownedPage(asked, 'read');
    const stored = await this.queue.inTurn(page.accountId, () => this.pages.listVersions(page));
    return summarizeVersions(stored);
  }

  /** One version of a page, to view or restore. Scope: read. Errors: PAGE_NOT_FOUND, PAGE_VERSION_NOT_KEPT, PAGE_FORMAT_NEWER. */
  async load({ version, ...asked }: LoadPageVersionQuery): Promise<PageVersion> {
    const page = ownedPage(asked, 'read');
    const stored = await this.pages.findVersion(page, version);
    if (!stored) throw new PageVersionNotKept();
    const { sanitizerVersion, ...found } = stored;
    // A newer instance may have sanitized it; older rules would undo that.
    if (sanitizerVersion >= this.sanitizing.version) return found;
    // When the rules change, only pages are sanitized again. A version of the history is sanitized here, when it is read.
    return { ...found, design: await this.sanitizing.sanitize(page.accountId, found.design) };
  }
}
