import { Module } from '@nestjs/common';
import { LastFigures } from './for-operators/last-figures.js';
import { CountSite } from './use-cases/count-site.js';

const useCases = [CountSite, LastFigures];

/** How much there is on the site, day by day. */
@Module({ providers: useCases, exports: useCases })
export class FiguresModule {}
