import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MOST_WAITING } from '../../../webhooks/delivery.js';

/** A delivery that has no job yet. */
export interface WaitingDelivery {
  readonly id: string;
  /** Null if the webhook was removed with its account. */
  readonly webhookId: string | null;
  readonly accountId: string;
  /** How many deliveries of the account wait already, those before this one included. */
  readonly ahead: number;
  /** Whether the last delivery of its webhook has failed. */
  readonly isFailing: boolean;
}

// If the webhook was removed with its account, the id of the account is taken from the content of the delivery.
const TAKE = `
  WITH taken AS (
    SELECT id, webhook_id, created_at, data FROM webhook_delivery WHERE NOT has_job ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED
  ), owned AS (
    SELECT taken.id, webhook_id, taken.created_at, coalesce(account_id::text, data ->> 'accountId', taken.id::text) AS account_id, account_id AS present_id,
      failing_since IS NOT NULL AS is_failing
    FROM taken LEFT JOIN webhook ON webhook.id = webhook_id
  ), before AS (
    SELECT account_id, count(*) AS number FROM webhook JOIN webhook_delivery AS delivery ON webhook_id = webhook.id
    WHERE account_id IN (SELECT present_id FROM owned) AND state = 'waiting' AND has_job GROUP BY account_id
  )
  SELECT id, webhook_id AS "webhookId", owned.account_id AS "accountId", is_failing AS "isFailing",
    CAST(coalesce(number, 0) + row_number() OVER (PARTITION BY owned.account_id ORDER BY created_at, id) - 1 AS integer) AS ahead
  FROM owned LEFT JOIN before ON before.account_id = present_id ORDER BY created_at, id`;

// If too many deliveries of a webhook wait, deletes those that have waited longest. A row that is locked, because the result of an attempt
// is being stored, is left for the next call.
const DROP_CROWDED = `
  DELETE FROM webhook_delivery WHERE id IN (
    SELECT id FROM webhook_delivery WHERE id IN (
      SELECT id FROM (
        SELECT id, row_number() OVER (PARTITION BY webhook_id ORDER BY waiting_since DESC, created_at DESC, id) AS place FROM webhook_delivery
        WHERE webhook_id = ANY ($1) AND state = 'waiting'
      ) AS waiting WHERE place > ${MOST_WAITING}
    ) FOR UPDATE SKIP LOCKED
  ) RETURNING id`;

/** The jobs of deliveries. */
export interface DeliveryJobs {
  /** Makes jobs, and returns the ids of those deliveries that have one now. */
  add(taken: readonly WaitingDelivery[], manager: EntityManager): Promise<ReadonlySet<string>>;
  /** Removes the jobs that these deliveries have. */
  remove(ids: readonly string[], manager: EntityManager): Promise<void>;
}

/** The deliveries that wait for a job in the queue: they were written by what changed a page or an account, in its transaction. */
@Injectable()
export class WaitingDeliveries {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Creates the jobs of at most `atMost` deliveries, the oldest first, and returns the number of these deliveries. A job exists if, and
   * only if, the transaction of the manager is committed. A delivery for which `jobs` adds none goes on waiting. If too many deliveries of
   * a webhook wait, the oldest are removed.
   */
  async take(atMost: number, jobs: DeliveryJobs): Promise<number> {
    const rows: unknown[] = await this.dataSource.query('SELECT FROM webhook_delivery WHERE NOT has_job LIMIT 1');
    if (rows.length === 0) return 0;
    return this.dataSource.transaction(async (manager) => {
      const taken = await manager.query<WaitingDelivery[]>(TAKE, [atMost]);
      if (taken.length === 0) return 0;
      const [removed] = await manager.query<[{ id: string }[], number]>(DROP_CROWDED, [taken.map(({ webhookId }) => webhookId)]);
      const gone = new Set(removed.map(({ id }) => id));
      if (gone.size > 0) await jobs.remove([...gone], manager);
      const left = taken.filter(({ id }) => !gone.has(id));
      const given = await jobs.add(left, manager);
      await manager.query('UPDATE webhook_delivery SET has_job = true WHERE id = ANY ($1)', [[...given]]);
      return taken.length;
    });
  }

  /**
   * Marks deliveries as waiting again whose job was lost, such as after a restore: a backup contains no jobs. `hasJob` is a query for the
   * ids that have one.
   */
  async releaseLost(hasJob: string, parameters: readonly unknown[]): Promise<void> {
    await this.dataSource.query(
      `UPDATE webhook_delivery SET has_job = false WHERE state = 'waiting' AND has_job AND id NOT IN (${hasJob})`,
      [...parameters],
    );
  }
}
