import type { Actor } from '../../actor.js';
import { Clock } from '../../clock.port.js';
import { DELIVERY_KEPT_FOR, MOST_DELIVERIES, type Delivery, type DeliveryCounts, TEST_EVENT } from '../delivery.js';
import { bodyOf } from '../message.js';
import { DeliveryQueue } from '../ports/delivery-queue.port.js';
import { DeliveryStore } from '../ports/delivery-store.port.js';
import { SiteAddresses } from '../../site-addresses.js';
import { WebhookNotFound, DeliveryNotFound } from '../webhooks.errors.js';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';

/** A delivery with what is sent, and when it is tried next; null unless it waits for that. */
export interface ListedDelivery extends Delivery {
  readonly body: string;
  readonly nextAttemptAt: Date | null;
}

const BATCH = 500;

/** What was sent to webhooks, and what waits. */
@Injectable()
export class Deliveries {
  constructor(
    private readonly deliveries: DeliveryStore,
    private readonly queue: DeliveryQueue,
    private readonly addresses: SiteAddresses,
    private readonly clock: Clock,
  ) {}

  /** The last 50 deliveries of a webhook of the account, the newest first. Scope: account. Errors: WEBHOOK_NOT_FOUND. */
  async list(actor: Actor, webhookId: string): Promise<ListedDelivery[]> {
    const found = await this.deliveries.list(actor.accountFor('account'), webhookId, MOST_DELIVERIES);
    if (!found) throw new WebhookNotFound();
    const waiting = found.filter(({ state }) => state === 'waiting').map(({ id }) => id);
    const next = waiting.length > 0 ? await this.queue.nextAttempts(waiting) : new Map<string, Date>();
    return found.map((delivery) => ({
      ...delivery,
      body: bodyOf(delivery, this.addresses),
      nextAttemptAt: next.get(delivery.id) ?? null,
    }));
  }

  /** How many deliveries wait, and how many failed. These counts show operators that webhooks have a problem. */
  count(): Promise<DeliveryCounts> {
    return this.deliveries.count();
  }

  /** Removes deliveries that are older than 7 days, at most 500 in one call. Returns whether there may be more. */
  async removeOld(): Promise<boolean> {
    return (await this.deliveries.removeOlder(new Date(this.clock.now().getTime() - DELIVERY_KEPT_FOR), BATCH)) === BATCH;
  }

  /**
   * Sends an event again to its webhook, with the same id. One that still waits is sent now, instead of after its pause, as its next attempt.
   * Scope: account. Errors: WEBHOOK_DELIVERY_NOT_FOUND.
   */
  async repeat(actor: Actor, id: string): Promise<void> {
    const delivery = await this.deliveries.repeat(actor.accountFor('account'), id);
    if (!delivery) throw new DeliveryNotFound();
    await this.queue.hasten(id);
  }

  /** Sends an event to a webhook that says nothing but that it is a test. Scope: account. Errors: WEBHOOK_NOT_FOUND. */
  async sendTest(actor: Actor, webhookId: string): Promise<void> {
    const accountId = actor.accountFor('account');
    const event = { id: randomUUID(), type: TEST_EVENT, createdAt: this.clock.now(), data: { accountId } };
    if (!(await this.deliveries.add(accountId, webhookId, event))) throw new WebhookNotFound();
    this.queue.wake();
  }
}
