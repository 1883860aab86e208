import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import type { Language } from '../../../languages.rules.js';
import type { Account } from '../../account.js';
import { GoogleEmailUnverified, SignUpRefused } from '../../accounts.errors.js';
import { parseEmailAddress, type EmailAddress } from '../../email-address.rules.js';
import type { ExternalIdentity } from '../external-identity.js';
import { AccountStore } from '../../ports/account-store.port.js';
import type { IdentityClaims } from '../ports/identity-provider.port.js';
import { SignUpTerms } from '../../sign-up/use-cases/sign-up-terms.js';
import { usernameOfEmail } from '../../username.rules.js';

// Each further attempt has one more digit. The last one has almost a hundred million possible names, so it is most likely free.
const attempts = 8;

interface FoundAccount {
  readonly account: Account;
  /** Whether it was opened for this sign-in. */
  readonly isNew: boolean;
}

/** How a person has come back from the provider. */
export interface Arrival {
  /** The code of the invitation with which the sign-in began; null without one. */
  readonly invitation: string | null;
  /** The language of the request, for the mail to the owner of a joined account. */
  readonly language: Language;
}

interface Admitted {
  readonly email: EmailAddress;
  readonly invitation: string | null;
}

/**
 * The account of a person whom the provider knows: the account of their identity, else the account that has verified the same verified address,
 * else a new account, if this person may sign up. Errors: those of `SignUpTerms`; GOOGLE_EMAIL_UNVERIFIED when the provider has not verified the address, or when an account has the address but
 * has not verified it. Anybody could have opened such an account, and would keep access to it after the true owner signs in. An account that
 * is joined for the first time loses its password, sessions and tokens for the same reason: a link in a mail is opened too easily.
 */
@Injectable()
export class FindGoogleAccount {
  constructor(
    private readonly accounts: AccountStore,
    private readonly clock: Clock,
    private readonly terms: SignUpTerms,
  ) {}

  async execute({ identity, email, emailVerified }: IdentityClaims, { invitation, language }: Arrival): Promise<FoundAccount> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      // Read again at each attempt: the same person may sign in from another window at this moment.
      const known = await this.accounts.findByIdentity(identity);
      if (known) return { account: known, isNew: false };
      const address = emailVerified && email !== null ? parseEmailAddress(email) : null;
      if (!address?.ok) throw new GoogleEmailUnverified();
      const joined = await this.join(identity, address.value, language);
      if (joined) return { account: joined, isNew: false };
      const opened = await this.open(identity, await this.admit(address.value, invitation), attempt);
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

  /** Only for a new account: who has one signs in, whoever may sign up. */
  private async admit(email: EmailAddress, code: string | null): Promise<Admitted> {
    const admission = (await this.terms.load(code))(email);
    if (!admission.ok) throw new SignUpRefused(admission.refusal);
    return { email, invitation: admission.value.invitation };
  }

  /** Null when the username, the address or the identity is taken. */
  private async open(identity: ExternalIdentity, { email, invitation }: Admitted, attempt: number): Promise<Account | null> {
    const username = usernameOfEmail(email, attempt === 0 ? '' : String(randomInt(10 ** attempt, 10 ** (attempt + 1))));
    if (!username.ok) return null;
    const account = { id: randomUUID(), username: username.value, email, emailVerified: true, registeredAt: this.clock.now() };
    return (await this.accounts.addWithIdentity(account, identity, invitation)) ? account : null;
  }
}
