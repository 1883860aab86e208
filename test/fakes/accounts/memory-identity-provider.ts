import { randomUUID } from 'node:crypto';
import { ProviderCodeRefused, ProviderUnavailable } from '../../../server/accounts/accounts.errors.js';
import {
  IdentityProvider,
  type IdentityClaims,
  type ProviderAnswer,
  type SignInSecrets,
} from '../../../server/accounts/providers/ports/identity-provider.port.js';
import type { ProviderFacts } from '../../../server/accounts/providers/provider-facts.rules.js';

interface Issued {
  readonly claims: IdentityClaims;
  /** Those that the code was asked for with; null when an older client asked for it. */
  readonly secrets: SignInSecrets | null;
}

/** A provider of identities in memory, for unit tests. */
export class MemoryIdentityProvider extends IdentityProvider {
  override readonly facts: ProviderFacts;
  override readonly issuer: string = 'https://provider.example';
  override isTrustedWithEmail = true;
  isDown = false;
  private readonly asked = new Map<string, SignInSecrets>();
  private readonly issued = new Map<string, Issued>();

  constructor(name = 'google') {
    super();
    this.facts = { name, label: name, icon: null };
  }

  override newSecrets(): SignInSecrets {
    return { state: randomUUID(), nonce: randomUUID(), codeVerifier: randomUUID() };
  }

  override async address(secrets: SignInSecrets): Promise<string> {
    this.answer();
    this.asked.set(secrets.state, secrets);
    return `https://provider.example/auth?state=${secrets.state}`;
  }

  override async redeem({ code }: ProviderAnswer, secrets: SignInSecrets | null): Promise<IdentityClaims> {
    this.answer();
    const found = this.issued.get(code);
    this.issued.delete(code);
    if (!found || !isSame(found.secrets, secrets)) throw new ProviderCodeRefused();
    return found.claims;
  }

  override async logOutAddress(): Promise<string | null> {
    return this.isDown ? null : 'https://provider.example/end';
  }

  /** Somebody signs in at the address; gives the code that they bring back. */
  signIn(address: string, claims: IdentityClaims): string {
    return this.issue(claims, this.asked.get(new URL(address).searchParams.get('state') ?? '') ?? null);
  }

  /** Somebody signs in for an older client; gives the code that they bring back. */
  signInForOlderClient(claims: IdentityClaims): string {
    return this.issue(claims, null);
  }

  private issue(claims: IdentityClaims, secrets: SignInSecrets | null): string {
    const code = randomUUID();
    this.issued.set(code, { claims, secrets });
    return code;
  }

  private answer(): void {
    if (this.isDown) throw new ProviderUnavailable(this.facts);
  }
}

function isSame(one: SignInSecrets | null, other: SignInSecrets | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
