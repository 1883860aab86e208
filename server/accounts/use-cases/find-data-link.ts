import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { isValidAt, type OneTimeToken } from '../one-time-token.js';
import { OneTimeTokenStore } from '../ports/one-time-token-store.port.js';
import { hashToken } from '../sessions/session.js';

/**
 * Finds the mailed link with which an owner saves the data of the account, by its token. Null if it has expired or never existed, or if the
 * account is gone or has another address by now. Whoever holds the token acts.
 */
@Injectable()
export class FindDataLink {
  constructor(
    private readonly tokens: OneTimeTokenStore,
    private readonly clock: Clock,
  ) {}

  async execute(text: string): Promise<Pick<OneTimeToken, 'accountId' | 'expiresAt'> | null> {
    const token = await this.tokens.find(hashToken(text), 'data-archive');
    return token && isValidAt(token, this.clock.now()) ? token : null;
  }
}
