import type { Account } from '../account.js';
import type { EmailAddress } from '../email-address.rules.js';
import type { Username } from '../username.rules.js';

/** An account with what its password is checked against. */
export interface Credentials {
  readonly account: Account;
  readonly passwordHash: string;
}

/** Where accounts are kept. Usernames and e-mail addresses are compared ignoring case and given back as they were written. */
export abstract class AccountStore {
  /** Keeps a new account; false, with nothing kept, when its username or its e-mail address is taken, also by a faster writer. */
  abstract add(account: Account, passwordHash: string): Promise<boolean>;

  /** Whether another account has the username or the e-mail address. Somebody may still be faster: `add` decides. */
  abstract isTaken(username: Username, email: EmailAddress): Promise<boolean>;

  /** Null when there is no such account. */
  abstract findById(id: string): Promise<Account | null>;

  /** Null when nobody has that username. */
  abstract findCredentials(username: Username): Promise<Credentials | null>;
}
