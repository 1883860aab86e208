import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { tooManyChunks } from '../fastify-errors.js';

/** A body that is sent in chunks may have so many of fewer bytes. Clients send what they have in memory, or read of a file, in larger ones. */
const MOST_SMALL_CHUNKS = 2_000;
const SMALL_BYTES = 100;

/**
 * Refuses bodies of very many small chunks: each chunk takes as long as some kilobytes do, and one read has ten thousand of one byte. It has to
 * come before the request waits for anything, as the body is handed over before that.
 */
export function limitChunks(handle: RequestListener): (this: Server, ...parameters: Parameters<RequestListener>) => void {
  return function (request, response) {
    if (request.headers['transfer-encoding'] !== undefined) countChunks(request, this);
    handle(request, response);
  };
}

function countChunks(request: IncomingMessage, server: Server): void {
  const push = request.push.bind(request);
  let small = 0;
  // Node hands over each chunk by this method. A listener of `data` would begin to read what others want to leave unread.
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding): boolean => {
    if (small > MOST_SMALL_CHUNKS) return false;
    if (chunk && chunk.length < SMALL_BYTES) small += 1;
    if (small <= MOST_SMALL_CHUNKS) return push(chunk, encoding);
    // As Node does with what it cannot read: the answer closes the connection.
    server.emit('clientError', tooManyChunks(), request.socket);
    return false;
  };
}
