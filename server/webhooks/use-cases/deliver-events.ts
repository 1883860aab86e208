import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { MOST_DELIVERIES, type AttemptResult, type DeliveryFate, type DueDelivery } from '../delivery.js';
import { messageOf } from '../message.js';
import { DeliveryQueue, type TakenDelivery } from '../ports/delivery-queue.port.js';
import { DeliveryStore } from '../ports/delivery-store.port.js';
import { WebhookSender } from '../ports/webhook-sender.port.js';
import { SiteAddresses } from '../../site-addresses.js';
import { FAILING_FOR } from '../webhook.js';

/** Called after each attempt. `given-up` is reported once over all instances. */
export type ReportDelivery = (fate: DeliveryFate) => void;

const GONE = 410;

/** Starts the worker that sends every waiting and every new event, until the application stops. */
@Injectable()
export class DeliverEvents {
  constructor(
    private readonly queue: DeliveryQueue,
    private readonly deliveries: DeliveryStore,
    private readonly sender: WebhookSender,
    private readonly addresses: SiteAddresses,
    private readonly clock: Clock,
  ) {}

  execute(report: ReportDelivery): void {
    this.queue.onGivenUp((id) => {
      report('given-up');
      // If the database is away now, the next start finds that the delivery still waits.
      void this.deliveries.giveUp(id).catch(() => undefined);
    });
    this.queue.consume((taken) => this.deliver(taken, report));
  }

  private async deliver({ id, isLastAttempt }: TakenDelivery, report: ReportDelivery): Promise<void> {
    const due = await this.deliveries.findDue(id, this.clock.now());
    if (!due) {
      report('needless');
      return;
    }
    const result = await this.attempt(due);
    const isFinal = isLastAttempt || isForGood(result);
    const at = this.clock.now();
    const state = result.failure === null ? 'delivered' : isFinal ? 'failed' : 'waiting';
    await this.deliveries.note({ id, at, state, ...result }, new Date(at.getTime() - FAILING_FOR), MOST_DELIVERIES);
    if (result.failure === null) report('delivered');
    else if (isForGood(result)) report('given-up');
    else {
      // The queue reports the last failure: it knows of it even if the process dies now.
      if (!isLastAttempt) report('postponed');
      throw new Error(`${result.failure} ${result.status ?? ''}`.trim());
    }
  }

  private async attempt(due: DueDelivery): Promise<AttemptResult> {
    if (!due.isEnabled) return { status: null, failure: 'switched-off' };
    return this.sender.send(messageOf(due, this.addresses, this.clock.now()));
  }
}

/** Whether no further attempt can succeed. */
function isForGood({ failure, status }: AttemptResult): boolean {
  return failure === 'switched-off' || status === GONE;
}
