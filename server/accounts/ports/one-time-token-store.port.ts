import type { LinkPurpose, OneTimeToken } from '../one-time-token.js';
import type { TokenHash } from '../sessions/session.js';

/** Stores the tokens of mailed links. Removing an account removes its tokens. */
export abstract class OneTimeTokenStore {
  /** Stores a new token of an existing account. The account's other tokens stay. */
  abstract add(token: OneTimeToken): Promise<void>;

  /** The token for this purpose, or null. Expired tokens are returned, too: the caller checks the expiry. */
  abstract find(tokenHash: TokenHash, purpose: LinkPurpose): Promise<OneTimeToken | null>;

  /** Removes at most `atMost` expired tokens of all accounts, and returns how many it removed. */
  abstract removeExpired(now: Date, atMost: number): Promise<number>;
}
