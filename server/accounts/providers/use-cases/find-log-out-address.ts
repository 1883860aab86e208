import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../actor.js';
import { SessionStore } from '../../sessions/ports/session-store.port.js';
import { hashToken } from '../../sessions/session.js';
import { IdentityProviders } from '../identity-providers.js';

/**
 * The address where the person of a session also logs out at the provider at which the session was started. Null for other sessions, and where
 * the provider offers no such thing, does not answer or is not configured any more. Errors: SIGN_IN_NEEDED.
 */
@Injectable()
export class FindLogOutAddress {
  constructor(
    private readonly sessions: SessionStore,
    private readonly providers: IdentityProviders,
  ) {}

  async execute(actor: Actor, token: string): Promise<string | null> {
    actor.accountInPerson();
    const name = (await this.sessions.find(hashToken(token)))?.provider;
    const provider = this.providers.all.find(({ facts }) => facts.name === name);
    return provider ? provider.logOutAddress() : null;
  }
}
