import type { AccessToken } from '../../../server/accounts/access-tokens/access-token.js';
import { TooManyAccessTokens } from '../../../server/accounts/accounts.errors.js';
import { AccessTokenStore } from '../../../server/accounts/access-tokens/ports/access-token-store.port.js';
import type { TokenHash } from '../../../server/accounts/sessions/session.js';

/** Access tokens in memory, for unit tests. */
export class MemoryAccessTokenStore extends AccessTokenStore {
  private rows: AccessToken[] = [];

  /** `isAccount`: whether there is such an account. */
  constructor(private readonly isAccount: (accountId: string) => boolean = () => true) {
    super();
  }

  override async add(token: AccessToken, most: number): Promise<boolean> {
    if (!this.isAccount(token.accountId)) return false;
    if ((await this.list(token.accountId)).length >= most) throw new TooManyAccessTokens(most);
    this.rows.push(token);
    return true;
  }

  override async find(tokenHash: TokenHash): Promise<AccessToken | null> {
    return this.rows.find((token) => token.tokenHash === tokenHash) ?? null;
  }

  override async noteUse(tokenHash: TokenHash, at: Date): Promise<void> {
    this.rows = this.rows.map((token) =>
      token.tokenHash === tokenHash && (token.lastUsedAt ?? 0) < at ? { ...token, lastUsedAt: at } : token,
    );
  }

  override async list(accountId: string): Promise<AccessToken[]> {
    const own = this.rows.filter((token) => token.accountId === accountId);
    return own.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || one.id.localeCompare(other.id));
  }

  override async removeOwned(accountId: string, id: string): Promise<boolean> {
    return this.remove((token) => token.accountId === accountId && token.id === id) > 0;
  }

  override async removeExpired(moment: Date, atMost: number): Promise<number> {
    const expired = this.rows.filter(({ expiresAt }) => expiresAt !== null && expiresAt <= moment).slice(0, atMost);
    return this.remove((token) => expired.includes(token));
  }

  private remove(isToGo: (token: AccessToken) => boolean): number {
    const before = this.rows.length;
    this.rows = this.rows.filter((token) => !isToGo(token));
    return before - this.rows.length;
  }
}
