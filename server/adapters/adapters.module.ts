import { join } from 'node:path';
import { Global, Logger, Module } from '@nestjs/common';
import { SiteAddresses } from '../site-addresses.js';
import { DataSource } from 'typeorm';
import { AdministrationSettings } from '../administration/administration-settings.js';
import { SignInSettings } from '../accounts/sign-in-settings.js';
import { GuideStore } from '../articles/ports/guide-store.port.js';
import { PolicyStore } from '../articles/ports/policy-store.port.js';
import { PostStore } from '../articles/ports/post-store.port.js';
import { AuditLog } from '../audit/ports/audit-log.port.js';
import { Clock } from '../clock.port.js';
import { CONFIG, projectFolder, type Config } from '../config/config.js';
import { InstanceLock } from '../instance-lock.port.js';
import { MailSite } from '../mail/mail-site.js';
import { MailQueue } from '../mail/ports/mail-queue.port.js';
import { MailTransport } from '../mail/ports/mail-transport.port.js';
import { ImageProcessor } from '../media/ports/image-processor.port.js';
import { ImageStorage } from '../media/ports/image-storage.port.js';
import { StoredImages } from '../media/ports/stored-images.port.js';
import { ExportedPages } from '../exports/ports/exported-pages.port.js';
import { PageChanges } from '../pages/ports/page-changes.port.js';
import { BackupLog } from '../backups/ports/backup-log.port.js';
import { PostgresBackupLog } from './postgres/settings/postgres-backup-log.js';
import { PageLimits } from '../pages/page-limits.js';
import { LinkPages } from '../pages/link-previews/ports/link-pages.port.js';
import { LinkPictures } from '../pages/link-previews/ports/link-pictures.port.js';
import { SourceDocuments } from '../imports/ports/source-documents.port.js';
import { sourceDocuments } from './imports/http-source-documents.js';
import { ConfiguredBlockedLinks } from '../pages/blocked-links/ports/configured-blocked-links.port.js';
import { TilePictures } from '../pages/pictures/ports/tile-pictures.port.js';
import { TileSanitizer } from '../pages/design/ports/tile-sanitizer.port.js';
import { ProofOfWork } from '../reports/ports/proof-of-work.port.js';
import { PersonalData } from '../portability/ports/personal-data.port.js';
import { ReportStore } from '../reports/ports/report-store.port.js';
import { CountStore } from '../visits/ports/count-store.port.js';
import { SiteCounts } from '../figures/ports/site-counts.port.js';
import { accountAdapters, accountPorts } from './account-adapters.js';
import { pageAdapters, pagePorts } from './page-adapters.js';
import { FolderGuideStore } from './articles/folder-guide-store.js';
import { DeliveryQueue } from '../webhooks/ports/delivery-queue.port.js';
import { DeliveryStore } from '../webhooks/ports/delivery-store.port.js';
import { WebhookSender } from '../webhooks/ports/webhook-sender.port.js';
import { WebhookStore } from '../webhooks/ports/webhook-store.port.js';
import { WebhookSettings } from '../webhooks/webhook-settings.js';
import { FolderPolicyStore } from './articles/folder-policy-store.js';
import { FolderPostStore } from './articles/folder-post-store.js';
import { SystemClock } from './clock/system-clock.js';
import { FolderExportedPages } from './exports/folder-exported-pages.js';
import { mailSite, maySendEvents, pageLimits, policySettings } from './settings/settings-in-use.js';
import { SiteSettings } from '../administration/ports/site-settings.port.js';
import { configuredLinkPages, configuredLinkPictures } from './link-previews/configured-link-pages.js';
import { SharpImageProcessor } from './pictures/sharp-image-processor.js';
import { AccountMails } from './postgres/accounts/account-mails.js';
import { NotifyPageChanges } from './postgres/linknames/notify-page-changes.js';
import { PostgresInstanceLock } from './postgres/connection/postgres-instance-lock.js';
import { PublicReads } from './postgres/pages/public-reads.js';
import { ReadReplica } from './postgres/connection/read-replica.js';
import { TypeormAuditLog } from './postgres/operators/typeorm-audit-log.js';
import { TypeormCountStore } from './postgres/visits/typeorm-count-store.js';
import { PostgresSiteCounts } from './postgres/figures/postgres-site-counts.js';
import { TypeormDeliveryStore } from './postgres/webhooks/typeorm-delivery-store.js';
import { BlockedLinksFile } from './blocked-links/blocked-links-file.js';
import { TypeormPersonalData } from './postgres/personal-data/typeorm-personal-data.js';
import { TypeormReportStore } from './postgres/reports/typeorm-report-store.js';
import { TypeormStoredImages } from './postgres/media/typeorm-stored-images.js';
import { TypeormTilePictures } from './postgres/media/typeorm-tile-pictures.js';
import { TypeormWebhookStore } from './postgres/webhooks/typeorm-webhook-store.js';
import { WaitingDeliveries } from './postgres/webhooks/waiting-deliveries.js';
import { AltchaProofOfWork } from './proof-of-work/altcha-proof-of-work.js';
import { DELIVERY_TIMES, PgBossDeliveryQueue } from './queue/pg-boss-delivery-queue.js';
import { PgBossMailQueue, USUAL_TIMES } from './queue/pg-boss-mail-queue.js';
import { QueueInstance } from './queue/queue-instance.js';
import { configuredMailTransport } from './smtp/configured-mail-transport.js';
import { configuredImageStorage } from './storage/configured-image-storage.js';
import { PackagedImageStorage } from './storage/packaged-image-storage.js';
import { StrangersHtml } from './strangers-html/strangers-html.js';
import { SanitizeHtmlTileSanitizer } from './tiles/sanitize-html-tile-sanitizer.js';
import { configuredWebhookSender } from './webhooks/configured-webhook-sender.js';

