import { Injectable } from '@nestjs/common';
import { WebhookStore } from '../ports/webhook-store.port.js';
import type { WatchedWebhook } from '../webhook.js';

/** The webhooks of all accounts, for operators: those first for which the most deliveries wait. */
@Injectable()
export class ListAllWebhooks {
  constructor(private readonly webhooks: WebhookStore) {}

  execute(atMost: number): Promise<WatchedWebhook[]> {
    return this.webhooks.listAll(atMost);
  }
}
