import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { MOST_DELIVERIES, type Delivery } from '../delivery.js';
import { bodyOf } from '../message.js';
import { DeliveryQueue } from '../ports/delivery-queue.port.js';
import { DeliveryStore } from '../ports/delivery-store.port.js';
import { WebhookSettings } from '../webhook-settings.js';
import { WebhookNotFound } from '../webhooks.errors.js';

/** A delivery with what is sent, and when it is tried next; null unless it waits for that. */
export interface ListedDelivery extends Delivery {
  readonly body: string;
  readonly nextAttemptAt: Date | null;
}

/** The last 50 deliveries of a webhook of the account, the newest first. Scope: account. Errors: WEBHOOK_NOT_FOUND. */
@Injectable()
export class ListDeliveries {
  constructor(
    private readonly deliveries: DeliveryStore,
    private readonly queue: DeliveryQueue,
    private readonly settings: WebhookSettings,
  ) {}

  async execute(actor: Actor, webhookId: string): Promise<ListedDelivery[]> {
    const found = await this.deliveries.list(actor.accountFor('account'), webhookId, MOST_DELIVERIES);
    if (!found) throw new WebhookNotFound();
    const waiting = found.filter(({ state }) => state === 'waiting').map(({ id }) => id);
    const next = waiting.length > 0 ? await this.queue.nextAttempts(waiting) : new Map<string, Date>();
    const { publicUrl } = this.settings;
    return found.map((delivery) => ({
      ...delivery,
      body: bodyOf(delivery, publicUrl),
      nextAttemptAt: next.get(delivery.id) ?? null,
    }));
  }
}
