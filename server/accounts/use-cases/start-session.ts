import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import type { Account } from '../account.js';
import { notSignedIn, wrongCredentials } from '../accounts.errors.js';
import type { Caller } from '../caller.js';
import { SessionStore } from '../ports/session-store.port.js';
import { hashToken, newToken } from '../session.js';

/** An account and the token that shows who it is. The token is known here and to the client, and stored nowhere. */
export interface SignedIn {
  readonly token: string;
  readonly account: Account;
}

/**
 * Signs in an account whose owner has shown who they are, by the password of that hash if by one. When the account was removed or its
 * password replaced in this moment: WRONG_CREDENTIALS for a password, as it would be from now on, else UNAUTHENTICATED.
 */
@Injectable()
export class StartSession {
  constructor(
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  async execute(account: Account, { device }: Caller, passwordHash?: string): Promise<SignedIn> {
    const now = this.clock.now();
    const token = newToken();
    const session = { tokenHash: hashToken(token), id: randomUUID(), accountId: account.id, device, startedAt: now, lastUsedAt: now };
    if (!(await this.sessions.add(session, passwordHash))) throw passwordHash === undefined ? notSignedIn() : wrongCredentials();
    return { token, account };
  }
}
