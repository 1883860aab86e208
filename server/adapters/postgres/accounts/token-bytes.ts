import type { TokenHash } from '../../../accounts/sessions/session.js';

/** The hash of a token as the columns store it: 32 bytes. */
export function toBytes(tokenHash: TokenHash): Buffer {
  return Buffer.from(tokenHash, 'hex');
}
