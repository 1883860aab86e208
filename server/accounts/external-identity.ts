/** Who somebody is at a provider of identities: the two together never change and are never given to anybody else, unlike an e-mail address. */
export interface ExternalIdentity {
  /** The provider's own address, at most 255 characters. */
  readonly issuer: string;
  /** The provider's name for the person, at most 255 characters. */
  readonly subject: string;
}
