import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long a connection may keep the server waiting, in milliseconds. */
export interface ConnectionTimeouts {
  /** Until the head of a request is there; of a new connection, from its first moment on. */
  readonly head: number;
  /** Until the whole request is there. */
  readonly request: number;
  /** Without taking a byte of an answer that is there. */
  readonly read: number;
  /** Between two requests. */
  readonly keepAlive: number;
  /** For the last answer on a connection that is given up. One that is cut at once takes the answer along. */
  readonly linger: number;
  /** How often the first three are looked after. */
  readonly checkedEvery: number;
}

export const productTimeouts: ConnectionTimeouts = {
  head: 15_000,
  // 1 MB at 26 kB/s.
  request: 40_000,
  read: 60_000,
  // Proxies keep idle connections for 60 to 75 s. A server that closes first resets the request that is just being sent to it.
  keepAlive: 80_000,
  linger: 2_000,
  checkedEvery: 5_000,
};

/** The limits as Node takes them. Fastify's own options for them do nothing to a server that it did not make itself. */
export function serverOptions({ head, request, keepAlive, checkedEvery }: ConnectionTimeouts) {
  return { headersTimeout: head, requestTimeout: request, keepAliveTimeout: keepAlive, connectionsCheckingInterval: checkedEvery };
}

/**
 * Lets go of whoever does not read. Node can do this by a timer for each request, which nearly all of them would set for nothing: only
 * connections that are seen with something unread get one.
 */
export function enforceReadTimeout(server: Server, { read, checkedEvery }: ConnectionTimeouts): void {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const look = (): void => {
    for (const socket of open) {
      // Node begins again with each piece that is taken, and takes the time away with the next request.
      if (socket.writableLength > 0 && socket.timeout !== read) socket.setTimeout(read);
    }
  };
  const checks = setInterval(look, checkedEvery).unref();
  server.once('close', () => clearInterval(checks));
}

const withOwnLimit = new WeakSet<Socket>();

/** From now on until its answer is sent, the limits leave this request alone: whoever calls this gives it one of its own. */
export function exemptFromTimeouts({ socket }: IncomingMessage, response: ServerResponse): void {
  if (response.closed) return;
  withOwnLimit.add(socket);
  response.once('close', () => withOwnLimit.delete(socket));
}

/** Whether `exemptFromTimeouts` was called for the request that comes on this socket. */
export function isExemptFromTimeouts(socket: Socket): boolean {
  return withOwnLimit.has(socket);
}
