import type { ExternalIdentity } from '../external-identity.js';

/** What a sign-in at the provider was begun with, and has to end with. */
export interface SignInSecrets {
  /** Goes to the provider and comes back with the person: shows that the answer belongs to this browser. */
  readonly state: string;
  /** Comes back within the provider's statement: shows that it was made for this sign-in. */
  readonly nonce: string;
  /** Kept here; the provider knew its hash before it gave the code out (PKCE). */
  readonly codeVerifier: string;
}

/** What the provider says of a person. */
export interface IdentityClaims {
  readonly identity: ExternalIdentity;
  /** As the provider writes it; null when it says none. */
  readonly email: string | null;
  /** Whether the provider says that the address is the person's. */
  readonly emailVerified: boolean;
}

/** Somebody else who knows who people are: Google, unless the configuration names another provider of OpenID Connect. */
export abstract class IdentityProvider {
  /** Whether there is one: false where nobody set it up. */
  abstract readonly isConfigured: boolean;

  /** New secrets, random each time. */
  abstract newSecrets(): SignInSecrets;

  /**
   * Where a person signs in; from there they come back to `{PUBLIC_URL}/login`.
   * @throws {DomainError} GOOGLE_NOT_CONFIGURED, or GOOGLE_UNAVAILABLE when the provider does not answer.
   */
  abstract address(secrets: SignInSecrets): Promise<string>;

  /**
   * Exchanges the code that somebody came back with. Without secrets it is one that an older client asked for by itself.
   * @throws {DomainError} GOOGLE_NOT_CONFIGURED, GOOGLE_CODE_REFUSED when the code is wrong, was used, or is not for these secrets, or
   * GOOGLE_UNAVAILABLE when the provider does not answer.
   */
  abstract redeem(code: string, secrets: SignInSecrets | null): Promise<IdentityClaims>;
}
