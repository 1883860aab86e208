import { Module, type DynamicModule } from '@nestjs/common';
import { AdministrationModule } from '../../administration/administration.module.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { CONFIG, type Config } from '../../config/config.js';
import { MailModule } from '../../mail/mail.module.js';
import { Mails } from '../../mail/use-cases/mails.js';
import { MediaModule } from '../../media/media.module.js';
import { Images } from '../../media/use-cases/images.js';
import { PreparePicture } from '../../media/use-cases/prepare-picture.js';
import { PagesModule } from '../../pages/pages.module.js';
import { WebhooksModule } from '../../webhooks/webhooks.module.js';
import { PageExport } from '../page-export/page-export.js';
import { PageExportModule } from '../page-export/page-export.module.js';
import { WebModule } from '../web/web.module.js';
import { checkDiskSpace } from './disk-space.js';
import { DeliverWebhooks } from './deliver-webhooks.js';
import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';
import { PassMomentsInTime } from './pass-moments-in-time.js';
import { POOL_USE, ProductMetrics, type PoolUse } from './product-metrics.js';
import { Readiness } from './readiness.js';
import { ReadSettings } from './read-settings.js';
import { SiteHealth } from './site-health.js';
import { AdminOverviewResolver } from '../graphql/administration/admin-overview.resolver.js';
import { SendMails } from './send-mails.js';

/** What health checks and metrics need to know of the database, which only the code that connects it knows. */
export interface DatabaseState {
  /** Resolves when the database answers and is migrated. */
  readonly check: () => Promise<void>;
  readonly poolUse: () => PoolUse;
}

type CheckedParts = [Images, PreparePicture, Mails, PageExport];

/** Health checks and metrics for operators, and the worker that sends mails. */
@Module({})
export class OperationsModule {
  static register(database: DatabaseState): DynamicModule {
    const readiness = ({ dataDir }: Config, ...[images, pictures, mails, pageExport]: CheckedParts): Readiness =>
      new Readiness([
        { name: 'database', isNeeded: true, check: database.check },
        { name: 'storage', isNeeded: false, check: () => images.checkStorage() },
        { name: 'pictures', isNeeded: false, check: () => pictures.check() },
        { name: 'queue', isNeeded: false, check: async () => void (await mails.count()) },
        { name: 'disk', isNeeded: false, check: () => checkDiskSpace(dataDir) },
        ...(pageExport.isWanted ? [{ name: 'export', isNeeded: false, check: () => pageExport.check() }] : []),
      ]);
    return {
      module: OperationsModule,
      imports: [AccountsModule, AdministrationModule, MailModule, MediaModule, PageExportModule, PagesModule, WebModule, WebhooksModule],
      controllers: [HealthController, MetricsController],
      providers: [
        { provide: Readiness, inject: [CONFIG, Images, PreparePicture, Mails, PageExport], useFactory: readiness },
        { provide: POOL_USE, useValue: database.poolUse },
        Metrics,
        ProductMetrics,
        PassMomentsInTime,
        ReadSettings,
        SendMails,
        DeliverWebhooks,
        SiteHealth,
        AdminOverviewResolver,
      ],
      exports: [Readiness],
    };
  }
}
