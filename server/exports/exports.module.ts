import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { PageExporter } from './use-cases/page-exporter.js';

/** Published pages as files that a web server serves by itself. */
@Module({ imports: [MediaModule, PagesModule], providers: [PageExporter], exports: [PageExporter] })
export class ExportsModule {}
