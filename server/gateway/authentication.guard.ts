import { Injectable, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { NotSignedIn } from '../accounts/accounts.errors.js';
import { httpRequest } from './current-actor.js';
import { TokenStrategy } from './token-strategy.js';

const publicKey = 'public';

/** Marks a handler, or every handler of a class, as public: it needs no token. All other handlers need the token of a session. */
export const Public = () => SetMetadata(publicKey, true);

/** Whether a handler needs no token. */
export function isPublic(reflector: Reflector, context: ExecutionContext): boolean {
  return reflector.getAllAndOverride<boolean | undefined>(publicKey, [context.getHandler(), context.getClass()]) === true;
}

/**
 * Accepts requests to public handlers, and requests with the token of a session that has not ended. It is a global guard for REST and
 * GraphQL. Errors: UNAUTHENTICATED.
 */
@Injectable()
export class AuthenticationGuard extends AuthGuard() {
  constructor(
    private readonly reflector: Reflector,
    strategy: TokenStrategy,
  ) {
    super({ session: false, defaultStrategy: strategy.registeredAs });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (isPublic(this.reflector, context)) return true;
    return (await super.canActivate(context)) === true;
  }

  override getRequest(context: ExecutionContext): FastifyRequest {
    return httpRequest(context);
  }

  override handleRequest<User>(error: Error | null, user: User | false | null): User {
    if (error) throw error;
    if (!user) throw new NotSignedIn();
    return user;
  }
}
