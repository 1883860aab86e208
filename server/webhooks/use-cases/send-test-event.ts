import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { Clock } from '../../clock.port.js';
import { TEST_EVENT } from '../delivery.js';
import { DeliveryQueue } from '../ports/delivery-queue.port.js';
import { DeliveryStore } from '../ports/delivery-store.port.js';
import { WebhookNotFound } from '../webhooks.errors.js';

/** Sends an event to a webhook that says nothing but that it is a test. Scope: account. Errors: WEBHOOK_NOT_FOUND. */
@Injectable()
export class SendTestEvent {
  constructor(
    private readonly deliveries: DeliveryStore,
    private readonly queue: DeliveryQueue,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, webhookId: string): Promise<void> {
    const accountId = actor.accountFor('account');
    const event = { id: randomUUID(), type: TEST_EVENT, createdAt: this.clock.now(), data: { accountId } };
    if (!(await this.deliveries.add(accountId, webhookId, event))) throw new WebhookNotFound();
    this.queue.wake();
  }
}
