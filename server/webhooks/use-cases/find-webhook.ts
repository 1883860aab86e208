import { Injectable } from '@nestjs/common';
import { WebhookStore } from '../ports/webhook-store.port.js';
import type { Webhook } from '../webhook.js';

/** A webhook of any account, for operators; null when there is none with this id. */
@Injectable()
export class FindWebhook {
  constructor(private readonly webhooks: WebhookStore) {}

  execute(id: string): Promise<Webhook | null> {
    return this.webhooks.find(id);
  }
}
