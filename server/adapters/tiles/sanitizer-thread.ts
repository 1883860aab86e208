import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Logger } from '@nestjs/common';
import { TilesNotSanitized } from '../../pages/pages.errors.js';
import { FairQueue } from '../../fair-queue.js';

// A publication waits for one tile before it sends the next, and few publications run at the same time: another queue limits them.
const mostWaiting = 50;
const anybody = '';

interface Limits {
  /** How long the idle thread waits for the next text before it ends. */
  readonly restMilliseconds: number;
  /** The timeout for one text. The longest ordinary text takes a tenth of it on a busy machine. */
  readonly mostMilliseconds: number;
}

/**
 * Sanitizes HTML in a separate thread, one text after the other, so that the main thread is not blocked. The thread is started when there
 * is work, and ends after an idle time, which frees its memory.
 */
export class SanitizerThread {
  private readonly log = new Logger(SanitizerThread.name);
  private readonly queue = new FairQueue({ atOnce: 1, mostWaiting }, () => new TilesNotSanitized());
  private running: Worker | undefined;
  private rest: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: Limits = { restMilliseconds: 20_000, mostMilliseconds: 10_000 },
    private readonly program = new URL('./sanitizer-thread-program.js', import.meta.url),
  ) {}

  /** Whether the thread is running. */
  get isRunning(): boolean {
    return this.running !== undefined;
  }

  /**
   * The same as `sanitizeTileHtml`. The thread ends with a text that fails; the next text gets a new thread.
   * @throws {TilesNotSanitized} when the text takes too much time or memory, when too many wait, or when the thread is stopped.
   */
  sanitize(html: string): Promise<string> {
    return this.queue.inTurn(anybody, async () => {
      clearTimeout(this.rest);
      const worker = (this.running ??= this.start());
      worker.ref();
      const deadline = setTimeout(() => this.giveUp(), this.limits.mostMilliseconds);
      try {
        return await answerOf(worker, html);
      } finally {
        clearTimeout(deadline);
        worker.unref();
        this.rest = setTimeout(() => void this.stop(), this.limits.restMilliseconds).unref();
      }
    });
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
      this.log.error(`A tile could not be sanitized: ${error.message}`);
    });
    return worker;
  }

  private open(): Worker {
    try {
      // A text that needs more memory than any ordinary one ends the thread, and not the server.
      return new Worker(this.program, { execArgv: [], env: {}, resourceLimits: { maxOldGenerationSizeMb: 96 } });
    } catch (error) {
      // A system that cannot start another thread throws at once.
      this.log.error(`The thread that sanitizes tiles could not be started: ${String(error)}`);
      throw new TilesNotSanitized(error);
    }
  }

  private giveUp(): void {
    this.log.error(`A tile could not be sanitized within ${this.limits.mostMilliseconds} ms.`);
    void this.stop();
  }
}

async function answerOf(worker: Worker, html: string): Promise<string> {
  const listening = new AbortController();
  const { signal } = listening;
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw new Error('The thread that sanitizes tiles has ended.');
  });
  worker.postMessage(html);
  try {
    const [answer] = (await Promise.race([once(worker, 'message', { signal }), ended])) as [string];
    return answer;
  } catch (error) {
    throw new TilesNotSanitized(error);
  } finally {
    listening.abort();
  }
}
