import { Injectable } from '@nestjs/common';
import { notSignedIn } from '../accounts.errors.js';
import { AccountStore } from '../ports/account-store.port.js';

/** Whether an account has a password: one that was opened by a sign-in elsewhere has none. UNAUTHENTICATED when it was removed in this moment. */
@Injectable()
export class CheckPasswordIsSet {
  constructor(private readonly accounts: AccountStore) {}

  async execute(accountId: string): Promise<boolean> {
    const credentials = await this.accounts.findCredentialsById(accountId);
    if (!credentials) throw notSignedIn();
    return credentials.passwordHash !== null;
  }
}
