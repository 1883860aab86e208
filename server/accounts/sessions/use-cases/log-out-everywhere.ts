import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../actor.js';
import { SessionStore } from '../ports/session-store.port.js';

/** Ends every session of an account, including the session of the caller. Scope: account. */
@Injectable()
export class LogOutEverywhere {
  constructor(private readonly sessions: SessionStore) {}

  async execute(actor: Actor): Promise<void> {
    await this.sessions.removeAll(actor.accountFor('account'));
  }
}
