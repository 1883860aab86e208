import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { AuditModule } from '../../audit/audit.module.js';
import { FiguresModule } from '../../figures/figures.module.js';
import { ImportsModule } from '../../imports/imports.module.js';
import { MediaModule } from '../../media/media.module.js';
import { PagesModule } from '../../pages/pages.module.js';
import { ReportsModule } from '../../reports/reports.module.js';
import { VisitsModule } from '../../visits/visits.module.js';
import { WebhooksModule } from '../../webhooks/webhooks.module.js';
import { BACKGROUND_JOBS, type BackgroundJob } from './background-job.js';
import { BackgroundWork } from './background-work.js';
import { BlockedLinksJob } from './blocked-links.job.js';
import { ExpiredJob } from './expired.job.js';
import { FreedLinknamesJob } from './freed-linknames.job.js';
import { ImagesInUseJob } from './images-in-use.job.js';
import { OldDeliveriesJob } from './old-deliveries.job.js';
import { OldHostsJob } from './old-hosts.job.js';
import { OldPublicationKeysJob } from './old-publication-keys.job.js';
import { OutdatedPagesJob } from './outdated-pages.job.js';
import { SiteFiguresJob } from './site-figures.job.js';
import { UnusedImagesJob } from './unused-images.job.js';
import { UnusedTilePicturesJob } from './unused-tile-pictures.job.js';
import { VisitsOfWeekJob } from './visits-of-week.job.js';

const jobs = [
  BlockedLinksJob,
  ExpiredJob,
  FreedLinknamesJob,
  OldDeliveriesJob,
  OldHostsJob,
  OldPublicationKeysJob,
  OutdatedPagesJob,
  UnusedTilePicturesJob,
  ImagesInUseJob,
  UnusedImagesJob,
  VisitsOfWeekJob,
  SiteFiguresJob,
];

/** The background jobs. Every instance sends mails, so they are in `operations/send-mails.ts`. */
@Module({
  imports: [
    AccountsModule,
    AuditModule,
    FiguresModule,
    ImportsModule,
    MediaModule,
    PagesModule,
    ReportsModule,
    VisitsModule,
    WebhooksModule,
  ],
  providers: [...jobs, { provide: BACKGROUND_JOBS, inject: jobs, useFactory: (...all: BackgroundJob[]) => all }, BackgroundWork],
})
export class BackgroundModule {}
