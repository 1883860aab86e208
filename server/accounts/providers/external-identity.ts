/**
 * A person at an identity provider. Unlike an e-mail address, the pair of both fields never changes and is never given to another person.
 */
export interface ExternalIdentity {
  /** The issuer: the address of the provider, at most 255 characters. */
  readonly issuer: string;
  /** The identifier of the person at the provider, at most 255 characters. */
  readonly subject: string;
}
