import type { Actor } from '../../actor.js';
import { WebhookStore } from '../ports/webhook-store.port.js';
import type { WatchedWebhook, Webhook } from '../webhook.js';
import { Injectable } from '@nestjs/common';

/** The webhooks that there are, for their owner and for operators. */
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

  /** A webhook of any account, for operators; null when there is none with this id. */
  find(id: string): Promise<Webhook | null> {
    return this.webhooks.find(id);
  }

  /** The webhooks of all accounts, for operators: those first for which the most deliveries wait. */
  listAll(atMost: number): Promise<WatchedWebhook[]> {
    return this.webhooks.listAll(atMost);
  }
}
