import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { ownedPage, type PageOfActor } from '../../pages/page.js';
import {
  everyDay,
  lastDays,
  readTileSubject,
  type CountKind,
  type PageCount,
  type PageCounts,
  type SubjectCount,
  type TileCount,
} from '../page-count.js';
import { CountStore } from '../ports/count-store.port.js';

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
      referrers: countsOf(sums, 'referrer'),
      tiles: countsOf(sums, 'tile').map(({ subject, count }) => toTileCount(subject, count)),
      links: countsOf(sums, 'link'),
    };
  }
}

function countsOf(sums: readonly PageCount[], wanted: CountKind): SubjectCount[] {
  return sums.filter(({ kind }) => kind === wanted).map(({ subject, count }) => ({ subject, count }));
}

function toTileCount(subject: string, count: number): TileCount {
  const { id, name } = readTileSubject(subject);
  return { tileId: id, subject: name, count };
}
