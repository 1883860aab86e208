import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PageAddress } from '../../../pages/page-address.js';
import { PageChanges } from '../../../pages/ports/page-changes.port.js';
import { ListeningConnection } from '../connection/listening-connection.js';
import { sessionAddressOf } from '../connection/own-connection.js';

const CHANNEL = 'page_changes';
// A suffix of an address in a notification. An instance of a release that does not know it reads both as a linkname that nobody has.
const GONE = ' gone';

type GoneListener = (address: PageAddress) => void | Promise<void>;

/** What a change of a page is for those who keep it. Null stands for no linkname. */
export interface PageMove {
  /** The linkname that does not show the page any more, or not all that it showed. */
  readonly gone: string | null;
  /** The linkname that shows the page from now on. */
  readonly changed: string | null;
  /** The former linknames that lead to the page, and lead elsewhere or nowhere from now on. */
  readonly led?: readonly string[];
}

/**
 * Page changes by LISTEN and NOTIFY of PostgreSQL. Code that writes a page sends the notification in the same statement, with `channel` and
 * `sender`, or in the same transaction by `notifyWithin`. After the commit it calls `announce`, or waits for `announceMove` or `tellGone`. Whether somebody is shown less is for
 * `moveBetween` to say.
 *
 * A notification has the key of the page's address, which for a page of this site is its linkname. So during a rolling upgrade, a release that
 * knows only linknames understands it; it reads an address at another host as a linkname that nobody has, and it shows no page at such a host.
 */
@Injectable()
export class NotifyPageChanges extends PageChanges implements OnApplicationBootstrap, OnApplicationShutdown {
  /** The channel of the notifications. */
  readonly channel = CHANNEL;
  /** The prefix of the address in a notification. By it an instance ignores its own notifications. */
  readonly sender = `${randomUUID()} `;

  private readonly changeListeners: ((address: PageAddress) => void)[] = [];
  private readonly goneListeners: GoneListener[] = [];
  private readonly gapListeners: (() => void)[] = [];
  private readonly connection: ListeningConnection;

  constructor(dataSource: DataSource) {
    super();
    this.connection = new ListeningConnection(sessionAddressOf(dataSource), CHANNEL, {
      heard: (payload) => this.receive(payload),
      missed: () => this.gapListeners.forEach((listener) => listener()),
    });
  }

  /** Resolves when this instance has begun to receive notifications. */
  get isListening(): Promise<void> {
    return this.connection.isListening;
  }

  override onChange(listener: (address: PageAddress) => void): void {
    this.changeListeners.push(listener);
  }

  override onGone(listener: GoneListener): void {
    this.goneListeners.push(listener);
  }

  override onGap(listener: () => void): void {
    this.gapListeners.push(listener);
  }

  /** Notifies the other instances when the transaction is committed. */
  async notifyWithin(manager: EntityManager, { gone, changed, led = [] }: PageMove): Promise<void> {
    // What is gone comes last: whoever hears of it reads what is there now, and a change would outdate that.
    const news = [gone, changed, ...led, ...goneWith({ gone, led }).map((linkname) => linkname + GONE)].filter((text) => text !== null);
    if (news.length === 0) return;
    await manager.query('SELECT pg_notify($1, $2::text || news) FROM unnest($3::text[]) AS news', [this.channel, this.sender, news]);
  }

  /** Notifies the listeners of this instance. Null stands for no linkname. */
  announce(linkname: string | null): void {
    if (linkname !== null) tell(this.changeListeners, PageAddress.onSite(linkname));
  }

  /** Notifies the listeners of this instance of everything that a move changes. Resolves when the former page is nowhere in this instance any more. */
  async announceMove({ gone, changed, led = [] }: PageMove): Promise<void> {
    for (const linkname of [gone, changed, ...led]) this.announce(linkname);
    await Promise.all(goneWith({ gone, led }).map((linkname) => this.hearGone(PageAddress.onSite(linkname))));
  }

  /**
   * Notifies all instances of a linkname that does not show any more all that it showed, after a statement has told them that it has changed. If the database cannot be reached any more, the
   * others cannot be told now: they read everything again as soon as they are connected.
   */
  async tellGone(dataSource: DataSource, linkname: string): Promise<void> {
    const told = dataSource.query('SELECT pg_notify($1, $2)', [this.channel, this.sender + linkname + GONE]).catch(() => undefined);
    await Promise.all([told, this.announceMove({ gone: linkname, changed: null })]);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connection.open();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.connection.close();
  }

  /** All of them are told before one of them is waited for. */
  private async hearGone(address: PageAddress): Promise<void> {
    await Promise.all(this.goneListeners.map(async (listener) => listener(address)));
  }

  private receive(payload: string): void {
    if (payload.startsWith(this.sender)) return;
    const news = payload.slice(this.sender.length);
    if (news.endsWith(GONE)) void this.hearGone(PageAddress.ofKey(news.slice(0, -GONE.length)));
    else tell(this.changeListeners, PageAddress.ofKey(news));
  }
}

/** The linknames of which no former answer is sent: that of the page, and those that lead to it. */
function goneWith({ gone, led }: Required<Pick<PageMove, 'gone' | 'led'>>): readonly string[] {
  return gone === null ? [] : [gone, ...led];
}

function tell(listeners: readonly ((address: PageAddress) => void)[], address: PageAddress): void {
  listeners.forEach((listener) => listener(address));
}
