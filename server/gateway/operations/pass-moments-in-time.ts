import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DomainError } from '../../domain-error.js';
import { PassMoments } from '../../pages/publishing/use-cases/pass-moments.js';

/** The pause between two looks, in milliseconds: exported files follow a moment within a second. */
const PAUSE = 300;

/**
 * Looks on every instance for pages that have changed by themselves: background jobs of one instance may be late by the time that another job takes. A server that was down begins
 * with everything that it has missed.
 */
@Injectable()
export class PassMomentsInTime implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Moments');
  private readonly stopping = new AbortController();
  private work: Promise<void> = Promise.resolve();
  private isFailing = false;

  constructor(private readonly passMoments: PassMoments) {}

  onApplicationBootstrap(): void {
    this.work = this.run(this.stopping.signal);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.work;
  }

  private async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) if (!(await this.pass())) await delay(PAUSE, undefined, { signal, ref: false }).catch(() => undefined);
  }

  /** Whether there may be more. */
  private async pass(): Promise<boolean> {
    try {
      const hasMore = await this.passMoments.execute();
      this.isFailing = false;
      return hasMore;
    } catch (error) {
      // An outage of the database is in the log already.
      if (error instanceof DomainError) return false;
      if (!this.isFailing) this.log.error('Pages that change by themselves cannot be found', error);
      this.isFailing = true;
      return false;
    }
  }
}
