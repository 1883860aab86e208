import { Inject, Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DomainError } from '../../domain-error.js';
import { InstanceLock } from '../../instance-lock.port.js';
import { BACKGROUND_JOBS, type BackgroundJob } from './background-job.js';

// All times are in milliseconds.
/** How often an instance looks whether something is due, and whether it is the one to do it. */
const BEAT = 5_000;
/** The shortest rest after a step. It is at least as long as the step: half of one connection at most, and requests come first. */
const SHORTEST_REST = 50;
/** The rest after a failure; after each further one twice as long, up to the job's own pause. */
const FIRST_RETRY = 10_000;

interface Scheduled {
  readonly job: BackgroundJob;
  dueAt: number;
  /** Since the last step that went well. */
  failures: number;
}

/** Does all background jobs, one step of one of them at a time, as long as this instance is the one of all that does. */
@Injectable()
export class BackgroundWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Background');
  private readonly stopping = new AbortController();
  private readonly schedule: readonly Scheduled[];
  private work: Promise<void> = Promise.resolve();

  constructor(
    @Inject(BACKGROUND_JOBS) jobs: readonly BackgroundJob[],
    private readonly lock: InstanceLock,
  ) {
    this.schedule = jobs.map((job) => ({ job, dueAt: -Infinity, failures: 0 }));
  }

  onApplicationBootstrap(): void {
    this.work = this.run(this.stopping.signal);
  }

  /** Resolves when the step under way has ended and another instance may go on. */
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
      // An outage is in the log by now.
      if (!(error instanceof DomainError)) this.log.error('Background work cannot be shared out', stackOf(error));
      return false;
    }
  }

  /** What has waited longest. A job with more to do goes behind those that were due before. */
  private nextDue(): Scheduled | undefined {
    const [longest] = this.schedule.toSorted((first, second) => first.dueAt - second.dueAt);
    return longest && longest.dueAt <= performance.now() ? longest : undefined;
  }

  /** Gives how long it took. */
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

  // However long something is away, the log has its beginning and its end.
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
