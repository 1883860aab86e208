import { Injectable } from '@nestjs/common';
import { FairQueue } from '../../fair-queue.js';
import { changeBetween, type PageTrace } from '../page-change.rules.js';
import type { PageVersionSummary, StoredVersionSummary } from '../page-version.js';
import { HistoryBusy } from '../pages.errors.js';
import { PageStore } from '../ports/page-store.port.js';

// Fifty designs of 1 MB keep a connection and a core of the database busy for a third of a second.
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
      const change = older ? changeBetween(traceOf(older), traceOf(newer)) : null;
      return { version, publishedAt, title: look.title, tileCount, look, change };
    });
  }
}

function traceOf({ look, traces }: StoredVersionSummary): PageTrace {
  return { ...look, tiles: traces };
}
