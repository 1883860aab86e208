import { Injectable } from '@nestjs/common';
import { Actor } from '../../../actor.js';
import { Clock } from '../../../clock.port.js';
import { SessionStore } from '../ports/session-store.port.js';
import { hasExpired, type TokenHash } from '../session.js';

/**
 * Finds who has signed in with a token that has this hash; null when the session has ended. Whoever has the hash alone may read and nothing else, as a program with that scope, and does not
 * use the session.
 */
@Injectable()
export class FindSessionOwner {
  constructor(
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  async execute(tokenHash: TokenHash): Promise<Actor | null> {
    const session = await this.sessions.find(tokenHash);
    return session && !hasExpired(session, this.clock.now()) ? Actor.program(session.accountId, ['read']) : null;
  }
}
