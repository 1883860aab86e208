import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { ExportsModule } from '../../exports/exports.module.js';
import { PagesModule } from '../../pages/pages.module.js';
import { RenderingModule } from '../web/rendering.module.js';
import { FileRenderer } from './file-renderer.js';
import { PageExport } from './page-export.js';
import { RebuildExport } from './rebuild-export.js';

/** Published pages as files that a web server serves by itself. */
@Module({
  imports: [AuditModule, ExportsModule, PagesModule, RenderingModule],
  providers: [FileRenderer, PageExport, RebuildExport],
  exports: [PageExport, RebuildExport],
})
export class PageExportModule {}
