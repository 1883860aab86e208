/** What is needed of a connection. */
interface Session {
  query(statement: string, values: unknown[]): Promise<{ readonly rows: readonly { readonly locked: boolean }[] }>;
}

/** Takes an advisory lock until the connection ends. False when another connection has it. */
export async function tryAdvisoryLock(session: Session, lock: number): Promise<boolean> {
  const { rows } = await session.query('SELECT pg_try_advisory_lock($1) AS locked', [lock]);
  return rows[0]?.locked === true;
}
