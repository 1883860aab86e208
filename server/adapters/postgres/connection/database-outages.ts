import { Logger } from '@nestjs/common';
import { DataSource, QueryFailedError, type DataSourceOptions, type QueryRunner, type ReplicationMode } from 'typeorm';
import type { Tracing } from '../../../tracing.port.js';
import { DatabaseUnavailable } from './database.errors.js';

const log = new Logger('Database');

// In milliseconds. If only some statements fail, others succeed in between, and the outage is not over.
const quietAfterOutage = 3_000;

/** How many characters of a statement a span has. */
const longestText = 1_000;

type Query = (statement: string, ...parameters: unknown[]) => Promise<unknown>;

/**
 * A data source that turns the errors of an outage into a `DatabaseUnavailable`. All other errors are thrown as they are.
 *
 * It logs the begin of an outage, with the cause, and its end: the first answer after some seconds without another failure.
 */
export class OutageAwareDataSource extends DataSource {
  constructor(
    options: DataSourceOptions,
    private readonly tracing?: Tracing,
    /** The address of the same database for connections with a session of their own. Undefined: they have the same address. */
    readonly directUrl?: string,
  ) {
    super(options);
  }

  /** Whether there is a pooler between this process and those connections. Known when the data source is connected. */
  areSessionsPooled = false;

  /** The time of the latest failure, until the end of the outage is logged. */
  private awayAt: number | undefined;

  // Repositories, query builders, transactions and plain queries all get their connection from a runner that is created here.
  override createQueryRunner(mode?: ReplicationMode): QueryRunner {
    const runner = super.createQueryRunner(mode);
    const connect = runner.connect.bind(runner);
    const query = this.traced(runner.query.bind(runner) as Query);
    runner.connect = () => connect().catch((error: unknown) => this.reportOutage(error));
    runner.query = (...parameters: Parameters<Query>) => query(...parameters).then(this.tellAnswer, this.tellOutage) as Promise<never>;
    return runner;
  }

  // A statement has placeholders instead of values, so a span may have its text.
  private traced(query: Query): Query {
    const { tracing } = this;
    if (!tracing) return query;
    return (statement, ...parameters) => {
      const text = statement.trim().slice(0, longestText);
      const [operation = ''] = text.split(/\s/, 1);
      const facts = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text };
      return tracing.span(operation, facts, () => query(statement, ...parameters));
    };
  }

  // Without this check, every request during an outage would write the same line.
  private reportOutage(cause: unknown): never {
    if (this.awayAt === undefined) log.warn(`The database cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`);
    this.awayAt = performance.now();
    throw new DatabaseUnavailable(cause);
  }

  private readonly tellAnswer = <Answer>(answer: Answer): Answer => {
    if (this.awayAt !== undefined && performance.now() - this.awayAt > quietAfterOutage) {
      log.log('The database can be used again.');
      this.awayAt = undefined;
    }
    return answer;
  };

  private readonly tellOutage = (error: unknown): never => {
    if (isOutage(error)) this.reportOutage(error);
    throw error;
  };
}

// 08: connection exceptions. 57P0x: the server stops or starts, or ended the session. 53[123]00: it has no space, memory or connection left.
// 57014: the statement took too long. 25006: it accepts no writes, as during a failover. 58030: its disk fails.
const OUTAGE_STATES = /^(?:08...|57P0.|53[123]00|57014|25006|58030)$/;
const OUTAGE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
// Messages of errors of the driver that have no code.
const OUTAGE_MESSAGES = /^(?:Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed)/;

function isOutage(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code = '', message } = error.driverError as Error & { code?: string };
  return OUTAGE_STATES.test(code) || OUTAGE_CODES.has(code) || OUTAGE_MESSAGES.test(message);
}