const ports = [
  Clock,
  InstanceLock,
  ...accountPorts,
  ...pagePorts,
  ConfiguredBlockedLinks,
  LinkPages,
  LinkPictures,
  SourceDocuments,
  BackupLog,
  PageLimits,
  SignInSettings,
  AdministrationSettings,
  PageChanges,
  ExportedPages,
  TileSanitizer,
  MailSite,
  MailQueue,
  MailTransport,
  ImageStorage,
  ImageProcessor,
  StoredImages,
  TilePictures,
  PostStore,
  GuideStore,
  PolicyStore,
  AuditLog,
  PersonalData,
  ReportStore,
  ProofOfWork,
  CountStore,
  SiteCounts,
  WebhookStore,
  DeliveryStore,
  DeliveryQueue,
  WebhookSender,
  WebhookSettings,
];

/** Connects each port with the adapter that implements it. No other file does this. */
@Global()
@Module({
  providers: [
    { provide: Clock, useClass: SystemClock },
    { provide: InstanceLock, inject: [DataSource], useFactory: (dataSource: DataSource) => new PostgresInstanceLock(dataSource) },
    ...accountAdapters,
    ...pageAdapters,
    { provide: AuditLog, useClass: TypeormAuditLog },
    { provide: ReportStore, useClass: TypeormReportStore },
    { provide: PersonalData, useClass: TypeormPersonalData },
    { provide: ProofOfWork, useClass: AltchaProofOfWork },
    NotifyPageChanges,
    { provide: PublicReads, inject: [CONFIG, DataSource, NotifyPageChanges], useFactory: publicReads },
    {
      provide: ConfiguredBlockedLinks,
      inject: [CONFIG],
      useFactory: ({ blockedLinksFile }: Config) => new BlockedLinksFile(blockedLinksFile),
    },
    { provide: CountStore, useClass: TypeormCountStore },
    { provide: SiteCounts, useClass: PostgresSiteCounts },
    { provide: BackupLog, useClass: PostgresBackupLog },
    { provide: PageLimits, inject: [SiteSettings], useFactory: pageLimits },
    ...[SignInSettings, AdministrationSettings, WebhookSettings].map((settings) => ({
      provide: settings,
      useExisting: CONFIG,
    })),
    { provide: PageChanges, useExisting: NotifyPageChanges },
    { provide: ExportedPages, inject: [CONFIG], useFactory: ({ pagesExportDir }: Config) => new FolderExportedPages(pagesExportDir) },
    { provide: TileSanitizer, useClass: SanitizeHtmlTileSanitizer },
    { provide: MailSite, inject: [CONFIG, SiteAddresses, SiteSettings], useFactory: mailSite },
    {
      provide: QueueInstance,
      inject: [DataSource],
      useFactory: (source: DataSource) => new QueueInstance(source, USUAL_TIMES.maintenance),
    },
    { provide: PgBossMailQueue, inject: [DataSource, QueueInstance], useFactory: mailQueue },
    ...[MailQueue, AccountMails].map((mails) => ({ provide: mails, useExisting: PgBossMailQueue })),
    { provide: WebhookStore, useClass: TypeormWebhookStore },
    { provide: DeliveryStore, useClass: TypeormDeliveryStore },
    WaitingDeliveries,
    { provide: DeliveryQueue, inject: [DataSource, WaitingDeliveries, QueueInstance, SiteSettings], useFactory: deliveryQueue },
    { provide: WebhookSender, inject: [CONFIG, SiteAddresses], useFactory: configuredWebhookSender },
    StrangersHtml,
    { provide: LinkPages, inject: [CONFIG, SiteAddresses, SiteSettings, StrangersHtml], useFactory: configuredLinkPages },
    { provide: LinkPictures, inject: [CONFIG, SiteAddresses, SiteSettings], useFactory: configuredLinkPictures },
    { provide: SourceDocuments, inject: [CONFIG, SiteAddresses, SiteSettings, StrangersHtml], useFactory: sourceDocuments },
    { provide: MailTransport, inject: [CONFIG], useFactory: configuredMailTransport },
    { provide: ImageStorage, inject: [CONFIG], useFactory: imageStorage },
    { provide: ImageProcessor, useFactory: imageProcessor },
    { provide: StoredImages, inject: [DataSource], useFactory: (dataSource: DataSource) => new TypeormStoredImages(dataSource) },
    { provide: TilePictures, inject: [DataSource], useFactory: (dataSource: DataSource) => new TypeormTilePictures(dataSource) },
    { provide: PostStore, inject: [CONFIG], useFactory: ({ blogDir }: Config) => new FolderPostStore(blogDir) },
    { provide: GuideStore, inject: [SiteAddresses], useFactory: (addresses: SiteAddresses) => new FolderGuideStore(addresses) },
    {
      provide: PolicyStore,
      inject: [CONFIG, SiteAddresses, SiteSettings],
      useFactory: policyStore,
    },
  ],
  exports: ports,
})
export class AdaptersModule {}

