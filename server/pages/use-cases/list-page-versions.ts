import { Injectable } from '@nestjs/common';
import { FairQueue } from '../../fair-queue.js';
import { changeBetween, type PageTrace } from '../page-change.rules.js';
import type { PageVersionSummary, StoredVersionSummary } from '../page-version.js';
import { ownedPage, type PageOfActor } from '../page.js';
import { HistoryBusy } from '../pages.errors.js';
import { PageStore } from '../ports/page-store.port.js';

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
    return stored.map((newer, at) => {
      const { version, publishedAt, tileCount, look } = newer;
      const older = stored[at + 1];
      // A version between the two may be left out because it has a newer format.
      const change = older?.version === version - 1 ? changeBetween(traceOf(older), traceOf(newer)) : null;
      return { version, publishedAt, title: look.title, tileCount, look, change };
    });
  }
}

function traceOf({ look, traces }: StoredVersionSummary): PageTrace {
  return { ...look, tiles: traces };
}
