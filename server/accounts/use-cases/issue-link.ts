import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { Letterhead } from '../../mail/letterhead.js';
import { LINK_LIFETIME, type LinkPurpose } from '../one-time-token.js';
import { OneTimeTokenStore } from '../ports/one-time-token-store.port.js';
import { hashToken, newToken } from '../sessions/session.js';

/** Makes a link with a new token, for the owner of an account. The link is a secret, and is stored nowhere. */
@Injectable()
export class IssueLink {
  constructor(
    private readonly tokens: OneTimeTokenStore,
    private readonly letterhead: Letterhead,
    private readonly clock: Clock,
  ) {}

  async execute(purpose: LinkPurpose, accountId: string): Promise<string> {
    const token = newToken();
    const expiresAt = new Date(this.clock.now().getTime() + LINK_LIFETIME[purpose]);
    await this.tokens.add({ tokenHash: hashToken(token), purpose, accountId, expiresAt });
    const { publicUrl } = this.letterhead;
    return purpose === 'reset-password' ? `${publicUrl}/resetpw/${accountId}/${token}` : `${publicUrl}/?token=${token}`;
  }
}
