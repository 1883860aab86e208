import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { MediaModule } from '../media/media.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { ArchiveTurns } from './archive-turns.js';
import { ExportPage } from './use-cases/export-page.js';
import { ExportPersonalData } from './use-cases/export-personal-data.js';

const useCases = [ExportPage, ExportPersonalData];

/** What people take with them. */
@Module({ imports: [AccountsModule, MediaModule, PagesModule], providers: [ArchiveTurns, ...useCases], exports: useCases })
export class PortabilityModule {}
