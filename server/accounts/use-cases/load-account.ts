import { Injectable } from '@nestjs/common';
import type { Account } from '../account.js';
import { NotSignedIn } from '../accounts.errors.js';
import { AccountStore } from '../ports/account-store.port.js';

/** The signed-in account. Errors: UNAUTHENTICATED when it was just removed. */
@Injectable()
export class LoadAccount {
  constructor(private readonly accounts: AccountStore) {}

  async execute(id: string): Promise<Account> {
    const account = await this.accounts.findById(id);
    if (!account) throw new NotSignedIn();
    return account;
  }
}
