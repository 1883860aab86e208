import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { ownedPage, type PageOfActor, type OwnedPage } from '../../pages/page.js';
import {
  everyDay,
  lastDays,
  readTileSubject,
  type CountKind,
  type PageCount,
  type PageCounts,
  type SubjectCount,
  type TileCount,
  type PageViews,
  type DayRange,
  HOST_DAYS,
} from '../page-count.js';
import { CountStore } from '../ports/count-store.port.js';
import type { Actor } from '../../actor.js';

/** So many counts are in memory at a time. The list of a page with many links, over two years, can be much longer. */
const PART = 2_000;
/** Days of pages. Each has about 100 hosts at most. */
const DAYS_AT_ONCE = 50;
const WEEK = 7;
/** Pages of one step. Each has at most seven days with views. */
const PAGES_AT_ONCE = 2_000;

/** How often pages were visited. */
@Injectable()
export class VisitCounts {
  constructor(
    private readonly store: CountStore,
    private readonly clock: Clock,
  ) {}

  /**
   * The counts of a page in the last days. They are up to date but for some seconds. Scope: read. Errors: PAGE_NOT_FOUND, SCOPE_MISSING.
   */
  async load(asked: PageOfActor, days: number): Promise<PageCounts> {
    const range = lastDays(this.clock.now(), days);
    const sums = await this.store.sums(ownedPage(asked, 'read'), range);
    const views = new Map(sums.filter(({ kind }) => kind === 'view').map(({ day, count }) => [day, count]));
    return {
      days: everyDay(range, views),
      referrers: countsOf(sums, 'referrer'),
      tiles: countsOf(sums, 'tile').map(({ subject, count }) => toTileCount(subject, count)),
      links: countsOf(sums, 'link'),
    };
  }

  /** The views of those pages of an account that had some in the last days. Scope: read. Errors: SCOPE_MISSING. */
  async listViews(actor: Actor, days: number): Promise<PageViews[]> {
    const range = lastDays(this.clock.now(), days);
    const counts = await this.store.viewsOfAccount(actor.accountFor('read'), range);
    const pages = new Map<string, Map<string, number>>();
    for (const { pageId, day, count } of counts) {
      const views = pages.get(pageId) ?? new Map<string, number>();
      pages.set(pageId, views.set(day, count));
    }
    return [...pages].map(([pageId, views]) => ({ pageId, days: everyDay(range, views) }));
  }

  /**
   * All counts of a page in the last days, one for each day, kind and subject, in the order of these, in parts. Scope: read. Errors:
   * PAGE_NOT_FOUND, SCOPE_MISSING; both come before the first part.
   */
  async listDaily(asked: PageOfActor, days: number): Promise<AsyncIterable<readonly PageCount[]>> {
    const page = ownedPage(asked, 'read');
    const range = lastDays(this.clock.now(), days);
    return this.parts(page, range, await this.store.daily(page, range, { atMost: PART }));
  }

  /**
   * Forgets which sites led to a page, some months later: on at most 50 days of pages in one call. How many views they led to stays. Returns
   * whether there may be more.
   */
  async forgetHosts(): Promise<boolean> {
    return (await this.store.forgetHosts(lastDays(this.clock.now(), HOST_DAYS).first, DAYS_AT_ONCE)) === DAYS_AT_ONCE;
  }

  /**
   * Sums up how often pages were visited in the last seven days: of at most 2,000 pages in one call. Goes on after the page with this id; null
   * for the first ones. Returns where to go on; null after the last page.
   */
  async sumWeek(after: string | null): Promise<string | null> {
    return this.store.sumWeek(lastDays(this.clock.now(), WEEK).first, after, PAGES_AT_ONCE);
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

function countsOf(sums: readonly PageCount[], wanted: CountKind): SubjectCount[] {
  return sums.filter(({ kind }) => kind === wanted).map(({ subject, count }) => ({ subject, count }));
}

function toTileCount(subject: string, count: number): TileCount {
  const { id, name } = readTileSubject(subject);
  return { tileId: id, subject: name, count };
}
