import pg from 'pg';

/**
 * What is between this process and PostgreSQL: nothing; a pooler in session mode, which keeps a server's connection for each of ours until that ends;
 * or one in transaction mode, which may use another one for each transaction. Then nothing of a session stays: no setting, prepared statement or
 * lock, and no notification is received.
 */
export type Pooler = 'none' | 'session' | 'transaction';

/** Who of two connections asks. A pooler that uses its connections in turn would give the same to each of two that alternate. */
const QUESTIONS = [0, 1, 0, 0, 1, 0, 1, 1, 0, 1] as const;

/**
 * Finds out what is at an address, by which process of PostgreSQL answers. Without a pooler, it is the one that the connection was opened to. A pooler in
 * session mode never gives one process to two open connections, nor another one to the same connection.
 * `patience`: how many milliseconds to wait for each connection and each answer.
 * @throws an error when the server cannot be reached, or when the pooler allows no transactions.
 */
export async function findPooler(url: string, patience = 5_000): Promise<Pooler> {
  const open = [connectionTo(url, patience), connectionTo(url, patience)] as const;
  try {
    await open[0].connect();
    if (isAnsweredBy(open[0], await backendOf(open[0]))) return 'none';
    // Some poolers have a mode without transactions, which cannot be used.
    await open[0].query('BEGIN');
    await open[0].query('ROLLBACK');
    return (await hasOwnBackends(open)) ? 'session' : 'transaction';
  } finally {
    await Promise.all(open.map((client) => client.end().catch(() => undefined)));
  }
}

/** Whether a process of PostgreSQL is the one that the connection was opened to. */
export function isAnsweredBy(client: pg.ClientBase, backend: number): boolean {
  return (client as pg.ClientBase & { readonly processID: number | null }).processID === backend;
}

/** Whether the address refuses a connection only because of a start parameter, such as `statement_timeout`. PostgreSQL knows all that we send. */
export function refusesStartParameter(error: unknown): boolean {
  return error instanceof Error && (error as pg.DatabaseError).code === '08P01' && error.message.includes('startup parameter');
}

async function hasOwnBackends(open: readonly [pg.Client, pg.Client]): Promise<boolean> {
  try {
    await open[1].connect();
    const seen = [await backendOf(open[0]), await backendOf(open[1])];
    for (const at of QUESTIONS) if ((await backendOf(open[at])) !== seen[at]) return false;
    return seen[0] !== seen[1];
  } catch (error) {
    // It has a connection left for the first one alone. In transaction mode, that one would have been lent to the other one, too.
    if ((error as Error).message === 'Query read timeout') return true;
    throw error;
  }
}

async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ backend: number }>('SELECT pg_backend_pid() AS backend');
  return rows[0]?.backend ?? 0;
}

function connectionTo(url: string, patience: number): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    application_name: 'tessera',
  });
  // The next query reports a lost connection.
  client.on('error', () => undefined);
  return client;
}
