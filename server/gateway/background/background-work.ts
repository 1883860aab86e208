import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DomainError } from '../../domain-error.js';
import { InstanceLock } from '../../instance-lock.port.js';
import { BackgroundJobs, type BackgroundJob } from './background-jobs.js';

// All times are in milliseconds.
/** How often an instance checks whether a job is due, and whether it is the instance that does the jobs. */
const BEAT = 5_000;
/**
 * The shortest pause after a step. The pause is at least as long as the step. So jobs use at most half of one connection, and requests have
 * priority.
 */
const SHORTEST_REST = 50;
/** The pause after a failure. It doubles after each further failure, up to the pause of the job. */
const FIRST_RETRY = 10_000;

interface Scheduled {
  readonly job: BackgroundJob;
  dueAt: number;
  /** Since the last successful step. */
  failures: number;
}

/** Runs all background jobs, one step of one job at a time, while this instance holds the lock of instances. */
@Injectable()
export class BackgroundWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Background');
  private readonly stopping = new AbortController();
  private readonly schedule: readonly Scheduled[];
  private work: Promise<void> = Promise.resolve();

  constructor(
    jobs: BackgroundJobs,
    private readonly lock: InstanceLock,
  ) {
    this.schedule = jobs.all.map((job) => ({ job, dueAt: -Infinity, failures: 0 }));
  }

  onApplicationBootstrap(): void {
    this.work = this.run(this.stopping.signal);
  }

  /** Resolves when the running step has ended and another instance may continue. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.work;
  }

  private async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const next = (await this.isOurs()) ? this.nextDue() : undefined;
      const took = next && !signal.aborted ? await this.takeStep(next, signal) : undefined;
      await rest(took === undefined ? BEAT : Math.max(SHORTEST_REST, took), signal);
    }
    await this.lock.release();
  }

  private async isOurs(): Promise<boolean> {
    try {
      return await this.lock.hold();
    } catch (error) {
      // The outage is already in the log.
      if (!(error instanceof DomainError)) this.log.error('The lock for background work cannot be checked', stackOf(error));
      return false;
    }
  }

  /** The job that has waited longest. A job with more to do goes behind those that were due before. */
  private nextDue(): Scheduled | undefined {
    const [longest] = this.schedule.toSorted((first, second) => first.dueAt - second.dueAt);
    return longest && longest.dueAt <= performance.now() ? longest : undefined;
  }

  /** Returns how long the step took. */
  private async takeStep(scheduled: Scheduled, signal: AbortSignal): Promise<number> {
    const began = performance.now();
    try {
      const hasMore = await scheduled.job.step(signal);
      this.noteSuccess(scheduled, hasMore);
    } catch (error) {
      this.noteFailure(scheduled, error);
    }
    return performance.now() - began;
  }

  private noteSuccess(scheduled: Scheduled, hasMore: boolean): void {
    if (scheduled.failures > 0) this.log.log(`${scheduled.job.name} works again.`);
    scheduled.failures = 0;
    scheduled.dueAt = performance.now() + (hasMore ? 0 : scheduled.job.pause);
  }

  // The log has only the first failure of an outage and its end, however long it lasts.
  private noteFailure(scheduled: Scheduled, error: unknown): void {
    const { job, failures } = scheduled;
    if (failures === 0) {
      const sentence = `${job.name} failed, and is tried again until it works: ${error instanceof Error ? error.message : String(error)}`;
      if (error instanceof DomainError) this.log.warn(sentence);
      else this.log.error(sentence, stackOf(error));
    }
    scheduled.failures = failures + 1;
    scheduled.dueAt = performance.now() + Math.min(job.pause, FIRST_RETRY * 2 ** failures);
  }
}

/** Ends early when the signal is aborted. */
async function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(end, milliseconds).unref();
    signal.addEventListener('abort', end, { once: true });
    function end(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
  });
}

function stackOf(error: unknown): string | undefined {
  return error instanceof Error ? error.stack : undefined;
}
