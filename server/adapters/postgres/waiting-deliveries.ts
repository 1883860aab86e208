import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** A delivery that has no job yet. */
export interface WaitingDelivery {
  readonly id: string;
  readonly accountId: string;
  /** How many deliveries of the account wait already, those before this one included. */
  readonly ahead: number;
  /** Whether the last delivery of its webhook has failed. */
  readonly isFailing: boolean;
}

// A delivery whose webhook was removed with its account knows the account by what it tells.
const TAKE = `
  WITH taken AS (
    SELECT id, webhook_id, created_at, data FROM webhook_delivery WHERE NOT has_job ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED
  ), owned AS (
    SELECT taken.id, taken.created_at, coalesce(account_id::text, data ->> 'accountId', taken.id::text) AS account_id, account_id AS present_id,
      failing_since IS NOT NULL AS is_failing
    FROM taken LEFT JOIN webhook ON webhook.id = webhook_id
  ), before AS (
    SELECT account_id, count(*) AS number FROM webhook JOIN webhook_delivery AS delivery ON webhook_id = webhook.id
    WHERE account_id IN (SELECT present_id FROM owned) AND state = 'waiting' AND has_job GROUP BY account_id
  )
  SELECT id, owned.account_id AS "accountId", is_failing AS "isFailing",
    CAST(coalesce(number, 0) + row_number() OVER (PARTITION BY owned.account_id ORDER BY created_at, id) - 1 AS integer) AS ahead
  FROM owned LEFT JOIN before ON before.account_id = present_id ORDER BY created_at, id`;

/** Makes jobs of deliveries, and returns the ids of those that have one now. */
export type GiveJobs = (taken: readonly WaitingDelivery[], manager: EntityManager) => Promise<ReadonlySet<string>>;

/** The deliveries that wait for a job in the queue: they were written by what changed a page or an account, in its transaction. */
@Injectable()
export class WaitingDeliveries {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Hands over at most so many deliveries, the oldest first. Those that `give` returns have a job, if, and only if, the transaction of the manager is
   * committed. The others go on waiting.
   */
  async take(atMost: number, give: GiveJobs): Promise<void> {
    const rows: unknown[] = await this.dataSource.query('SELECT FROM webhook_delivery WHERE NOT has_job LIMIT 1');
    if (rows.length === 0) return;
    await this.dataSource.transaction(async (manager) => {
      const taken = await manager.query<WaitingDelivery[]>(TAKE, [atMost]);
      if (taken.length === 0) return;
      const given = await give(taken, manager);
      await manager.query('UPDATE webhook_delivery SET has_job = true WHERE id = ANY ($1)', [[...given]]);
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
