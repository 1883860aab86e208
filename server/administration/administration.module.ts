import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { BackupsModule } from '../backups/backups.module.js';
import { ExportsModule } from '../exports/exports.module.js';
import { FiguresModule } from '../figures/figures.module.js';
import { ImportsModule } from '../imports/imports.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MediaModule } from '../media/media.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { AccountAdministration } from './use-cases/account-administration.js';
import { AccountSearch } from './use-cases/account-search.js';
import { AdmitOperator } from './use-cases/admit-operator.js';
import { CollectPictures } from './use-cases/collect-pictures.js';
import { ImportAdministration } from './use-cases/import-administration.js';
import { IntegrationAdministration } from './use-cases/integration-administration.js';
import { LinkAdministration } from './use-cases/link-administration.js';
import { MailAdministration } from './use-cases/mail-administration.js';
import { OperatorAdministration } from './use-cases/operator-administration.js';
import { PageAdministration } from './use-cases/page-administration.js';
import { PresentSettings } from './use-cases/present-settings.js';
import { ReadWithheld } from './use-cases/read-withheld.js';
import { ReportAdministration } from './use-cases/report-administration.js';
import { SignUpAdministration } from './use-cases/sign-up-administration.js';
import { SiteOverview } from './use-cases/site-overview.js';
import { SiteSettingsAdministration } from './use-cases/site-settings-administration.js';
import { SetUp } from './use-cases/set-up.js';

const useCases = [
  AccountAdministration,
  AccountSearch,
  AdmitOperator,
  CollectPictures,
  ImportAdministration,
  IntegrationAdministration,
  LinkAdministration,
  MailAdministration,
  OperatorAdministration,
  PageAdministration,
  PresentSettings,
  ReadWithheld,
  ReportAdministration,
  SetUp,
  SiteOverview,
  SignUpAdministration,
  SiteSettingsAdministration,
];

/** What operators do, whatever door they come in by. */
@Module({
  imports: [
    AccountsModule,
    AuditModule,
    BackupsModule,
    ExportsModule,
    FiguresModule,
    ImportsModule,
    MailModule,
    MediaModule,
    PagesModule,
    ReportsModule,
    WebhooksModule,
  ],
  providers: useCases,
  exports: useCases,
})
export class AdministrationModule {}
