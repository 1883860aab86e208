import { Injectable } from '@nestjs/common';
import { SessionStore } from '../ports/session-store.port.js';

/** Ends one session of an account. Does nothing when the session has ended, belongs to another account or never existed. */
@Injectable()
export class EndSession {
  constructor(private readonly sessions: SessionStore) {}

  execute(accountId: string, id: string): Promise<void> {
    return this.sessions.removeOwned(accountId, id);
  }
}
