import { Injectable } from '@nestjs/common';
import type { DeliveryCounts } from '../delivery.js';
import { DeliveryStore } from '../ports/delivery-store.port.js';

/** How many deliveries wait, and how many failed. These counts show operators that webhooks have a problem. */
@Injectable()
export class CountDeliveries {
  constructor(private readonly deliveries: DeliveryStore) {}

  execute(): Promise<DeliveryCounts> {
    return this.deliveries.count();
  }
}
