import type { Actor } from '../../actor.js';
import { WebhookStore } from '../ports/webhook-store.port.js';
import { type Webhook, FORMER_SECRET_FOR, newWebhookSecret } from '../webhook.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { WebhookNotFound } from '../webhooks.errors.js';

/** The webhooks of an account. */
@Injectable()
export class Webhooks {
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly clock: Clock,
  ) {}

  /** The webhooks of an account, the oldest first. Scope: account. */
  async list(actor: Actor): Promise<Webhook[]> {
    return this.webhooks.list(actor.accountFor('account'));
  }

  /** Deletes a webhook of the account with its deliveries, and returns whether there was one. Nothing more is sent to it. Scope: account. */
  async delete(actor: Actor, id: string): Promise<boolean> {
    return this.webhooks.remove(actor.accountFor('account'), id);
  }

  /**
   * Gives a webhook a new secret, and returns it. For a day, messages are signed with the former one, too; with the last three, if it is replaced again meanwhile. Scope: account. Errors: WEBHOOK_NOT_FOUND.
   */
  async rotateSecret(actor: Actor, id: string): Promise<string> {
    const accountId = actor.accountFor('account');
    const secret = newWebhookSecret();
    const until = new Date(this.clock.now().getTime() + FORMER_SECRET_FOR);
    if (!(await this.webhooks.replaceSecret(accountId, id, secret, until))) throw new WebhookNotFound();
    return secret;
  }
}
