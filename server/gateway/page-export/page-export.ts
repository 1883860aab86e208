import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.js';
import type { ExportScope } from '../../exports/exported-page.js';
import { PageExporter } from '../../exports/use-cases/page-exporter.js';
import type { PageAddress } from '../../pages/page-address.js';
import { WatchPageChanges } from '../../pages/use-cases/watch-page-changes.js';
import { ExportFailures, FailedCards } from './export-failures.js';
import { ExportQueue, URGENCIES, type Urgency } from './export-queue.js';
import { FileRenderer } from './file-renderer.js';

// All times are in milliseconds.
/** The pause between two comparisons of all pages with their files. Only a notification that got lost makes them differ. */
const COMPARED_EVERY = 3_600_000;
/** The pause after a comparison that failed. */
const COMPARED_AGAIN_AFTER = 10_000;
/** How long the end of the process waits for pages that have just changed. */
const LONGEST_END = 5_000;
/** If more names than this wait, all pages are compared instead, so that memory is bounded. Unfinished files beyond it wait for a comparison. */
const MOST_WAITING = 10_000;

/** What the export has done since the start of the process, and how many pages wait for it. */
export interface ExportUse {
  readonly written: number;
  readonly removed: number;
  readonly failed: number;
  readonly waiting: number;
}

/**
 * Keeps the files of published pages up to date: after each change, and by a comparison of all pages at the start, after an interruption
 * of the notifications, and once an hour. Two pages are exported at a time. One place is kept for changes. If several change at once, their files
 * are compressed quickly, and thoroughly when nothing else waits. Then cards are drawn, too.
 */
