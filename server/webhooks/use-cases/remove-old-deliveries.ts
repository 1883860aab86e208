import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { DELIVERY_KEPT_FOR } from '../delivery.js';
import { DeliveryStore } from '../ports/delivery-store.port.js';

const BATCH = 500;

/** Removes deliveries that are older than 7 days, at most 500 in one call. */
@Injectable()
export class RemoveOldDeliveries {
  constructor(
    private readonly deliveries: DeliveryStore,
    private readonly clock: Clock,
  ) {}

  /** Returns whether there may be more. */
  async execute(): Promise<boolean> {
    return (await this.deliveries.removeOlder(new Date(this.clock.now().getTime() - DELIVERY_KEPT_FOR), BATCH)) === BATCH;
  }
}
