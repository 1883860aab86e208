import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { WaitingLine } from '../waiting-line.js';

const program = new URL('./cleaning-thread-program.js', import.meta.url);

/**
 * Cleans HTML in a thread of its own, one text after the other, so that nobody else waits meanwhile. The thread is started when there
 * is something to do, and ends when there was nothing for a while: then nothing of its memory is left.
 */
export class CleaningThread {
  // Whoever publishes waits for one tile before the next is sent, so that the line is as long as there are people publishing.
  private readonly line = new WaitingLine(1, Infinity, () => new Error('A line without an end is never full.'));
  private running: Worker | undefined;
  private rest: NodeJS.Timeout | undefined;

  constructor(private readonly restMilliseconds = 20_000) {}

  /** Whether the thread is there at this moment. */
  get isRunning(): boolean {
    return this.running !== undefined;
  }

  /** As `cleanTileHtml`. Rejects when the thread is stopped or fails meanwhile; the next text gets a new one. */
  clean(html: string): Promise<string> {
    return this.line.inTurn(async () => {
      clearTimeout(this.rest);
      const worker = (this.running ??= this.start());
      worker.ref();
      try {
        return await answerOf(worker, html);
      } finally {
        worker.unref();
        this.rest = setTimeout(() => void this.stop(), this.restMilliseconds).unref();
      }
    });
  }

  /** Ends the thread; whoever waits for it is told. */
  async stop(): Promise<void> {
    clearTimeout(this.rest);
    const ending = this.running;
    // One that is about to end is given nothing more to do.
    this.running = undefined;
    await ending?.terminate();
  }

  private start(): Worker {
    // A text that needs more memory than any honest one ends the thread, and not the server.
    const worker = new Worker(program, { execArgv: [], env: {}, resourceLimits: { maxOldGenerationSizeMb: 96 } });
    const forget = (): void => {
      if (this.running === worker) this.running = undefined;
    };
    worker.on('error', forget).on('exit', forget);
    return worker;
  }
}

async function answerOf(worker: Worker, html: string): Promise<string> {
  const listening = new AbortController();
  const { signal } = listening;
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw new Error('The thread that cleans tiles has ended.');
  });
  worker.postMessage(html);
  try {
    const [answer] = (await Promise.race([once(worker, 'message', { signal }), ended])) as [string];
    return answer;
  } finally {
    listening.abort();
  }
}
