import { DataSource } from 'typeorm';
import { MailCopy } from '../postgres/backup/mail-copy.js';
import { PgBossMailQueue } from './pg-boss-mail-queue.js';
import { PRESENCE_LOCK } from './queue-instance.js';

const COLUMNS = {
  id: 'uuid',
  name: 'text',
  data: 'jsonb',
  retry_count: 'integer',
  start_after: 'timestamptz',
  created_on: 'timestamptz',
  keep_until: 'timestamptz',
  output: 'jsonb',
  source_output: 'jsonb',
  reported_on: 'timestamptz',
} as const;

const NAMES = `'letters', 'letters-given-up'`;
const REPORTED = `CASE WHEN name = 'letters-given-up' THEN started_on END`;

const MAILS = `
  SELECT id, name, data, retry_count, start_after, created_on, keep_until, output, source_output, ${REPORTED}
  FROM queue.job WHERE name IN (${NAMES}) AND state < 'completed'`;

const NONE = `SELECT ${Object.values(COLUMNS)
  .map((type) => `CAST(NULL AS ${type})`)
  .join(', ')} WHERE false`;

/**
 * Mails in columns that do not depend on the release of pg-boss. A mail that is being sent counts as waiting: whether it was sent is not
 * known, and none may get lost.
 */
export class PgBossMailCopy extends MailCopy {
  override readonly columns = Object.keys(COLUMNS);
  override readonly presenceLock = PRESENCE_LOCK;
  override readonly sources = ['queue.job'];

  override selection(has: (table: string) => boolean): string {
    return has('queue.job') ? MAILS : NONE;
  }

  override async prepare(url: string): Promise<void> {
    const dataSource = await new DataSource({
      type: 'postgres',
      url,
      installExtensions: false,
      poolErrorHandler: () => undefined,
    }).initialize();
    const queue = new PgBossMailQueue(dataSource);
    try {
      await queue.onModuleInit();
    } finally {
      await queue.beforeApplicationShutdown();
      await dataSource.destroy();
    }
  }

  override createTemporary(name: string): string {
    const columns = Object.entries(COLUMNS).map(([column, type]) => `${column} ${type}`);
    return `CREATE TEMPORARY TABLE ${name} (${columns.join(', ')}) ON COMMIT DROP`;
  }

  override addFrom(name: string): string {
    return `
      INSERT INTO queue.job (
        id, name, data, state, retry_limit, retry_count, retry_delay, retry_backoff, expire_seconds, deletion_seconds, start_after, created_on,
        started_on, keep_until, output, source_output, dead_letter, policy)
      SELECT
        mail.id, mail.name, data, CAST(CASE WHEN retry_count > 0 THEN 'retry' ELSE 'created' END AS queue.job_state), queue.retry_limit,
        retry_count, queue.retry_delay, queue.retry_backoff, queue.expire_seconds, queue.deletion_seconds, start_after, mail.created_on,
        reported_on, keep_until, output, source_output, queue.dead_letter, queue.policy
      FROM ${name} AS mail JOIN queue.queue AS queue ON queue.name = mail.name`;
  }
}
