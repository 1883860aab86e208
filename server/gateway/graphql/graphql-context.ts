import type { FastifyReply, FastifyRequest } from 'fastify';

/** What every GraphQL resolver and guard can reach. */
export interface GraphqlContext {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
