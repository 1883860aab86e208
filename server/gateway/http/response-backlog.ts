import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../caller.js';
import { BacklogFull } from './response-backlog.errors.js';

/** How many bytes of responses may wait in memory until clients read them. */
export interface BacklogLimits {
  readonly ofNetwork: number;
  readonly ofAll: number;
}

const megabyte = 1_048_576;
const productLimits: BacklogLimits = { ofNetwork: 16 * megabyte, ofAll: 128 * megabyte };
/** The size in bytes from which responses are counted. Error responses are smaller, so they can always be sent. */
const countedFrom = 16_384;

type Answers = Map<ServerResponse, number>;

/**
 * Limits the memory for responses that clients do not read (backpressure). A response counts from the moment when it is written until the
 * client has read it.
 */
export class ResponseBacklog {
  private readonly byNetwork = new Map<string, Answers>();
  private all = 0;

  constructor(private readonly limits: BacklogLimits = productLimits) {}

  /**
   * Counts a response of this size until it is sent, or its connection is closed. If all networks together exceed their limit, the
   * oldest response of the network with the largest backlog is aborted.
   * @throws {BacklogFull} when the network exceeds its own limit.
   */
  admit(network: string, bytes: number, response: ServerResponse): void {
    if (response.closed) return;
    const own = this.byNetwork.get(network) ?? new Map<ServerResponse, number>();
    if (sumOf(own) + bytes > this.limits.ofNetwork) throw new BacklogFull();
    while (this.all + bytes > this.limits.ofAll) this.cutOne();
    // `cutOne` may have removed the last response of this network, and with it the entry in the map.
    this.byNetwork.set(network, own.set(response, bytes));
    this.all += bytes;
    response.once('close', () => this.forget(network, response));
  }

  private cutOne(): void {
    const [most] = [...this.byNetwork].toSorted(([, one], [, other]) => sumOf(other) - sumOf(one));
    const [oldest] = most?.[1].keys() ?? [];
    if (!most || !oldest) throw new BacklogFull();
    this.forget(most[0], oldest);
    oldest.destroy();
  }

  private forget(network: string, response: ServerResponse): void {
    const answers = this.byNetwork.get(network);
    this.all -= answers?.get(response) ?? 0;
    answers?.delete(response);
    if (answers?.size === 0) this.byNetwork.delete(network);
  }
}

function sumOf(answers: Answers): number {
  return [...answers.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * Applies the limits to every response of the framework. Cached pages and files are not counted: their bytes are in the cache, so an unread
 * response needs no more memory.
 */
export function limitResponseBacklog(server: FastifyInstance): void {
  const unread = new ResponseBacklog();
  server.addHook('onSend', (request, reply, payload, done) => {
    const bytes = typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.byteLength(payload) : 0;
    if (bytes < countedFrom) {
      done(null, payload);
      return;
    }
    try {
      unread.admit(networkOf(request.ip), bytes, reply.raw);
      // A string would stay in memory beside its bytes, with up to twice their size. As a buffer, exactly the counted bytes stay.
      done(null, typeof payload === 'string' ? Buffer.from(payload) : payload);
    } catch (error) {
      for (const name of ['Content-Length', 'Cache-Control', 'ETag']) reply.removeHeader(name);
      done(error as Error);
    }
  });
}
