import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** A delivery that has no job yet. */
export interface WaitingDelivery {
  readonly id: string;
  /** Null if the webhook was removed with its account. */
  readonly webhookId: string | null;
}

const TAKE = `
  UPDATE webhook_delivery SET has_job = true WHERE id IN (
    SELECT id FROM webhook_delivery WHERE NOT has_job ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED
  ) RETURNING id, webhook_id AS "webhookId"`;

/** The deliveries that wait for a job in the queue: they were written by what changed a page or an account, in its transaction. */
@Injectable()
export class WaitingDeliveries {
  constructor(private readonly dataSource: DataSource) {}

  /** Hands over at most so many deliveries, the oldest first, in the transaction in which they stop waiting. */
  async take(atMost: number, give: (taken: readonly WaitingDelivery[], manager: EntityManager) => Promise<void>): Promise<void> {
    const rows: unknown[] = await this.dataSource.query('SELECT FROM webhook_delivery WHERE NOT has_job LIMIT 1');
    if (rows.length === 0) return;
    await this.dataSource.transaction(async (manager) => {
      const [taken] = await manager.query<[WaitingDelivery[], number]>(TAKE, [atMost]);
      if (taken.length > 0) await give(taken, manager);
    });
  }

  /** Lets those wait again whose job was lost, such as by a backup, which has no jobs. `hasJob` is a query for the ids that have one. */
  async releaseLost(hasJob: string, parameters: readonly unknown[]): Promise<void> {
    await this.dataSource.query(
      `UPDATE webhook_delivery SET has_job = false WHERE state = 'waiting' AND has_job AND id NOT IN (${hasJob})`,
      [...parameters],
    );
  }
}
