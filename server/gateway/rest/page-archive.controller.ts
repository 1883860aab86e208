import { Controller, Get, Header, Param, Query, type StreamableFile } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { OwnPages } from '../../pages/use-cases/own-pages.js';
import { ExportPage } from '../../portability/use-cases/export-page.js';
import { CurrentActor } from '../current-actor.js';
import { PageCopies } from '../web/public-pages/page-copies.js';
import { askedPage } from './asked-page.js';
import { zipFile } from './zip-parts.js';

/** A page as an archive that another site can show. */
@Controller('api/pages')
export class PageArchiveController {
  constructor(
    private readonly pages: OwnPages,
    private readonly exportPage: ExportPage,
    private readonly copies: PageCopies,
  ) {}

  @Get(':pageId/page.zip')
  @Header('Cache-Control', 'no-store')
  async save(@CurrentActor() actor: Actor, @Param('pageId') asked: string, @Query('versions') versions?: unknown): Promise<StreamableFile> {
    const page = await this.pages.load(askedPage(actor, asked));
    return zipFile(await this.exportPage.execute(page, this.copies.copy, versions === 'all'), `${page.linkname ?? 'page'}.zip`);
  }
}
