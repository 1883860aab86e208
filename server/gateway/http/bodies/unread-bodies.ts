import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** How much of a body is discarded, in bytes: three of the largest forms. */
const mostDiscarded = 33_554_432;

/**
 * Answers a request whose body is not read to its end, such as one that is too large, and discards the rest before the connection is closed or
 * has its next request. Most clients send everything before they read: if the connection were closed at once, they would lose the answer.
 * A client that then sends for longer than `milliseconds`, or more than 32 MiB, is cut.
 */
export function discardUnreadBodies(server: FastifyInstance, milliseconds: number): void {
  server.addHook('onSend', ({ raw, method }, reply, payload, done) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isText || method === 'HEAD' || !isUnread(raw)) {
      done(null, payload);
      return;
    }
    // With its length, a client knows that the answer is complete while it still sends.
    reply.header('Content-Length', Buffer.byteLength(payload));
    const rest = async (): Promise<void> => {
      const isAll = await discardRest(raw, milliseconds);
      if (!isAll) reply.raw.once('finish', () => raw.socket.destroySoon());
    };
    done(null, Readable.from(followedBy(payload, rest)));
  });
}

function isUnread({ complete, readableEnded, headers }: IncomingMessage): boolean {
  return !complete && !readableEnded && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);
}

async function* followedBy(answer: string | Buffer, rest: () => Promise<void>): AsyncGenerator<string | Buffer> {
  yield answer;
  await rest();
}

/** Reads the rest of a body, for at most so many milliseconds, and 32 MiB. False if it is not over by then. */
export function discardRest(body: IncomingMessage, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const over = (isAll: boolean): void => {
      clearTimeout(cut);
      body.off('data', count).pause();
      resolve(isAll);
    };
    const cut = setTimeout(() => over(false), milliseconds);
    let discarded = 0;
    const count = (chunk: Buffer | string): void => {
      discarded += chunk.length;
      if (discarded > mostDiscarded) over(false);
    };
    if (body.destroyed) over(true);
    else
      body
        .on('data', count)
        .once('close', () => over(true))
        .resume();
  });
}
