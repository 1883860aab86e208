import { Readable } from 'node:stream';
import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { OwnPages } from '../../pages/use-cases/own-pages.js';
import { COUNT_HEADER, countLine, type PageCount } from '../../visits/page-count.js';
import { CurrentActor } from '../current-actor.js';
import { askedPage } from './asked-page.js';
import { NumberExpected } from './rest.errors.js';
import { VisitCounts } from '../../visits/use-cases/visit-counts.js';

const DAYS = 30;

/** How often a page is visited, for spreadsheets. */
@Controller('api/pages')
export class PageCountsController {
  constructor(
    private readonly pages: OwnPages,
    private readonly visitCounts: VisitCounts,
  ) {}

  @Get(':pageId/counts.csv')
  async counts(@CurrentActor() actor: Actor, @Param('pageId') asked: string, @Query('days') days: unknown): Promise<StreamableFile> {
    const wanted = daysOf(days);
    const { id, linkname } = await this.pages.load(askedPage(actor, asked));
    const parts = await this.visitCounts.listDaily({ actor, pageId: id }, wanted);
    return new StreamableFile(Readable.from(linesOf(parts), { objectMode: false }), {
      type: 'text/csv; charset=utf-8; header=present',
      disposition: `attachment; filename="${linkname ?? 'page'}-counts.csv"`,
    });
  }
}

async function* linesOf(parts: AsyncIterable<readonly PageCount[]>): AsyncGenerator<string> {
  yield COUNT_HEADER;
  for await (const part of parts) {
    if (part.length > 0) yield part.map(countLine).join('');
  }
}

/** @throws {NumberExpected} */
function daysOf(text: unknown): number {
  if (text === undefined) return DAYS;
  const days = typeof text === 'string' && text !== '' ? Number(text) : NaN;
  if (!Number.isFinite(days)) throw new NumberExpected('days');
  return days;
}
