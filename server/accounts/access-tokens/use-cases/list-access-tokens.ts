import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../actor.js';
import type { AccessToken } from '../access-token.js';
import { AccessTokenStore } from '../ports/access-token-store.port.js';

/** The access tokens of an account, the newest first. Expired ones are listed for 30 days. Scope: account. */
@Injectable()
export class ListAccessTokens {
  constructor(private readonly tokens: AccessTokenStore) {}

  async execute(actor: Actor): Promise<AccessToken[]> {
    return this.tokens.list(actor.accountFor('account'));
  }
}
