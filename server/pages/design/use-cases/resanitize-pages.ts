import { Injectable } from '@nestjs/common';
import { sanitizeDesign } from '../sanitizer-queue.js';
import { Page } from '../../page.js';
import { TilesNotSanitized } from '../../pages.errors.js';
import { PageStore, type OutdatedPage } from '../../ports/page-store.port.js';
import { TileSanitizer } from '../ports/tile-sanitizer.port.js';

// The size of one step. A design may have 1 MB of HTML, which takes a second to sanitize.
const MOST_PAGES = 20;
const ENOUGH_CHARACTERS = 100_000;

/** The result of one step. */
export interface Resanitized {
  readonly sanitized: number;
  /** Pages that did not change, because their tiles could not be sanitized. */
  readonly left: number;
  /** The page after which the next step continues; undefined when no page is left. */
  readonly goOnAfter: OutdatedPage | undefined;
}

/**
 * Sanitizes pages again that were sanitized by older rules. It starts at the first page, or after the page where the step before it ended. One
 * step has 20 pages, or fewer if they have 100,000 characters. Only one page is in memory at a time.
 */
@Injectable()
export class ResanitizePages {
  constructor(
    private readonly pages: PageStore,
    private readonly sanitizer: TileSanitizer,
  ) {}

  /** When the signal is aborted, it ends after the current page. */
  async execute(after?: OutdatedPage, signal?: AbortSignal): Promise<Resanitized> {
    let [sanitized, left, characters] = [0, 0, 0];
    let goOnAfter = after;
    for (let taken = 0; taken < MOST_PAGES && characters < ENOUGH_CHARACTERS && !signal?.aborted; taken += 1) {
      const next = await this.pages.findNextSanitizedBefore(this.sanitizer.version, goOnAfter);
      if (!next) return { sanitized, left, goOnAfter: undefined };
      const clean = await this.sanitize(next.page);
      if (clean === null) left += 1;
      else if (await this.pages.saveSanitized(clean, this.sanitizer.version)) sanitized += 1;
      characters += next.page.shownDesign.tiles.reduce((sum, tile) => sum + (tile.kind === 'text' ? tile.html.length : 0), 0);
      goOnAfter = next;
    }
    return { sanitized, left, goOnAfter };
  }

  /** Null when the page cannot be sanitized; the step continues with the next page. */
  private async sanitize(page: Page): Promise<Page | null> {
    try {
      return new Page({ ...page, design: await sanitizeDesign(page.shownDesign, this.sanitizer) });
    } catch (error) {
      if (error instanceof TilesNotSanitized) return null;
      throw error;
    }
  }
}
