import { Injectable } from '@nestjs/common';
import { FairQueue } from '../../fair-queue.js';
import type { Page } from '../page.js';
import { summarizeVersions, type PageVersionSummary } from '../page-version.js';
import { HistoryBusy } from '../pages.errors.js';
import { PageStore } from '../ports/page-store.port.js';

const limits = { atOnce: 1, mostWaiting: 100 };

/** A publication that readers of a feed hear of. */
export interface FeedEntry extends Pick<PageVersionSummary, 'version' | 'publishedAt'> {
  /** The names of tiles that are new, and that changed. What was removed is not told. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
}

/**
 * The publications of a page since its feed began, the newest first. Those that added or changed no tile with a name are left out. Pages take
 * turns. Errors: BUSY.
 */
@Injectable()
export class ListFeedEntries {
  private readonly queue = new FairQueue(limits, () => new HistoryBusy());

  constructor(private readonly pages: PageStore) {}

  /** Empty for a page without a feed. */
  async execute({ id, accountId, feedSince }: Page): Promise<FeedEntry[]> {
    if (feedSince === null) return [];
    const stored = await this.queue.inTurn(id, () => this.pages.listVersions({ accountId, pageId: id }));
    return summarizeVersions(stored)
      .filter(({ publishedAt }) => publishedAt >= feedSince)
      .map(entryOf)
      .filter(({ added, changed }) => added.length + changed.length > 0);
  }
}

function entryOf({ version, publishedAt, change }: PageVersionSummary): FeedEntry {
  const named = (names: readonly string[] = []) => names.filter((name) => name.trim() !== '');
  return { version, publishedAt, added: named(change?.added), changed: named(change?.changed) };
}
