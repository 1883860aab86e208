import { Injectable } from '@nestjs/common';
import { Deliveries } from '../../webhooks/use-cases/deliveries.js';
import type { BackgroundJob } from './background-job.js';

/** Deletes deliveries of webhooks after seven days. */
@Injectable()
export class OldDeliveriesJob implements BackgroundJob {
  readonly name = 'Forgetting old deliveries of webhooks';
  readonly pause = 600_000;

  constructor(private readonly deliveries: Deliveries) {}

  step(): Promise<boolean> {
    return this.deliveries.removeOld();
  }
}
