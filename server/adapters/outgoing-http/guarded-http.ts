import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPublicAddress } from '../../webhooks/public-address.rules.js';
import { resolveName, type ResolveName } from './resolve-name.js';

/** How servers are asked whose addresses strangers have chosen. */
export interface OutgoingSettings {
  /** Whether they may be in private networks, and have http. */
  readonly isPrivateAllowed: boolean;
  readonly userAgent: string;
  /** For the whole request, in milliseconds. */
  readonly timeout?: number;
  readonly resolve?: ResolveName;
  readonly isPublic?: (address: string) => boolean;
}

export interface OutgoingRequest {
  readonly method: 'GET' | 'POST';
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A file that is read. */
export interface OutgoingReading {
  readonly address: string;
  /** The media types that are read, such as `text/html`. */
  readonly types: readonly string[];
  /** How many bytes are read, after they were decompressed. The rest is not. */
  readonly mostBytes: number;
}

/** A file as it was read. */
export interface ReadFile {
  /** Where it was, after all redirects. */
  readonly address: string;
  /** The header `Content-Type`. */
  readonly type: string;
  readonly bytes: Buffer;
  /** False if there was more than was read. */
  readonly isWhole: boolean;
}

/** An answer that is not read: it has another status or another type, or is compressed in a way that is not known. */
export interface UnreadAnswer {
  readonly status: number;
  readonly bytes?: undefined;
}

const TIMEOUT = 10_000;
/** How much of an answer is read that nobody wants, in bytes. Some servers would take a closed connection for a failure. */
const MOST_READ = 16_384;
const MOST_REDIRECTS = 3;

/** Some servers compress although they are asked not to. */
const DECOMPRESSION: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Why there was no answer. `address`: it may not be asked, and nothing was sent. `name`: it has no address. `timeout`: the time was over, maybe
 * after the request was sent.
 */
export type OutgoingFailure = 'address' | 'name' | 'timeout' | 'connection';

/** The error of a request that got no answer. */
export class OutgoingRequestFailed extends Error {
  constructor(
    readonly failure: OutgoingFailure,
    options?: ErrorOptions,
  ) {
    super(failure, options);
  }
}

/**
 * The only way to the servers of strangers. A name is resolved once, each of its addresses is checked, and the connection goes to what was
 * checked: a name server that answers otherwise the next time changes nothing.
 */
export class GuardedHttp {
  constructor(private readonly settings: OutgoingSettings) {}

  /**
   * Sends a request, and returns the status of the answer. Redirects are not followed.
   * @throws {OutgoingRequestFailed} when there is none.
   */
  send(request: OutgoingRequest): Promise<number> {
    return this.inTime(async (signal) => {
      const response = await this.ask(request, signal);
      discard(response);
      return response.statusCode ?? 0;
    });
  }

  /**
   * Reads a file. Up to three redirects are followed; the address of each is checked like the first one. Null if the server answers with
   * something else.
   * @throws {OutgoingRequestFailed} when there is no answer, also when a redirect leads where nobody may ask.
   */
  async read(reading: OutgoingReading): Promise<ReadFile | null> {
    const answer = await this.open(reading);
    return answer.bytes ? answer : null;
  }

  /**
   * The same, and tells with which status the server has answered otherwise.
   * @throws {OutgoingRequestFailed} the same.
   */
  open({ address, types, mostBytes }: OutgoingReading): Promise<ReadFile | UnreadAnswer> {
    return this.inTime(async (signal) => {
      const headers = { accept: types.join(', '), 'accept-encoding': 'identity' };
      let [at, status] = [address, 0];
      for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
        const response = await this.ask({ method: 'GET', address: at, headers }, signal);
        const next = redirectOf(response, at);
        if (next === null) return readOf(response, { address: at, types, mostBytes });
        drop(response);
        [at, status] = [next, response.statusCode ?? 0];
      }
      return { status };
    });
  }

