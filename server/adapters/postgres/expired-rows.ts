import type { DataSource } from 'typeorm';

/** Tables whose rows are of no use from a moment on, each with the column that says when; all of them have an index on it. */
const endings = {
  session: 'last_used_at',
  one_time_token: 'expires_at',
  sign_in_request: 'expires_at',
  withheld_linkname: 'free_at',
} as const;

/**
 * Deletes up to so many of the rows whose time was up at this moment, the oldest first, and gives how many there were. Rows that
 * somebody else is deleting are left to them: who waits for one while holding others can end in a deadlock, and nothing depends on
 * this work.
 */
export async function deleteExpired(dataSource: DataSource, table: keyof typeof endings, moment: Date, atMost: number): Promise<number> {
  const ending = endings[table];
  const expired = `SELECT ctid FROM ${table} WHERE ${ending} <= $1 ORDER BY ${ending} LIMIT $2 FOR UPDATE SKIP LOCKED`;
  const [, count] = await dataSource.query<[unknown[], number]>(`DELETE FROM ${table} WHERE ctid = ANY(ARRAY(${expired}))`, [
    moment,
    atMost,
  ]);
  return count;
}
