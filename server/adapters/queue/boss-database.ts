import type { Db } from 'pg-boss';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';

/** The pool of the application, with the interface that pg-boss expects. Outages are recognized as for every other query. */
export function bossDatabase(dataSource: DataSource): Db {
  return {
    executeSql: async (sql, values) => {
      const runner = dataSource.createQueryRunner();
      try {
        return await execute(runner, sql, values);
      } catch (error) {
        // The maintenance of pg-boss is a text with a transaction. If it fails, the connection must not return to the pool inside that
        // transaction.
        if (/^\s*BEGIN\b/.test(sql)) await runner.query('ROLLBACK').catch(() => undefined);
        throw error;
      } finally {
        await runner.release();
      }
    },
  };
}

/** The connection of the manager's transaction, with the interface that pg-boss expects. */
export function bossTransaction({ queryRunner }: EntityManager): Db {
  if (!queryRunner?.isTransactionActive) throw new Error('There is no transaction to keep a mail with.');
  return { executeSql: (sql, values) => execute(queryRunner, sql, values) };
}

async function execute(runner: QueryRunner, sql: string, values: unknown[] | undefined): Promise<{ rows: unknown[] }> {
  const { records } = await runner.query(sql, values, true);
  return { rows: records };
}
