import { getPriority, setPriority } from 'node:os';
import { DomainError } from '../../domain-error.js';
import type { EncodedImage, PictureShape } from '../../media/ports/image-processor.port.js';
import { makePictures } from './sharp-pictures.js';

// A program of its own, which the server starts when a picture comes in and which knows nothing but that file: a decoder that falls
// over a crafted one takes nothing along, what it held goes with it, and the server's own work comes first.

/** What is asked: one at a time. */
export interface PictureTask {
  readonly file: string;
  readonly shape: PictureShape;
  /** How long a processor may work on it. Not how long it may take: a busy machine is no fault of the picture. */
  readonly mostCpuMilliseconds: number;
}

/** What is answered: each image as soon as it is made, then how it ended. */
export type PictureReport =
  | { readonly kind: 'image'; readonly image: EncodedImage }
  | { readonly kind: 'done'; readonly color: string }
  | { readonly kind: 'refused'; readonly code: string }
  /** The picture takes too much work, and this process ends. */
  | { readonly kind: 'endless' }
  | { readonly kind: 'failed'; readonly reason: string };

comeBehindServer();
process.on('message', (task) => void work(task as PictureTask));
// The server decides when it ends, whoever else presses Ctrl-C; when the server is gone, so is this.
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined);
process.on('disconnect', endAtOnce);

// Steps of niceness; enough that a page is sent first, and not so many that a busy machine never comes to it.
function comeBehindServer(): void {
  try {
    setPriority(Math.min(19, getPriority() + 5));
  } catch {
    // A sandbox may forbid it. Pictures are made all the same.
  }
}

async function work({ file, shape, mostCpuMilliseconds }: PictureTask): Promise<void> {
  const watch = setInterval(endAfter(mostCpuMilliseconds), 100);
  try {
    const color = await makePictures(file, shape, (image) => report({ kind: 'image', image }));
    report({ kind: 'done', color });
  } catch (error) {
    report(error instanceof DomainError ? { kind: 'refused', code: error.code } : { kind: 'failed', reason: String(error) });
  } finally {
    clearInterval(watch);
  }
}

/** Ends this process when it has worked for so long, and says so before: who ends otherwise was ended by somebody else. */
function endAfter(cpuMilliseconds: number): () => void {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1_000 <= cpuMilliseconds) return;
    if (process.connected) process.send?.({ kind: 'endless' } satisfies PictureReport, endAtOnce);
    else endAtOnce();
  };
}

// An orderly exit waits for the thread that decodes, which may never be done.
function endAtOnce(): void {
  process.kill(process.pid, 'SIGKILL');
}

function report(what: PictureReport): void {
  if (process.connected) process.send?.(what);
}
