import { Injectable } from '@nestjs/common';
import { SessionStore } from '../ports/session-store.port.js';

/** Ends every session of an account, including the session of the caller. */
@Injectable()
export class LogOutEverywhere {
  constructor(private readonly sessions: SessionStore) {}

  execute(accountId: string): Promise<void> {
    return this.sessions.removeAll(accountId);
  }
}
