import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RequestTimeoutException } from '@nestjs/common';
import busboy, { type Busboy } from 'busboy';
import { DomainError } from '../../domain-error.js';
import { ImageTooLarge, OneImageExpected, StorageUnavailable } from '../../media/media.errors.js';
import { MAX_IMAGE_BYTES } from '../../media/upload.rules.js';

/** A received file. It is stored at `path`. */
export interface ReceivedFile {
  readonly path: string;
  readonly bytes: number;
}

/** A form with exactly one file. */
export interface ReceivedForm {
  readonly fields: ReadonlyMap<string, string>;
  /** The name of the field that the file came in. */
  readonly fileField: string;
  readonly file: ReceivedFile;
}

/** How a form is received. */
export interface ReceiveOptions {
  /** The path where the file is written. No file may exist there. */
  readonly path: string;
  /** Whether a file may come in the field of this name, given the fields before it. */
  readonly takesFile: (field: string, fields: ReadonlyMap<string, string>) => boolean;
  /** The minimum rate of the sender. */
  readonly pace: Pace;
  /** Aborted when another upload takes the place of this one. The reason of the signal is the error. */
  readonly givenAway?: AbortSignal;
}

/** A minimum rate. There is no other time limit, so that a large picture can be sent over a slow connection. */
export interface Pace {
  readonly bytesPerSecond: number;
  /** How many milliseconds the sender may be behind the rate. */
  readonly graceMilliseconds: number;
}

/** The limits for the other parts of a form: a GraphQL operation and its map, or a few fields. `fieldSize` is in bytes. */
const around = { fields: 10, fieldSize: 65_536, parts: 20 };
/** The largest accepted body, in bytes: the largest file, and around it the largest fields. */
export const MAX_FORM_BYTES = MAX_IMAGE_BYTES + around.fields * around.fieldSize;

/**
 * Reads a form and writes its one file to the path, as a stream. The caller removes the file. After an error there is no file, and the rest
 * of the body is discarded.
 * @throws IMAGE_TOO_LARGE as soon as the file exceeds the limit; IMAGE_MISSING for no file, a second one, or one in a wrong field;
 * {RequestTimeoutException} when the sender is too slow; {StorageUnavailable} when the file cannot be written.
 */
export async function receiveForm(request: IncomingMessage, options: ReceiveOptions): Promise<ReceivedForm> {
  try {
    return await new Reception(request, options).received;
  } catch (error) {
    await rm(options.path, { force: true });
    throw error;
  }
}

class Reception {
  readonly received: Promise<ReceivedForm>;
  private readonly fields = new Map<string, string>();
  private readonly parser: Busboy;
  private saving: { readonly field: string; readonly file: Promise<ReceivedFile> } | undefined;
  private bytes = 0;
  private readonly began = performance.now();
  private deadline: NodeJS.Timeout | undefined;
  private resolve!: (form: ReceivedForm) => void;
  private reject!: (error: unknown) => void;

  constructor(
    private readonly request: IncomingMessage,
    private readonly options: ReceiveOptions,
  ) {
    options.givenAway?.throwIfAborted();
    this.parser = parserFor(request);
    this.received = new Promise<ReceivedForm>((resolve, reject) => Object.assign(this, { resolve, reject }));
    this.watchPace();
    options.givenAway?.addEventListener('abort', () => this.fail(options.givenAway?.reason));
    this.listen();
    request.pipe(this.parser);
  }

  // Each check computes until when the received bytes satisfy the least speed, and sets the timer for that moment. So fast senders are
  // checked rarely.
  private watchPace(): void {
    const { bytesPerSecond, graceMilliseconds } = this.options.pace;
    const left = this.began + graceMilliseconds + (this.bytes / bytesPerSecond) * 1_000 - performance.now();
    if (left > 0) this.deadline = setTimeout(() => this.watchPace(), Math.ceil(left));
    else this.fail(new RequestTimeoutException());
  }

  private listen(): void {
    const { request, parser } = this;
    parser.on('field', (name, value) => this.fields.set(name, value));
    parser.on('file', (name, content) => this.takeFile(name, content));
    // A destroyed parser may still emit errors, more than once.
    parser.on('error', () => this.fail(new OneImageExpected()));
    parser.on('close', () => void this.finish());
    request.on('data', (chunk: Buffer) => {
      this.bytes += chunk.length;
      if (this.bytes > MAX_FORM_BYTES) this.fail(new ImageTooLarge());
    });
    request.once('error', (error) => this.fail(error));
    request.once('close', () => {
      if (!request.complete) this.fail(new Error('The client has disconnected.'));
    });
  }

  private takeFile(field: string, content: Readable): void {
    if (this.saving || !this.options.takesFile(field, this.fields)) {
      content.on('error', ignore).resume();
      this.fail(new OneImageExpected());
      return;
    }
    this.saving = { field, file: save(content, this.options.path) };
    this.saving.file.catch((error: unknown) => this.fail(error));
  }

  private async finish(): Promise<void> {
    const { saving } = this;
    if (!saving) return this.fail(new OneImageExpected());
    const file = await saving.file.catch(ignore);
    if (!file) return;
    clearTimeout(this.deadline);
    this.resolve({ fields: this.fields, fileField: saving.field, file });
  }

  // The promise is rejected with the first error. Later errors are only its consequences.
  private fail(error: unknown): void {
    clearTimeout(this.deadline);
    this.request.unpipe(this.parser);
    this.parser.destroy();
    this.request.resume();
    // The caller removes the file after the rejection, so the file has to be closed before.
    void Promise.allSettled([this.saving?.file]).then(() => this.reject(error));
  }
}

function parserFor({ headers }: IncomingMessage): Busboy {
  try {
    // The limit is one byte above the accepted size: otherwise, a file of exactly that size looks like one that was truncated.
    return busboy({ headers, defParamCharset: 'utf8', limits: { ...around, fileSize: MAX_IMAGE_BYTES + 1, files: 2 } });
  } catch {
    throw new OneImageExpected();
  }
}

async function save(content: Readable, path: string): Promise<ReceivedFile> {
  let bytes = 0;
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const refuseTooLarge = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > MAX_IMAGE_BYTES) throw new ImageTooLarge();
      yield chunk;
    }
  };
  try {
    await pipeline(content, refuseTooLarge, file);
  } catch (error) {
    throw error instanceof DomainError || !isOfTheSystem(error) ? error : new StorageUnavailable(error);
  }
  return { path, bytes };
}

// Errors of the file system have an `errno`. The error of a destroyed stream has none.
function isOfTheSystem(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'errno' in error;
}

function ignore(): undefined {
  return undefined;
}
