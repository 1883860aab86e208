import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../actor.js';
import type { DayViews, SubjectCount } from '../../visits/page-count.js';
import { CurrentActor } from '../current-actor.js';
import type { PageCounts, PageViews, QueryPageCountsArgs, QueryPageViewsArgs, SubjectCount as SubjectCountView } from './generated.js';
import { pageOf } from './my-page.js';
import { VisitCounts } from '../../visits/use-cases/visit-counts.js';

/** How often the pages of an account are visited. */
@Resolver()
export class PageCountsResolver {
  constructor(private readonly visitCounts: VisitCounts) {}

  @Query('pageCounts')
  async counts(@CurrentActor() actor: Actor, @Args() { pageId, days = 30 }: QueryPageCountsArgs): Promise<PageCounts> {
    const { days: views, referrers, tiles, links } = await this.visitCounts.load(pageOf(actor, pageId), days);
    return { ...eachDay(views), referrers: named(referrers), tiles: named(tiles), links: named(links) };
  }

  @Query('pageViews')
  async views(@CurrentActor() actor: Actor, @Args() { days = 30 }: QueryPageViewsArgs): Promise<PageViews[]> {
    const pages = await this.visitCounts.listViews(actor, days);
    return pages.map(({ pageId, days: views }) => ({ pageId, ...eachDay(views) }));
  }
}

function eachDay(days: readonly DayViews[]): Pick<PageViews, 'firstDay' | 'views'> {
  return { firstDay: days[0]?.day ?? '', views: days.map(({ views }) => views) };
}

function named(counts: readonly (SubjectCount & { readonly tileId?: string | null })[]): SubjectCountView[] {
  return counts.map(({ subject, count, tileId = null }) => ({ subject: subject === '' ? null : subject, tileId, count }));
}
