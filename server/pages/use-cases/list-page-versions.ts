import { Injectable } from '@nestjs/common';
import { FairQueue } from '../../fair-queue.js';
import { changeBetween, type PageTrace } from '../page-change.rules.js';
import type { PageVersionSummary, StoredVersionSummary } from '../page-version.js';
import { HistoryBusy } from '../pages.errors.js';
import { PageStore } from '../ports/page-store.port.js';

// Where fifty designs of 1 MB have no summaries yet, as after an upgrade, making them keeps a core of the database busy for half a second.
const limits = { atOnce: 2, atOnceOfOne: 1, mostWaiting: 100 };

/** The versions of an account's page that are kept, at most 50, the newest first: that is the one visitors see. Accounts take turns; BUSY. */
@Injectable()
export class ListPageVersions {
  private readonly queue = new FairQueue(limits, () => new HistoryBusy());

  constructor(private readonly pages: PageStore) {}

  async execute(ownerId: string): Promise<PageVersionSummary[]> {
    const stored = await this.queue.inTurn(ownerId, () => this.pages.listVersions(ownerId));
    return stored.map((newer, at) => {
      const { version, publishedAt, tileCount, look } = newer;
      const older = stored[at + 1];
      // A version between the two may be left out, as one of a newer format is.
      const change = older?.version === version - 1 ? changeBetween(traceOf(older), traceOf(newer)) : null;
      return { version, publishedAt, title: look.title, tileCount, look, change };
    });
  }
}

function traceOf({ look, traces }: StoredVersionSummary): PageTrace {
  return { ...look, tiles: traces };
}
