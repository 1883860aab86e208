import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { SiteAddresses } from '../../site-addresses.js';
import { LINK_LIFETIME, type LinkPurpose } from '../one-time-token.js';
import { OneTimeTokenStore } from '../ports/one-time-token-store.port.js';
import { hashToken, newToken } from '../sessions/session.js';
import { needPasswords, SignInSettings } from '../sign-in-settings.js';

/** Makes a link with a new token, for the owner of an account. The link is a secret, and is stored nowhere. */
@Injectable()
export class IssueLink {
  constructor(
    private readonly tokens: OneTimeTokenStore,
    private readonly addresses: SiteAddresses,
    private readonly clock: Clock,
    private readonly settings: SignInSettings,
  ) {}

  async execute(purpose: LinkPurpose, accountId: string): Promise<string> {
    if (purpose === 'reset-password') needPasswords(this.settings);
    const token = newToken();
    const expiresAt = new Date(this.clock.now().getTime() + LINK_LIFETIME[purpose]);
    await this.tokens.add({ tokenHash: hashToken(token), purpose, accountId, expiresAt });
    if (purpose === 'data-archive') return this.addresses.dataArchive(token);
    return purpose === 'reset-password' ? this.addresses.newPassword(accountId, token) : this.addresses.verification(token);
  }
}
