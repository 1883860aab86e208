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
import { BackgroundJobs } from './background-jobs.js';
import { BackgroundWork } from './background-work.js';

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
  providers: [BackgroundJobs, BackgroundWork],
})
export class BackgroundModule {}
