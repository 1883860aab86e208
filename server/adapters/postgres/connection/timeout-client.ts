import { once } from 'node:events';
import pg from 'pg';
import { preparedName } from './prepared-statements.js';

/** The SQLSTATE of "cached plan must not change result type". */
const outdatedPlan = '0A000';

/**
 * The timeouts of connections that requests and locks use: until there is one, of a statement, which the server cancels, and of its answer. And pg
 * notices a connection that has died.
 */
export const CONNECTION_LIMITS = {
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  statement_timeout: 7_000,
  query_timeout: 8_000,
} as const;

/** The same behind a pooler, which refuses or ignores the timeout of a statement at the start. `LIMIT_STATEMENTS` sets it afterwards, for a session. */
export const POOLED_LIMITS = { ...CONNECTION_LIMITS, statement_timeout: undefined } as const;
export const LIMIT_STATEMENTS = `SET statement_timeout = ${CONNECTION_LIMITS.statement_timeout}`;

/** `query` of a client of pg. */
export type Query = (...parameters: unknown[]) => unknown;
type NamedStatement = pg.QueryConfig & { readonly name: string };

/** What the types of pg lack. */
interface Internals {
  readonly connection: pg.Connection & { readonly parsedStatements: Record<string, string> };
}

/**
 * A connection that prepares the statements marked by `prepared`, and that is closed when a query times out. pg itself only rejects that
 * query and keeps the connection, so the next query would wait for the response to the former one.
 */
export class TimeoutClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as Query;
    this.query = ((...parameters: unknown[]) => {
      const answer = this.send(query, parameters);
      return answer instanceof Promise ? answer.catch((error: unknown) => endAfterTimeout(this, error)) : answer;
    }) as typeof this.query;
  }

  /** `query` is that of pg. */
  protected send(query: Query, parameters: readonly unknown[]): unknown {
    const statement = namedStatement(parameters);
    return statement ? queryPrepared(this, query, statement) : query(...parameters);
  }
}

/** The statement of a call without a callback, if `prepared` has marked it. */
function namedStatement([statement, values, callback]: readonly unknown[]): NamedStatement | undefined {
  if (typeof values === 'function' || callback) return undefined;
  const config =
    typeof statement === 'string' ? { text: statement, values: values as unknown[] | undefined } : (statement as pg.QueryConfig);
  const name = preparedName(config.text);
  return name === undefined ? undefined : { ...config, name };
}

// A migration of a newer release has changed the type of a column. So the statement is prepared again. In a transaction, which the error has
// ended, the next one does that.
async function queryPrepared(client: pg.Client, query: Query, statement: NamedStatement): Promise<unknown> {
  try {
    return await query(statement);
  } catch (error) {
    // I: outside of a transaction.
    if ((error as pg.DatabaseError).code !== outdatedPlan || client.getTransactionStatus() !== 'I') throw error;
    await query(`DEALLOCATE ${statement.name}`);
    delete (client as unknown as Internals).connection.parsedStatements[statement.name];
    return query(statement);
  }
}

async function endAfterTimeout(client: pg.Client, error: unknown): Promise<never> {
  // pg gives this error no code.
  const isTimeout = error instanceof Error && error.message === 'Query read timeout';
  const { stream } = (client as unknown as Internals).connection;
  if (isTimeout && !stream.destroyed) {
    // A normal end would wait for the server again. Until the connection is closed, the pool would treat it as a good one.
    stream.destroy();
    await once(stream, 'close');
  }
  throw error;
}
