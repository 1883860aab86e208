import pg from 'pg';
import type { TableOutline } from '../../../backups/backup.js';

/** The list of migrations is created anew by running them. */
const MIGRATIONS = 'migrations';

const TABLES = `
  SELECT relname AS name, ARRAY(
    SELECT attname::text FROM pg_attribute WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum
  ) AS columns
  FROM pg_class
  WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND relname <> '${MIGRATIONS}'
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
  ORDER BY relname`;

const REFERENCES = `
  SELECT owner.relname AS from, target.relname AS to
  FROM pg_constraint JOIN pg_class AS owner ON owner.oid = conrelid JOIN pg_class AS target ON target.oid = confrelid
  WHERE contype = 'f' AND owner.relnamespace = current_schema()::regnamespace AND conrelid <> confrelid`;

const SEQUENCES = `
  SELECT relname AS table, attname AS column, pg_get_serial_sequence(quote_ident(relname), attname) AS sequence
  FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
  WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND relname <> '${MIGRATIONS}' AND attnum > 0 AND NOT attisdropped
    AND pg_get_serial_sequence(quote_ident(relname), attname) IS NOT NULL`;

/** All tables of the application. A table comes after those that its foreign keys name. */
export async function outlineTables(client: pg.ClientBase): Promise<TableOutline[]> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(TABLES);
  const { rows: references } = await client.query<{ from: string; to: string }>(REFERENCES);
  const { rows: sequences } = await client.query<{ table: string; column: string; sequence: string }>(SEQUENCES);
  const outlines: TableOutline[] = [];
  for (const { name, columns } of inOrder(tables, references)) {
    const own = sequences.filter(({ table }) => table === name);
    outlines.push({ name, columns, sequences: await Promise.all(own.map((sequence) => stateOf(sequence, client))) });
  }
  return outlines;
}

/** The names as they are written in statements. */
export function namesOf(tables: readonly TableOutline[]): string[] {
  return tables.map(({ name }) => pg.escapeIdentifier(name));
}

/** The given tables, without those that do not exist. */
export async function existing(client: pg.ClientBase, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass(name) IS NOT NULL', [
    tables,
  ]);
  return rows.map(({ name }) => name);
}

async function stateOf(
  { column, sequence }: { column: string; sequence: string },
  client: pg.ClientBase,
): Promise<TableOutline['sequences'][number]> {
  const { rows } = await client.query<{ value: string; isCalled: boolean }>(
    `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${sequence}`,
  );
  const [{ value, isCalled } = { value: '1', isCalled: false }] = rows;
  return { column, value, isCalled };
}

function inOrder<T extends { readonly name: string }>(tables: readonly T[], references: readonly { from: string; to: string }[]): T[] {
  const placed = new Map<string, T>();
  while (placed.size < tables.length) {
    const open = tables.filter(({ name }) => !placed.has(name));
    const isFree = ({ name }: T): boolean => references.every(({ from, to }) => from !== name || placed.has(to));
    const next = open.filter(isFree);
    // Tables that name each other cannot be ordered. Loading them then fails, and says so.
    for (const table of next.length > 0 ? next : open) placed.set(table.name, table);
  }
  return [...placed.values()];
}
