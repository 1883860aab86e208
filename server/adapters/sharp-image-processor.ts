import { fork, type ChildProcess } from 'node:child_process';
import { imageInvalid, imageTooManyPixels, tooManyPictures } from '../media/media.errors.js';
import { type EncodedImage, ImageProcessor, type PictureShape, type ProcessedImage } from '../media/ports/image-processor.port.js';
import type { PictureReport, PictureTask } from './picture-process.js';
import { pictureProcessFile } from './picture-process-file.js';
import { WaitingLine } from '../waiting-line.js';

// A picture of many megapixels can hold some hundred MB while it is decoded: never two of those.
const atOnce = 1;
const mostWaiting = 12;

// The exit code of an error that nobody caught, such as a library that is missing. Whatever else ends the process, the file did it: a
// decoder fell over it, or worked on it without end.
const crashOfNode = 1;

interface Limits {
  /** How long the process is kept for the next picture. Afterwards nothing of its memory is left. */
  readonly restMilliseconds: number;
  /** For how long a picture may keep a processor busy. Beyond it 64 megapixels are no excuse: something in the file makes the decoder work without end. */
  readonly mostCpuMilliseconds: number;
}

/** Pictures by sharp (libvips) in a process of its own, one after the other; refuses with BUSY when a dozen wait already. */
export class SharpImageProcessor extends ImageProcessor {
  private readonly line = new WaitingLine(atOnce, mostWaiting, tooManyPictures);
  private running: ChildProcess | undefined;
  private rest: NodeJS.Timeout | undefined;

  constructor(private readonly limits: Limits = { restMilliseconds: 60_000, mostCpuMilliseconds: 30_000 }) {
    super();
  }

  /** The process that makes pictures; undefined while there is none. */
  get pid(): number | undefined {
    return this.running?.pid;
  }

  override process(file: string, shape: PictureShape): Promise<ProcessedImage> {
    return this.line.inTurn(async () => {
      clearTimeout(this.rest);
      const child = (this.running ??= this.start());
      try {
        return await assign(child, { file, shape, mostCpuMilliseconds: this.limits.mostCpuMilliseconds });
      } finally {
        this.rest = setTimeout(() => this.stop(), this.limits.restMilliseconds).unref();
      }
    });
  }

  onApplicationShutdown(): void {
    clearTimeout(this.rest);
    this.stop();
  }

  private start(): ChildProcess {
    const child = fork(pictureProcessFile, {
      execArgv: [],
      // None of the server's variables, which hold secrets. One thread, so that memory that one has freed is the other's, too.
      env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // What cannot even be started says so by an error, and ends no more; one that ends may be cut off some moments before.
    for (const event of ['exit', 'disconnect', 'error']) child.on(event, () => this.forget(child));
    // An idle one keeps nobody from ending.
    child.unref();
    child.channel?.unref();
    return child;
  }

  private stop(): void {
    if (this.running?.connected) this.running.disconnect();
    this.running = undefined;
  }

  private forget(child: ChildProcess): void {
    if (this.running === child) this.running = undefined;
  }
}

/** Gives the process something to do, and gathers what it makes. */
async function assign(child: ChildProcess, task: PictureTask): Promise<ProcessedImage> {
  const images: EncodedImage[] = [];
  const listening = new AbortController();
  child.channel?.ref();
  try {
    return await new Promise<ProcessedImage>((resolve, reject) => {
      const end = (error: Error): void => reject(error);
      const ended = (code: number | null): void => end(code === crashOfNode ? new Error('The process that makes pictures failed.') : imageInvalid());
      const heard = (report: PictureReport): void => {
        if (report.kind === 'image') images.push(report.image);
        else if (report.kind === 'done') resolve({ color: report.color, images });
        else end(report.kind === 'refused' ? refusalOf(report.code) : new Error(report.reason));
      };
      child.on('message', heard).once('exit', ended).once('error', end);
      listening.signal.addEventListener('abort', () => child.off('message', heard).off('exit', ended).off('error', end));
      child.send(task, (error) => error && end(error));
    });
  } finally {
    listening.abort();
    child.channel?.unref();
  }
}

function refusalOf(code: string): Error {
  const refusals = [imageInvalid(), imageTooManyPixels()];
  return refusals.find((refusal) => refusal.code === code) ?? new Error(`A picture was refused with the unknown code ${code}.`);
}
