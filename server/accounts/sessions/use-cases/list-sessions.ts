import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../actor.js';
import { Clock } from '../../../clock.port.js';
import { SessionStore } from '../ports/session-store.port.js';
import { hashToken, lastUseBeforeExpiry, MOST_LISTED_SESSIONS, type Session } from '../session.js';

/** A session as its owner sees it. */
export interface ListedSession extends Pick<Session, 'id' | 'device' | 'startedAt' | 'lastUsedAt'> {
  /** Whether it is the session of the caller. */
  readonly isCurrent: boolean;
}

/** The sessions of an account, at most 200: first the session of the caller, then the others by their last use. Scope: account. */
@Injectable()
export class ListSessions {
  constructor(
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, currentToken: string): Promise<ListedSession[]> {
    const current = hashToken(currentToken);
    const accountId = actor.accountFor('account');
    const sessions = await this.sessions.listUsedSince(accountId, lastUseBeforeExpiry(this.clock.now()), MOST_LISTED_SESSIONS);
    const listed = sessions.map(({ tokenHash, id, device, startedAt, lastUsedAt }) => {
      return { id, device, startedAt, lastUsedAt, isCurrent: tokenHash === current };
    });
    return listed.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  }
}
