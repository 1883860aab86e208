import type { ChildProcess } from 'node:child_process';
import { ImageInvalid, ImageTooManyPixels } from '../../media/media.errors.js';
import type { EncodedImage, ProcessedImage } from '../../media/ports/image-processor.port.js';
import type { PictureReport, PictureTask } from './picture-process.js';

/** The process that encodes pictures was killed, or cannot be reached. The picture is not the cause. */
export class PictureProcessLost extends Error {
  constructor(
    reason: string,
    /** Whether another process may succeed at once. */
    readonly isWorthAnother = true,
  ) {
    super(`The process that makes pictures ${reason}.`);
  }
}

// The exit code after an uncaught error.
const crashOfNode = 1;

// The operating system sends these when memory runs out, and administrators send them. A decoder that crashes has other signals: SIGSEGV,
// SIGABRT, SIGBUS, SIGILL, SIGFPE.
const fromOutside: ReadonlySet<string> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']);

/**
 * Gives a task to the process, and collects the results. After `mostMilliseconds` the process is killed.
 * @throws IMAGE_INVALID, also when the decoder crashes on the file; IMAGE_TOO_MANY_PIXELS; PictureProcessLost.
 */
export async function assignPicture(child: ChildProcess, task: PictureTask, mostMilliseconds: number): Promise<ProcessedImage> {
  const images: EncodedImage[] = [];
  const listening = new AbortController();
  let isEndless = false;
  child.channel?.ref();
  try {
    return await new Promise<ProcessedImage>((resolve, reject) => {
      const lost = (error: Error): void => reject(new PictureProcessLost(`cannot be reached: ${error.message}`));
      const ended = (code: number | null, signal: string | null): void => reject(isEndless ? new ImageInvalid() : endOf(code, signal));
      const heard = (report: PictureReport): void => {
        if (report.kind === 'image') images.push(report.image);
        else if (report.kind === 'done') resolve({ color: report.color, digest: report.digest, images });
        else if (report.kind === 'endless') isEndless = true;
        else reject(refusalOf(report));
      };
      child.on('message', heard).once('exit', ended).once('error', lost);
      listening.signal.addEventListener('abort', () => child.off('message', heard).off('exit', ended).off('error', lost));
      const late = setTimeout(() => {
        reject(new PictureProcessLost(`gave no answer for ${mostMilliseconds / 1_000} s`, false));
        child.kill('SIGKILL');
      }, mostMilliseconds);
      listening.signal.addEventListener('abort', () => clearTimeout(late));
      child.send(task, (error) => error && lost(error));
    });
  } finally {
    listening.abort();
    child.channel?.unref();
  }
}

function endOf(code: number | null, signal: string | null): Error {
  if (signal !== null && fromOutside.has(signal)) return new PictureProcessLost(`was ended from outside (${signal})`);
  return code === crashOfNode ? new Error('The process that makes pictures failed.') : new ImageInvalid();
}

function refusalOf(report: Extract<PictureReport, { kind: 'refused' | 'failed' | 'unusable' }>): Error {
  if (report.kind === 'unusable') return new PictureProcessLost(`cannot load what it needs (${report.reason})`, false);
  if (report.kind === 'failed') return new Error(report.reason);
  const refusals = [new ImageInvalid(), new ImageTooManyPixels()];
  return refusals.find(({ code }) => code === report.code) ?? new Error(`A picture was refused with the unknown code ${report.code}.`);
}
