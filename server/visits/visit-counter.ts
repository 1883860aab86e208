import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.port.js';
import { dayOf, type CountBatch, type CountKind, type PageCount } from './page-count.js';

/** The hosts that a page remembers between two calls of `flush`. The views from others are counted under no name. */
const MOST_HOSTS = 50;
/** The counts that wait in memory while the database is away, before hosts lose their names. Each needs some 200 bytes. */
const MOST_NAMED = 200_000;

/**
 * What happened on a page since the last call of `flush`. Whoever serves a page keeps a tally beside it, so that counting needs no look-up. A page
 * may have several.
 */
export class PageTally {
  views = 0;
  hosts = 0;
  /** Whether it is in the list that `flush` goes through. */
  isTouched = false;
  readonly others = new Map<string, number>();

  constructor(readonly pageId: string) {}
}

/**
 * Counts visits in memory. It keeps no address, no time and no order of what it counts. Adding a view is called for each page that is served, so it
 * only increments numbers.
 */
@Injectable()
export class VisitCounter {
  private touched: PageTally[] = [];
  private readonly counts = new Map<string, PageCount>();
  private readonly writer = randomUUID();
  private batch: CountBatch | undefined;
  private batchNumber = 0;
  private day: string;

  constructor(private readonly clock: Clock) {
    this.day = dayOf(clock.now());
  }

  /** Counts a view, and the host that has led to it. */
  addView(tally: PageTally, host?: string): void {
    tally.views += 1;
    if (host !== undefined) this.addHost(tally, host);
    if (!tally.isTouched) this.touch(tally);
  }

  /**
   * Counts that a tile was opened, or an address followed. The caller has checked that the page has this tile or address, so a stranger
   * cannot fill the memory with others.
   */
  addPress(tally: PageTally, kind: 'tile' | 'link', subject: string): void {
    increment(tally.others, `${kind} ${subject}`);
    if (!tally.isTouched) this.touch(tally);
  }

  /**
   * Moves the numbers of all tallies to the counts of a day: the day of the last call. So this has to be called at midnight (UTC), and a visit in the
   * moment before the call still belongs to the day that has ended.
   */
  flush(): void {
    for (const tally of this.touched) this.flushTally(tally);
    this.touched = [];
    this.day = dayOf(this.clock.now());
  }

  /**
   * The counts that are to be stored next, the oldest first. It is the same batch until `noteStored` is called: whoever does not know whether a
   * batch was stored has to send exactly the same again.
   */
  nextBatch(atMost: number): CountBatch | undefined {
    if (this.batch || this.counts.size === 0) return this.batch;
    this.batchNumber += 1;
    this.batch = { writer: this.writer, number: this.batchNumber, counts: this.take(atMost) };
    return this.batch;
  }

  /** The last batch was stored. */
  noteStored(): void {
    this.batch = undefined;
  }

  /** The number of counts that are not known to be stored, and of tallies that wait for `flush`. */
  get waiting(): number {
    return this.counts.size + this.touched.length + (this.batch?.counts.length ?? 0);
  }

  private take(atMost: number): PageCount[] {
    const taken: PageCount[] = [];
    for (const [key, count] of this.counts) {
      if (taken.length === atMost) break;
      taken.push(count);
      this.counts.delete(key);
    }
    return taken;
  }

  private addHost(tally: PageTally, host: string): void {
    const key = `referrer ${host}`;
    if (!tally.others.has(key)) {
      if (tally.hosts >= MOST_HOSTS) {
        increment(tally.others, 'referrer ');
        return;
      }
      tally.hosts += 1;
    }
    increment(tally.others, key);
  }

  private touch(tally: PageTally): void {
    tally.isTouched = true;
    this.touched.push(tally);
  }

  private flushTally(tally: PageTally): void {
    if (tally.views > 0) this.add(tally.pageId, 'view', '', tally.views);
    for (const [key, count] of tally.others) {
      const at = key.indexOf(' ');
      this.add(tally.pageId, key.slice(0, at) as CountKind, key.slice(at + 1), count);
    }
    tally.views = 0;
    tally.hosts = 0;
    tally.others.clear();
    tally.isTouched = false;
  }

  private add(pageId: string, kind: CountKind, subject: string, more: number): void {
    const keyOf = (name: string) => `${pageId} ${this.day} ${kind} ${name}`;
    const isCrowded = kind === 'referrer' && this.counts.size >= MOST_NAMED && !this.counts.has(keyOf(subject));
    const name = isCrowded ? '' : subject;
    const key = keyOf(name);
    this.counts.set(key, { pageId, day: this.day, kind, subject: name, count: (this.counts.get(key)?.count ?? 0) + more });
  }
}

function increment(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
