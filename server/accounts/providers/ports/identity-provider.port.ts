import type { ExternalIdentity } from '../external-identity.js';

/** The secrets that a sign-in at the provider begins with, and that its end is checked against. */
export interface SignInSecrets {
  /** Sent to the provider and back with the person. It shows that the response belongs to this browser. */
  readonly state: string;
  /** Comes back in the provider's ID token. It shows that the token was made for this sign-in. */
  readonly nonce: string;
  /** Stays on the server. The provider knows its hash before it issues the code (PKCE). */
  readonly codeVerifier: string;
}

/** The provider's claims about a person. */
export interface IdentityClaims {
  readonly identity: ExternalIdentity;
  /** As the provider writes it, or null when the provider gives none. */
  readonly email: string | null;
  /** Whether the provider has verified the address. */
  readonly emailVerified: boolean;
}

/** An OpenID Connect provider: Google, unless the configuration names another one. */
export abstract class IdentityProvider {
  /** Whether the configuration has a provider. */
  abstract readonly isConfigured: boolean;

  /** Creates new random secrets. */
  abstract newSecrets(): SignInSecrets;

  /**
   * The address where a person signs in. From there the provider sends them back to `{PUBLIC_URL}/login`.
   * @throws {DomainError} GOOGLE_NOT_CONFIGURED, or GOOGLE_UNAVAILABLE when the provider does not answer.
   */
  abstract address(secrets: SignInSecrets): Promise<string>;

  /**
   * Exchanges the code that came back from the provider for the person's claims. `secrets` is null for a code that an older client
   * requested by itself.
   * @throws {DomainError} GOOGLE_NOT_CONFIGURED, GOOGLE_CODE_REFUSED when the code is wrong, was used, or is not for these secrets, or
   * GOOGLE_UNAVAILABLE when the provider does not answer.
   */
  abstract redeem(code: string, secrets: SignInSecrets | null): Promise<IdentityClaims>;
}
