import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { PicturesUnavailable, TooManyPictures } from '../../media/media.errors.js';
import { ImageProcessor, type PictureShape, type ProcessedImage } from '../../media/ports/image-processor.port.js';
import { assignPicture, PictureProcessLost } from './assign-picture.js';
import { pictureProcessFile } from './picture-process-file.js';
import { FairQueue } from '../../fair-queue.js';

// A picture of many megapixels can hold some hundred MB while it is decoded: never two of those.
const atOnce = 1;
const mostWaiting = 12;
// Who may have so many under way is decided before a picture is read.
const anybody = '';

// A machine without memory may end the process of any picture, and has some again a moment later.
const mostAttempts = 3;

interface Limits {
  /** How long the process is kept for the next picture. Afterwards nothing of its memory is left. */
  readonly restMilliseconds: number;
  /** For how long a picture may keep a processor busy. Beyond it 64 megapixels are no excuse: something in the file makes the decoder work without end. */
  readonly mostCpuMilliseconds: number;
  /** For how long it may take altogether, on a machine however busy. Beyond it the process hangs. */
  readonly mostMilliseconds: number;
}

const usualLimits: Limits = { restMilliseconds: 60_000, mostCpuMilliseconds: 30_000, mostMilliseconds: 180_000 };

/** Pictures by sharp (libvips) in a process of its own, one after the other; refuses with BUSY when a dozen wait already. */
export class SharpImageProcessor extends ImageProcessor {
  private readonly queue = new FairQueue({ atOnce, mostWaiting }, () => new TooManyPictures());
  private running: ChildProcess | undefined;
  private rest: NodeJS.Timeout | undefined;
  private isShutDown = false;

  /** `onTrouble` is told when the process was lost, and why. `node` is the program that runs it. */
  constructor(
    private readonly onTrouble: (reason: string) => void,
    private readonly limits: Limits = usualLimits,
    private readonly node = process.execPath,
  ) {
    super();
  }

  /** The process that makes pictures; undefined while there is none. */
  get pid(): number | undefined {
    return this.running?.pid;
  }

  override process(file: string, shape: PictureShape): Promise<ProcessedImage> {
    return this.queue.inTurn(anybody, async () => {
      clearTimeout(this.rest);
      try {
        return await this.attempt(file, shape);
      } finally {
        this.rest = setTimeout(() => this.stop(), this.limits.restMilliseconds).unref();
      }
    });
  }

  onApplicationShutdown(): void {
    this.isShutDown = true;
    clearTimeout(this.rest);
    this.stop();
  }

  private async attempt(file: string, shape: PictureShape): Promise<ProcessedImage> {
    const { mostCpuMilliseconds, mostMilliseconds } = this.limits;
    for (let attempt = 1; ; attempt += 1) {
      let child: ChildProcess | undefined;
      try {
        child = this.running ??= this.start();
        return await assignPicture(child, { file, shape, mostCpuMilliseconds }, mostMilliseconds);
      } catch (error) {
        if (!(error instanceof PictureProcessLost)) throw error;
        this.forget(child);
        if (this.isShutDown) throw new PicturesUnavailable();
        this.onTrouble(error.message);
        if (attempt === mostAttempts || !error.isWorthAnother) throw new PicturesUnavailable();
      }
    }
  }

  private start(): ChildProcess {
    const child = this.fork();
    // What cannot even be started may say so by an error, and ends no more; one that ends may be cut off some moments before.
    for (const event of ['exit', 'disconnect', 'error']) child.on(event, () => this.forget(child));
    // An idle one keeps nobody from ending.
    child.unref();
    child.channel?.unref();
    return child;
  }

  private fork(): ChildProcess {
    const options: ForkOptions = {
      execPath: this.node,
      execArgv: [],
      // None of the server's variables, which hold secrets. One thread, so that memory that one has freed is the other's, too.
      env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    };
    try {
      return fork(pictureProcessFile, options);
    } catch (error) {
      // Some errors of the system are thrown, such as ENOMEM; others come by an event.
      throw new PictureProcessLost(`cannot be started: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private stop(): void {
    if (this.running?.connected) this.running.disconnect();
    this.running = undefined;
  }

  private forget(child: ChildProcess | undefined): void {
    if (this.running === child) this.running = undefined;
  }
}
