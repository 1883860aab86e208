import { Injectable } from '@nestjs/common';
import { FairQueue } from '../../../fair-queue.js';
import { summarizeVersions, type PageVersionSummary } from '../page-version.js';
import { ownedPage, type PageOfActor } from '../../page.js';
import { HistoryBusy } from '../../pages.errors.js';
import { PageStore } from '../../ports/page-store.port.js';

// Fifty designs of 1 MB that are listed for the first time have no summaries yet. Making them takes a quarter of a second of a core of the
// database.
const limits = { atOnce: 2, atOnceOfOne: 1, mostWaiting: 100 };

/** The last 50 versions of a page, the newest first, which is the one that visitors see. Accounts take turns. Scope: read. Errors: PAGE_NOT_FOUND, BUSY, SCOPE_MISSING. */
@Injectable()
export class ListPageVersions {
  private readonly queue = new FairQueue(limits, () => new HistoryBusy());

  constructor(private readonly pages: PageStore) {}

  async execute(asked: PageOfActor): Promise<PageVersionSummary[]> {
    const page = ownedPage(asked, 'read');
    const stored = await this.queue.inTurn(page.accountId, () => this.pages.listVersions(page));
    return summarizeVersions(stored);
  }
}
