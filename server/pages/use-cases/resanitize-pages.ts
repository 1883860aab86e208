import { Injectable } from '@nestjs/common';
import { cleanDesign } from '../clean-design.js';
import { Page } from '../page.js';
import { TilesNotCleaned } from '../pages.errors.js';
import { PageStore, type OutdatedPage } from '../ports/page-store.port.js';
import { TileSanitizer } from '../ports/tile-sanitizer.port.js';

/** Pages of one step: a design may have 1 MB. */
const BATCH = 20;

/** What one step did. */
export interface Resanitized {
  readonly cleaned: number;
  /** Pages that are left as they are, because their tiles could not be cleaned. */
  readonly left: number;
  /** Where the next step goes on; undefined when none is left. */
  readonly goOnAfter: OutdatedPage | undefined;
}

/** Cleans pages that were cleaned by older rules than the present ones: 20 of them, from the first on or after where the former step ended. */
@Injectable()
export class ResanitizePages {
  constructor(
    private readonly pages: PageStore,
    private readonly sanitizer: TileSanitizer,
  ) {}

  /** Ends after the page under way when the signal is aborted. */
  async execute(after?: OutdatedPage, signal?: AbortSignal): Promise<Resanitized> {
    let [cleaned, left] = [0, 0];
    const batch = await this.pages.findCleanedBefore(this.sanitizer.version, BATCH, after);
    for (const { page } of batch) {
      if (signal?.aborted) break;
      const clean = await this.clean(page);
      if (clean === null) left += 1;
      else if (await this.pages.saveCleaned(clean, this.sanitizer.version)) cleaned += 1;
    }
    return { cleaned, left, goOnAfter: batch.length === BATCH ? batch.at(-1) : undefined };
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
