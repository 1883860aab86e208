import { Injectable } from '@nestjs/common';
import type { Actor, Scope } from '../../actor.js';
import type { Account } from '../account.js';
import { NotSignedIn } from '../accounts.errors.js';
import { AccountStore } from '../ports/account-store.port.js';

/** The account that acts. For another act, name its scope. Errors: UNAUTHENTICATED when it was just removed; SCOPE_MISSING. */
@Injectable()
export class LoadAccount {
  constructor(private readonly accounts: AccountStore) {}

  async execute(actor: Actor, scope: Scope = 'read'): Promise<Account> {
    const account = await this.accounts.findById(actor.accountFor(scope));
    if (!account) throw new NotSignedIn();
    return account;
  }
}
