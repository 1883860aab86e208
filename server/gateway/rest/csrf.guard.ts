import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { csrfTokenOf } from '../http/csrf-token.js';
import { requestToken } from '../http/request-token.js';
import { CsrfFailed } from './rest.errors.js';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);
const withoutKey = 'without-csrf-token';

/**
 * Marks a handler whose clients never send `X-CSRFToken` (specification §7). It has a rate limit, and does and changes nothing for whoever is
 * signed in, so that another site gains nothing by calling it.
 */
export const WithoutCsrfToken = () => SetMetadata(withoutKey, true);

/**
 * A request that changes something and has the cookie `csrftoken` must have the same value in `X-CSRFToken`, unless it has a token in
 * `Authorization`: a browser adds cookies to the requests of other sites by itself, but never that header. A request without the cookie needs
 * no header either: such a client sends its token itself. GraphQL has another protection: it refuses requests that a browser sends without a
 * preflight request.
 */
@Injectable()
export class CsrfGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http' || this.reflector.get<boolean>(withoutKey, context.getHandler())) return true;
    const { method, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    if (harmless.has(method) || requestToken(headers.authorization) !== undefined) return true;
    const expected = csrfTokenOf(headers.cookie);
    if (expected === undefined || headers['x-csrftoken'] === expected) return true;
    throw new CsrfFailed();
  }
}
