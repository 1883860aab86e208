import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { notSignedIn } from '../accounts/accounts.errors.js';
import { Authenticate } from '../accounts/use-cases/authenticate.js';
import { httpRequest, markSignedIn } from './current-account.js';
import { requestToken } from './request-token.js';

const publicKey = 'public';

/** Opens a handler, or every handler of a class, to people who are not signed in. What is not marked stays closed. */
export const Public = () => SetMetadata(publicKey, true);

/** Lets in whoever carries the token of a session that has not ended; stands before every handler of every door. */
@Injectable()
export class AuthenticationGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticate: Authenticate,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.getAllAndOverride<boolean>(publicKey, [context.getHandler(), context.getClass()])) return true;
    const request = httpRequest(context);
    const token = requestToken(request.headers.authorization);
    if (token === undefined) throw notSignedIn();
    const { accountId } = await this.authenticate.execute(token);
    markSignedIn(request, { accountId, token });
    return true;
  }
}
