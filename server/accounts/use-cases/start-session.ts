import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import type { Account } from '../account.js';
import { SessionStore } from '../ports/session-store.port.js';
import { hashToken, lastUseBeforeExpiry, newToken } from '../session.js';

/** An account and the token that shows who it is. The token is known here and to the client, and stored nowhere. */
export interface SignedIn {
  readonly token: string;
  readonly account: Account;
}

/** Signs in an account whose owner has shown who they are. */
@Injectable()
export class StartSession {
  constructor(
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  async execute(account: Account): Promise<SignedIn> {
    const now = this.clock.now();
    // As good a moment as any: expired sessions are refused anyway, they only take up room.
    await this.sessions.removeUnusedSince(lastUseBeforeExpiry(now));
    const token = newToken();
    await this.sessions.add({ tokenHash: hashToken(token), accountId: account.id, startedAt: now, lastUsedAt: now });
    return { token, account };
  }
}
