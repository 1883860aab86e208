import { Readable } from 'node:stream';
import { Controller, Get, Header, StreamableFile } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { ExportPersonalData } from '../../portability/use-cases/export-personal-data.js';
import { CurrentActor } from '../current-actor.js';
import { zipParts } from './zip-parts.js';

/** What is stored about the own account. */
@Controller('api/account')
export class PersonalDataController {
  constructor(private readonly exportPersonalData: ExportPersonalData) {}

  @Get('data.zip')
  @Header('Cache-Control', 'no-store')
  async save(@CurrentActor() actor: Actor): Promise<StreamableFile> {
    const files = await this.exportPersonalData.inPerson(actor);
    return new StreamableFile(Readable.from(zipParts(files), { objectMode: false }), {
      type: 'application/zip',
      disposition: 'attachment; filename="my-data.zip"',
    });
  }
}
