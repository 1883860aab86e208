import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { networkOf } from './caller.js';
import { BacklogFull } from './response-backlog.errors.js';

/** How many bytes of answers may wait for those who asked to read them. */
export interface BacklogLimits {
  readonly ofNetwork: number;
  readonly ofAll: number;
}

const megabyte = 1_048_576;
const productLimits: BacklogLimits = { ofNetwork: 16 * megabyte, ofAll: 128 * megabyte };
/** Smaller ones are not counted: a refusal can always be told. */
const countedFrom = 16_384;

type Answers = Map<ServerResponse, number>;

/** Counts answers from when they are written until they are read, so that whoever does not read them takes no more than a share of the memory. */
export class ResponseBacklog {
  private readonly byNetwork = new Map<string, Answers>();
  private all = 0;

  constructor(private readonly limits: BacklogLimits = productLimits) {}

  /**
   * Counts an answer of so many bytes until it is sent or given up. Where all networks together have too much, the connection with the
   * oldest answer of the network that has most is cut.
   * @throws {BacklogFull} when the network has too much unread.
   */
  admit(network: string, bytes: number, response: ServerResponse): void {
    if (response.closed) return;
    const own = this.byNetwork.get(network) ?? new Map<ServerResponse, number>();
    if (sumOf(own) + bytes > this.limits.ofNetwork) throw new BacklogFull();
    while (this.all + bytes > this.limits.ofAll) this.cutOne();
    // Cutting may have taken the last one of this network, and its place with it.
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

/** Pages and files that are kept in memory are sent from there, and take nothing more for being unread: they do not come by here. */
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
      // What is counted is what is held: a text would be held beside its bytes, and takes up to twice as many itself.
      done(null, typeof payload === 'string' ? Buffer.from(payload) : payload);
    } catch (error) {
      for (const name of ['Content-Length', 'Cache-Control', 'ETag']) reply.removeHeader(name);
      done(error as Error);
    }
  });
}
