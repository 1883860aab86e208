import type { Server } from 'node:http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify';

type AnswerError = (error: Error, request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * A Fastify adapter whose own errors (a body or an address that cannot be read, too large, of a wrong type) reach the filters of
 * Nest like all others. Nest hands over its error handler when every module has started: by then, each route has taken what
 * Fastify had before.
 */
export function createFastifyAdapter(options: FastifyHttpOptions<Server>): FastifyAdapter {
  let answerError: AnswerError | undefined;
  const answer: AnswerError = (error, request, reply) => (answerError ? answerError(error, request, reply) : reply.send(error));
  const adapter = new FastifyAdapter({ ...options, frameworkErrors: answer });
  const server = adapter.getInstance();
  server.setErrorHandler(answer);
  adapter.setErrorHandler = (handler) => {
    answerError = handler as AnswerError;
    return server;
  };
  return adapter;
}
