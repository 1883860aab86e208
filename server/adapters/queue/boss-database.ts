import type { Db } from 'pg-boss';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';

/** The application's pool, as pg-boss wants it. Outages are told as for every other query. */
export function bossDatabase(dataSource: DataSource): Db {
  return {
    executeSql: async (sql, values) => {
      const runner = dataSource.createQueryRunner();
      try {
        return await execute(runner, sql, values);
      } catch (error) {
        // Its maintenance is a text with a transaction in it. If that fails, nobody may get the connection as it is then.
        if (/^\s*BEGIN\b/.test(sql)) await runner.query('ROLLBACK').catch(() => undefined);
        throw error;
      } finally {
        await runner.release();
      }
    },
  };
}

/** The connection of the manager's transaction, as pg-boss wants it. */
export function bossTransaction({ queryRunner }: EntityManager): Db {
  if (!queryRunner?.isTransactionActive) throw new Error('There is no transaction to keep a letter with.');
  return { executeSql: (sql, values) => execute(queryRunner, sql, values) };
}

async function execute(runner: QueryRunner, sql: string, values: unknown[] | undefined): Promise<{ rows: unknown[] }> {
  const { records } = await runner.query(sql, values, true);
  return { rows: records };
}
