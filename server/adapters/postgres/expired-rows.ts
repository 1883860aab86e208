import type { DataSource } from 'typeorm';

/** Tables whose rows are of no use from a moment on, each with the column that says when; all of them have an index on it. */
const endings = {
  session: 'last_used_at',
  one_time_token: 'expires_at',
  sign_in_request: 'expires_at',
  withheld_linkname: 'free_at',
} as const;

/**
 * Deletes the rows whose time was up at this moment. Rows that somebody else is deleting are left to them: who waits for one while
 * holding others can end in a deadlock, and nothing depends on this work.
 */
export async function deleteExpired(dataSource: DataSource, table: keyof typeof endings, moment: Date): Promise<void> {
  const expired = `SELECT ctid FROM ${table} WHERE ${endings[table]} <= $1 FOR UPDATE SKIP LOCKED`;
  await dataSource.query(`DELETE FROM ${table} WHERE ctid = ANY(ARRAY(${expired}))`, [moment]);
}
