import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { WebhookStore } from '../ports/webhook-store.port.js';
import type { Webhook } from '../webhook.js';

/** The webhooks of an account, the oldest first. Scope: account. */
@Injectable()
export class ListWebhooks {
  constructor(private readonly webhooks: WebhookStore) {}

  async execute(actor: Actor): Promise<Webhook[]> {
    return this.webhooks.list(actor.accountFor('account'));
  }
}
