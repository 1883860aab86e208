import { Module } from '@nestjs/common';
import { ForgetHosts } from './use-cases/forget-hosts.js';
import { ListDailyCounts } from './use-cases/list-daily-counts.js';
import { ListPageViews } from './use-cases/list-page-views.js';
import { LoadPageCounts } from './use-cases/load-page-counts.js';
import { StoreVisits } from './use-cases/store-visits.js';
import { SumWeek } from './use-cases/sum-week.js';
import { VisitCounter } from './visit-counter.js';

const provided = [VisitCounter, StoreVisits, LoadPageCounts, ListPageViews, ListDailyCounts, ForgetHosts, SumWeek];

/** How often pages are visited, without anything about the visitors. */
@Module({ providers: provided, exports: provided })
export class VisitsModule {}