  private async inTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const signal = AbortSignal.timeout(this.settings.timeout ?? TIMEOUT);
    const late = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new OutgoingRequestFailed('timeout')), { once: true }),
    );
    try {
      return await Promise.race([work(signal), late]);
    } catch (error) {
      if (error instanceof OutgoingRequestFailed) throw error;
      const isUnknown = (error as NodeJS.ErrnoException).code === 'ENOTFOUND';
      throw new OutgoingRequestFailed(signal.aborted ? 'timeout' : isUnknown ? 'name' : 'connection', { cause: error });
    }
  }

  private async ask({ method, address, headers, body }: OutgoingRequest, signal: AbortSignal): Promise<IncomingMessage> {
    const url = new URL(address);
    const lookup = await this.checkedLookup(url);
    const options: RequestOptions = {
      method,
      // No connection is used again: the next one is checked again.
      agent: false,
      ...(lookup && { lookup }),
      signal,
      headers: {
        ...headers,
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        'user-agent': this.settings.userAgent,
      },
    };
    return new Promise((resolve, reject) => {
      const sent = (url.protocol === 'https:' ? requestSecure : requestPlain)(url, options, resolve);
      sent.on('error', reject).end(body);
    });
  }

  /** A look-up that knows only what was checked. Undefined if nothing has to be. */
  protected async checkedLookup({ protocol, hostname }: URL): Promise<LookupFunction | undefined> {
    const { isPrivateAllowed, resolve = resolveName, isPublic = isPublicAddress } = this.settings;
    if (isPrivateAllowed) return undefined;
    if (protocol !== 'https:') throw new OutgoingRequestFailed('address');
    const addresses = await resolve(hostname.replace(/^\[|\]$/g, ''));
    if (addresses.length === 0) throw new OutgoingRequestFailed('name');
    if (!addresses.every(isPublic)) throw new OutgoingRequestFailed('address');
    return pinnedTo(addresses);
  }
}

function pinnedTo(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_, { all: wantsAll }, answer) => {
    if (wantsAll) answer(null, all);
    else answer(null, all[0]!.address, all[0]!.family);
  };
}

/** Where an answer leads; null if it is the last one. A name and a password in it would be sent, and are not wanted. */
function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, from: string): string | null {
  if (statusCode < 300 || statusCode > 399 || location === undefined) return null;
  if (!URL.canParse(location, from)) throw new OutgoingRequestFailed('address');
  const url = new URL(location, from);
  if (!['https:', 'http:'].includes(url.protocol)) throw new OutgoingRequestFailed('address');
  url.username = '';
  url.password = '';
  return url.href;
}

async function readOf(response: IncomingMessage, { address, types, mostBytes }: OutgoingReading): Promise<ReadFile | UnreadAnswer> {
  const { 'content-type': type = '' } = response.headers;
  const body = response.statusCode === 200 && types.includes(mediaType(type)) ? decompressed(response) : null;
  if (!body) {
    drop(response);
    return { status: response.statusCode ?? 0 };
  }
  const parts: Buffer[] = [];
  let length = 0;
  // Leaving the loop closes the connection. A part is small, however much it was compressed.
  for await (const part of body as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length > mostBytes) break;
  }
  return { address, type, bytes: Buffer.concat(parts).subarray(0, mostBytes), isWhole: length <= mostBytes };
}

/** What the answer says; null if it is compressed in a way that is not known. */
function decompressed(response: IncomingMessage): Readable | null {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity') return response;
  const decompression = Object.hasOwn(DECOMPRESSION, encoding) ? DECOMPRESSION[encoding] : undefined;
  // The loop that reads gets the error, too.
  return decompression ? pipeline(response, decompression(), () => undefined) : null;
}

function mediaType(header: string): string {
  return header.split(';', 1)[0]!.trim().toLowerCase();
}

function drop(response: IncomingMessage): void {
  response.on('error', () => undefined).destroy();
}

function discard(response: IncomingMessage): void {
  let read = 0;
  response.on('error', () => undefined);
  response.on('data', (part: Buffer) => {
    read += part.length;
    if (read > MOST_READ) response.destroy();
  });
}
