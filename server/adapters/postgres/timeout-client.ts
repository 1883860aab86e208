import { once } from 'node:events';
import pg from 'pg';
import { preparedName } from './prepared-statements.js';

/** The SQLSTATE of "cached plan must not change result type". */
const outdatedPlan = '0A000';

/**
 * A connection that prepares the statements marked by `prepared`, and that is closed when a query times out. pg itself only rejects that
 * query and keeps the connection, so the next query would wait for the response to the former one.
 */
export class TimeoutClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...parameters: unknown[]) => unknown;
    this.query = ((...parameters: unknown[]) => {
      const [text, values] = parameters as [string, unknown[] | undefined];
      const name = preparedName(text);
      const answer = name === undefined ? query(...parameters) : queryPrepared(query, { name, text, values });
      return answer instanceof Promise ? answer.catch((error: unknown) => endAfterTimeout(this, error)) : answer;
    }) as typeof this.query;
  }
}

// A migration of a newer release has changed the type of a column. From then on, this connection parses the statement each time.
async function queryPrepared(query: (...parameters: unknown[]) => unknown, statement: pg.QueryConfig & { name: string }): Promise<unknown> {
  try {
    return await query(statement);
  } catch (error) {
    if ((error as pg.DatabaseError).code !== outdatedPlan) throw error;
    return query(statement.text, statement.values);
  }
}

async function endAfterTimeout(client: pg.Client, error: unknown): Promise<never> {
  // pg gives this error no code.
  const isTimeout = error instanceof Error && error.message === 'Query read timeout';
  const { stream } = (client as unknown as { connection: pg.Connection }).connection;
  if (isTimeout && !stream.destroyed) {
    // A normal end would wait for the server again. Until the connection is closed, the pool would treat it as a good one.
    stream.destroy();
    await once(stream, 'close');
  }
  throw error;
}
