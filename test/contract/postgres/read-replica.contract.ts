import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { startPrimary, startReplicaOf, type RunningDatabase } from '../../../scripts/cluster/databases.mjs';
import { createDataSource, migrate } from '../../../server/adapters/postgres/connection/data-source.js';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { PublicReads } from '../../../server/adapters/postgres/pages/public-reads.js';
import { END_OF_LOG, ReadReplica } from '../../../server/adapters/postgres/connection/read-replica.js';
import { TypeormPageStore } from '../../../server/adapters/postgres/pages/typeorm-page-store.js';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { makeDataFolder, removeDataFolder } from '../../support/servers/started-server.js';
import { until } from '../../support/waiting.js';

jest.setTimeout(180_000);
Logger.overrideLogger(false);

let folder: string;
let primary: RunningDatabase;
let replica: RunningDatabase;
/** A connection to the replica, for its administrator. */
let onReplica: pg.Client;
beforeAll(async () => {
  folder = makeDataFolder();
  primary = await startPrimary(`${folder}/primary`);
  await migrate(primary.url);
  replica = await startReplicaOf(primary, `${folder}/replica`);
  onReplica = await connected(replica.url);
});
afterAll(async () => {
  await onReplica.end();
  await replica.stop();
  await primary.stop();
  for (const database of [replica, primary]) database.remove();
  removeDataFolder(folder);
});

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** An instance of the product, as far as reads of public pages go. It counts the look-ups and lists that the primary gets. */
class Instance {
  readonly warnings: string[] = [];
  primaryReads = 0;

  private constructor(
    readonly dataSource: DataSource,
    readonly changes: NotifyPageChanges,
    readonly reads: PublicReads,
    readonly store: TypeormPageStore,
  ) {
    const query = dataSource.query.bind(dataSource) as (text: string, values?: unknown[]) => Promise<unknown>;
    dataSource.query = ((text: string, values?: unknown[]) => {
      if (/ AS asked|published_at/.test(text) && !text.includes('unnest')) this.primaryReads += 1;
      return query(text, values);
    }) as typeof dataSource.query;
    (reads as unknown as { log: object }).log = { warn: (text: string) => this.warnings.push(text), log: () => undefined };
  }

  static async start(readUrl = replica.url): Promise<Instance> {
    const dataSource = await createDataSource(primary.url).initialize();
    const changes = new NotifyPageChanges(dataSource);
    const reads = new PublicReads(dataSource, new ReadReplica(readUrl), changes, { first: 20, longest: 40 });
    const instance = new Instance(dataSource, changes, reads, new TypeormPageStore(dataSource, changes, reads));
    await changes.onApplicationBootstrap();
    reads.onApplicationBootstrap();
    return instance;
  }

  async stop(): Promise<void> {
    await this.reads.onApplicationShutdown();
    await this.changes.onApplicationShutdown();
    await this.dataSource.destroy();
  }

  async title(linkname: Linkname): Promise<string | undefined> {
    return (await this.store.lookUp(linkname, new Date())).page?.shownDesign.title;
  }

  /** Whether the replica answers a look-up of this name. */
  async usesReplica(linkname: Linkname): Promise<boolean> {
    const before = this.primaryReads;
    await this.title(linkname);
    return this.primaryReads === before;
  }
}

let writer: Instance;
let reader: Instance;
let accountId: string;
const [page, other] = ['page', 'other'] as Linkname[] as [Linkname, Linkname];
let version: number;

beforeEach(async () => {
  [writer, reader] = [await Instance.start(), await Instance.start()];
  const names = [page, other];
  for (const name of names) {
    await writer.dataSource.query('UPDATE page SET linkname = NULL WHERE linkname = $1', [name]);
    accountId = await storeAccount(writer.dataSource);
    version = 0;
    await writer.store.saveLinkname({ accountId }, name, new Date());
    await publish('Former');
  }
  // The page that the tests change is the last one.
  for (const instance of [writer, reader]) for (const name of names) await until(() => instance.usesReplica(name));
});
afterEach(async () => {
  await onReplica.query('SELECT pg_wal_replay_resume()').catch(() => undefined);
  await Promise.all([writer.stop(), reader.stop()]);
});

async function publish(title: string): Promise<void> {
  await writer.store.publish({ accountId, design: aDesign({ title }), basedOn: version, publishedAt: new Date(), sanitizerVersion: 1 });
  version += 1;
}

async function titleOnReplica(): Promise<unknown> {
  const { rows } = await onReplica.query<{ title: unknown }>(`SELECT design->>'title' AS title FROM page WHERE linkname = $1`, [other]);
  return rows[0]?.title;
}

