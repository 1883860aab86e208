import { Injectable } from '@nestjs/common';
import type { Account } from '../account.js';
import { SEARCH_MAX_LENGTH, type AccountChoice, type AccountList, type ListedAccount } from '../directory/account-directory.js';
import { AccountDirectory } from '../directory/ports/account-directory.port.js';
import { parsePlace } from '../../lists/list-parts.rules.js';
import { parseEmailAddress } from '../email-address.rules.js';
import { AccountStore } from '../ports/account-store.port.js';
import { parseUsername } from '../username.rules.js';

/** How many accounts a part of the list has. */
const ACCOUNTS_OF_A_PART = 25;

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The accounts of everybody. */
@Injectable()
export class AllAccounts {
  constructor(
    private readonly accounts: AccountStore,
    private readonly directory: AccountDirectory,
  ) {}

  /** A part of the list of all accounts. `at`: a place that another part has named; null for the beginning. */
  list({ search, ...choice }: AccountChoice, at: string | null): Promise<AccountList> {
    const text = (search ?? '').replaceAll('\0', '').trim().slice(0, SEARCH_MAX_LENGTH);
    const place = at === null ? null : parsePlace(at);
    return this.directory.list({ ...choice, search: text === '' ? null : text }, { place, size: ACCOUNTS_OF_A_PART });
  }

  /** One account as in the list; null when there is none with this id. */
  load(id: string): Promise<ListedAccount | null> {
    return this.directory.find(id);
  }

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
