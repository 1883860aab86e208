import { Injectable } from '@nestjs/common';
import { SessionStore } from '../ports/session-store.port.js';

/** Signs an account out in one place. Does nothing when the session has ended, is somebody else's or never was. */
@Injectable()
export class EndSession {
  constructor(private readonly sessions: SessionStore) {}

  execute(accountId: string, id: string): Promise<void> {
    return this.sessions.removeOwned(accountId, id);
  }
}
