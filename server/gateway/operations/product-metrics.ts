import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, productVersion, type Config } from '../../config/config.js';
import type { MailCounts } from '../../mail/mail-request.js';
import { Mails } from '../../mail/use-cases/mails.js';
import type { DeliveryCounts } from '../../webhooks/delivery.js';
import { Deliveries } from '../../webhooks/use-cases/deliveries.js';
import { PageExport } from '../page-export/page-export.js';
import { RequestTimes } from '../http/request-times.js';
import { DocumentLoader } from '../web/public-pages/document-loader.js';
import { Visits } from '../web/visits/visits.js';
import { diskSpaceOf, type DiskSpace } from './disk-space.js';
import { Metrics } from './metrics.js';
import { onceASecond } from './once-a-second.js';

/** The connections of this process to the database. */
export interface PoolUse {
  readonly most: number;
  readonly total: number;
  readonly idle: number;
  /** Callers that wait for a connection. */
  readonly waiting: number;
}

/** Injection token of the function that reads the `PoolUse`. */
export const POOL_USE = Symbol('pool use');

/** Adds what the product counts to the metrics. */
@Injectable()
export class ProductMetrics implements OnModuleInit {
  private readonly mailCounts = ifReadable<MailCounts>(() => this.mails.count());

  private readonly deliveryCounts = ifReadable<DeliveryCounts>(() => this.deliveries.count());

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(POOL_USE) private readonly poolUse: () => PoolUse,
    private readonly metrics: Metrics,
    private readonly times: RequestTimes,
    private readonly documents: DocumentLoader,
    private readonly visits: Visits,
    private readonly mails: Mails,
    private readonly deliveries: Deliveries,
    private readonly pageExport: PageExport,
  ) {}

  onModuleInit(): void {
    this.metrics.addRequests(
      'tessera_http_request_duration_seconds',
      'Requests by route, method and kind of status. The route "page" is a page from the cache, of which the time is that of writing the response.',
      () => this.times.series(),
    );
    const { version, commit } = productVersion;
    this.metrics.addInfo('tessera_build_info', 'The version of this process, and the commit that it was built from.', {
      version,
      commit: commit ?? '',
    });
    this.addCache();
    this.addVisits();
    this.addMails();
    this.addDeliveries();
    this.addDatabase();
    this.addDisks();
    if (this.pageExport.isWanted) this.addExport();
  }

  private addCache(): void {
    const { documents, metrics } = this;
    metrics.addCounter('tessera_page_cache_requests_total', 'Requests for a page, by whether it was in the cache.', 'result', () => ({
      hit: documents.cacheUse.hits,
      miss: documents.cacheUse.misses,
    }));
    metrics.addGauge('tessera_page_cache_bytes', 'Memory of the cached pages.', () => documents.cacheUse.bytes);
    metrics.addGauge('tessera_page_cache_documents', 'Cached pages.', () => documents.cacheUse.documents);
  }

  private addVisits(): void {
    const { metrics, visits } = this;
    metrics.addGauge('tessera_visit_counts_waiting', 'Counts of visits that only this process has yet.', () => visits.use.waiting);
    metrics.addCounter('tessera_visit_stores_total', 'Attempts of this process to store counts of visits.', 'result', () => {
      const { stored, failed } = visits.use;
      return { stored, failed };
    });
  }

  private addMails(): void {
    const add = (name: string, help: string, read: (counts: MailCounts) => number): void =>
      this.metrics.addGauge(name, help, async () => ifKnown(await this.mailCounts(), read));
    add('tessera_mails_waiting', 'Mails of all processes that wait to be sent.', ({ waiting }) => waiting);
    add('tessera_mails_oldest_seconds', 'How long the oldest of the waiting mails waits.', ({ oldestSeconds }) => oldestSeconds);
    add('tessera_mails_given_up', 'Mails that were given up and are still stored.', ({ givenUp }) => givenUp);
  }

  private addDeliveries(): void {
    const add = (name: string, help: string, read: (counts: DeliveryCounts) => number): void =>
      this.metrics.addGauge(name, help, async () => ifKnown(await this.deliveryCounts(), read));
    add('tessera_webhook_deliveries_waiting', 'Deliveries of all processes that wait to be sent, or sent again.', ({ waiting }) => waiting);
    add(
      'tessera_webhook_deliveries_oldest_seconds',
      'How long the oldest of the waiting deliveries waits.',
      (counts) => counts.oldestSeconds,
    );
    add('tessera_webhook_deliveries_given_up', 'Deliveries that were given up and are still stored.', ({ givenUp }) => givenUp);
  }

  private addDatabase(): void {
    const add = (name: string, help: string, read: (use: PoolUse) => number): void =>
      this.metrics.addGauge(name, help, () => read(this.poolUse()));
    add('tessera_database_connections', 'Connections of this process to the database.', ({ total }) => total);
    add('tessera_database_connections_idle', 'Connections that are not in use.', ({ idle }) => idle);
    add('tessera_database_connections_limit', 'The most connections that this process opens.', ({ most }) => most);
    add('tessera_database_waiting', 'Queries of this process that wait for a connection.', ({ waiting }) => waiting);
  }

  private addDisks(): void {
    const { dataDir, pagesExportDir } = this.config;
    const folders = { DATA_DIR: dataDir, ...(pagesExportDir !== undefined && { PAGES_EXPORT_DIR: pagesExportDir }) };
    const disks = Object.entries(folders).map(([name, folder]) => [name, ifReadable(() => diskSpaceOf(folder))] as const);
    const add = (name: string, help: string, read: (space: DiskSpace) => number): void => {
      const values = disks.map(([folder, readDisk]) => [folder, async () => ifKnown(await readDisk(), read)] as const);
      this.metrics.addGauges(name, help, 'folder', Object.fromEntries(values));
    };
    add('tessera_disk_free_bytes', 'Free space on the disk of a folder that a variable names.', ({ free }) => free);
    add('tessera_disk_size_bytes', 'Size of the disk of a folder that a variable names.', ({ size }) => size);
  }

  private addExport(): void {
    const { metrics, pageExport } = this;
    metrics.addCounter(
      'tessera_exported_pages_total',
      'Pages whose files were written or removed, or could not be, by this process.',
      'result',
      () => {
        const { written, removed, failed } = pageExport.use;
        return { written, removed, failed };
      },
    );
    metrics.addGauge('tessera_export_waiting', 'Pages that wait until their files are written or removed.', () => pageExport.use.waiting);
  }
}

/** A value of the database or the disk. Undefined when it cannot be read: the outage is already in the log. */
function ifReadable<Value>(read: () => Promise<Value>): () => Promise<Value | undefined> {
  return onceASecond(() => read().catch(() => undefined));
}

function ifKnown<Whole>(whole: Whole | undefined, read: (whole: Whole) => number): number | undefined {
  return whole === undefined ? undefined : read(whole);
}
