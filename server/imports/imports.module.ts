import { Module } from '@nestjs/common';
import { PagesModule } from '../pages/pages.module.js';
import { CompleteImport } from './use-cases/complete-import.js';
import { StartImport } from './use-cases/start-import.js';
import { Imports } from './use-cases/imports.js';

const useCases = [StartImport, Imports];

/** Pages from elsewhere, for drafts here. */
@Module({ imports: [PagesModule], providers: [...useCases, CompleteImport], exports: useCases })
export class ImportsModule {}
