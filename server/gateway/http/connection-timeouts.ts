import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The timeouts of connections, in milliseconds. */
export interface ConnectionTimeouts {
  /** Until the head of a request is complete. For the first request, it begins with the connection. */
  readonly head: number;
  /** Until the whole request is complete. */
  readonly request: number;
  /** How long a client may read no byte of a response that is ready. */
  readonly read: number;
  /** How long a connection may be idle between two requests. */
  readonly keepAlive: number;
  /** How long a connection stays open after its last response. If it were closed at once, the client might lose the response. */
  readonly linger: number;
  /** How long a client may send the rest of a body that nobody reads, after the response. */
  readonly rest: number;
  /** How often the first three timeouts are checked. */
  readonly checkedEvery: number;
}

/** The timeouts of the product. Tests use shorter ones. */
export const productTimeouts: ConnectionTimeouts = {
  head: 15_000,
  // Enough for 1 MB at 26 kB/s.
  request: 40_000,
  read: 60_000,
  // Proxies keep idle connections for 60 to 75 s. If the server closed first, a request that a proxy sends at that moment would fail.
  keepAlive: 80_000,
  linger: 2_000,
  // As long as nginx waits.
  rest: 30_000,
  checkedEvery: 5_000,
};

/** The timeouts as options of Node. Fastify ignores its own options for them if it did not create the server. */
export function serverOptions({ head, request, keepAlive, checkedEvery }: ConnectionTimeouts) {
  return { headersTimeout: head, requestTimeout: request, keepAliveTimeout: keepAlive, connectionsCheckingInterval: checkedEvery };
}

/**
 * Closes connections whose client does not read the response. Nearly all responses are read at once, so a timer for each request would be a
 * waste. Only a connection that has unread bytes when it is checked gets a timer.
 */
export function enforceReadTimeout(server: Server, { read, checkedEvery }: ConnectionTimeouts): void {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const look = (): void => {
    for (const socket of open) {
      // Node restarts this timer whenever the client reads a part, and removes it with the next request.
      if (socket.writableLength > 0 && socket.timeout !== read) socket.setTimeout(read);
    }
  };
  const checks = setInterval(look, checkedEvery).unref();
  server.once('close', () => clearInterval(checks));
}

const withOwnLimit = new WeakSet<Socket>();

/** Exempts a request from the timeouts until its response is sent. The caller has to limit its time in another way. */
export function exemptFromTimeouts({ socket }: IncomingMessage, response: ServerResponse): void {
  if (response.closed) return;
  withOwnLimit.add(socket);
  response.once('close', () => withOwnLimit.delete(socket));
}

/** Whether `exemptFromTimeouts` was called for the request on this socket. */
export function isExemptFromTimeouts(socket: Socket): boolean {
  return withOwnLimit.has(socket);
}
