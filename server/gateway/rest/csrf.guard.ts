import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { csrfTokenOf } from '../csrf-token.js';
import { CsrfFailed } from './rest.errors.js';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A call that changes something and carries the cookie `csrftoken` must carry the same value in `X-CSRFToken`. A call without
 * the cookie needs none: such a client sends its token by hand, and no browser adds that for another site.
 * GraphQL has a guard of its own: it refuses what a browser sends without asking first.
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
