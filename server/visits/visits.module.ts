import { Module } from '@nestjs/common';
import { StoreVisits } from './use-cases/store-visits.js';
import { VisitCounter } from './visit-counter.js';
import { VisitCounts } from './use-cases/visit-counts.js';

const provided = [VisitCounter, StoreVisits, VisitCounts];

/** How often pages are visited, without anything about the visitors. */
@Module({ providers: provided, exports: provided })
export class VisitsModule {}
