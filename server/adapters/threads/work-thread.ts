import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Logger } from '@nestjs/common';
import { FairQueue } from '../../fair-queue.js';

// Those who send work wait for its answer, and other queues limit how many do.
const mostWaiting = 50;
const anybody = '';

export interface ThreadLimits {
  /** How long the idle thread waits for more work before it ends. */
  readonly restMilliseconds: number;
  /** The timeout for one piece of work. The longest ordinary one takes a tenth of it on a busy machine. */
  readonly mostMilliseconds: number;
  readonly mostMegabytes: number;
  /** How much work is done in a second, so that visitors get the processor. The default is that there is no such limit. */
  readonly bytesASecond?: number;
}

/** What a thread does. */
export interface ThreadWork {
  /** The program: it answers the messages in their order. */
  readonly program: URL;
  /** What the log calls one piece of work, such as `A tile`, and what could not be done with it. */
  readonly failure: string;
  /** The error of work that fails, takes too much time or memory, or cannot wait. */
  readonly refusal: (cause?: unknown) => Error;
}

/**
 * Does work on what strangers have sent in a separate thread, one piece after the other, so that the main thread is not blocked. The thread is
 * started when there is work, and ends after an idle time, which frees its memory. It ends with work that fails; the next one gets a new thread.
 */
export class WorkThread<Work, Answer> {
  private readonly log = new Logger(WorkThread.name);
  private readonly queue: FairQueue;
  private running: Worker | undefined;
  private rest: NodeJS.Timeout | undefined;

  constructor(
    private readonly work: ThreadWork,
    private readonly limits: ThreadLimits,
  ) {
    this.queue = new FairQueue({ atOnce: 1, mostWaiting, bytesASecond: limits.bytesASecond }, () => work.refusal());
  }

  /** Whether the thread is running. */
  get isRunning(): boolean {
    return this.running !== undefined;
  }

  /** `bytes`: the size of the work. @throws the refusal of the work when it takes too much time or memory, when too many wait, or when the thread is stopped. */
  do(work: Work, bytes = 0): Promise<Answer> {
    const doing = async (): Promise<Answer> => {
      clearTimeout(this.rest);
      const worker = (this.running ??= this.start());
      worker.ref();
      const deadline = setTimeout(() => this.giveUp(), this.limits.mostMilliseconds);
      try {
        return await this.answerOf(worker, work);
      } finally {
        clearTimeout(deadline);
        worker.unref();
        this.rest = setTimeout(() => void this.stop(), this.limits.restMilliseconds).unref();
      }
    };
    return this.queue.inTurn(anybody, doing, bytes);
  }

  /** Stops the thread. Waiting calls are rejected. */
  async stop(): Promise<void> {
    clearTimeout(this.rest);
    const ending = this.running;
    // A thread that is about to end gets no more work.
    this.running = undefined;
    await ending?.terminate();
  }

  private start(): Worker {
    const worker = this.open();
    const forget = (): void => {
      if (this.running === worker) this.running = undefined;
    };
    worker.on('exit', forget).on('error', (error: Error) => {
      forget();
      this.log.error(`${this.work.failure}: ${error.message}`);
    });
    return worker;
  }

  private open(): Worker {
    try {
      // Work that needs more memory than any ordinary one ends the thread, and not the server.
      return new Worker(this.work.program, {
        execArgv: [],
        env: {},
        resourceLimits: { maxOldGenerationSizeMb: this.limits.mostMegabytes },
      });
    } catch (error) {
      // A system that cannot start another thread throws at once.
      this.log.error(`${this.work.failure}, because no thread could be started: ${String(error)}`);
      throw this.work.refusal(error);
    }
  }

  private giveUp(): void {
    this.log.error(`${this.work.failure} within ${this.limits.mostMilliseconds} ms.`);
    void this.stop();
  }

  private async answerOf(worker: Worker, work: Work): Promise<Answer> {
    const listening = new AbortController();
    const { signal } = listening;
    const ended = once(worker, 'exit', { signal }).then(() => {
      throw new Error('The thread has ended.');
    });
    const unreadable = once(worker, 'messageerror', { signal }).then(() => {
      throw new Error('The answer of the thread is too deep to be read.');
    });
    worker.postMessage(work);
    try {
      const [answer] = (await Promise.race([once(worker, 'message', { signal }), ended, unreadable])) as [Answer];
      return answer;
    } catch (error) {
      throw this.work.refusal(error);
    } finally {
      listening.abort();
    }
  }
}
