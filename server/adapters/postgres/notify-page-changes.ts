import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { PageChanges } from '../../pages/ports/page-changes.port.js';
import { ListeningConnection } from './listening-connection.js';

const CHANNEL = 'page_changes';
// Stands behind a linkname in a notification of its own. An instance of the former version takes the two for a name that nobody has.
const GONE = ' gone';

/** What moving or removing a page changes; null is no linkname. */
export interface PageMove {
  /** Shows the page no more. */
  readonly gone: string | null;
  /** Shows it from now on. */
  readonly changed: string | null;
}

/**
 * Page changes by PostgreSQL's LISTEN and NOTIFY. Whoever writes a page sends the notification within the same statement, with
 * `channel` and `sender`, or within the same transaction by `notifyWithin`, and calls `announce` or `announceGone` once that is committed.
 */
@Injectable()
export class NotifyPageChanges extends PageChanges implements OnApplicationBootstrap, OnApplicationShutdown {
  /** The channel that notifications are sent on. */
  readonly channel = CHANNEL;
  /** Goes in front of a notification's linkname, so that an instance can leave out what it announced itself. */
  readonly sender = `${randomUUID()} `;

  private readonly changeListeners: ((linkname: string) => void)[] = [];
  private readonly goneListeners: ((linkname: string) => void)[] = [];
  private readonly gapListeners: (() => void)[] = [];
  private readonly connection: ListeningConnection;

  constructor(dataSource: DataSource) {
    super();
    this.connection = new ListeningConnection(addressOf(dataSource), CHANNEL, {
      heard: (payload) => this.receive(payload),
      missed: () => this.gapListeners.forEach((listener) => listener()),
    });
  }

  override onChange(listener: (linkname: string) => void): void {
    this.changeListeners.push(listener);
  }

  override onGone(listener: (linkname: string) => void): void {
    this.goneListeners.push(listener);
  }

  override onGap(listener: () => void): void {
    this.gapListeners.push(listener);
  }

  /** Tells the other instances as soon as the transaction is committed. */
  async notifyWithin(manager: EntityManager, { gone, changed }: PageMove): Promise<void> {
    const news = [gone && gone + GONE, gone, changed].filter((text) => text !== null);
    await manager.query('SELECT pg_notify($1, $2::text || news) FROM unnest($3::text[]) AS news', [this.channel, this.sender, news]);
  }

  /** Tells the listeners of this instance; null is no linkname. */
  announce(linkname: string | null): void {
    if (linkname !== null) this.changeListeners.forEach((listener) => listener(linkname));
  }

  /** As `announce`, of a linkname that shows its former page no more. */
  announceGone(linkname: string | null): void {
    if (linkname !== null) this.goneListeners.forEach((listener) => listener(linkname));
    this.announce(linkname);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connection.open();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.connection.close();
  }

  private receive(payload: string): void {
    if (payload.startsWith(this.sender)) return;
    const news = payload.slice(this.sender.length);
    if (news.endsWith(GONE)) this.goneListeners.forEach((listener) => listener(news.slice(0, -GONE.length)));
    else this.announce(news);
  }
}

function addressOf(dataSource: DataSource): pg.ClientConfig {
  const { url, host, port, username, password, database } = dataSource.options as PostgresDataSourceOptions;
  if (url !== undefined) return { connectionString: url };
  return { host, port, user: username, password, database };
}
