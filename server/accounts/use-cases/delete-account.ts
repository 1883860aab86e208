import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { RemoveUnusedImages } from '../../media/use-cases/remove-unused-images.js';
import { LINKNAME_WITHHELD_FOR } from '../account.js';
import { NotSignedIn, PasswordNotSet, WrongCredentials } from '../accounts.errors.js';
import type { Caller } from '../caller.js';
import { AccountStore } from '../ports/account-store.port.js';
import { CheckPassword } from './check-password.js';

/** The account to remove, and the credentials that the owner typed to confirm. */
export interface DeleteAccountCommand {
  readonly accountId: string;
  /** In upper or lower case. */
  readonly username: string;
  readonly password: string;
}

/**
 * Removes an account with its page, its pictures and its sessions, at once. Errors: WRONG_CREDENTIALS when the username or password is not the
 * account's own; PASSWORD_NOT_SET; TOO_MANY_ATTEMPTS after wrong passwords; UNAUTHENTICATED when the account was just removed.
 */
@Injectable()
export class DeleteAccount {
  constructor(
    private readonly accounts: AccountStore,
    private readonly checkPassword: CheckPassword,
    private readonly clock: Clock,
    private readonly removeUnusedImages: RemoveUnusedImages,
  ) {}

  async execute({ accountId, username, password }: DeleteAccountCommand, caller: Caller): Promise<void> {
    const credentials = await this.accounts.findCredentialsById(accountId);
    if (!credentials) throw new NotSignedIn();
    if (credentials.passwordHash === null) throw new PasswordNotSet();
    const { account } = await this.checkPassword.execute({ username, password }, caller);
    if (account.id !== accountId) throw new WrongCredentials();
    await this.accounts.remove(accountId, new Date(this.clock.now().getTime() + LINKNAME_WITHHELD_FOR));
    // The account's pictures count as the oldest, so that one step removes them. The account is already removed, so a failure of the storage
    // is ignored: a background job removes what is left.
    await this.removeUnusedImages.execute().catch(() => undefined);
  }
}
