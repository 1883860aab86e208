import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { AttemptResult, DeliveryFailure } from '../../webhooks/delivery.js';
import type { WebhookMessage } from '../../webhooks/message.js';
import { isPublicAddress } from '../../webhooks/public-address.rules.js';
import { WebhookSender } from '../../webhooks/ports/webhook-sender.port.js';
import { resolveName, type ResolveName } from './resolve-name.js';

/** How messages are sent. */
export interface SendingSettings {
  /** Whether receivers may be in private networks, and have http. */
  readonly isPrivateAllowed: boolean;
  readonly userAgent: string;
  /** For the whole attempt, in milliseconds. */
  readonly timeout?: number;
  readonly resolve?: ResolveName;
  readonly isPublic?: (address: string) => boolean;
}

const TIMEOUT = 10_000;
/** How much of an answer is read, in bytes. Some servers would take a closed connection for a failure. */
const MOST_READ = 16_384;

/** A failure with a name: before anything is sent, or because the time is over, maybe after it was sent. */
class NamedFailure extends Error {
  constructor(readonly failure: DeliveryFailure) {
    super(failure);
  }
}

/**
 * Sends messages by HTTP. A name is resolved once, each of its addresses is checked, and the connection goes to what was checked: a name
 * server that answers otherwise the next time changes nothing.
 */
export class HttpWebhookSender extends WebhookSender {
  constructor(private readonly settings: SendingSettings) {
    super();
  }

  override async send(message: WebhookMessage): Promise<AttemptResult> {
    const { timeout = TIMEOUT } = this.settings;
    const signal = AbortSignal.timeout(timeout);
    const late = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new NamedFailure('timeout')), { once: true }),
    );
    try {
      const status = await Promise.race([this.post(message, signal), late]);
      return { status, failure: failureOf(status) };
    } catch (error) {
      if (error instanceof NamedFailure) return { status: null, failure: error.failure };
      const isUnknown = (error as NodeJS.ErrnoException).code === 'ENOTFOUND';
      return { status: null, failure: signal.aborted ? 'timeout' : isUnknown ? 'name' : 'connection' };
    }
  }

  private async post({ address, headers, body }: WebhookMessage, signal: AbortSignal): Promise<number> {
    const url = new URL(address);
    const lookup = await this.checkedLookup(url);
    const options: RequestOptions = {
      method: 'POST',
      // No connection is used again: the next one is checked again.
      agent: false,
      ...(lookup && { lookup }),
      signal,
      headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': this.settings.userAgent },
    };
    return new Promise((resolve, reject) => {
      const request = (url.protocol === 'https:' ? requestSecure : requestPlain)(url, options, (response) => {
        resolve(response.statusCode ?? 0);
        discard(response);
      });
      request.on('error', reject).end(body);
    });
  }

  /** A look-up that knows only what was checked. Undefined if nothing has to be. */
  private async checkedLookup({ protocol, hostname }: URL): Promise<LookupFunction | undefined> {
    const { isPrivateAllowed, resolve = resolveName, isPublic = isPublicAddress } = this.settings;
    if (isPrivateAllowed) return undefined;
    if (protocol !== 'https:') throw new NamedFailure('address');
    const addresses = await resolve(hostname.replace(/^\[|\]$/g, ''));
    if (addresses.length === 0) throw new NamedFailure('name');
    if (!addresses.every(isPublic)) throw new NamedFailure('address');
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

function failureOf(status: number): DeliveryFailure | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

function discard(response: IncomingMessage): void {
  let read = 0;
  response.on('error', () => undefined);
  response.on('data', (part: Buffer) => {
    read += part.length;
    if (read > MOST_READ) response.destroy();
  });
}
