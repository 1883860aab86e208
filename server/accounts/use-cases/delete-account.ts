import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { NotSignedIn, PasswordNotSet, WrongCredentials } from '../accounts.errors.js';
import type { Caller } from '../caller.js';
import { AccountStore } from '../ports/account-store.port.js';
import { CheckPassword } from './check-password.js';
import { RemoveAccount } from './remove-account.js';

/** The account to remove, and the credentials that the owner typed to confirm. */
export interface DeleteAccountCommand {
  readonly actor: Actor;
  /** In upper or lower case. */
  readonly username: string;
  readonly password: string;
}

/**
 * Removes an account with its page, its pictures and its sessions, at once. Errors: WRONG_CREDENTIALS when the username or password is not the
 * account's own; PASSWORD_NOT_SET; SIGN_IN_NEEDED; TOO_MANY_ATTEMPTS after wrong passwords; UNAUTHENTICATED when the account was just removed.
 */
@Injectable()
export class DeleteAccount {
  constructor(
    private readonly accounts: AccountStore,
    private readonly checkPassword: CheckPassword,
    private readonly removeAccount: RemoveAccount,
  ) {}

  async execute({ actor, username, password }: DeleteAccountCommand, caller: Caller): Promise<void> {
    const accountId = actor.accountInPerson();
    const credentials = await this.accounts.findCredentialsById(accountId);
    if (!credentials) throw new NotSignedIn();
    if (credentials.passwordHash === null) throw new PasswordNotSet();
    const { account } = await this.checkPassword.execute({ username, password }, caller);
    if (account.id !== accountId) throw new WrongCredentials();
    await this.removeAccount.execute(accountId);
  }
}
