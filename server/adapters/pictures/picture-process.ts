import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '../../domain-error.js';
import { CARD_SIZE, type CardDrawing } from '../../media/card-drawing.rules.js';
import type { CardFiles, EncodedImage, PictureShape } from '../../media/ports/image-processor.port.js';

// A separate process, which the server starts when a picture arrives. It gets only the path of that file. If a crafted file crashes the
// decoder, the server is not affected, and all memory is freed. It has a lower priority than the server.

/** What is to be made: all sizes of a picture, a card, or nothing. */
export type PictureWork =
  | { readonly file: string; readonly shape: PictureShape }
  | { readonly card: CardDrawing; readonly files: CardFiles }
  /** Nothing: whether this process can make any. */
  | { readonly isTrial: true };

/** The request: one picture at a time. */
export type PictureTask = PictureWork & {
  /** The limit of CPU time. It does not limit elapsed time, because a busy machine is not the fault of the picture. */
  readonly mostCpuMilliseconds: number;
};

/** What is said of a picture as a whole. A card has neither. */
interface Made {
  readonly color: string;
  readonly digest: string;
}

/** The responses: each image as soon as it is encoded, then the result. */
export type PictureReport =
  | { readonly kind: 'image'; readonly image: EncodedImage }
  | ({ readonly kind: 'done' } & Made)
  | { readonly kind: 'refused'; readonly code: string }
  /** The picture needs too much CPU time, and this process ends. */
  | { readonly kind: 'endless' }
  | { readonly kind: 'failed'; readonly reason: string }
  /** No picture can be made on this machine. */
  | { readonly kind: 'unusable'; readonly reason: string };

// The library has a file for each kind of machine, and may lack that of this one.
const tools = Promise.all([import('./sharp-card.js'), import('./sharp-pictures.js')]).then(([card, pictures]) => ({
  ...card,
  ...pictures,
}));
tools.catch(() => undefined);

type Tools = Awaited<typeof tools>;

comeBehindServer();
process.on('message', (task) => void work(task as PictureTask));
// Ctrl-C does not end this process: the server decides when it ends. It also ends when the server is gone.
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined);
process.on('disconnect', endAtOnce);

// The nice value. It is high enough that pages are sent first, and low enough that pictures are encoded on a busy machine.
function comeBehindServer(): void {
  try {
    setPriority(Math.min(19, getPriority() + 5));
  } catch {
    // A sandbox may forbid it. Pictures are encoded without it.
  }
}

async function work(task: PictureTask): Promise<void> {
  try {
    await make(task, await tools);
  } catch (error) {
    report({ kind: 'unusable', reason: String(error).split('\n')[0]! });
  }
}

async function make(task: PictureTask, tools: Tools): Promise<void> {
  const watch = setInterval(endAfter(task.mostCpuMilliseconds), 100);
  const onImage: OnImage = (image) => report({ kind: 'image', image });
  try {
    report({ kind: 'done', ...(await madeOf(task, tools, onImage)) });
  } catch (error) {
    report(error instanceof DomainError ? { kind: 'refused', code: error.code } : { kind: 'failed', reason: String(error) });
  } finally {
    clearInterval(watch);
  }
}

type OnImage = (image: EncodedImage) => void;

async function madeOf(task: PictureTask, tools: Tools, onImage: OnImage): Promise<Made> {
  if ('isTrial' in task) return { color: '', digest: '' };
  return 'card' in task ? makeCard(task, tools, onImage) : makePicture(task, tools, onImage);
}

type PictureOf<Kind> = Extract<PictureWork, Kind>;

async function makePicture({ file, shape }: PictureOf<{ file: string }>, { makePictures }: Tools, onImage: OnImage): Promise<Made> {
  // The file is gone as soon as its sender is.
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { digest: hash.digest('hex'), color: await makePictures(file, shape, onImage) };
}

/** Nothing is shown until a card is loaded, so its colour is not asked for. */
async function makeCard({ card, files }: PictureOf<{ card: CardDrawing }>, { drawCard }: Tools, onImage: OnImage): Promise<Made> {
  onImage({ format: 'jpg', ...CARD_SIZE, content: await drawCard(card, files) });
  return { color: '', digest: '' };
}

/**
 * Ends this process when it has used this much CPU time, and reports that before it ends. A process that ended without the report had
 * another reason.
 */
function endAfter(cpuMilliseconds: number): () => void {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1_000 <= cpuMilliseconds) return;
    if (process.connected) process.send?.({ kind: 'endless' } satisfies PictureReport, endAtOnce);
    else endAtOnce();
  };
}

// A normal exit would wait for the thread that decodes, which may never finish.
function endAtOnce(): void {
  process.kill(process.pid, 'SIGKILL');
}

function report(what: PictureReport): void {
  if (process.connected) process.send?.(what);
}
