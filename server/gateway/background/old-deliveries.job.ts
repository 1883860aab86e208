import { Injectable } from '@nestjs/common';
import { RemoveOldDeliveries } from '../../webhooks/use-cases/remove-old-deliveries.js';
import type { BackgroundJob } from './background-job.js';

/** Deletes deliveries of webhooks after seven days. */
@Injectable()
export class OldDeliveriesJob implements BackgroundJob {
  readonly name = 'Forgetting old deliveries of webhooks';
  readonly pause = 600_000;

  constructor(private readonly removeOldDeliveries: RemoveOldDeliveries) {}

  step(): Promise<boolean> {
    return this.removeOldDeliveries.execute();
  }
}
