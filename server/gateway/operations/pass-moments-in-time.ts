import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DomainError } from '../../domain-error.js';
import { PublishScheduled } from '../../pages/scheduled/use-cases/publish-scheduled.js';
import { PublicationUpkeep } from '../../pages/publishing/use-cases/publication-upkeep.js';

/** The pause between two looks, in milliseconds: what is scheduled, and exported files, follow a moment within a second. */
const PAUSE = 300;

/** What looks for pages whose moment has come. */
interface Look {
  /** What is in the log when it fails. */
  readonly failed: string;
  /** Returns whether there may be more. */
  readonly pass: () => Promise<boolean>;
}

/**
 * Looks on every instance for pages that have changed by themselves, and for what goes public by itself: background jobs of one instance may be late by the time that another job takes. A
 * server that was down begins with everything that it has missed. Neither look waits for the other.
 */
@Injectable()
export class PassMomentsInTime implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Moments');
  private readonly stopping = new AbortController();
  private readonly looks: readonly Look[];
  private work: Promise<unknown> = Promise.resolve();

  constructor(publicationUpkeep: PublicationUpkeep, publishScheduled: PublishScheduled) {
    this.looks = [
      { failed: 'Pages that change by themselves cannot be found', pass: () => publicationUpkeep.passMoments() },
      { failed: 'What is scheduled cannot be published', pass: () => publishScheduled.publishDue() },
    ];
  }

  onApplicationBootstrap(): void {
    this.work = Promise.all(this.looks.map((look) => this.run(look, this.stopping.signal)));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.work;
  }

  private async run(look: Look, signal: AbortSignal): Promise<void> {
    let isFailing = false;
    while (!signal.aborted) {
      const found = await this.pass(look, isFailing);
      // An outage of the database is in the log already, and says nothing of a fault.
      if (found !== 'outage') isFailing = found === 'fault';
      if (found !== 'more') await delay(PAUSE, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private async pass({ failed, pass }: Look, isFailing: boolean): Promise<'more' | 'nothing' | 'outage' | 'fault'> {
    try {
      return (await pass()) ? 'more' : 'nothing';
    } catch (error) {
      if (error instanceof DomainError) return 'outage';
      if (!isFailing) this.log.error(failed, error);
      return 'fault';
    }
  }
}
