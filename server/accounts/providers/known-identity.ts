import { parseEmailAddress } from '../email-address.rules.js';
import type { KnownIdentity } from './external-identity.js';
import type { IdentityClaims } from './ports/identity-provider.port.js';

type Circumstances = Required<Pick<KnownIdentity, 'provider' | 'linkedAt' | 'provesAddress'>>;

/** What is stored of a person whom a provider has identified. */
export function knownIdentity({ identity, email }: IdentityClaims, { provider, linkedAt, provesAddress }: Circumstances): KnownIdentity {
  const address = email === null ? null : parseEmailAddress(email);
  return { ...identity, provider, email: address?.ok ? address.value : null, linkedAt, provesAddress };
}
