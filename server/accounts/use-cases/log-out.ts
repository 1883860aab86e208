import { Injectable } from '@nestjs/common';
import { SessionStore } from '../ports/session-store.port.js';
import { hashToken } from '../session.js';

/** Ends the session of a token; its other sessions stay. Does nothing when it has ended. */
@Injectable()
export class LogOut {
  constructor(private readonly sessions: SessionStore) {}

  execute(token: string): Promise<void> {
    return this.sessions.remove(hashToken(token));
  }
}
