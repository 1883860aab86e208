import { SessionStore } from '../../server/accounts/ports/session-store.port.js';
import type { Session, TokenHash } from '../../server/accounts/session.js';

/** Sessions in memory, for unit tests. */
export class MemorySessionStore extends SessionStore {
  private readonly rows = new Map<TokenHash, Session>();

  /** Every session that is kept, for a look from outside. */
  get kept(): readonly Session[] {
    return [...this.rows.values()];
  }

  override async add(session: Session): Promise<void> {
    this.rows.set(session.tokenHash, session);
  }

  override async find(tokenHash: TokenHash): Promise<Session | null> {
    return this.rows.get(tokenHash) ?? null;
  }

  override async noteUse(tokenHash: TokenHash, at: Date): Promise<void> {
    const session = this.rows.get(tokenHash);
    if (session && session.lastUsedAt < at) this.rows.set(tokenHash, { ...session, lastUsedAt: at });
  }

  override async remove(tokenHash: TokenHash): Promise<void> {
    this.rows.delete(tokenHash);
  }

  override async removeUnusedSince(moment: Date): Promise<void> {
    for (const session of this.kept.filter(({ lastUsedAt }) => lastUsedAt <= moment)) this.rows.delete(session.tokenHash);
  }
}
