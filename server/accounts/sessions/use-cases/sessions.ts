import type { Actor } from '../../../actor.js';
import { Clock } from '../../../clock.port.js';
import { SessionStore } from '../ports/session-store.port.js';
import { MOST_LISTED_SESSIONS, hashToken, lastUseBeforeExpiry, type Session } from '../session.js';
import { Injectable } from '@nestjs/common';

/** A session as its owner sees it. */
export interface ListedSession extends Pick<Session, 'id' | 'device' | 'startedAt' | 'lastUsedAt'> {
  /** Whether it is the session of the caller. */
  readonly isCurrent: boolean;
}

/** The sessions of an account: to list and to end them. */
@Injectable()
export class Sessions {
  constructor(
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  /** The sessions of an account, at most 200: first the session of the caller, then the others by their last use. Scope: account. */
  async list(actor: Actor, currentToken: string): Promise<ListedSession[]> {
    const current = hashToken(currentToken);
    const accountId = actor.accountFor('account');
    const sessions = await this.sessions.listUsedSince(accountId, lastUseBeforeExpiry(this.clock.now()), MOST_LISTED_SESSIONS);
    const listed = sessions.map(({ tokenHash, id, device, startedAt, lastUsedAt }) => {
      return { id, device, startedAt, lastUsedAt, isCurrent: tokenHash === current };
    });
    return listed.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  }

  /** Ends one session of an account, and the change of its address that waits. Does nothing when the session has ended, belongs to another account or never existed. Scope: account. */
  async end(actor: Actor, id: string): Promise<void> {
    await this.sessions.removeOwned(actor.accountFor('account'), id);
  }

  /** Ends the session of a token. Other sessions of the account stay. Does nothing when the session has already ended. Errors:
   * SIGN_IN_NEEDED, because an access token has no session. */
  async logOut(actor: Actor, token: string): Promise<void> {
    actor.accountInPerson();
    await this.sessions.remove(hashToken(token));
  }

  /**
   * Ends every session of an account, including the session of the caller, and whatever else somebody may have prepared; access tokens and webhooks only
   * `withPrograms`. Scope: account.
   */
  async logOutEverywhere(actor: Actor, withPrograms = false): Promise<void> {
    await this.sessions.removeAll({ accountId: actor.accountFor('account'), at: this.clock.now(), withPrograms });
  }
}
