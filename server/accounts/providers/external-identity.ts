/**
 * A person at an identity provider. Unlike an e-mail address, the pair of both fields never changes and is never given to another person.
 */
export interface ExternalIdentity {
  /** The issuer: the address of the provider, at most 255 characters. */
  readonly issuer: string;
  /** The identifier of the person at the provider, at most 255 characters. */
  readonly subject: string;
}

/** An identity that signs in to an account, with what is shown of it. A former release stored none of this. */
export interface KnownIdentity extends ExternalIdentity {
  /** The name of the provider in the configuration. */
  readonly provider?: string | null;
  /** The address that the provider gave when it was linked, at most 254 characters. It identifies nobody. */
  readonly email?: string | null;
  readonly linkedAt?: Date | null;
  /**
   * False if it does not show who owns the address of the account: it was linked by somebody who was signed in, or its provider is not trusted with
   * addresses.
   */
  readonly provesAddress?: boolean | null;
}

/** Whether two texts name the same issuer. Configurations have it with and without a final slash. */
export function isSameIssuer(one: string, other: string): boolean {
  return one === other || (URL.canParse(one) && URL.canParse(other) && new URL(one).href === new URL(other).href);
}
