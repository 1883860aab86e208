import { SessionStore, type SignedOut, type SignInProof } from '../../../server/accounts/sessions/ports/session-store.port.js';
import type { Session, TokenHash } from '../../../server/accounts/sessions/session.js';

/** Sessions in memory, for unit tests. */
export class MemorySessionStore extends SessionStore {
  private readonly rows = new Map<TokenHash, Session>();

  /** `isProven`: whether there is such an account, with that password if one is given. */
  constructor(private readonly isProven: (accountId: string, passwordHash?: string) => boolean = () => true) {
    super();
  }

  /** Every session that is kept, for a look from outside. */
  get kept(): readonly Session[] {
    return [...this.rows.values()];
  }

  override async add(session: Session, { passwordHash }: SignInProof = {}): Promise<boolean> {
    const proven = this.isProven(session.accountId, passwordHash);
    if (proven) this.rows.set(session.tokenHash, session);
    return proven;
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

  override async removeUnusedSince(moment: Date, atMost: number): Promise<number> {
    const unused = this.kept.filter(({ lastUsedAt }) => lastUsedAt <= moment).slice(0, atMost);
    this.removeWhere((session) => unused.includes(session));
    return unused.length;
  }

  override async listUsedSince(accountId: string, moment: Date, atMost: number): Promise<Session[]> {
    return this.kept
      .filter((session) => session.accountId === accountId && session.lastUsedAt > moment)
      .sort((first, second) => lateness(second) - lateness(first))
      .slice(0, atMost);
  }

  override async removeOwned(accountId: string, id: string): Promise<void> {
    this.removeWhere((session) => session.accountId === accountId && session.id === id);
  }

  override async removeAll({ accountId }: Pick<SignedOut, 'accountId'>): Promise<void> {
    this.removeWhere((session) => session.accountId === accountId);
  }

  private removeWhere(isToGo: (session: Session) => boolean): void {
    for (const session of this.kept.filter(isToGo)) this.rows.delete(session.tokenHash);
  }
}

function lateness({ lastUsedAt }: Session): number {
  return lastUsedAt.getTime();
}
