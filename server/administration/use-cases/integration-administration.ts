import { Injectable } from '@nestjs/common';
import type { AccessToken } from '../../accounts/access-tokens/access-token.js';
import { AccessTokens } from '../../accounts/access-tokens/use-cases/access-tokens.js';
import type { Account } from '../../accounts/account.js';
import type { Actor } from '../../actor.js';
import { ActFault } from '../../audit/act-fault.js';
import { RecordAct } from '../../audit/use-cases/record-act.js';
import { AllWebhooks } from '../../webhooks/for-operators/all-webhooks.js';
import { Webhooks } from '../../webhooks/use-cases/webhooks.js';
import type { WatchedWebhook, Webhook } from '../../webhooks/webhook.js';

/** The access tokens and webhooks of others, for operators. Errors of each: OPERATOR_NEEDED. */
@Injectable()
export class IntegrationAdministration {
  constructor(
    private readonly recordAct: RecordAct,
    private readonly accessTokens: AccessTokens,
    private readonly webhooks: Webhooks,
    private readonly allWebhooks: AllWebhooks,
  ) {}

  /** The access tokens of an account, the newest first. */
  async listTokens(actor: Actor, { id }: Account): Promise<AccessToken[]> {
    return this.accessTokens.list(actor.inPlaceOf(id));
  }

  /** Revokes an access token of an account. Faults: TOKEN_UNKNOWN, when the account has none with this id. */
  async revokeToken(actor: Actor, { id }: Account, tokenId: string): Promise<{ readonly fault?: ActFault }> {
    return this.recordAct.execute(actor, { act: 'token revoke', subject: tokenId }, async () => {
      const isRevoked = await this.accessTokens.revoke(actor.inPlaceOf(id), tokenId);
      return isRevoked ? {} : { fault: new ActFault('TOKEN_UNKNOWN') };
    });
  }

  /** The webhooks of all accounts: first those for which the most deliveries wait. */
  async listWebhooks(actor: Actor, atMost: number): Promise<WatchedWebhook[]> {
    actor.asOperator();
    return this.allWebhooks.list(atMost);
  }

  /** The webhook with this id; null when there is none. */
  async findWebhook(actor: Actor, id: string): Promise<Webhook | null> {
    actor.asOperator();
    return this.allWebhooks.find(id);
  }

  /** Deletes a webhook with the events that wait for it. */
  async deleteWebhook(actor: Actor, { id, accountId }: Webhook): Promise<void> {
    await this.recordAct.execute(actor, { act: 'webhook delete', subject: id }, () => this.webhooks.delete(actor.inPlaceOf(accountId), id));
  }
}
