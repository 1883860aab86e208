import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { ownedPage, type PageOfActor } from '../../pages/page.js';
import { everyDay, lastDays, type CountKind, type PageCount, type PageCounts, type SubjectCount } from '../page-count.js';
import { CountStore } from '../ports/count-store.port.js';

/** Of each kind, the most frequent ones. A page has at most 100 tiles. */
const MOST_LISTED = 100;

/** The counts of a page in the last days. They are up to date but for some seconds. Scope: read. Errors: PAGE_NOT_FOUND, SCOPE_MISSING. */
@Injectable()
export class LoadPageCounts {
  constructor(
    private readonly store: CountStore,
    private readonly clock: Clock,
  ) {}

  async execute(asked: PageOfActor, days: number): Promise<PageCounts> {
    const range = lastDays(this.clock.now(), days);
    const sums = await this.store.sums(ownedPage(asked, 'read'), range);
    const views = new Map(sums.filter(({ kind }) => kind === 'view').map(({ day, count }) => [day, count]));
    return {
      days: everyDay(range, views),
      referrers: mostFrequent(sums, 'referrer'),
      tiles: mostFrequent(sums, 'tile'),
      links: mostFrequent(sums, 'link'),
    };
  }
}

function mostFrequent(sums: readonly PageCount[], wanted: CountKind): SubjectCount[] {
  const found = sums.filter(({ kind }) => kind === wanted).map(({ subject, count }) => ({ subject, count }));
  return found.toSorted((first, second) => second.count - first.count || (first.subject < second.subject ? -1 : 1)).slice(0, MOST_LISTED);
}
