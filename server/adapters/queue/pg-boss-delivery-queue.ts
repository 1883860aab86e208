import type { BeforeApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { DeliveryQueue, type TakenDelivery } from '../../webhooks/ports/delivery-queue.port.js';
import type { DeliveryJobs, WaitingDeliveries, WaitingDelivery } from '../postgres/webhooks/waiting-deliveries.js';
import { JobQueue, type JobQueueSettings, type NewJob, type SendingTimes } from './job-queue.js';
import { QueueInstance } from './queue-instance.js';

const DELIVERIES = 'webhook-deliveries';
const GIVEN_UP = 'webhook-deliveries-given-up';

/**
 * 5 s × (2¹⁴ − 1) is 22 h 45 min, the minimum of all pauses together; with the random parts it is 34 h on average. The timeout of an attempt is
 * longer than that of the sender.
 */
export const DELIVERY_TIMES: SendingTimes = { firstPause: 5, retries: 14, longestAttempt: 30, maintenance: 15, poll: 2, stopPatience: 5 };

/** How many deliveries an instance sends at the same time. Each mostly waits for an answer, so they cost little. */
const AT_ONCE = 64;
/** An account can have ten receivers, and each can answer slowly. So only one delivery of an account is sent at a time. */
const PER_ACCOUNT = 1;
/**
 * By this number, the priority is lower of a delivery that has failed, or whose webhook fails. An account cannot have as many waiting, so
 * these come after all others.
 */
const FAILING = 10_000;
const DAY = 24 * 60 * 60;
/** What was given up is in the log of deliveries. */
const RETENTION = { waiting: 7 * DAY, givenUp: DAY };
/** How many deliveries get their jobs in one step, and how many steps there are before each look for jobs. */
const STEP = 200;
const STEPS = 10;

const NEXT_ATTEMPTS = `SELECT id, start_after AS at FROM queue.job WHERE name = $1 AND id = ANY ($2) AND state < 'active'`;
const HASTEN = `UPDATE queue.job SET start_after = now() WHERE name = $1 AND id = $2 AND state < 'active' AND start_after > now()`;
const HAS_JOB = `SELECT id FROM queue.job WHERE name = $1`;

interface DeliveryJob {
  readonly deliveryId: string;
}

/**
 * Deliveries as jobs, in the same queue library and by the same worker as mails. What changes a page writes only the row of the delivery, in its
 * own statement, and the worker makes the job of it: so publishing does not depend on the tables of the queue.
 */
export class PgBossDeliveryQueue extends DeliveryQueue implements OnModuleInit, BeforeApplicationShutdown {
  private readonly jobs: JobQueue<DeliveryJob>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly waiting: WaitingDeliveries,
    times: SendingTimes = DELIVERY_TIMES,
    instance = new QueueInstance(dataSource, times.maintenance),
    { atOnce = AT_ONCE, mayTake }: Partial<Pick<JobQueueSettings, 'atOnce' | 'mayTake'>> = {},
  ) {
    super();
    this.jobs = new JobQueue(dataSource, instance, {
      name: DELIVERIES,
      givenUp: GIVEN_UP,
      noun: 'delivery',
      times,
      atOnce,
      perGroup: PER_ACCOUNT,
      failedBehind: FAILING,
      retention: RETENTION,
      ...(mayTake && { mayTake }),
      beforeLook: () => this.makeJobs(),
      whileAlone: () => waiting.releaseLost(HAS_JOB, [DELIVERIES]),
    });
  }

  async onModuleInit(): Promise<void> {
    await this.jobs.open();
  }

  override consume(send: (delivery: TakenDelivery) => Promise<void>): void {
    this.jobs.consume(({ data, isLastAttempt }) => send({ id: data.deliveryId, isLastAttempt }));
  }

  override onGivenUp(tell: (id: string, reason: string) => void): void {
    this.jobs.onGivenUp(({ deliveryId }, reason) => tell(deliveryId, reason));
  }

  override wake(): void {
    this.jobs.wake();
  }

  override async hasten(id: string): Promise<void> {
    await this.dataSource.query(HASTEN, [DELIVERIES, id]);
    this.wake();
  }

  override async nextAttempts(ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const rows = await this.dataSource.query<{ id: string; at: Date }[]>(NEXT_ATTEMPTS, [DELIVERIES, ids]);
    return new Map(rows.map(({ id, at }) => [id, at]));
  }

  // Nest calls this before the connections are closed.
  async beforeApplicationShutdown(): Promise<void> {
    await this.jobs.close();
  }

  private async makeJobs(): Promise<void> {
    const jobs: DeliveryJobs = {
      add: (taken, manager) => this.jobs.replaceWithin(manager, taken.map(jobOf)),
      remove: (ids, manager) => this.jobs.removeWithin(manager, ids),
    };
    for (let step = 0; step < STEPS; step += 1) {
      // An outage is already in the log. The deliveries get their jobs after it.
      if ((await this.waiting.take(STEP, jobs).catch(() => 0)) < STEP) return;
    }
  }
}

/** The more deliveries of an account wait, the later comes its next one: so nobody has to wait until the many of another are sent. */
function jobOf({ id, accountId, ahead, isFailing }: WaitingDelivery): NewJob<DeliveryJob> & { readonly id: string } {
  return { id, data: { deliveryId: id }, group: { id: accountId }, priority: -ahead - (isFailing ? FAILING : 0) };
}