/** The replica keeps what it has. It goes on with changes for a moment after it was asked to stop. */
async function holdReplica(): Promise<void> {
  await onReplica.query('SELECT pg_wal_replay_pause()');
  await until(async () => {
    const { rows } = await onReplica.query<{ state: string }>('SELECT pg_get_wal_replay_pause_state() AS state');
    return rows[0]?.state === 'paused';
  });
}

test('A change is read from the primary until the replica has replayed it, by the instance that wrote it and by all that heard of it', async () => {
  await holdReplica();
  await publish('Present');
  expect(await writer.title(other)).toBe('Present');
  await until(async () => !(await reader.usesReplica(other)));
  expect(await reader.title(other)).toBe('Present');
  // A page that has not changed still comes from the replica.
  expect([await titleOnReplica(), await reader.usesReplica(page)]).toEqual(['Former', true]);
  await onReplica.query('SELECT pg_wal_replay_resume()');
  for (const instance of [writer, reader]) {
    await until(() => instance.usesReplica(other));
    expect(await instance.title(other)).toBe('Present');
  }
});

test('An instance that starts uses a replica only after it has replayed what was written before', async () => {
  await holdReplica();
  await publish('Present');
  const late = await Instance.start();
  expect([await late.title(other), await late.usesReplica(page)]).toEqual(['Present', false]);
  await onReplica.query('SELECT pg_wal_replay_resume()');
  await until(() => late.usesReplica(other));
  expect(await late.title(other)).toBe('Present');
  await late.stop();
});

test('A change without a notification is read from the primary after cached pages were compared with the database', async () => {
  await holdReplica();
  await writer.dataSource.query(`UPDATE page SET design = jsonb_set(design, '{title}', '"Present"') WHERE linkname = $1`, [other]);
  expect([await reader.usesReplica(other), await reader.title(other)]).toEqual([true, 'Former']);
  await reader.store.revisionsOf([other], new Date());
  // A comparison alone leaves the replica in use, however many names it has.
  expect(await reader.usesReplica(other)).toBe(true);
  reader.store.noteMissed([other]);
  expect(await reader.title(other)).toBe('Present');
});

const outages: Record<string, () => Promise<() => Promise<void> | void>> = {
  'does not run': async () => {
    await replica.stop('SIGQUIT');
    return async () => {
      await replica.start();
      onReplica = await connected(replica.url);
    };
  },
  'does not answer': async () => replica.freeze(),
};

test.each(Object.entries(outages))(
  'While the replica %s, every look-up and list is answered, and the log says it once',
  async (_kind, begin) => {
    const end = await begin();
    try {
      for (let count = 0; count < 5; count += 1) expect(await reader.title(other)).toBe('Former');
      expect(await reader.store.dividePublic(100, new Date())).toEqual([other]);
      expect(await reader.usesReplica(other)).toBe(false);
    } finally {
      await end();
    }
    await until(() => reader.usesReplica(other));
    expect(reader.warnings).toEqual([expect.stringMatching(/^The replica of DATABASE_READ_URL cannot be used, so .*primary: /)]);
  },
);

test('Lists of published pages come from the replica', async () => {
  await until(() => reader.usesReplica(other));
  const before = reader.primaryReads;
  expect(await reader.store.dividePublic(100, new Date())).toEqual([other]);
  expect(await reader.store.listPublished({ from: other, before: null }, 10)).toHaveLength(2);
  expect(reader.primaryReads).toBe(before);
});

const strangers: Record<string, () => string> = {
  'a server that is no replica': () => primary.url,
  'another database of the replica': () => Object.assign(new URL(replica.url), { pathname: '/template1' }).href,
};

test.each(Object.entries(strangers))('Pages are not read from %s, and the log says why', async (_kind, url) => {
  const alone = await Instance.start(url());
  await until(() => alone.warnings.length > 0);
  expect(alone.warnings).toEqual([expect.stringContaining('it is not a streaming replica of DATABASE_URL')]);
  expect([await alone.usesReplica(other), await alone.title(other)]).toEqual([false, 'Former']);
  await alone.stop();
});

test('When the primary tells another timeline, as after a failover, the replica is not used any more, and the log says it once', async () => {
  const query = reader.dataSource.query.bind(reader.dataSource) as (text: string, values?: unknown[]) => Promise<object[]>;
  reader.dataSource.query = (async (text: string, values?: unknown[]) => {
    const rows = await query(text, values);
    return text === END_OF_LOG ? rows.map((row) => ({ ...row, timeline: '00000002' })) : rows;
  }) as typeof reader.dataSource.query;
  await publish('Present');
  await until(() => reader.warnings.length > 0);
  expect([await reader.usesReplica(page), await reader.title(other)]).toEqual([false, 'Present']);
  expect(reader.warnings).toEqual([expect.stringContaining('another server has become the primary')]);
});
