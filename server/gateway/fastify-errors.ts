import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { ConnectionError, FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify';
import { sentenceOf } from '../domain-error.js';
import { refusalOf } from './rest/refusals.js';
import { isExemptFromTimeouts } from './connection-timeouts.js';

type AnswerError = (error: Error, request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * A Fastify adapter whose own errors (a body or an address that cannot be read, too large, of a wrong type) reach the filters of
 * Nest like all others. Nest hands over its error handler when every module has started: by then, each route has taken what
 * Fastify had before. `linger`: for how many milliseconds a connection is held for an answer to what could not be read.
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

const statusOfClientError: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what is not even HTTP, or did not come in time, in the words of every other error; there is no request and no reply yet. */
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
  // Whoever leaves their end open would hold the connection for ever.
  const cut = setTimeout(() => socket.destroy(), linger).unref();
  socket.once('close', () => clearTimeout(cut));
}

// A second head in the middle of an answer would be taken for a part of it. Node itself asks the same in its own handler.
function isBeingAnswered(socket: Socket & { readonly _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage?.headersSent === true;
}
