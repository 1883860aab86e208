import type { ExternalIdentity } from '../external-identity.js';
import type { ProviderFacts } from '../provider-facts.rules.js';

/** The secrets that a sign-in at the provider begins with, and that its end is checked against. */
export interface SignInSecrets {
  /** Sent to the provider and back with the person. It shows that the response belongs to this browser. */
  readonly state: string;
  /** Comes back in the provider's ID token. It shows that the token was made for this sign-in. */
  readonly nonce: string;
  /** Stays on the server. The provider knows its hash before it issues the code (PKCE). */
  readonly codeVerifier: string;
}

/** What came back from a provider with the person. */
export interface ProviderAnswer {
  readonly code: string;
  /** The parameter `iss` (RFC 9207): the provider that has answered. Null without one. Undefined for a client that does not pass it on. */
  readonly issuer?: string | null;
}

/** The provider's claims about a person. */
export interface IdentityClaims {
  readonly identity: ExternalIdentity;
  /** As the provider writes it, or null when the provider gives none. */
  readonly email: string | null;
  /** Whether the provider has verified the address. */
  readonly emailVerified: boolean;
  /** When the person has proved to the provider who they are. It may be long ago. Undefined when the provider does not say. */
  readonly provenAt?: Date | undefined;
}

/** An OpenID Connect provider of the configuration. */
export abstract class IdentityProvider {
  /** What everybody may know about it. */
  abstract readonly facts: ProviderFacts;

  /** The issuer of its identities. */
  abstract readonly issuer: string;

  /** Whether an address that it has verified may join an account that exists here. */
  abstract readonly isTrustedWithEmail: boolean;

  /** Creates new random secrets. */
  abstract newSecrets(): SignInSecrets;

  /**
   * The address where a person signs in. From there the provider sends them back to `{PUBLIC_URL}/login`. With `asksAgain`, it shall ask for a proof of who they are,
   * although it knows them.
   * @throws {DomainError} PROVIDER_UNAVAILABLE when the provider does not answer.
   */
  abstract address(secrets: SignInSecrets, asksAgain?: boolean): Promise<string>;

  /**
   * Exchanges the code that came back from the provider for the person's claims. `secrets` is null for a code that an older client
   * requested by itself.
   * @throws {DomainError} PROVIDER_CODE_REFUSED when the code is wrong, was used, is not for these secrets, or came from another provider;
   * PROVIDER_UNAVAILABLE when the provider does not answer.
   */
  abstract redeem(answer: ProviderAnswer, secrets: SignInSecrets | null): Promise<IdentityClaims>;

  /**
   * The address where a person also logs out at the provider, which sends them back to `{PUBLIC_URL}/login`. Null when the provider offers none,
   * or does not answer: then nobody waits for it.
   */
  abstract logOutAddress(): Promise<string | null>;
}
