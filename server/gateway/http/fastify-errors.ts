import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { ConnectionError, FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify';
import { sentenceOf } from '../../domain-error.js';
import { refusalOf } from '../framework-refusals.js';
import { isExemptFromTimeouts } from './connection-timeouts.js';

type AnswerError = (error: Error, request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * A Fastify adapter whose own errors also reach the filters of Nest: a body or an address that cannot be read, is too large or has a wrong
 * type. Nest sets its error handler after every module has started, and a route keeps the handler that was set when it was added. So this
 * adapter sets a handler at once, which passes each error on to the later one. `linger`: how many milliseconds a connection stays open
 * after the response to a request that could not be read.
 */
export function createFastifyAdapter(options: FastifyHttpOptions<Server>, linger: number): FastifyAdapter {
  let answerError: AnswerError | undefined;
  const answer: AnswerError = (error, request, reply) => (answerError ? answerError(error, request, reply) : reply.send(error));
  const clientErrorHandler = (error: ConnectionError, socket: Socket): void => answerUnreadable(error, socket, linger);
  const adapter = new FastifyAdapter({ ...options, frameworkErrors: answer, clientErrorHandler });
  const server = adapter.getInstance();
  server.setErrorHandler(answer);
  adapter.setErrorHandler = (handler) => {
    answerError = handler as AnswerError;
    return server;
  };
  return adapter;
}

const TOO_MANY_CHUNKS = 'TOO_MANY_CHUNKS';
const statusOfClientError: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  [TOO_MANY_CHUNKS]: 413,
};

/** The fault of a request whose body is refused while it comes, as one of Node is. */
export function tooManyChunks(): Error {
  return Object.assign(new Error('The body has too many small chunks'), { code: TOO_MANY_CHUNKS });
}

/** Answers bytes that are not HTTP, and requests that were too slow, with the same JSON as other errors. Fastify does not see them. */
function answerUnreadable({ code }: ConnectionError, socket: Socket, linger: number): void {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT' && isExemptFromTimeouts(socket)) return;
  if (code === 'ECONNRESET' || !socket.writable || isBeingAnswered(socket)) {
    socket.destroy();
    return;
  }
  const refusal = refusalOf(statusOfClientError[code] ?? 400);
  const { status } = refusal;
  const body = JSON.stringify({ detail: sentenceOf(refusal), code: refusal.code });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // A client that never closes its end would hold the connection forever.
  const cut = setTimeout(() => socket.destroy(), linger).unref();
  socket.once('close', () => clearTimeout(cut));
}

// The client would read a second head as a part of the running response. Node's own handler checks the same.
function isBeingAnswered(socket: Socket & { readonly _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage?.headersSent === true;
}
