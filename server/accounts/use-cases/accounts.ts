import type { Actor, Scope } from '../../actor.js';
import type { Account } from '../account.js';
import { NotSignedIn } from '../accounts.errors.js';
import { parseEmailAddress } from '../email-address.rules.js';
import { AccountStore } from '../ports/account-store.port.js';
import { parseUsername } from '../username.rules.js';
import { Injectable } from '@nestjs/common';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** An account: what it is, for its owner and for operators. */
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

  /** The account with this id, username or e-mail address, for operators; null when there is none. */
  async find(text: string): Promise<Account | null> {
    if (ID.test(text)) return this.accounts.findById(text);
    const email = parseEmailAddress(text);
    if (email.ok) return this.accounts.findByEmail(email.value);
    const username = parseUsername(text);
    return username.ok ? ((await this.accounts.findCredentials(username.value))?.account ?? null) : null;
  }

  /** Marks the e-mail address of an account as verified, for an operator who knows that it is right. */
  confirmEmail(accountId: string): Promise<void> {
    return this.accounts.markEmailVerified(accountId);
  }
}
