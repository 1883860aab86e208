import pg from 'pg';
import { CONNECTION_LIMITS, TimeoutClient, type Query } from '../timeout-client.js';

/**
 * The settings of one transaction: the timeout of its statements, and that its end waits for the disk, if the server's default is `off`. No row comes
 * of it.
 */
const SETTINGS = `SELECT WHERE set_config('statement_timeout', '${CONNECTION_LIMITS.statement_timeout}', true) IS NULL
  OR current_setting('synchronous_commit') = 'off' AND set_config('synchronous_commit', 'on', true) IS NULL`;

const BEGINS = ['BEGIN', 'START TRANSACTION'];
const ENDS = ['COMMIT', 'ROLLBACK'];

/** What the types of pg lack. */
interface Connection {
  readonly stream: { cork(): void; uncork(): void };
  parse(statement: { readonly text: string }): void;
  bind(portal: object): void;
  execute(portal: object): void;
}

interface Submission {
  callback: (error: Error | undefined, result: pg.QueryResult) => void;
  submit(connection: Connection): Error | null;
  handleCommandComplete(message: unknown, connection: Connection): void;
}

/**
 * A connection behind a pooler in transaction mode, where the next transaction may have another connection of the server. So nothing is prepared
 * by a name, and each transaction has its settings with it, in the same message. An isolation level could not be set by a statement of its own after
 * that; nothing does.
 */
export class TransactionClient extends TimeoutClient {
  protected override send(query: Query, parameters: readonly unknown[]): unknown {
    const isInTransaction = ['T', 'E'].includes(this.getTransactionStatus() ?? '');
    // TypeORM asks for the version of the server with a callback.
    if (isInTransaction || parameters.some((parameter) => typeof parameter === 'function')) return query(...parameters);
    const [statement, given] = parameters as [string | pg.QueryConfig, unknown[]?];
    const { text, values = given }: pg.QueryConfig = typeof statement === 'string' ? { text: statement } : statement;
    if (isOneOf(ENDS, text)) return query(text);
    return values && values.length > 0 ? sendWithValues(query, text, values) : sendText(query, text);
  }
}

// Until the end of the messages that are sent at once, all are one transaction.
function sendWithValues(query: Query, text: string, values: unknown[]): Promise<pg.QueryResult> {
  const submission = new pg.Query(text, values) as unknown as Submission;
  const [submit, complete] = [submission.submit.bind(submission), submission.handleCommandComplete.bind(submission)];
  submission.submit = (connection) => {
    connection.stream.cork();
    try {
      connection.parse({ text: SETTINGS });
      connection.bind({});
      connection.execute({});
      return submit(connection);
    } finally {
      connection.stream.uncork();
    }
  };
  // The first answer is that of the settings.
  submission.handleCommandComplete = () => (submission.handleCommandComplete = complete);
  return new Promise((resolve, reject) => {
    submission.callback = (error, result) => (error ? reject(error) : resolve(result));
    query(submission);
  });
}

// Several statements in one text are one transaction, too.
async function sendText(query: Query, text: string): Promise<unknown> {
  const begin = isOneOf(BEGINS, text) ? `${text};`.slice(0, `${text};`.indexOf(';')) : '';
  const settled = begin === '' ? `${SETTINGS};${text}` : `${begin};${SETTINGS}${text.slice(begin.length)}`;
  const results = (await query(settled)) as pg.QueryResult[];
  const own = results.toSpliced(begin === '' ? 0 : 1, 1);
  return own.length === 1 ? own[0] : own;
}

function isOneOf(words: readonly string[], text: string): boolean {
  const beginning = text.trimStart().slice(0, 20).toUpperCase();
  return words.some((word) => beginning.startsWith(word));
}
