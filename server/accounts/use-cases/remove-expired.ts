import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { OneTimeTokenStore } from '../ports/one-time-token-store.port.js';
import { RateLimits } from '../ports/rate-limits.port.js';
import { SessionStore } from '../ports/session-store.port.js';
import { SignInRequestStore } from '../ports/sign-in-request-store.port.js';
import { lastUseBeforeExpiry } from '../session.js';

const BATCH = 500;

/**
 * Removes what has expired and only takes up room, since it is refused anyway: sessions, mailed links, sign-ins that were begun, and counted
 * attempts. At most 500 of each kind at a time.
 */
@Injectable()
export class RemoveExpired {
  constructor(
    private readonly sessions: SessionStore,
    private readonly tokens: OneTimeTokenStore,
    private readonly signInRequests: SignInRequestStore,
    private readonly rateLimits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** Gives whether there may be more. */
  async execute(): Promise<boolean> {
    const now = this.clock.now();
    const removed = [
      await this.sessions.removeUnusedSince(lastUseBeforeExpiry(now), BATCH),
      await this.tokens.removeExpired(now, BATCH),
      await this.signInRequests.removeExpired(now, BATCH),
      await this.rateLimits.removeExpired(BATCH),
    ];
    return removed.includes(BATCH);
  }
}
