import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { WebhookStore } from '../ports/webhook-store.port.js';

/** Deletes a webhook of the account with its deliveries, and returns whether there was one. Nothing more is sent to it. Scope: account. */
@Injectable()
export class DeleteWebhook {
  constructor(private readonly webhooks: WebhookStore) {}

  async execute(actor: Actor, id: string): Promise<boolean> {
    return this.webhooks.remove(actor.accountFor('account'), id);
  }
}
