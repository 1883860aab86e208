import { Injectable } from '@nestjs/common';
import { cleanDesign } from '../clean-design.js';
import { Page } from '../page.js';
import { TilesNotCleaned } from '../pages.errors.js';
import { PageStore } from '../ports/page-store.port.js';
import { TileSanitizer } from '../ports/tile-sanitizer.port.js';

const BATCH = 50;

/** How many pages were cleaned, and how many were left as they are, because their tiles could not be. */
export interface Resanitized {
  readonly cleaned: number;
  readonly left: number;
}

/** Cleans every page that was cleaned by other rules than the present ones, a batch at a time. */
@Injectable()
export class ResanitizePages {
  constructor(
    private readonly pages: PageStore,
    private readonly sanitizer: TileSanitizer,
  ) {}

  /** Stops after the batch under way when the signal is aborted. */
  async execute(signal?: AbortSignal): Promise<Resanitized> {
    let [cleaned, left] = [0, 0];
    let last: string | undefined;
    while (!signal?.aborted) {
      const batch = await this.pages.findCleanedOtherwise(this.sanitizer.version, BATCH, last);
      for (const page of batch) {
        const clean = await this.clean(page);
        if (clean) await this.pages.saveCleaned(clean, this.sanitizer.version);
        if (clean) cleaned += 1;
        else left += 1;
      }
      last = batch.at(-1)?.ownerId;
      if (batch.length < BATCH) break;
    }
    return { cleaned, left };
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
