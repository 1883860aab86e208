import type { Account } from '../../server/accounts/account.js';
import type { EmailAddress } from '../../server/accounts/email-address.rules.js';
import { AccountStore, type Credentials } from '../../server/accounts/ports/account-store.port.js';
import type { Username } from '../../server/accounts/username.rules.js';

/** Accounts in memory, for unit tests. */
export class MemoryAccountStore extends AccountStore {
  private readonly rows: Credentials[] = [];

  override async add(account: Account, passwordHash: string): Promise<boolean> {
    if (this.has(account.username, account.email)) return false;
    this.rows.push({ account, passwordHash });
    return true;
  }

  override async isTaken(username: Username, email: EmailAddress): Promise<boolean> {
    return this.has(username, email);
  }

  override async findById(id: string): Promise<Account | null> {
    return this.rows.find(({ account }) => account.id === id)?.account ?? null;
  }

  override async findCredentials(username: Username): Promise<Credentials | null> {
    return this.rows.find(({ account }) => isSame(account.username, username)) ?? null;
  }

  private has(username: Username, email: EmailAddress): boolean {
    return this.rows.some(({ account }) => isSame(account.username, username) || isSame(account.email, email));
  }
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
