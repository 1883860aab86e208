import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
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

const TIMEOUT = 10_000;
/** How much of an answer is read, in bytes. Some servers would take a closed connection for a failure. */
const MOST_READ = 16_384;

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
 * checked: a name server that answers otherwise the next time changes nothing. Redirects are not followed.
 */
export class GuardedHttp {
  constructor(private readonly settings: OutgoingSettings) {}

  /**
   * Sends a request, and returns the status of the answer.
   * @throws {OutgoingRequestFailed} when there is none.
   */
  async send(request: OutgoingRequest): Promise<number> {
    const signal = AbortSignal.timeout(this.settings.timeout ?? TIMEOUT);
    const late = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new OutgoingRequestFailed('timeout')), { once: true }),
    );
    try {
      return await Promise.race([this.ask(request, signal), late]);
    } catch (error) {
      if (error instanceof OutgoingRequestFailed) throw error;
      const isUnknown = (error as NodeJS.ErrnoException).code === 'ENOTFOUND';
      throw new OutgoingRequestFailed(signal.aborted ? 'timeout' : isUnknown ? 'name' : 'connection', { cause: error });
    }
  }

  private async ask({ method, address, headers, body = '' }: OutgoingRequest, signal: AbortSignal): Promise<number> {
    const url = new URL(address);
    const lookup = await this.checkedLookup(url);
    const options: RequestOptions = {
      method,
      // No connection is used again: the next one is checked again.
      agent: false,
      ...(lookup && { lookup }),
      signal,
      headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': this.settings.userAgent },
    };
    return new Promise((resolve, reject) => {
      const sent = (url.protocol === 'https:' ? requestSecure : requestPlain)(url, options, (response) => {
        resolve(response.statusCode ?? 0);
        discard(response);
      });
      sent.on('error', reject).end(body);
    });
  }

  /** A look-up that knows only what was checked. Undefined if nothing has to be. */
  private async checkedLookup({ protocol, hostname }: URL): Promise<LookupFunction | undefined> {
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

function discard(response: IncomingMessage): void {
  let read = 0;
  response.on('error', () => undefined);
  response.on('data', (part: Buffer) => {
    read += part.length;
    if (read > MOST_READ) response.destroy();
  });
}
