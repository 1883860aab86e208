import type { LinkPurpose, OneTimeToken } from '../../../server/accounts/one-time-token.js';
import { OneTimeTokenStore } from '../../../server/accounts/ports/one-time-token-store.port.js';
import type { TokenHash } from '../../../server/accounts/sessions/session.js';

/** The tokens of mailed links in memory, for unit tests. */
export class MemoryOneTimeTokenStore extends OneTimeTokenStore {
  private rows: OneTimeToken[] = [];

  /** Every token that is kept, for a look from outside. */
  get kept(): readonly OneTimeToken[] {
    return this.rows;
  }

  override async add(token: OneTimeToken): Promise<void> {
    this.rows.push(token);
  }

  override async find(tokenHash: TokenHash, purpose: LinkPurpose): Promise<OneTimeToken | null> {
    return this.rows.find((token) => token.tokenHash === tokenHash && token.purpose === purpose) ?? null;
  }

  override async removeExpired(now: Date, atMost: number): Promise<number> {
    const expired = this.rows.filter(({ expiresAt }) => expiresAt <= now).slice(0, atMost);
    this.removeWhere((token) => expired.includes(token));
    return expired.length;
  }

  /** What using a token up and removing an account do besides. */
  removeWhere(isToGo: (token: OneTimeToken) => boolean): void {
    this.rows = this.rows.filter((token) => !isToGo(token));
  }
}
