import { Controller, Get, Header, type StreamableFile } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { ExportPersonalData } from '../../portability/use-cases/export-personal-data.js';
import { CurrentActor } from '../current-actor.js';
import { PageCopies } from '../web/public-pages/page-copies.js';
import { zipFile } from './zip-parts.js';

/** What is stored about the own account. */
@Controller('api/account')
export class PersonalDataController {
  constructor(
    private readonly exportPersonalData: ExportPersonalData,
    private readonly copies: PageCopies,
  ) {}

  @Get('data.zip')
  @Header('Cache-Control', 'no-store')
  async save(@CurrentActor() actor: Actor): Promise<StreamableFile> {
    return zipFile(await this.exportPersonalData.inPerson(actor, this.copies.copy), 'my-data.zip');
  }
}
