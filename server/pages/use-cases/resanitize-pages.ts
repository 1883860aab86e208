import { Injectable } from '@nestjs/common';
import { cleanDesign } from '../clean-design.js';
import { Page } from '../page.js';
import { TilesNotCleaned } from '../pages.errors.js';
import { PageStore, type OutdatedPage } from '../ports/page-store.port.js';
import { TileSanitizer } from '../ports/tile-sanitizer.port.js';

// What one step takes. A design may hold 1 MB of HTML, which takes a second to clean.
const MOST_PAGES = 20;
const ENOUGH_CHARACTERS = 100_000;

/** What one step did. */
export interface Resanitized {
  readonly cleaned: number;
  /** Pages that are left as they are, because their tiles could not be cleaned. */
  readonly left: number;
  /** Where the next step goes on; undefined when none is left. */
  readonly goOnAfter: OutdatedPage | undefined;
}

/**
 * Cleans pages that were cleaned by older rules than the present ones, from the first on or after where the former step ended: 20 of
 * them, or fewer that hold 100,000 characters. It has one of them in memory at a time.
 */
@Injectable()
export class ResanitizePages {
  constructor(
    private readonly pages: PageStore,
    private readonly sanitizer: TileSanitizer,
  ) {}

  /** Ends after the page under way when the signal is aborted. */
  async execute(after?: OutdatedPage, signal?: AbortSignal): Promise<Resanitized> {
    let [cleaned, left, characters] = [0, 0, 0];
    let goOnAfter = after;
    for (let taken = 0; taken < MOST_PAGES && characters < ENOUGH_CHARACTERS && !signal?.aborted; taken += 1) {
      const next = await this.pages.findNextCleanedBefore(this.sanitizer.version, goOnAfter);
      if (!next) return { cleaned, left, goOnAfter: undefined };
      const clean = await this.clean(next.page);
      if (clean === null) left += 1;
      else if (await this.pages.saveCleaned(clean, this.sanitizer.version)) cleaned += 1;
      characters += next.page.shownDesign.tiles.reduce((sum, { html }) => sum + html.length, 0);
      goOnAfter = next;
    }
    return { cleaned, left, goOnAfter };
  }

  /** Null when it cannot be: the pages after it are no worse for it. */
  private async clean(page: Page): Promise<Page | null> {
    try {
      return new Page({ ...page, design: await cleanDesign(page.shownDesign, this.sanitizer) });
    } catch (error) {
      if (error instanceof TilesNotCleaned) return null;
      throw error;
    }
  }
}