@Injectable()
export class PageExport implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('PageExport');
  private readonly queue = new ExportQueue();
  private readonly failures = new ExportFailures(this.log, {
    tryAgain: (urgency, name) => this.queue.add(urgency, name),
    compareAgain: () => this.compareSoon(),
  });
  private readonly failedCards = new FailedCards((name) => this.queue.add('unfinished', name));
  private readonly stopping = new AbortController();
  private readonly counts = { written: 0, removed: 0, failed: 0 };
  private work: Promise<unknown> = Promise.resolve();
  private isAskedToCompare = false;
  private interruptPause = (): void => undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly renderer: FileRenderer,
    private readonly watchPageChanges: WatchPageChanges,
    private readonly exporter: PageExporter,
  ) {}

  /** Whether the operator wants exported pages. */
  get isWanted(): boolean {
    return this.config.pagesExportDir !== undefined;
  }

  get use(): ExportUse {
    // A page that is tried again is in both.
    const waiting = new Set([...this.queue.names, ...this.failures.names]);
    return { ...this.counts, waiting: waiting.size };
  }

  onModuleInit(): void {
    if (!this.isWanted) return;
    this.watchPageChanges.execute({
      changed: (address) => this.note('changed', address),
      gone: (address) => this.note('gone', address),
      missed: () => this.compareSoon(),
    });
  }

  onApplicationBootstrap(): void {
    if (!this.isWanted) return;
    this.work = Promise.all([this.exportEach(['gone', 'changed']), this.exportEach(URGENCIES), this.keepComparing()]);
  }

  /** Pages that have just changed are exported before the process ends. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.failures.stop();
    this.failedCards.stop();
    this.interruptPause();
    this.queue.close();
    let impatience: NodeJS.Timeout | undefined;
    await Promise.race([this.work, new Promise((resolve) => (impatience = setTimeout(resolve, LONGEST_END)))]);
    clearTimeout(impatience);
    for (const urgency of URGENCIES) this.queue.drop(urgency);
  }

  /** Rejects when the folder cannot be written, or when pages could not be exported. */
  async check(): Promise<void> {
    await this.exporter.check();
    const failed = this.failures.names.length;
    if (failed > 0) throw new Error(`${failed} pages could not be exported.`);
  }

  private note(urgency: Urgency, { key }: PageAddress): void {
    this.queue.add(urgency, key);
    if (this.queue.lengthOf('changed') <= MOST_WAITING) return;
    this.queue.drop('changed');
    this.compareSoon();
  }

  /** A comparison that runs begins again. It finds everything again that was found and not written yet. */
  private compareSoon(): void {
    this.isAskedToCompare = true;
    this.queue.drop('found');
    this.interruptPause();
  }

  private async exportEach(urgencies: readonly Urgency[]): Promise<void> {
    for (;;) {
      const next = await this.queue.take(urgencies);
      if (!next) return;
      const began = performance.now();
      await this.export(next.name, next.urgency);
      this.queue.done(next.name);
      // A page that changes while its card is drawn does not wait for it. Afterwards it is unfinished again.
      if (next.urgency === 'unfinished') await this.writeCard(next.name);
      // What is not urgent is written in half of the time of one processor, at most.
      if (next.urgency === 'found' || next.urgency === 'unfinished') await this.rest(performance.now() - began);
    }
  }

  private async export(name: string, urgency: Urgency): Promise<void> {
    const isQuick = urgency === 'changed' && !this.queue.isLast;
    try {
      const result = await this.exporter.update(name, isQuick ? this.renderer.quick : this.renderer);
      if (result !== 'unchanged') this.counts[result] += 1;
      this.failures.end(name);
      if (result === 'written' && urgency !== 'unfinished' && this.queue.lengthOf('unfinished') < MOST_WAITING)
        this.queue.add('unfinished', name);
    } catch (error) {
      this.counts.failed += 1;
      this.failures.begin(name, urgency, error);
    }
  }

  private async writeCard(name: string): Promise<void> {
    try {
      await this.exporter.updateCard(name, this.renderer.card);
      this.failedCards.end(name);
    } catch (error) {
      this.failures.tell(error, ` of ${name}`);
      this.failedCards.begin(name);
    }
  }

  private async keepComparing(): Promise<void> {
    // Only at the start, because two releases that run side by side would replace each other's files again and again.
    let scope: ExportScope = { renderer: this.renderer.id };
    while (!this.isStopping) {
      this.isAskedToCompare = false;
      const next = setTimeout(() => this.compareSoon(), COMPARED_EVERY).unref();
      const result = await this.compare(scope).catch((error: unknown) => this.fail(error));
      if (result === 'whole') scope = 'missing';
      const pause = { whole: COMPARED_EVERY, interrupted: this.failures.areMany ? COMPARED_AGAIN_AFTER : 0, failed: COMPARED_AGAIN_AFTER };
      await this.pauseFor(this.isAskedToCompare ? 0 : pause[result]);
      clearTimeout(next);
    }
  }

  private fail(error: unknown): 'failed' {
    if (!this.isStopping) this.failures.tell(error);
    return 'failed';
  }

  /** What nobody may see any more does not wait for pages that are only written again. */
  private async compare(scope: ExportScope): Promise<'whole' | 'interrupted'> {
    await this.exporter.prepare(this.renderer.assets);
    if (!(await this.compareExported())) return 'interrupted';
    for await (const names of this.exporter.findUnwritten(scope)) {
      // On a full disk, not every page is rendered in vain.
      while (this.failures.areMany && !this.isInterrupted) await this.rest(1_000);
      if (this.isInterrupted) return 'interrupted';
      for (const name of names) this.queue.add('found', name);
      await this.queue.areTaken('found');
      if (this.isInterrupted) return 'interrupted';
    }
    await this.exporter.removeUnusedPictures(this.stopping.signal);
    this.failures.endAll();
    return this.drawMissingCards();
  }

  private async drawMissingCards(): Promise<'whole' | 'interrupted'> {
    for await (const names of this.exporter.findUnwritten('without card')) {
      for (const name of names) this.queue.add('unfinished', name);
      await this.queue.areTaken('unfinished');
      if (this.isInterrupted) return 'interrupted';
    }
    return 'whole';
  }

  /** False if it has to begin again: it was interrupted, or there are more names than can wait. */
  private async compareExported(): Promise<boolean> {
    let isWhole = true;
    for await (const { gone, changed } of this.exporter.findFormer()) {
      if (this.isInterrupted) return false;
      for (const name of gone) this.queue.add('gone', name);
      if (this.queue.lengthOf('found') > MOST_WAITING) isWhole = isWhole && changed.length === 0;
      else for (const name of changed) this.queue.add('found', name);
    }
    await this.queue.areTaken('found');
    return isWhole && !this.isInterrupted;
  }

  private get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  private get isInterrupted(): boolean {
    return this.isStopping || this.isAskedToCompare;
  }

  private async pauseFor(milliseconds: number): Promise<void> {
    if (this.isStopping) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds).unref();
      this.interruptPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private async rest(milliseconds: number): Promise<void> {
    await delay(milliseconds, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
  }
}
