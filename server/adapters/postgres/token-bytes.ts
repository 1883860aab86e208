import type { TokenHash } from '../../accounts/session.js';

/** A token's hash as its columns have it: 32 octets. */
export function toBytes(tokenHash: TokenHash): Buffer {
  return Buffer.from(tokenHash, 'hex');
}
