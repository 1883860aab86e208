import type { DataSource } from 'typeorm';

/** Tables, columns, constraints, indexes and triggers, as PostgreSQL words them. */
export async function structureOf(dataSource: Pick<DataSource, 'query'>): Promise<unknown> {
  return dataSource.query(`
    SELECT 'column' AS kind, table_name || '.' || column_name AS name,
           concat_ws(' ', data_type, character_maximum_length, is_nullable, column_default) AS definition
      FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'migrations'
    UNION ALL
    SELECT 'constraint', conname, pg_get_constraintdef(pg_constraint.oid)
      FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
     WHERE connamespace = 'public'::regnamespace AND relname <> 'migrations' AND contype <> 'n'
    UNION ALL
    SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'migrations'
    UNION ALL
    SELECT 'trigger', tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL
    SELECT 'function', proname, prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    ORDER BY 1, 2`);
}
