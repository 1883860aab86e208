import type { LinkPurpose, OneTimeToken } from '../one-time-token.js';
import type { TokenHash } from '../session.js';

/** Where the tokens of mailed links are kept. An account that is removed takes its tokens with it. */
export abstract class OneTimeTokenStore {
  /** Keeps a new token of an existing account; the account's other tokens stay. */
  abstract add(token: OneTimeToken): Promise<void>;

  /** Null when there is none of that purpose, or no longer. Expired ones are given back, too: whether one counts is the caller's rule. */
  abstract find(tokenHash: TokenHash, purpose: LinkPurpose): Promise<OneTimeToken | null>;

  /** Removes up to so many of the tokens of everybody that have expired, and gives how many. */
  abstract removeExpired(now: Date, atMost: number): Promise<number>;
}
