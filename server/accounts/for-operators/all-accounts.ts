import { Injectable } from '@nestjs/common';
import type { Account } from '../account.js';
import { parseEmailAddress } from '../email-address.rules.js';
import { AccountStore } from '../ports/account-store.port.js';
import { parseUsername } from '../username.rules.js';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The accounts of everybody. */
@Injectable()
export class AllAccounts {
  constructor(private readonly accounts: AccountStore) {}

  /** The account with this id, username or e-mail address; null when there is none. */
  async find(text: string): Promise<Account | null> {
    if (ID.test(text)) return this.accounts.findById(text);
    const email = parseEmailAddress(text);
    if (email.ok) return this.accounts.findByEmail(email.value);
    const username = parseUsername(text);
    return username.ok ? ((await this.accounts.findCredentials(username.value))?.account ?? null) : null;
  }

  /** Marks the e-mail address of an account as verified: the operator knows that it is right. */
  confirmEmail(accountId: string): Promise<void> {
    return this.accounts.markEmailVerified(accountId);
  }
}
