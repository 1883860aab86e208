import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../actor.js';
import { SessionStore } from '../ports/session-store.port.js';
import { hashToken } from '../session.js';

/** Ends the session of a token. Other sessions of the account stay. Does nothing when the session has already ended. Errors:
 * SIGN_IN_NEEDED, because an access token has no session. */
@Injectable()
export class LogOut {
  constructor(private readonly sessions: SessionStore) {}

  async execute(actor: Actor, token: string): Promise<void> {
    actor.accountInPerson();
    await this.sessions.remove(hashToken(token));
  }
}
