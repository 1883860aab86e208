import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../actor.js';
import { AccessTokenStore } from '../ports/access-token-store.port.js';

/**
 * Revokes an access token of the account, and returns whether there was one. Programs that use it are refused from then on. Scope: account.
 */
@Injectable()
export class RevokeAccessToken {
  constructor(private readonly tokens: AccessTokenStore) {}

  async execute(actor: Actor, id: string): Promise<boolean> {
    return this.tokens.removeOwned(actor.accountFor('account'), id);
  }
}
