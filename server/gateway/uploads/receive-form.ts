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

/** A file that came with a form. */
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

export interface ReceiveOptions {
  /** Where the file is written; nothing may be there yet. */
  readonly path: string;
  /** Whether a file may come in the field of this name, given the fields before it. */
  readonly takesFile: (field: string, fields: ReadonlyMap<string, string>) => boolean;
  /** How slow the sender may be. */
  readonly pace: Pace;
  /** Aborted when its place is given to somebody else; the reason is the error. */
  readonly givenAway?: AbortSignal;
}

/** Whoever keeps to the rate may take as long as it takes: a large picture on a slow line does. */
export interface Pace {
  readonly bytesPerSecond: number;
  /** How far behind the rate a sender may fall. */
  readonly graceMilliseconds: number;
}

/** What a form may have beside its file: a GraphQL operation and its map, or a few fields of a client. */
const around = { fields: 10, fieldSize: 65_536, parts: 20 };
/** The largest body of a form whose file is just small enough. */
export const MAX_FORM_BYTES = MAX_IMAGE_BYTES + around.fields * around.fieldSize;

/**
 * Reads a form and writes its one file to the path, piece by piece. The file belongs to the caller; when anything fails, there is
 * none, and what is still to come of the body is thrown away.
 * @throws IMAGE_TOO_LARGE as soon as the file is; IMAGE_MISSING for no file, a second one or a wrong field;
 * {RequestTimeoutException} when the sender is too slow; {StorageUnavailable} when the file can't be written.
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

  // What has come buys the time until the next look: whoever sends enough is seldom looked at.
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
    // Destroyed parsers may still complain, more than once.
    parser.on('error', () => this.fail(new OneImageExpected()));
    parser.on('close', () => void this.finish());
    request.on('data', (chunk: Buffer) => {
      this.bytes += chunk.length;
      if (this.bytes > MAX_FORM_BYTES) this.fail(new ImageTooLarge());
    });
    request.once('error', (error) => this.fail(error));
    request.once('close', () => {
      if (!request.complete) this.fail(new Error('The sender has gone.'));
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

  // The first reason counts: what fails after it, fails because of it.
  private fail(error: unknown): void {
    clearTimeout(this.deadline);
    this.request.unpipe(this.parser);
    this.parser.destroy();
    this.request.resume();
    // Not before the file is closed: it is removed now.
    void Promise.allSettled([this.saving?.file]).then(() => this.reject(error));
  }
}

function parserFor({ headers }: IncomingMessage): Busboy {
  try {
    // One byte more than is taken tells a file that is just small enough from one that was cut off.
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

// What the file system says has a number; that a stream was destroyed has none.
function isOfTheSystem(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'errno' in error;
}

function ignore(): undefined {
  return undefined;
}
