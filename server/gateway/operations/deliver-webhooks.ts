import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DeliverEvents } from '../../webhooks/use-cases/deliver-events.js';
import { Metrics } from './metrics.js';

/** Runs the worker that sends events to webhooks, unless operators hold them. Failures are in the metrics, and each owner sees their own: a log of them would be in users' hands. */
@Injectable()
export class DeliverWebhooks implements OnApplicationBootstrap {
  constructor(
    private readonly deliverEvents: DeliverEvents,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    this.deliverEvents.execute((fate) => this.metrics.countDelivery(fate));
  }
}
