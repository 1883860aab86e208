import { Module } from '@nestjs/common';
import { PagesModule } from '../pages/pages.module.js';
import { CompleteImport } from './use-cases/complete-import.js';
import { LastImport } from './use-cases/last-import.js';
import { RemoveOldImports } from './use-cases/remove-old-imports.js';
import { StartImport } from './use-cases/start-import.js';

const useCases = [StartImport, LastImport, RemoveOldImports];

/** Pages from elsewhere, for drafts here. */
@Module({ imports: [PagesModule], providers: [...useCases, CompleteImport], exports: useCases })
export class ImportsModule {}
