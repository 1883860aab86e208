import { createHash } from 'node:crypto';

const names = new Map<string, string>();

/**
 * Marks a statement that is executed very often. Each connection parses it once, and PostgreSQL may keep its plan. Only for constant texts that
 * name their columns: a migration that adds a column to a `SELECT *` would change its result.
 */
export function prepared(statement: string): string {
  names.set(statement, `tessera_${createHash('sha256').update(statement).digest('hex').slice(0, 16)}`);
  return statement;
}

/** The name of a statement that `prepared` has marked. It depends on the text alone. */
export function preparedName(statement: string): string | undefined {
  return names.get(statement);
}
