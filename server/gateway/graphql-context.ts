import type { FastifyReply, FastifyRequest } from 'fastify';

/** The context of every GraphQL resolver and guard. */
export interface GraphqlContext {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
