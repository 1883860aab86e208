const names = new Map<string, string>();

/**
 * Marks a statement that is executed very often. Each connection parses it once, and PostgreSQL may keep its plan. Only for constant texts that
 * name their columns: a migration that adds a column to a `SELECT *` would change its result.
 */
export function prepared(statement: string): string {
  names.set(statement, `tessera_${names.size + 1}`);
  return statement;
}

/** The name of a statement that `prepared` has marked. */
export function preparedName(statement: string): string | undefined {
  return names.get(statement);
}
