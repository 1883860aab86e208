import { Injectable } from '@nestjs/common';
import { Actor } from '../../../actor.js';
import { Clock } from '../../../clock.port.js';
import { IdentityProviders } from '../../providers/identity-providers.js';
import { isAccessToken, isInForce, isTokenUseToBeNoted } from '../../access-tokens/access-token.js';
import { NotSignedIn } from '../../accounts.errors.js';
import { AccessTokenStore } from '../../access-tokens/ports/access-token-store.port.js';
import { SessionStore } from '../ports/session-store.port.js';
import { hashToken, hasExpired, isUseToBeNoted, signInOf } from '../session.js';

/**
 * Finds who acts by a token: the token of a session, or an access token. Using a session extends it. Errors: UNAUTHENTICATED when the session
 * has ended, when the access token has expired or was revoked, and when neither ever existed.
 */
@Injectable()
export class Authenticate {
  constructor(
    private readonly sessions: SessionStore,
    private readonly accessTokens: AccessTokenStore,
    private readonly providers: IdentityProviders,
    private readonly clock: Clock,
  ) {}

  execute(token: string): Promise<Actor> {
    return isAccessToken(token) ? this.program(token) : this.person(token);
  }

  private async person(token: string): Promise<Actor> {
    const now = this.clock.now();
    const session = await this.sessions.find(hashToken(token));
    if (!session || hasExpired(session, now)) throw new NotSignedIn();
    if (isUseToBeNoted(session, now)) await this.sessions.noteUse(session.tokenHash, now);
    return Actor.person(session.accountId, signInOf(session, this.providers.labelOf));
  }

  private async program(token: string): Promise<Actor> {
    const now = this.clock.now();
    const found = await this.accessTokens.find(hashToken(token));
    if (!found || !isInForce(found, now)) throw new NotSignedIn();
    if (isTokenUseToBeNoted(found, now)) await this.accessTokens.noteUse(found.tokenHash, now);
    return Actor.program(found.accountId, found.scopes);
  }
}
