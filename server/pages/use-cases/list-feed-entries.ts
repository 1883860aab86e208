import { Injectable } from '@nestjs/common';
import { FairQueue } from '../../fair-queue.js';
import type { Page } from '../page.js';
import { summarizeVersions, type PageVersionSummary } from '../publishing/page-version.js';
import { HistoryBusy } from '../pages.errors.js';
import { PageStore } from '../ports/page-store.port.js';

const limits = { atOnce: 1, mostWaiting: 100 };

/** A publication that readers of a feed hear of. */
export interface FeedEntry extends Pick<PageVersionSummary, 'version' | 'publishedAt'> {
  /** The names of tiles that were new then, and of those that changed. Only those that the page still has. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
}

/**
 * The publications of a page since its feed began, the newest first. A name that visitors no longer see is left out, and so is a publication
 * without names. Pages take turns. Errors: BUSY.
 */
@Injectable()
export class ListFeedEntries {
  private readonly queue = new FairQueue(limits, () => new HistoryBusy());

  constructor(private readonly pages: PageStore) {}

  /** Empty for a page without a feed. */
  async execute({ id, accountId, feedSince, shownDesign }: Page): Promise<FeedEntry[]> {
    if (feedSince === null) return [];
    const stored = await this.queue.inTurn(id, () => this.pages.listVersions({ accountId, pageId: id }));
    const shown = new Set(shownDesign.tiles.map(({ name }) => name));
    return summarizeVersions(stored)
      .filter(({ publishedAt }) => publishedAt >= feedSince)
      .map((summary) => entryOf(summary, shown))
      .filter(({ added, changed }) => added.length + changed.length > 0);
  }
}

function entryOf({ version, publishedAt, change }: PageVersionSummary, shown: ReadonlySet<string>): FeedEntry {
  const named = (names: readonly string[] = []) => names.filter((name) => name.trim() !== '' && shown.has(name));
  return { version, publishedAt, added: named(change?.added), changed: named(change?.changed) };
}
