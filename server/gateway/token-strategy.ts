import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-custom';
import { Authenticate } from '../accounts/use-cases/authenticate.js';
import type { SignedInRequest } from './current-account.js';
import { requestToken } from './request-token.js';

/** Passport's strategy for the token of a session, whether the scheme is `Token` or `Bearer`, whichever door it comes through. */
@Injectable()
export class TokenStrategy extends PassportStrategy(Strategy, 'token') {
  constructor(private readonly authentication: Authenticate) {
    super();
  }

  /** Null when the request carries no token. @throws {DomainError} when its session is not known or has ended. */
  async validate({ headers }: FastifyRequest): Promise<SignedInRequest | null> {
    const token = requestToken(headers.authorization);
    if (token === undefined) return null;
    const { accountId } = await this.authentication.execute(token);
    return { accountId, token };
  }
}
