import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { NotSignedIn } from '../accounts.errors.js';
import { SessionStore } from '../ports/session-store.port.js';
import { hashToken, hasExpired, isUseToBeNoted, type Session } from '../session.js';

/** The session of a token. Using a session extends it. Errors: UNAUTHENTICATED when the session has ended or never existed. */
@Injectable()
export class Authenticate {
  constructor(
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  async execute(token: string): Promise<Session> {
    const now = this.clock.now();
    const session = await this.sessions.find(hashToken(token));
    if (!session || hasExpired(session, now)) throw new NotSignedIn();
    if (isUseToBeNoted(session, now)) await this.sessions.noteUse(session.tokenHash, now);
    return session;
  }
}
