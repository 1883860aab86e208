import type { IncomingMessage } from 'node:http';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { SiteAddresses } from '../../../site-addresses.js';
import { DomainError } from '../../../domain-error.js';
import { StoreVisits } from '../../../visits/use-cases/store-visits.js';
import { PageTally, VisitCounter } from '../../../visits/visit-counter.js';
import type { PreparedDocument } from '../prepared-document.js';
import type { PressablePart } from '../public-pages/pressable-parts.js';
import { VisitorHeaders } from '../public-pages/visitor-headers.js';

/** In milliseconds. A process that is killed loses the counts since the last time. */
const STORED_EVERY = 5_000;
const DAY = 86_400_000;
/** In characters. The table keeps no more of an address. */
const LONGEST_SUBJECT = 500;

/** How well the counts of visits are stored. */
export interface VisitsUse {
  /** The counts that only this process has. */
  readonly waiting: number;
  /** The attempts to store them, since the start of the process. */
  readonly stored: number;
  readonly failed: number;
}

/**
 * Counts what visitors do on pages, and stores the counts every five seconds, and when the application ends. While they cannot be stored, they are
 * kept and counting goes on.
 */
@Injectable()
export class Visits implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Visits');
  private readonly headers: VisitorHeaders;
  private timer: NodeJS.Timeout | undefined;
  private storing: Promise<void> | undefined;
  private stored = 0;
  private failed = 0;
  private isFailing = false;

  constructor(
    addresses: SiteAddresses,
    private readonly counter: VisitCounter,
    private readonly storeVisits: StoreVisits,
  ) {
    this.headers = new VisitorHeaders(addresses);
  }

  onApplicationBootstrap(): void {
    this.wait();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.storing;
    await this.store();
    const { waiting } = this.counter;
    if (waiting > 0) this.log.error(`${waiting} counts of visits could not be stored before the end, and are lost.`);
  }

  get use(): VisitsUse {
    return { waiting: this.counter.waiting, stored: this.stored, failed: this.failed };
  }

  /** Counts that a person has looked at a page. It is called for each page that is served. */
  countView(document: PreparedDocument, { method, headers }: IncomingMessage): void {
    if (method !== 'GET' || !this.headers.isCounted(headers)) return;
    const tally = tallyOf(document);
    if (!tally) return;
    const { referer } = headers;
    this.counter.addView(tally, referer === undefined ? undefined : this.headers.hostOf(referer));
  }

  /** Whether a person has sent the request, and has not asked to be left out. */
  isCounted({ headers }: IncomingMessage): boolean {
    return this.headers.isCounted(headers);
  }

  /** Counts a view that the page itself has reported, with the address that led to it. */
  countReportedView(document: PreparedDocument, referrer: string): void {
    const tally = tallyOf(document);
    if (tally) this.counter.addView(tally, this.headers.hostOf(referrer));
  }

  /** Counts that somebody has opened a tile or followed a link, which the caller has seen on the page. */
  countPress(document: PreparedDocument, { kind, subject }: PressablePart): void {
    const tally = tallyOf(document);
    if (tally) this.counter.addPress(tally, kind, subject.slice(0, LONGEST_SUBJECT));
  }

  // At midnight (UTC), what was counted belongs to the day that ends.
  private wait(): void {
    const untilMidnight = DAY - (Date.now() % DAY);
    this.timer = setTimeout(() => this.beat(), Math.min(STORED_EVERY, untilMidnight)).unref();
  }

  private beat(): void {
    this.counter.flush();
    this.headers.forget();
    this.storing ??= this.store().finally(() => (this.storing = undefined));
    this.wait();
  }

  // The log has only the first failure of an outage and its end.
  private async store(): Promise<void> {
    try {
      await this.storeVisits.execute();
      this.stored += 1;
      if (this.isFailing) this.log.log('The counts of visits are stored again. None was lost.');
      this.isFailing = false;
    } catch (error) {
      this.failed += 1;
      if (!this.isFailing) this.report(error);
      this.isFailing = true;
    }
  }

  private report(error: unknown): void {
    const sentence = 'The counts of visits cannot be stored, and are kept in memory until they can';
    if (error instanceof DomainError) this.log.warn(`${sentence}: ${error.message}`);
    else this.log.error(sentence, error instanceof Error ? error.stack : String(error));
  }
}

/** Undefined for a document that is not that of a page. */
function tallyOf(document: PreparedDocument): PageTally | undefined {
  // Whoever has not given the password of a page has not read it.
  const page = document.status === 200 && !document.source?.closed ? document.source?.page : undefined;
  if (page) document.tally ??= new PageTally(page.id);
  return document.tally;
}
