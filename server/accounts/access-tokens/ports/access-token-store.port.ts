import type { AccessToken } from '../access-token.js';
import type { TokenHash } from '../../sessions/session.js';

/** Stores access tokens. Removing an account, or setting its password by a mailed link, removes its tokens. */
export abstract class AccessTokenStore {
  /**
   * Stores a new token. False, with nothing stored, when the account was removed.
   * @throws {TooManyAccessTokens} when the account has `most` tokens, expired ones included.
   */
  abstract add(token: AccessToken, most: number): Promise<boolean>;

  /** The token, or null. Expired tokens are returned, too: the caller checks the expiry. */
  abstract find(tokenHash: TokenHash): Promise<AccessToken | null>;

  /** Stores the time of the last use. Does nothing when a later time is stored, or when the token was revoked. */
  abstract noteUse(tokenHash: TokenHash, at: Date): Promise<void>;

  /** The account's tokens, the newest first. */
  abstract list(accountId: string): Promise<AccessToken[]>;

  /** Removes the token with this id if it belongs to the account, and returns whether there was one. */
  abstract removeOwned(accountId: string, id: string): Promise<boolean>;

  /** Removes at most `atMost` tokens of all accounts that expired at this moment or earlier, and returns how many it removed. */
  abstract removeExpired(moment: Date, atMost: number): Promise<number>;
}
