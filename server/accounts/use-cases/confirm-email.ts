import { Injectable } from '@nestjs/common';
import { AccountStore } from '../ports/account-store.port.js';

/** Marks the e-mail address of an account as verified, for an operator who knows that it is right. */
@Injectable()
export class ConfirmEmail {
  constructor(private readonly accounts: AccountStore) {}

  execute(accountId: string): Promise<void> {
    return this.accounts.markEmailVerified(accountId);
  }
}
