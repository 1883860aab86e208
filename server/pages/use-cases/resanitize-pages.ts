import { Injectable } from '@nestjs/common';
import { cleanDesign } from '../clean-design.js';
import { Page } from '../page.js';
import { PageStore } from '../ports/page-store.port.js';
import { TileSanitizer } from '../ports/tile-sanitizer.port.js';

const BATCH = 50;

/** Cleans every page that was cleaned by other rules than the present ones, a batch at a time. Gives the number of such pages. */
@Injectable()
export class ResanitizePages {
  constructor(
    private readonly pages: PageStore,
    private readonly sanitizer: TileSanitizer,
  ) {}

  /** Stops after the batch under way when the signal is aborted. */
  async execute(signal?: AbortSignal): Promise<number> {
    let count = 0;
    let last: string | undefined;
    while (!signal?.aborted) {
      const batch = await this.pages.findCleanedOtherwise(this.sanitizer.version, BATCH, last);
      for (const page of batch) await this.pages.saveCleaned(await this.clean(page), this.sanitizer.version);
      count += batch.length;
      last = batch.at(-1)?.ownerId;
      if (batch.length < BATCH) break;
    }
    return count;
  }

  private async clean(page: Page): Promise<Page> {
    return new Page({ ...page, design: await cleanDesign(page.shownDesign, this.sanitizer) });
  }
}
