import { Injectable } from '@nestjs/common';
import { DeliveryStore } from '../ports/delivery-store.port.js';
import { WebhookStore } from '../ports/webhook-store.port.js';
import type { WatchedWebhook, Webhook } from '../webhook.js';

/** The webhooks of all accounts. */
@Injectable()
export class AllWebhooks {
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly deliveries: DeliveryStore,
  ) {}

  /** Null when there is none with this id. */
  find(id: string): Promise<Webhook | null> {
    return this.webhooks.find(id);
  }

  /** First those for which the most deliveries wait. */
  list(atMost: number): Promise<WatchedWebhook[]> {
    return this.webhooks.listAll(atMost);
  }

  /** How many deliveries wait for all of them together. */
  async countWaiting(): Promise<number> {
    return (await this.deliveries.count()).waiting;
  }
}
