import type { TestApplication } from './application.js';

/** Everything that is stored, except counts of attempts, and the times when sessions and tokens were used. */
export async function storedRows({ dataSource }: Pick<TestApplication, 'dataSource'>): Promise<string[]> {
  const tables: { name: string }[] = await dataSource.query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'rate_limit' ORDER BY 1`,
  );
  const rows = tables.map(({ name }) =>
    dataSource.query<{ row: string }[]>(
      `SELECT '${name} ' || (to_jsonb(row) - 'last_used_at')::text AS row FROM "${name}" AS row ORDER BY 1`,
    ),
  );
  return (await Promise.all(rows)).flat().map(({ row }) => row);
}
