import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy } from 'passport-custom';
import { Authenticate } from '../accounts/sessions/use-cases/authenticate.js';
import type { SignedInRequest } from './current-actor.js';
import { requestToken } from './http/request-token.js';

let registered = 0;

/** Passport's strategy for the tokens of sessions and access tokens: `Authorization: Token …` or `Bearer …`, over REST and GraphQL (specification §6, §7). */
@Injectable()
export class TokenStrategy extends PassportStrategy(Strategy, 'token') {
  /** Passport's registry of names is global. Each application has a name of its own, because tests run several in one process. */
  readonly registeredAs = `token-${(registered += 1)}`;

  constructor(private readonly authentication: Authenticate) {
    super();
    passport.use(this.registeredAs, this);
  }

  /**
   * Null when the request has no token.
   * @throws {DomainError} UNAUTHENTICATED when the token is not valid, or not any more.
   */
  async validate({ headers }: FastifyRequest): Promise<SignedInRequest | null> {
    const token = requestToken(headers.authorization);
    if (token === undefined) return null;
    return { actor: await this.authentication.execute(token), token };
  }
}
