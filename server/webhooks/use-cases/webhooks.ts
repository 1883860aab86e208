import type { Actor } from '../../actor.js';
import { WebhookStore } from '../ports/webhook-store.port.js';
import type { Webhook } from '../webhook.js';
import { Injectable } from '@nestjs/common';

/** The webhooks of an account. */
@Injectable()
export class Webhooks {
  constructor(private readonly webhooks: WebhookStore) {}

  /** The webhooks of an account, the oldest first. Scope: account. */
  async list(actor: Actor): Promise<Webhook[]> {
    return this.webhooks.list(actor.accountFor('account'));
  }

  /** Deletes a webhook of the account with its deliveries, and returns whether there was one. Nothing more is sent to it. Scope: account. */
  async delete(actor: Actor, id: string): Promise<boolean> {
    return this.webhooks.remove(actor.accountFor('account'), id);
  }
}
