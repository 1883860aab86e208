import type { TestApplication } from '../servers/application.js';

// What the worker changes of deliveries, at any moment.
const VOLATILE = ['last_used_at', 'has_job', 'state', 'attempts', 'waiting_since', 'last_attempt_at', 'failure', 'failing_since'];

/** Everything that is stored, except counts of attempts, the times when sessions and tokens were used, and what was delivered. */
export async function storedRows({ dataSource }: Pick<TestApplication, 'dataSource'>): Promise<string[]> {
  const tables: { name: string }[] = await dataSource.query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('rate_limit', 'site_day', 'mail_day') ORDER BY 1`,
  );
  const rows = tables.map(({ name }) =>
    dataSource.query<{ row: string }[]>(`SELECT '${name} ' || (to_jsonb(row) - $1::text[])::text AS row FROM "${name}" AS row ORDER BY 1`, [
      VOLATILE,
    ]),
  );
  return (await Promise.all(rows)).flat().map(({ row }) => row);
}
