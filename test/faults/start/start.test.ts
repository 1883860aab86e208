import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync, readlinkSync, renameSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { migrationLock } from '../../../server/adapters/postgres/connection/data-source.js';
import { freePort } from '../../../scripts/cluster/ports.mjs';
import { createTestDatabase } from '../../support/database/database.js';
import { graphql } from '../../support/calls/graphql.js';
import {
  databaseProcess,
  makeDataFolder,
  ordinaryUser,
  projectForEverybody,
  putDatabaseInto,
  queryEmbedded,
  removeDataFolder,
  startServer,
  statusOf,
  type StartedServer,
} from '../../support/servers/started-server.js';
import { until } from '../../support/waiting.js';

// Each test starts the product, a database included, several times.
jest.setTimeout(180_000);

describe('A running server', () => {
  let folder: string;
  let port: string;
  const servers: StartedServer[] = [];

  beforeEach(async () => {
    folder = makeDataFolder();
    port = String(await freePort());
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.kill('SIGTERM');
      await server.ended;
    }
    removeDataFolder(folder);
  });

  function start(variables: Readonly<Record<string, string>> = {}, options: Parameters<typeof startServer>[1] = {}): StartedServer {
    const server = startServer({ PORT: port, DATA_DIR: folder, ...variables }, options);
    servers.push(server);
    return server;
  }

  test('BU-03 says its address and the next step; a start of a built product installs and builds nothing, and limits the pools of memory on Linux', async () => {
    const server = start();
    await server.ready();
    await until(() => server.printed.output.includes('Ctrl-C'));
    expect(server.printed.output).toContain('Starting the database…');
    expect(server.printed.output).toContain(`is ready at http://localhost:${port}`);
    expect(server.printed.output).toContain('claim a name');
    expect(server.printed.output).toMatch(new RegExp(`http://localhost:${port}/setup#[A-Z]+-\\d{4}-[A-Z]+\\n`));
    expect(server.printed.output).not.toMatch(/Installing|Building/);
    expect(server.printed.errors).toBe('');
    if (process.platform === 'linux')
      expect(readFileSync(`/proc/${server.pid}/environ`, 'utf8').split('\0')).toContain('MALLOC_ARENA_MAX=2');
  });

  test('that is open to the network without PUBLIC_URL warns that links lead to localhost', async () => {
    await putDatabaseInto(folder);
    const server = start({ HOST: '0.0.0.0' });
    await server.ready();
    await until(() => server.printed.output.includes('Ctrl-C'));
    expect(server.printed.output).toContain(`\n  Warning: PUBLIC_URL is not set: HOST=0.0.0.0 opens the server to the network`);
    expect(server.printed.errors).toBe('');
  });

  test.each([
    ['BU-03 OP-05 ', 'SIGTERM'],
    ['', 'SIGINT'],
  ] as const)('%sends with code 0 on %s, and ends its database', async (_, signal) => {
    await putDatabaseInto(folder);
    const server = start();
    await server.ready();
    expect(await databaseProcess(folder)).toBeDefined();
    server.kill(signal);
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(await databaseProcess(folder)).toBeUndefined();
    expect(server.printed.errors).toBe('');
  });

  test('ends with code 0 on a signal during the start', async () => {
    // To make a database may take a busy machine longer than the ten seconds that a start has for its end.
    await putDatabaseInto(folder);
    const server = start();
    await until(() => server.printed.output.includes('Starting the database'));
    server.kill('SIGINT');
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(await databaseProcess(folder)).toBeUndefined();
  });

  test('ends on a signal while the start waits for another process', async () => {
    const database = await createTestDatabase();
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    await other.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    const server = start({ DATABASE_URL: database.url });
    await until(() => server.printed.output.includes('Another process is bringing the database up to date'));
    server.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.printed.errors).toBe('The start is not done and does not end in order: what it has begun is stopped now.\n');
    await other.end();
    await database.drop();
  });

  test('ends with code 0 when a signal comes twice, as npm passes it on', async () => {
    await putDatabaseInto(folder);
    const server = start();
    await server.ready();
    server.kill('SIGINT');
    server.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(await databaseProcess(folder)).toBeUndefined();
  });

  test('BU-03 ends with its database when npm, which started it, gets a signal to end', async () => {
    await putDatabaseInto(folder);
    const npm = start({}, { command: ['npm', 'start'] });
    await npm.ready();
    npm.kill('SIGTERM');
    await npm.ended;
    await until(async () => (await databaseProcess(folder)) === undefined);
    await until(async () => (await statusOf(npm.url)) === undefined);
  });

  test('uses as many connections as DATABASE_POOL_SIZE says, and is live but not ready while the database of DATABASE_URL cannot be reached', async () => {
    const database = await createTestDatabase();
    const server = start({ DATABASE_URL: database.url, DATABASE_POOL_SIZE: '12' });
    await server.ready();
    const metrics = await fetch(`${server.url}/metrics`);
    expect(await metrics.text()).toMatch(/^tessera_database_connections_limit 12$/m);
    expect(await databaseProcess(folder)).toBeUndefined();
    await database.drop();
    // The server keeps the result of a health check for a second.
    await until(async () => (await statusOf(`${server.url}/health/ready`)) === 503);
    expect(await statusOf(`${server.url}/health/live`)).toBe(200);
    expect(server.printed.errors).toBe('');
  });

  test("also starts and answers GraphQL when the variables of Apollo's service are set", async () => {
    await putDatabaseInto(folder);
    const server = start({ APOLLO_KEY: 'service:pages:key', APOLLO_GRAPH_REF: 'pages@current', APOLLO_SCHEMA_REPORTING: 'true' });
    await server.ready();
    expect(await graphql(server.url, '{ __typename }')).toMatchObject({ data: { __typename: 'Query' }, errors: [] });
    expect(server.printed.errors).toBe('');
  });

  const asRoot = process.getuid?.() === 0 ? test : test.skip;

  async function stopped(): Promise<void> {
    const last = servers.at(-1);
    last?.kill('SIGTERM');
    await last?.ended;
  }

  async function restarted(variables: Readonly<Record<string, string>> = {}): Promise<StartedServer> {
    await stopped();
    const server = start(variables);
    await server.ready();
    return server;
  }

  asRoot(
    'keeps the data of root elsewhere when only root may enter the data folder, says where, and keeps the data after the folder is moved (needs root)',
    async () => {
      chmodSync(folder, 0o700);
      const first = start();
      await first.ready();
      const home = readlinkSync(join(folder, 'postgres'));
      expect(home).toMatch(/^\/var\/lib\/tessera-\w+$/);
      await until(() => first.printed.output.includes(`Everything that people write is kept in ${home}.`));
      await queryEmbedded(folder, `CREATE TABLE kept AS SELECT 'acknowledged' AS word`);
      const moved = join(folder, 'moved');
      mkdirSync(moved);
      renameSync(join(folder, 'postgres'), join(moved, 'postgres'));
      await restarted({ DATA_DIR: moved });
      expect(await queryEmbedded(moved, 'SELECT word FROM kept')).toEqual([{ word: 'acknowledged' }]);
    },
  );

  asRoot('uses the same database after the data folder is opened to other users (needs root)', async () => {
    chmodSync(folder, 0o700);
    await start().ready();
    await queryEmbedded(folder, `CREATE TABLE kept AS SELECT 'acknowledged' AS word`);
    chmodSync(folder, 0o755);
    unlinkSync(join(folder, 'postgres'));
    await restarted();
    expect(await queryEmbedded(folder, 'SELECT word FROM kept')).toEqual([{ word: 'acknowledged' }]);
  });

  asRoot('starts on a database that root copied back from a backup (needs root)', async () => {
    await putDatabaseInto(folder);
    await start().ready();
    await queryEmbedded(folder, `CREATE TABLE kept AS SELECT 'acknowledged' AS word`);
    await stopped();
    execFileSync('chown', ['-R', '0:0', folder]);
    await start().ready();
    expect(await queryEmbedded(folder, 'SELECT word FROM kept')).toEqual([{ word: 'acknowledged' }]);
  });

  asRoot('can be started by an ordinary user, and then by root on the same data (needs root)', async () => {
    chownSync(folder, ordinaryUser, ordinaryUser);
    const product = projectForEverybody();
    try {
      const first = start({ HOME: folder }, { uid: ordinaryUser, folder: product.folder });
      await first.ready();
      first.kill('SIGTERM');
      await first.ended;
    } finally {
      product.remove();
    }
    await start().ready();
  });
});
