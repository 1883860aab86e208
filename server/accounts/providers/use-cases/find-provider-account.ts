import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import type { Language } from '../../../languages.rules.js';
import type { Account } from '../../account.js';
import { ProviderEmailUnverified, ProviderNotLinked, SignUpRefused } from '../../accounts.errors.js';
import { parseEmailAddress, type EmailAddress } from '../../email-address.rules.js';
import type { KnownIdentity } from '../external-identity.js';
import { knownIdentity } from '../known-identity.js';
import { AccountStore } from '../../ports/account-store.port.js';
import type { IdentityClaims, IdentityProvider } from '../ports/identity-provider.port.js';
import { SignUpTerms, type Admitted } from '../../sign-up/use-cases/sign-up-terms.js';
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
  readonly provider: IdentityProvider;
  /** The code of the invitation with which the sign-in began; null without one. */
  readonly invitation: string | null;
  /** The language of the request, for the mail to the owner of a joined account. */
  readonly language: Language;
}

/**
 * The account of a person whom the provider knows: the account of their identity, else the account that has verified the same verified address,
 * if the provider is trusted with addresses, else a new account, if this person may sign up. The address of a new account counts as verified only
 * if the provider is trusted. Errors: those of `SignUpTerms`;
 * PROVIDER_EMAIL_UNVERIFIED when the provider has not verified the address, or when an account has the address but has not verified it. Anybody
 * could have opened such an account, and would keep access to it after the true owner signs in. An account that is joined for the first time
 * loses its password, sessions and tokens for the same reason: a link in a mail is opened too easily. PROVIDER_NOT_LINKED when an account has
 * the address, and the provider is not trusted.
 */
@Injectable()
export class FindProviderAccount {
  constructor(
    private readonly accounts: AccountStore,
    private readonly clock: Clock,
    private readonly terms: SignUpTerms,
  ) {}

  async execute(claims: IdentityClaims, { provider, invitation, language }: Arrival): Promise<FoundAccount> {
    const { email, emailVerified } = claims;
    const { facts, isTrustedWithEmail } = provider;
    const identity = knownIdentity(claims, { provider: facts.name, linkedAt: this.clock.now(), provesAddress: isTrustedWithEmail });
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      // Read again at each attempt: the same person may sign in from another window at this moment.
      const known = await this.accounts.findByIdentity(identity);
      if (known) return { account: known, isNew: false };
      const address = email !== null ? parseEmailAddress(email) : null;
      // The word of a provider that is not trusted with addresses is worth as much as what somebody types into a form.
      if (!address?.ok || (isTrustedWithEmail && !emailVerified)) throw new ProviderEmailUnverified(facts);
      const joined = await this.join(identity, address.value, provider, language);
      if (joined) return { account: joined, isNew: false };
      const admitted = await this.admit(address.value, invitation, isTrustedWithEmail);
      const opened = await this.open(identity, address.value, admitted, attempt);
      if (opened) return { account: opened, isNew: true };
    }
    throw new Error('No account could be opened for somebody whom the provider knows: every username that was tried is taken.');
  }

  /** Null when no account has the address, or when a concurrent sign-in was faster. */
  private async join(
    identity: KnownIdentity,
    email: EmailAddress,
    { facts, isTrustedWithEmail }: IdentityProvider,
    language: Language,
  ): Promise<Account | null> {
    const account = await this.accounts.findByEmail(email);
    if (!account) return null;
    if (!isTrustedWithEmail) throw new ProviderNotLinked(facts);
    if (!account.emailVerified) throw new ProviderEmailUnverified(facts);
    return (await this.accounts.addIdentity({ accountId: account.id, email: account.email, identity, label: facts.label, language }))
      ? account
      : null;
  }

  /** Only for a new account: who has one signs in, whoever may sign up. */
  private async admit(email: EmailAddress, code: string | null, isProved: boolean): Promise<Admitted> {
    const admission = (await this.terms.load(code))(email);
    if (!admission.ok) throw new SignUpRefused(admission.refusal);
    return isProved ? { ...admission.value, emailVerified: true, mustVerify: false } : admission.value;
  }

  /** Null when the username, the address or the identity is taken. */
  private async open(
    identity: KnownIdentity,
    email: EmailAddress,
    { emailVerified, ...admission }: Admitted,
    attempt: number,
  ): Promise<Account | null> {
    const username = usernameOfEmail(email, attempt === 0 ? '' : String(randomInt(10 ** attempt, 10 ** (attempt + 1))));
    if (!username.ok) return null;
    const account = {
      id: randomUUID(),
      username: username.value,
      firstUsername: username.value,
      email,
      emailVerified,
      registeredAt: this.clock.now(),
    };
    return (await this.accounts.addWithIdentity(account, identity, admission)) ? account : null;
  }
}
