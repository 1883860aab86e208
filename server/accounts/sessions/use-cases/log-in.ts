import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { isAccessToken, isInForce } from '../../access-tokens/access-token.js';
import { AccessTokenStore } from '../../access-tokens/ports/access-token-store.port.js';
import { WrongCredentials } from '../../accounts.errors.js';
import type { Caller } from '../../caller.js';
import { AccountStore } from '../../ports/account-store.port.js';
import { SecondFactorStore } from '../../second-factor/ports/second-factor-store.port.js';
import { SecondFactorNeeded } from '../../second-factor/second-factor.errors.js';
import { needPasswords, SignInSettings } from '../../sign-in-settings.js';
import { CheckPassword, type TypedCredentials } from '../../use-cases/check-password.js';
import { hashToken } from '../session.js';
import { StartSession, type SignedIn } from './start-session.js';

/** Signs in by username or verified e-mail address, and password, for clients that know no second step. */
@Injectable()
export class LogIn {
  constructor(
    private readonly checkPassword: CheckPassword,
    private readonly startSession: StartSession,
    private readonly settings: SignInSettings,
    private readonly secondFactors: SecondFactorStore,
    private readonly accessTokens: AccessTokenStore,
    private readonly accounts: AccountStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Errors: PASSWORDS_OFF; SECOND_FACTOR_NEEDED, after the right password of an account with an authenticator app; the same as of `CheckPassword`, even
   * when the password is replaced at the same time.
   */
  async byPassword(typed: TypedCredentials, caller: Caller): Promise<SignedIn> {
    needPasswords(this.settings);
    const { account, passwordHash } = await this.checkPassword.execute(typed, caller);
    if (await this.secondFactors.find(account.id)) throw new SecondFactorNeeded();
    return this.startSession.execute(account, caller, { strength: 'password', passwordHash });
  }

  /**
   * The token for a client that asks for a username and a password and cannot ask for anything else. In the place of the password it may send an access
   * token of the account, its app password, and gets it back: the client may do what the access token allows. Errors: WRONG_CREDENTIALS for an access
   * token of another account, or one that has ended; otherwise those of `byPassword`.
   */
  async ofOlderClient(typed: TypedCredentials, caller: Caller): Promise<string> {
    // Nobody can guess an access token, so this needs no limit.
    if (!isAccessToken(typed.password)) return (await this.byPassword(typed, caller)).token;
    const found = await this.accessTokens.find(hashToken(typed.password));
    const owner = found && isInForce(found, this.clock.now()) ? await this.accounts.findById(found.accountId) : null;
    const name = typed.username.trim().toLowerCase();
    const isOwn = owner !== null && [owner.username, owner.email].some((one) => one.toLowerCase() === name);
    if (!isOwn) throw new WrongCredentials();
    return typed.password;
  }
}
