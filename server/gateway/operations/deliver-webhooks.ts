import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.js';
import { DeliverEvents } from '../../webhooks/use-cases/deliver-events.js';
import { Metrics } from './metrics.js';

/** Runs the worker that sends events to webhooks. Failures are in the metrics, and each owner sees their own: a log of them would be in users' hands. */
@Injectable()
export class DeliverWebhooks implements OnApplicationBootstrap {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly deliverEvents: DeliverEvents,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.webhookDeliveries === 'send') this.deliverEvents.execute((fate) => this.metrics.countDelivery(fate));
  }
}
