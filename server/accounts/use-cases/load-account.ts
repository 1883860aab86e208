import { Injectable } from '@nestjs/common';
import type { Account } from '../account.js';
import { notSignedIn } from '../accounts.errors.js';
import { AccountStore } from '../ports/account-store.port.js';

/** The account of somebody who is signed in. UNAUTHENTICATED when it was removed in this moment. */
@Injectable()
export class LoadAccount {
  constructor(private readonly accounts: AccountStore) {}

  async execute(id: string): Promise<Account> {
    const account = await this.accounts.findById(id);
    if (!account) throw notSignedIn();
    return account;
  }
}
