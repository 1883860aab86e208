import type { DataSource } from 'typeorm';
import { until } from '../waiting.js';

const WAITING = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** Waits until so many transactions of the database wait for a lock. */
export function untilWaiting(dataSource: DataSource, count = 1): Promise<void> {
  return until(async () => (await dataSource.query<unknown[]>(WAITING)).length >= count);
}

/**
 * Makes calls at the same moment: none of them writes to the table before each has come as far as it can without that. So each has read what
 * was there before, unless the code keeps it from that.
 */
export async function atOnce<T>(dataSource: DataSource, table: string, calls: readonly (() => Promise<T>)[]): Promise<T[]> {
  const holder = dataSource.createQueryRunner();
  await holder.startTransaction();
  await holder.query(`LOCK TABLE ${table} IN SHARE MODE`);
  const answers = Promise.all(calls.map((call) => call()));
  try {
    await untilWaiting(dataSource, calls.length);
  } finally {
    await holder.commitTransaction();
    await holder.release();
  }
  return answers;
}
