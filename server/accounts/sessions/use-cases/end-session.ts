import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../actor.js';
import { SessionStore } from '../ports/session-store.port.js';

/** Ends one session of an account. Does nothing when the session has ended, belongs to another account or never existed. Scope: account. */
@Injectable()
export class EndSession {
  constructor(private readonly sessions: SessionStore) {}

  async execute(actor: Actor, id: string): Promise<void> {
    await this.sessions.removeOwned(actor.accountFor('account'), id);
  }
}
