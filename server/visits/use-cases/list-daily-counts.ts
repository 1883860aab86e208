import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { ownedPage, type OwnedPage, type PageOfActor } from '../../pages/page.js';
import { lastDays, type DayRange, type PageCount } from '../page-count.js';
import { CountStore } from '../ports/count-store.port.js';

/** So many counts are in memory at a time. The list of a page with many links, over two years, can be much longer. */
const PART = 2_000;

/**
 * All counts of a page in the last days, one for each day, kind and subject, in the order of these, in parts. Scope: read. Errors: PAGE_NOT_FOUND,
 * SCOPE_MISSING; both come before the first part.
 */
@Injectable()
export class ListDailyCounts {
  constructor(
    private readonly store: CountStore,
    private readonly clock: Clock,
  ) {}

  async execute(asked: PageOfActor, days: number): Promise<AsyncIterable<readonly PageCount[]>> {
    const page = ownedPage(asked, 'read');
    const range = lastDays(this.clock.now(), days);
    return this.parts(page, range, await this.store.daily(page, range, { atMost: PART }));
  }

  private async *parts(page: OwnedPage, range: DayRange, first: readonly PageCount[]): AsyncGenerator<readonly PageCount[]> {
    let part = first;
    yield part;
    for (let after = part.at(-1); after && part.length === PART; after = part.at(-1)) {
      part = await this.store.daily(page, range, { after, atMost: PART });
      yield part;
    }
  }
}
