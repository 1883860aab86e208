import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests of one connection may wait for the response to an earlier one. Beyond it, the connection is closed. */
const MOST_WAITING = 256;

/**
 * Handles the requests of one connection one after another. Node hands over all requests of one read at once: a client that does not wait for
 * responses (pipelining) would have hundreds handled before anybody else. A request that came before the response to an earlier one
 * was sent waits for that, and for a turn of the event loop. All others, which are nearly all, cost one comparison.
 */
export function oneAfterAnother(handle: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    // Node gives a response its socket when all responses before it are sent.
    if (response.socket) {
      handle(request, response);
      return;
    }
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > MOST_WAITING) socket.destroy();
    // What a read has after that is still handed over.
    if (socket.destroyed) return;
    waiting.set(socket, count);
    // Without this, it would be handled in the context of the request before it, and logged with the id of that.
    const handleNow = AsyncLocalStorage.bind(() => {
      if (!socket.destroyed) handle(request, response);
    });
    response.once('socket', () => {
      waiting.set(socket, waiting.get(socket)! - 1);
      setImmediate(handleNow);
    });
  };
}
