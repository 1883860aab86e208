import { Module } from '@nestjs/common';
import { ArticlesModule } from '../../articles/articles.module.js';
import { MediaModule } from '../../media/media.module.js';
import { PagesModule } from '../../pages/pages.module.js';
import { VisitsModule } from '../../visits/visits.module.js';
import { AppShell } from './app-shell.js';
import { Blog } from './blog.js';
import { GuideDocuments } from './guide-documents.js';
import { ImageFiles } from './image-files.js';
import { DocumentLoader } from './document-loader.js';
import { PageCards } from './page-cards.js';
import { PageDataDocuments } from './page-data-documents.js';
import { PageDocuments } from './page-documents.js';
import { PolicyDocuments } from './policy-documents.js';
import { PublicPages } from './public-pages.js';
import { RenderingModule } from './rendering.module.js';
import { Robots } from './robots.js';
import { ServiceWorker } from './service-worker.js';
import { Sitemap } from './sitemap.js';
import { StaticFiles } from './static-files.js';
import { VisitReports } from './visit-reports.js';
import { Visits } from './visits.js';
import { WebAppManifest } from './web-app-manifest.js';
import { WireWriter } from './wire-writer.js';

/** Everything that browsers load: public pages, the product's own documents, the app and its files. */
@Module({
  imports: [ArticlesModule, MediaModule, PagesModule, RenderingModule, VisitsModule],
  providers: [
    DocumentLoader,
    WireWriter,
    PublicPages,
    PageDocuments,
    PageDataDocuments,
    Blog,
    PolicyDocuments,
    GuideDocuments,
    AppShell,
    StaticFiles,
    ImageFiles,
    PageCards,
    Sitemap,
    Robots,
    ServiceWorker,
    WebAppManifest,
    Visits,
    VisitReports,
  ],
  exports: [DocumentLoader, Visits],
})
export class WebModule {}
