import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import type { Language } from '../../../languages.rules.js';
import type { Account } from '../../account.js';
import { GoogleEmailUnverified } from '../../accounts.errors.js';
import { parseEmailAddress, type EmailAddress } from '../../email-address.rules.js';
import type { ExternalIdentity } from '../external-identity.js';
import { AccountStore } from '../../ports/account-store.port.js';
import type { IdentityClaims } from '../ports/identity-provider.port.js';
import { usernameOfEmail } from '../../username.rules.js';

// Each further attempt has one more digit. The last one has almost a hundred million possible names, so it is most likely free.
const attempts = 8;

interface FoundAccount {
  readonly account: Account;
  /** Whether it was opened for this sign-in. */
  readonly isNew: boolean;
}

/**
 * The account of a person whom the provider knows: the account of their identity, else the account that has verified the same verified address,
 * else a new account. Errors: GOOGLE_EMAIL_UNVERIFIED when the provider has not verified the address, or when an account has the address but
 * has not verified it. Anybody could have opened such an account, and would keep access to it after the true owner signs in. An account that
 * is joined for the first time loses its password, sessions and tokens for the same reason: a link in a mail is opened too easily.
 */
@Injectable()
export class FindGoogleAccount {
  constructor(
    private readonly accounts: AccountStore,
    private readonly clock: Clock,
  ) {}

  /** `language` is that of the request, for the mail to the owner of a joined account. */
  async execute({ identity, email, emailVerified }: IdentityClaims, language: Language): Promise<FoundAccount> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      // Read again at each attempt: the same person may sign in from another window at this moment.
      const known = await this.accounts.findByIdentity(identity);
      if (known) return { account: known, isNew: false };
      const address = emailVerified && email !== null ? parseEmailAddress(email) : null;
      if (!address?.ok) throw new GoogleEmailUnverified();
      const joined = await this.join(identity, address.value, language);
      if (joined) return { account: joined, isNew: false };
      const opened = await this.open(identity, address.value, attempt);
      if (opened) return { account: opened, isNew: true };
    }
    throw new Error('No account could be opened for somebody whom the provider knows: every username that was tried is taken.');
  }

  /** Null when no account has the address, or when a concurrent sign-in was faster. */
  private async join(identity: ExternalIdentity, email: EmailAddress, language: Language): Promise<Account | null> {
    const account = await this.accounts.findByEmail(email);
    if (account && !account.emailVerified) throw new GoogleEmailUnverified();
    return account && (await this.accounts.addIdentity({ accountId: account.id, identity, language })) ? account : null;
  }

  /** Null when the username, the address or the identity is taken. */
  private async open(identity: ExternalIdentity, email: EmailAddress, attempt: number): Promise<Account | null> {
    const username = usernameOfEmail(email, attempt === 0 ? '' : String(randomInt(10 ** attempt, 10 ** (attempt + 1))));
    if (!username.ok) return null;
    const account = { id: randomUUID(), username: username.value, email, emailVerified: true, registeredAt: this.clock.now() };
    return (await this.accounts.addWithIdentity(account, identity)) ? account : null;
  }
}
