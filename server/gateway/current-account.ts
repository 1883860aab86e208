import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext, type GqlContextType } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import type { GraphqlContext } from './graphql/graphql-context.js';

/** Who a request comes from, once the guard has let it in. */
export interface SignedInRequest {
  readonly accountId: string;
  readonly token: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by Passport once the guard has let the request in. */
    user?: SignedInRequest;
  }
}

/** The HTTP request behind a call, whichever API it came through. */
export function httpRequest(context: ExecutionContext): FastifyRequest {
  return context.getType<GqlContextType>() === 'graphql'
    ? GqlExecutionContext.create(context).getContext<GraphqlContext>().request
    : context.switchToHttp().getRequest<FastifyRequest>();
}

/** The id of the signed-in account, as a parameter of a handler that is not public. */
export const CurrentAccount = createParamDecorator((_: unknown, context: ExecutionContext) => signedInAs(httpRequest(context)).accountId);

/** The token the request came with, as a parameter of a handler that is not public. */
export const CurrentToken = createParamDecorator((_: unknown, context: ExecutionContext) => signedInAs(httpRequest(context)).token);

/** Who a request comes from that the guard has let in. */
export function signedInAs(request: FastifyRequest): SignedInRequest {
  if (!request.user) throw new Error('A public handler asked who is signed in.');
  return request.user;
}
