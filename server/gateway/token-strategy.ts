import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy } from 'passport-custom';
import { Authenticate } from '../accounts/use-cases/authenticate.js';
import type { SignedInRequest } from './current-account.js';
import { requestToken } from './request-token.js';

let registered = 0;

/** Passport's strategy for the token of a session, whether the scheme is `Token` or `Bearer`, whichever API it comes through. */
@Injectable()
export class TokenStrategy extends PassportStrategy(Strategy, 'token') {
  /** Passport keeps names for the whole process: one of its own keeps two applications in a process, as in tests, apart. */
  readonly registeredAs = `token-${(registered += 1)}`;

  constructor(private readonly authentication: Authenticate) {
    super();
    passport.use(this.registeredAs, this);
  }

  /** Null when the request carries no token. @throws {DomainError} when its session is not known or has ended. */
  async validate({ headers }: FastifyRequest): Promise<SignedInRequest | null> {
    const token = requestToken(headers.authorization);
    if (token === undefined) return null;
    const { accountId } = await this.authentication.execute(token);
    return { accountId, token };
  }
}
