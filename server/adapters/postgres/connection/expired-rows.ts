import type { DataSource } from 'typeorm';

/** Tables with rows that expire, each with the column of the expiry time, or of the time from which it is counted. All of these columns have an index. */
const endings = {
  session: 'last_used_at',
  access_token: 'expires_at',
  one_time_token: 'expires_at',
  sign_in_request: 'expires_at',
  passkey_challenge: 'expires_at',
  invitation: 'expires_at',
  email_change: 'ends_at',
  authenticator_app: 'expires_at',
  sign_in_challenge: 'expires_at',
  remembered_device: 'expires_at',
  known_device: 'last_used_at',
  reserved_linkname: 'free_at',
  publication_key: 'kept_until',
  audit_log: 'at',
} as const;

/**
 * Deletes at most `atMost` expired rows, the oldest first, and returns their number. It skips rows that another transaction
 * is deleting: waiting for one row while holding others can end in a deadlock, and nothing depends on this work.
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
