import { Injectable } from '@nestjs/common';
import { Actor } from '../../../actor.js';
import { Clock } from '../../../clock.port.js';
import { IdentityProviders } from '../../providers/identity-providers.js';
import { SessionStore } from '../ports/session-store.port.js';
import { hasExpired, signInOf, type TokenHash } from '../session.js';

/**
 * Finds who has signed in with a token that has this hash; null when the session has ended. Whoever has the hash has not the token, so callers let them read and nothing else, and the
 * session counts as unused.
 */
@Injectable()
export class FindSessionOwner {
  constructor(
    private readonly sessions: SessionStore,
    private readonly providers: IdentityProviders,
    private readonly clock: Clock,
  ) {}

  async execute(tokenHash: TokenHash): Promise<Actor | null> {
    const session = await this.sessions.find(tokenHash);
    return session && !hasExpired(session, this.clock.now())
      ? Actor.person(session.accountId, signInOf(session, this.providers.labelOf))
      : null;
  }
}
