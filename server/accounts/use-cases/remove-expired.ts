import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { EXPIRED_LISTED_FOR } from '../access-tokens/access-token.js';
import { AccessTokenStore } from '../access-tokens/ports/access-token-store.port.js';
import { OneTimeTokenStore } from '../ports/one-time-token-store.port.js';
import { RateLimits } from '../limits/ports/rate-limits.port.js';
import { SessionStore } from '../sessions/ports/session-store.port.js';
import { PasskeyStore } from '../passkeys/ports/passkey-store.port.js';
import { SignInRequestStore } from '../providers/ports/sign-in-request-store.port.js';
import { ENDED_LISTED_FOR } from '../sign-up/invitation.js';
import { EmailChangeStore } from '../email-change/ports/email-change-store.port.js';
import { SecondFactorStore } from '../second-factor/ports/second-factor-store.port.js';
import { InvitationStore } from '../sign-up/ports/invitation-store.port.js';
import { DEVICE_KNOWN_FOR } from '../sessions/known-device.js';
import { KnownDeviceStore } from '../sessions/ports/known-device-store.port.js';
import { lastUseBeforeExpiry } from '../sessions/session.js';

const BATCH = 500;

/**
 * Removes expired rows to save space: sessions, access tokens that expired 30 days ago, tokens of mailed links, unfinished sign-ins and set-ups, challenges for passkeys,
 * changes of addresses that have ended, remembered and known devices, invitations that ended 90 days ago, and counted attempts. At most 500 of each kind in one call. Other code
 * refuses expired rows by itself, and does not depend on this.
 */
@Injectable()
export class RemoveExpired {
  constructor(
    private readonly sessions: SessionStore,
    private readonly devices: KnownDeviceStore,
    private readonly accessTokens: AccessTokenStore,
    private readonly tokens: OneTimeTokenStore,
    private readonly signInRequests: SignInRequestStore,
    private readonly passkeys: PasskeyStore,
    private readonly emailChanges: EmailChangeStore,
    private readonly invitations: InvitationStore,
    private readonly secondFactors: SecondFactorStore,
    private readonly rateLimits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** Returns whether there may be more. */
  async execute(): Promise<boolean> {
    const now = this.clock.now();
    const removed = [
      await this.sessions.removeUnusedSince(lastUseBeforeExpiry(now), BATCH),
      await this.devices.removeUnusedSince(new Date(now.getTime() - DEVICE_KNOWN_FOR), BATCH),
      await this.accessTokens.removeExpired(new Date(now.getTime() - EXPIRED_LISTED_FOR), BATCH),
      await this.tokens.removeExpired(now, BATCH),
      await this.signInRequests.removeExpired(now, BATCH),
      await this.passkeys.removeExpiredChallenges(now, BATCH),
      await this.emailChanges.removeEnded(now, BATCH),
      await this.invitations.removeExpired(new Date(now.getTime() - ENDED_LISTED_FOR), BATCH),
      await this.secondFactors.removeExpired(now, BATCH),
      await this.rateLimits.removeExpired(BATCH),
    ];
    return removed.includes(BATCH);
  }
}
