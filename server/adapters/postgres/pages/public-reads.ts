import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { DatabaseUnavailable } from '../connection/database.errors.js';
import type { NotifyPageChanges } from '../linknames/notify-page-changes.js';
import { END_OF_LOG, type ReadReplica } from '../connection/read-replica.js';
import { ReplicaFreshness } from '../connection/replica-freshness.js';

/** In milliseconds. */
const productPauses = { first: 1_000, longest: 30_000 };
/** After this number of failed checks, the log says once that the replica is behind. */
const toldAfter = 30;

/**
 * Executes the statements that read public pages: on the read replica, if there is one and it has the present state of what is read, and on
 * the primary otherwise. Whatever happens to the replica, no request fails for it.
 */
export class PublicReads implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('ReadReplica');
  private readonly freshness = new ReplicaFreshness();
  private timer: NodeJS.Timeout | undefined;
  private checking: Promise<void> | undefined;
  private pause: number;
  private database = '';
  private delays = 0;
  private isTrusted = false;
  private isLost = false;
  private isClosed = false;
  /** The timeline of the primary's log. A promoted server begins another one. */
  private timeline: string | undefined;
  private isRetired = false;

  constructor(
    private readonly primary: DataSource,
    private readonly replica?: ReadReplica,
    private readonly changes?: NotifyPageChanges,
    private readonly pauses = productPauses,
  ) {
    this.pause = pauses.first;
    changes?.onChange(({ key }) => this.freshness.change([key]));
    changes?.onGone(({ key }) => this.freshness.narrow(key));
    changes?.onGap(() => this.freshness.doubt());
  }

  /** What is at a linkname. */
  lookUp<Row>(linkname: string, statement: string, values: readonly unknown[]): Promise<Row[]> {
    return this.read(this.freshness.floorFor(linkname), statement, values, false);
  }

  /** A list of pages, which may lack the latest changes, but has no page that is not listed any more. */
  list<Row>(statement: string, values: readonly unknown[]): Promise<Row[]> {
    return this.read(this.freshness.floorForLists(), statement, values, true);
  }

  /** These linknames have changed without a notification, so the replica may lack the change. */
  noteMissed(linknames: Iterable<string>): void {
    if (this.replica) this.freshness.change(linknames);
  }

  onApplicationBootstrap(): void {
    // Before changes are received, no position stands for them.
    if (this.replica) void this.changes?.isListening.then(() => this.checkSoon(0));
  }

  async onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.checking;
    await this.replica?.close();
  }

  private async read<Row>(position: string | undefined, statement: string, values: readonly unknown[], isList: boolean): Promise<Row[]> {
    if (this.replica && position !== undefined) {
      try {
        const rows = await this.replica.rows<Row>(statement, values, position, isList);
        if (rows) return rows;
      } catch (error) {
        this.lose(error);
      }
    }
    return this.primary.query<Row[]>(statement, [...values]);
  }

  private checkSoon(pause = this.pause): void {
    if (this.isClosed) return;
    this.timer = setTimeout(() => {
      this.checking = this.check().finally(() => this.checkSoon());
    }, pause).unref();
  }

  private async check(): Promise<void> {
    const { replica } = this;
    if (!replica || this.isRetired || !this.freshness.needsProof) return;
    try {
      const isProved = await this.freshness.prove(
        () => this.endOfLog(),
        async (position) => {
          const hasReplayed = await replica.hasReplayed(position, this.database);
          this.pause = this.pauses.first;
          return hasReplayed;
        },
      );
      if (isProved) this.trust();
      else this.tellDelay();
    } catch (error) {
      // The log has the outage of the primary already, and the replica may be well.
      if (error instanceof DatabaseUnavailable) return;
      this.lose(error);
      this.pause = Math.min(this.pauses.longest, this.pause * 2);
    }
  }

  private async endOfLog(): Promise<string> {
    const [end] = await this.primary.query<{ database: string; timeline: string; position: string }[]>(END_OF_LOG);
    if (!end) throw new Error('The primary told no position.');
    this.database = end.database;
    this.timeline ??= end.timeline;
    if (end.timeline !== this.timeline) this.retire();
    return end.position;
  }

  private trust(): void {
    if (!this.isTrusted) this.log.log('Public pages are read from the replica.');
    this.isTrusted = true;
    this.delays = 0;
  }

  private lose(error: unknown): void {
    this.freshness.doubt();
    if (!this.isTrusted && this.isLost) return;
    const reason = error instanceof Error ? error.message : String(error);
    this.log.warn(`The replica of DATABASE_READ_URL cannot be used, so public pages are read from the primary: ${reason}`);
    [this.isTrusted, this.isLost] = [false, true];
  }

  // The replica may still follow the former primary, whose positions look the same.
  private retire(): never {
    this.isRetired = true;
    // This is logged even if the replica was lost before.
    this.isLost = false;
    throw new Error('another server has become the primary; restart this process when the replica follows it');
  }

  private tellDelay(): void {
    this.delays += 1;
    if (this.delays === toldAfter)
      this.log.warn('The replica of DATABASE_READ_URL is behind: pages that have changed are read from the primary.');
  }
}
