import type { Actor, Scope } from '../../actor.js';
import type { Account } from '../account.js';
import { NotSignedIn } from '../accounts.errors.js';
import { AccountStore } from '../ports/account-store.port.js';
import { Injectable } from '@nestjs/common';

/** Reads an account for its owner. */
@Injectable()
export class Accounts {
  constructor(private readonly accounts: AccountStore) {}

  /** The account that acts. For another act, name its scope. Errors: UNAUTHENTICATED when it was just removed; SCOPE_MISSING. */
  async load(actor: Actor, scope: Scope = 'read'): Promise<Account> {
    const account = await this.accounts.findById(actor.accountFor(scope));
    if (!account) throw new NotSignedIn();
    return account;
  }

  /**
   * Whether an account has a password: one that a provider has opened, or joined for the first time, has none. Scope: read. Errors: UNAUTHENTICATED
   * when it was just removed.
   */
  async hasPassword(actor: Actor): Promise<boolean> {
    const credentials = await this.accounts.findCredentialsById(actor.accountFor('read'));
    if (!credentials) throw new NotSignedIn();
    return credentials.passwordHash !== null;
  }
}
