import pg from 'pg';
import { prepared } from './prepared-statements.js';
import { TimeoutClient } from './timeout-client.js';

/** Where a server stands: which database it has, and whether it only follows another one. */
interface Place {
  readonly database: string;
  readonly isReplica: boolean;
  readonly hasReplayed: boolean;
}

// The identifier is that of the cluster, and a physical replica has the same.
const DATABASE = `(SELECT system_identifier FROM pg_control_system()) || ' ' || current_database()`;

/**
 * The primary's database, the timeline and the end of its log. Positions of two timelines cannot be compared. The commit of every change that was notified is before this position. Behind the last record
 * of a page or a segment, PostgreSQL tells the place after the next header (of 24 or 40 bytes), which no replica reaches before the next
 * record. So the header does not count.
 */
export const END_OF_LOG = `
  SELECT ${DATABASE} AS database, left(pg_walfile_name(place), 8) AS timeline, (
    CASE
      WHEN mod(place - '0/0', pg_size_bytes(current_setting('wal_segment_size'))) = 40 THEN place - 40
      WHEN mod(place - '0/0', current_setting('wal_block_size')::integer) = 24 THEN place - 24
      ELSE place
    END
  )::text AS position
  FROM pg_current_wal_insert_lsn() AS place`;

const PLACE = `
  SELECT ${DATABASE} AS database, pg_is_in_recovery() AS "isReplica",
    coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) AS "hasReplayed"`;
const HAS_REPLAYED = prepared(`SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn AS "hasReplayed"`);

// In milliseconds. A visitor waits at most two seconds for a page. If the replica does not answer, the primary still has to.
const patience = { connect: 600, query: 600, list: 4_000, goodbye: 1_000 };

/** The replica that DATABASE_READ_URL leads to, with connections of its own: five, because three or four pages are looked up at a time. */
export class ReadReplica {
  private readonly pool: pg.Pool;

  constructor(url: string) {
    this.pool = new pg.Pool({
      connectionString: url,
      application_name: 'tessera',
      max: 5,
      connectionTimeoutMillis: patience.connect,
      query_timeout: patience.query,
      keepAlive: true,
      Client: TimeoutClient,
    });
    // Without listeners, the error of a lost connection would end the process. The statement, or the next one, reports it by itself.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /**
   * The rows of a statement, or undefined when the server has not replayed the log up to the position. Both are asked on one connection, the
   * position first, so that it also holds if several replicas share the address.
   */
  async rows<Row>(statement: string, values: readonly unknown[], position: string, isList: boolean): Promise<Row[] | undefined> {
    const client = await this.pool.connect();
    try {
      const { rows } = await client.query<{ hasReplayed: boolean | null }>(HAS_REPLAYED, [position]);
      const time = isList ? { query_timeout: patience.list } : {};
      const query = { text: statement, values: [...values], ...time };
      const found = rows[0]?.hasReplayed === true ? ((await client.query(query)).rows as Row[]) : undefined;
      client.release();
      return found;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /**
   * Whether the replica has replayed the log of this database up to the position.
   * @throws an error when the server is not a replica of that database.
   */
  async hasReplayed(position: string, database: string): Promise<boolean> {
    const [place] = (await this.pool.query<Place>(PLACE, [position])).rows;
    if (place?.isReplica !== true || place.database !== database) throw new Error('it is not a streaming replica of DATABASE_URL');
    return place.hasReplayed;
  }

  async close(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience.goodbye)));
    await Promise.race([this.pool.end(), late]);
    clearTimeout(timer);
  }
}
