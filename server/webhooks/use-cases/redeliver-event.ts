import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { DeliveryQueue } from '../ports/delivery-queue.port.js';
import { DeliveryStore } from '../ports/delivery-store.port.js';
import { DeliveryNotFound } from '../webhooks.errors.js';

/**
 * Sends an event again to its webhook, with the same id. One that still waits is sent now, instead of after its pause, as its next attempt.
 * Scope: account. Errors: WEBHOOK_DELIVERY_NOT_FOUND.
 */
@Injectable()
export class RedeliverEvent {
  constructor(
    private readonly deliveries: DeliveryStore,
    private readonly queue: DeliveryQueue,
  ) {}

  async execute(actor: Actor, id: string): Promise<void> {
    const delivery = await this.deliveries.repeat(actor.accountFor('account'), id);
    if (!delivery) throw new DeliveryNotFound();
    await this.queue.hasten(id);
  }
}
