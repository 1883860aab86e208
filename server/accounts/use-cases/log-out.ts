import { Injectable } from '@nestjs/common';
import { SessionStore } from '../ports/session-store.port.js';
import { hashToken } from '../session.js';

/** Ends the session of a token. Other sessions of the account stay. Does nothing when the session has already ended. */
@Injectable()
export class LogOut {
  constructor(private readonly sessions: SessionStore) {}

  execute(token: string): Promise<void> {
    return this.sessions.remove(hashToken(token));
  }
}
