import { Logger } from '@nestjs/common';
import { DataSource, QueryFailedError, type QueryRunner, type ReplicationMode } from 'typeorm';
import { DatabaseUnavailable } from './database.errors.js';

const log = new Logger('Database');

// In milliseconds. When only some statements fail, others succeed in between: that is not its end yet.
const quietAfterOutage = 3_000;

/**
 * A data source that tells an outage from a fault: whatever is read or written through it, an outage is a `DatabaseUnavailable`.
 * The log has its beginning, with the cause, and its end, told by the first answer after some seconds without another one. Everything else is thrown as TypeORM throws it.
 */
export class OutageAwareDataSource extends DataSource {
  /** When the latest outage was, as long as its end was not told. */
  private awayAt: number | undefined;

  // Repositories, query builders, transactions and plain queries all take their connection from a runner that is made here.
  override createQueryRunner(mode?: ReplicationMode): QueryRunner {
    const runner = super.createQueryRunner(mode);
    const connect = runner.connect.bind(runner);
    const query = runner.query.bind(runner) as (...parameters: unknown[]) => Promise<unknown>;
    runner.connect = () => connect().catch((error: unknown) => this.reportOutage(error));
    runner.query = (...parameters: unknown[]) => query(...parameters).then(this.tellAnswer, this.tellOutage) as Promise<never>;
    return runner;
  }

  // As long as it lasts, each request would say the same.
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

// 08: connection exceptions. 57P0x: it stops, starts or was told to end the session. 53300: no connection left. 57014: the
// statement took too long.
const OUTAGE_STATES = /^(?:08...|57P0.|53300|57014)$/;
const OUTAGE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
// What the driver says without any code.
const OUTAGE_MESSAGES = /^(?:Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed)/;

function isOutage(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code = '', message } = error.driverError as Error & { code?: string };
  return OUTAGE_STATES.test(code) || OUTAGE_CODES.has(code) || OUTAGE_MESSAGES.test(message);
}