function mailQueue(dataSource: DataSource, instance: QueueInstance): PgBossMailQueue {
  return new PgBossMailQueue(dataSource, USUAL_TIMES, instance);
}

function deliveryQueue(dataSource: DataSource, waiting: WaitingDeliveries, instance: QueueInstance, settings: SiteSettings): DeliveryQueue {
  return new PgBossDeliveryQueue(dataSource, waiting, DELIVERY_TIMES, instance, { mayTake: () => maySendEvents(settings) });
}

async function imageStorage(config: Config): Promise<ImageStorage> {
  return PackagedImageStorage.over(await configuredImageStorage(config), join(projectFolder, 'content', 'starter-pictures'));
}

function imageProcessor(): SharpImageProcessor {
  const log = new Logger('Pictures');
  return new SharpImageProcessor((reason) => log.warn(reason));
}

function publicReads({ databaseReadUrl }: Config, dataSource: DataSource, changes: NotifyPageChanges): PublicReads {
  return new PublicReads(dataSource, databaseReadUrl === undefined ? undefined : new ReadReplica(databaseReadUrl), changes);
}

function policyStore(config: Config, addresses: SiteAddresses, settings: SiteSettings): PolicyStore {
  return new FolderPolicyStore(policySettings(config, settings), addresses);
}
