import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { Clock } from '../../clock.port.js';
import { NotSignedIn, PasswordNotSet, WrongCredentials } from '../accounts.errors.js';
import type { Caller } from '../caller.js';
import { newReceiptNumber } from '../deletion-receipt.js';
import { AccountStore, type Credentials } from '../ports/account-store.port.js';
import { SignInSettings } from '../sign-in-settings.js';
import { CheckPassword, type TypedCredentials } from './check-password.js';
import { RemoveAccount } from './remove-account.js';

/** The account to remove, and the credentials that the owner typed to confirm. */
export interface DeleteAccountCommand {
  readonly actor: Actor;
  /** In upper or lower case. */
  readonly username: string;
  /** Null for an account without a password. */
  readonly password: string | null;
}

/**
 * Removes an account with its page, its pictures and its sessions, at once, and mails its owner a receipt. The password confirms it; without one, or where nobody signs in with one, a
 * fresh sign-in does.
 * Errors: WRONG_CREDENTIALS when the username or password is not the account's own; PASSWORD_NOT_SET when the account has none, but one was
 * typed; FRESH_SIGN_IN_NEEDED; SIGN_IN_NEEDED; LAST_OPERATOR; TOO_MANY_ATTEMPTS after wrong passwords; UNAUTHENTICATED when the account was just removed.
 */
@Injectable()
export class DeleteAccount {
  constructor(
    private readonly accounts: AccountStore,
    private readonly checkPassword: CheckPassword,
    private readonly removeAccount: RemoveAccount,
    private readonly clock: Clock,
    private readonly settings: SignInSettings,
  ) {}

  async execute({ actor, username, password }: DeleteAccountCommand, caller: Caller): Promise<void> {
    const accountId = actor.accountInPerson();
    const credentials = await this.accounts.findCredentialsById(accountId);
    if (!credentials) throw new NotSignedIn();
    const isByPassword = credentials.passwordHash !== null && this.settings.passwordSignIn === 'on';
    if (!isByPassword) this.checkSignIn(credentials, { actor, username, password });
    else await this.checkTyped(credentials, { username, password: password ?? '' }, caller);
    await this.removeAccount.execute(accountId, { receipt: newReceiptNumber(), by: 'owner', language: caller.language });
  }

  private async checkTyped(owner: Credentials, typed: TypedCredentials, caller: Caller): Promise<void> {
    const { account } = await this.checkPassword.execute(typed, caller);
    if (account.id !== owner.account.id) throw new WrongCredentials();
  }

  private checkSignIn({ account }: Credentials, { actor, username, password }: DeleteAccountCommand): void {
    if (password !== null) throw new PasswordNotSet();
    actor.needFreshSignIn(this.clock.now());
    if (username.trim().toLowerCase() !== account.username.toLowerCase()) throw new WrongCredentials();
  }
}
