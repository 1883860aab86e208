import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { join } from 'node:path';
import { PicturesUnavailable, TooManyPictures } from '../../media/media.errors.js';
import { projectFolder } from '../../config/config.js';
import type { CardDrawing } from '../../media/card-drawing.rules.js';
import {
  ImageProcessor,
  type CardFiles,
  type EncodedImage,
  type PictureShape,
  type ProcessedImage,
} from '../../media/ports/image-processor.port.js';
import { assignPicture, PictureProcessLost } from './assign-picture.js';
import { pictureProcessFile } from './picture-process-file.js';
import type { PictureWork } from './picture-process.js';
import { FairQueue } from '../../fair-queue.js';

// A picture of many megapixels can use some hundred MB while it is decoded, so there is only one at a time.
const atOnce = 1;
const mostWaiting = 12;
// The limits for each account and network are checked before a picture is read.
const anybody = '';

// If the machine runs out of memory, it may kill the process at any picture, and have enough memory again a moment later.
const mostAttempts = 3;

/** Says which typefaces cards are drawn with. A machine without typefaces has them, too. */
const typefaces = join(projectFolder, 'content/faces/fonts.conf');

interface Limits {
  /** How long the idle process is kept for the next picture. When it ends, all its memory is freed. */
  readonly restMilliseconds: number;
  /** The limit of CPU time for a picture. Even 64 megapixels need less; a file above the limit makes the decoder loop. */
  readonly mostCpuMilliseconds: number;
  /** The limit of elapsed time, even on a busy machine. A process that takes longer is hanging. */
  readonly mostMilliseconds: number;
}

const usualLimits: Limits = { restMilliseconds: 60_000, mostCpuMilliseconds: 30_000, mostMilliseconds: 180_000 };

/** Encodes pictures with sharp (libvips), one at a time in a separate process. It throws BUSY when a dozen wait already. */
export class SharpImageProcessor extends ImageProcessor {
  private readonly queue = new FairQueue({ atOnce, mostWaiting }, () => new TooManyPictures());
  private running: ChildProcess | undefined;
  private rest: NodeJS.Timeout | undefined;
  private isShutDown = false;
  private canMake = false;

  /** `onTrouble` is called with the reason when the process was lost. `node` is the program that runs it. */
  constructor(
    private readonly onTrouble: (reason: string) => void,
    private readonly limits: Limits = usualLimits,
    private readonly node = process.execPath,
  ) {
    super();
  }

  /** The process that encodes pictures; undefined when none is running. */
  get pid(): number | undefined {
    return this.running?.pid;
  }

  override process(file: string, shape: PictureShape): Promise<ProcessedImage> {
    return this.make({ file, shape });
  }

  override async draw(card: CardDrawing, files: CardFiles): Promise<EncodedImage> {
    const { images } = await this.make({ card, files });
    return images[0] as EncodedImage;
  }

  override async check(): Promise<void> {
    // Nobody needs the process afterwards.
    if (!this.canMake) await this.make({ isTrial: true }, 0);
  }

  private make(work: PictureWork, rest = this.limits.restMilliseconds): Promise<ProcessedImage> {
    return this.queue.inTurn(anybody, async () => {
      clearTimeout(this.rest);
      try {
        const made = await this.attempt(work);
        this.canMake = true;
        return made;
      } catch (error) {
        this.canMake &&= !(error instanceof PicturesUnavailable);
        throw error;
      } finally {
        this.rest = setTimeout(() => this.stop(), rest).unref();
      }
    });
  }

  onApplicationShutdown(): void {
    this.isShutDown = true;
    clearTimeout(this.rest);
    this.stop();
  }

  private async attempt(work: PictureWork): Promise<ProcessedImage> {
    const { mostCpuMilliseconds, mostMilliseconds } = this.limits;
    for (let attempt = 1; ; attempt += 1) {
      let child: ChildProcess | undefined;
      try {
        child = this.running ??= this.start();
        return await assignPicture(child, { ...work, mostCpuMilliseconds }, mostMilliseconds);
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
    // A process that cannot be started may emit `error` and no `exit`. One that ends may disconnect some moments before.
    for (const event of ['exit', 'disconnect', 'error']) child.on(event, () => this.forget(child));
    // The idle process does not keep the server from ending.
    child.unref();
    child.channel?.unref();
    return child;
  }

  private fork(): ChildProcess {
    const options: ForkOptions = {
      execPath: this.node,
      execArgv: [],
      // It gets none of the server's environment variables, which contain secrets. It uses one thread, so that freed memory is reused.
      env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2', FONTCONFIG_FILE: typefaces },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    };
    try {
      return fork(pictureProcessFile, options);
    } catch (error) {
      // Some errors of the system are thrown, such as ENOMEM; others are events.
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
