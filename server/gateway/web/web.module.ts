import { Module } from '@nestjs/common';
import { ArticlesModule } from '../../articles/articles.module.js';
import { MediaModule } from '../../media/media.module.js';
import { PagesModule } from '../../pages/pages.module.js';
import { PortabilityModule } from '../../portability/portability.module.js';
import { LocksModule } from '../../locks/locks.module.js';
import { ReportsModule } from '../../reports/reports.module.js';
import { VisitsModule } from '../../visits/visits.module.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { AdministrationModule } from '../../administration/administration.module.js';
import { AnnouncementBars } from './app/announcement-bars.js';
import { AppShell } from './app/app-shell.js';
import { NotFoundDocuments } from './app/not-found-documents.js';
import { Blog } from './articles/blog.js';
import { GuideDocuments } from './articles/guide-documents.js';
import { ImageFiles } from './pictures/image-files.js';
import { PageNews } from './public-pages/page-news.js';
import { PictureAccess } from './pictures/picture-access.js';
import { DataLinkDocuments } from './data-links/data-link-documents.js';
import { DraftDocuments } from './drafts/draft-documents.js';
import { DocumentLoader } from './public-pages/document-loader.js';
import { PageCards } from './public-pages/page-cards.js';
import { PageDataDocuments } from './public-pages/page-data-documents.js';
import { PageDocuments } from './public-pages/page-documents.js';
import { PolicyDocuments } from './articles/policy-documents.js';
import { LockForms } from './public-pages/lock-forms.js';
import { PublicPages } from './public-pages/public-pages.js';
import { RenderingModule } from './rendering.module.js';
import { ReportDocuments } from './reports/report-documents.js';
import { Robots } from './feeds/robots.js';
import { SecurityTxt } from './feeds/security-txt.js';
import { ServiceWorker } from './app/service-worker.js';
import { Sitemap } from './feeds/sitemap.js';
import { StaticFiles } from './app/static-files.js';
import { VisitReports } from './visits/visit-reports.js';
import { Visits } from './visits/visits.js';
import { WebAppManifest } from './app/web-app-manifest.js';
import { WireWriter } from './public-pages/wire-writer.js';

/** Everything that browsers load: public pages, the product's own documents, the app and its files. */
@Module({
  imports: [
    AccountsModule,
    AdministrationModule,
    ArticlesModule,
    LocksModule,
    MediaModule,
    PagesModule,
    PortabilityModule,
    RenderingModule,
    ReportsModule,
    VisitsModule,
  ],
  providers: [
    DocumentLoader,
    WireWriter,
    PublicPages,
    LockForms,
    NotFoundDocuments,
    PageDocuments,
    PageDataDocuments,
    Blog,
    PolicyDocuments,
    ReportDocuments,
    DataLinkDocuments,
    DraftDocuments,
    GuideDocuments,
    AnnouncementBars,
    AppShell,
    StaticFiles,
    ImageFiles,
    PageNews,
    PictureAccess,
    PageCards,
    Sitemap,
    Robots,
    SecurityTxt,
    ServiceWorker,
    WebAppManifest,
    Visits,
    VisitReports,
  ],
  exports: [DocumentLoader, Visits],
})
export class WebModule {}
