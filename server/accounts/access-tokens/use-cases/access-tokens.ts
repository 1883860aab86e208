import type { Actor } from '../../../actor.js';
import type { AccessToken } from '../access-token.js';
import { AccessTokenStore } from '../ports/access-token-store.port.js';
import { Injectable } from '@nestjs/common';

/** The access tokens of an account, as its owner sees them. */
@Injectable()
export class AccessTokens {
  constructor(private readonly tokens: AccessTokenStore) {}

  /** The access tokens of an account, the newest first. Expired ones are listed for 30 days. Scope: account. */
  async list(actor: Actor): Promise<AccessToken[]> {
    return this.tokens.list(actor.accountFor('account'));
  }

  /**
   * Revokes an access token of the account, and returns whether there was one. Programs that use it are refused from then on. Scope: account.
   */
  async revoke(actor: Actor, id: string): Promise<boolean> {
    return this.tokens.removeOwned(actor.accountFor('account'), id);
  }
}
