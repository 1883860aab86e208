import { Injectable } from '@nestjs/common';
import { SessionStore } from '../ports/session-store.port.js';

/** Ends every session of an account, the one that asks included. */
@Injectable()
export class LogOutEverywhere {
  constructor(private readonly sessions: SessionStore) {}

  execute(accountId: string): Promise<void> {
    return this.sessions.removeAll(accountId);
  }
}
