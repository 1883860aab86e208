import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { isAccessToken, isInForce } from '../../access-tokens/access-token.js';
import { AccessTokenStore } from '../../access-tokens/ports/access-token-store.port.js';
import { WrongCredentials } from '../../accounts.errors.js';
import type { Caller } from '../../caller.js';
import { AccountStore } from '../../ports/account-store.port.js';
import type { TypedCredentials } from '../../use-cases/check-password.js';
import { hashToken } from '../session.js';
import { LogIn } from './log-in.js';

/**
 * The token for a client that asks for a username and a password and cannot ask for anything else. In the place of the password it may send an access
 * token of the account, its app password, and gets it back: the client may do what the access token allows. Errors: WRONG_CREDENTIALS for an access
 * token of another account, or one that has ended; otherwise those of `LogIn`.
 */
@Injectable()
export class LogInOlderClient {
  constructor(
    private readonly logIn: LogIn,
    private readonly accessTokens: AccessTokenStore,
    private readonly accounts: AccountStore,
    private readonly clock: Clock,
  ) {}

  async execute(typed: TypedCredentials, caller: Caller): Promise<string> {
    // Nobody can guess an access token, so this needs no limit.
    if (!isAccessToken(typed.password)) return (await this.logIn.execute(typed, caller)).token;
    const found = await this.accessTokens.find(hashToken(typed.password));
    const owner = found && isInForce(found, this.clock.now()) ? await this.accounts.findById(found.accountId) : null;
    const name = typed.username.trim().toLowerCase();
    const isOwn = owner !== null && [owner.username, owner.email].some((one) => one.toLowerCase() === name);
    if (!isOwn) throw new WrongCredentials();
    return typed.password;
  }
}
