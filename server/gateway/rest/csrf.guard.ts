import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { csrfTokenOf } from '../csrf-token.js';
import { CsrfFailed } from './rest.errors.js';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A request that changes something and has the cookie `csrftoken` must have the same value in `X-CSRFToken`. A request without the cookie
 * needs no header: such a client sends its token itself, and a browser does not add that for another site. GraphQL has another protection:
 * it refuses requests that a browser sends without a preflight request.
 */
@Injectable()
export class CsrfGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const { method, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const expected = csrfTokenOf(headers.cookie);
    if (harmless.has(method) || expected === undefined || headers['x-csrftoken'] === expected) return true;
    throw new CsrfFailed();
  }
}
