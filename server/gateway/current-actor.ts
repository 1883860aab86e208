import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext, type GqlContextType } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../actor.js';
import type { GraphqlContext } from './graphql-context.js';

/** Who acts by an authenticated request, and its token. */
export interface SignedInRequest {
  readonly actor: Actor;
  readonly token: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Passport sets it when the guard accepts the request. */
    user?: SignedInRequest;
  }
}

/** The HTTP request of a call over REST or GraphQL. */
export function httpRequest(context: ExecutionContext): FastifyRequest {
  return context.getType<GqlContextType>() === 'graphql'
    ? GqlExecutionContext.create(context).getContext<GraphqlContext>().request
    : context.switchToHttp().getRequest<FastifyRequest>();
}

/** The account that acts, as a parameter of a handler that is not public. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext) => signedInAs(httpRequest(context)).actor);

/** The token of the request, as a parameter of a handler that is not public. */
export const CurrentToken = createParamDecorator((_: unknown, context: ExecutionContext) => signedInAs(httpRequest(context)).token);

/**
 * Who acts by a request that the guard has accepted.
 * @throws when the handler is public: then nobody is authenticated.
 */
export function signedInAs(request: FastifyRequest): SignedInRequest {
  if (!request.user) throw new Error('A public handler asked who is signed in.');
  return request.user;
}
