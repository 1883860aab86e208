import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { Clock } from '../../clock.port.js';
import { everyDay, lastDays, type PageViews } from '../page-count.js';
import { CountStore } from '../ports/count-store.port.js';

/** The views of those pages of an account that had some in the last days. Scope: read. Errors: SCOPE_MISSING. */
@Injectable()
export class ListPageViews {
  constructor(
    private readonly store: CountStore,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, days: number): Promise<PageViews[]> {
    const range = lastDays(this.clock.now(), days);
    const counts = await this.store.viewsOfAccount(actor.accountFor('read'), range);
    const pages = new Map<string, Map<string, number>>();
    for (const { pageId, day, count } of counts) {
      const views = pages.get(pageId) ?? new Map<string, number>();
      pages.set(pageId, views.set(day, count));
    }
    return [...pages].map(([pageId, views]) => ({ pageId, days: everyDay(range, views) }));
  }
}
