import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { join } from 'node:path';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { PageChanges } from '../../../server/pages/ports/page-changes.port.js';
import { startLoad } from '../../../scripts/cluster/load.mjs';
import { freePort } from '../../../scripts/cluster/ports.mjs';
import { startReplica, type Replica } from '../../../scripts/cluster/replicas.mjs';
import { restartOneByOne } from '../../../scripts/cluster/rolling-restart.mjs';
import { aPageAt, publish } from '../../builders/accounts/account.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { isPgbouncerInstalled, startPgbouncer, type Pgbouncer } from '../../support/database/pgbouncer.js';
import { startRoundRobin } from '../../support/proxies/round-robin.js';
import { startApplication } from '../../support/servers/application.js';
import { digestRows, runCommand } from '../../support/servers/backup-commands.js';
import { makeDataFolder, removeDataFolder, startServer } from '../../support/servers/started-server.js';
import { until } from '../../support/waiting.js';

// It starts the product several times.
jest.setTimeout(300_000);

let database: TestDatabase;
let folder: string;
let pooler: Pgbouncer;
let replicas: Replica[] = [];
beforeEach(async () => {
  database = await createEmptyDatabase();
  folder = makeDataFolder();
});
afterEach(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()));
  replicas = [];
  await pooler.stop();
  await database.drop();
  removeDataFolder(folder);
});

const withPgbouncer = isPgbouncerInstalled() ? describe : describe.skip;

withPgbouncer('Behind PgBouncer (needs pgbouncer)', () => {
  /** The variables that say where the database is. */
  const behind = (hasDirectUrl: boolean) => ({
    DATABASE_URL: pooler.behind(database.url),
    DATABASE_DIRECT_URL: hasDirectUrl ? database.url : '',
    DATA_DIR: folder,
  });

  test.each([
    { mode: 'session', size: 40, hasDirectUrl: false },
    // Fewer connections than one of the replicas has.
    { mode: 'transaction', size: 5, hasDirectUrl: true },
  ] as const)(
    'in $mode mode, the tables are made, and two replicas publish, read and restart one by one without a fault or a loss',
    async ({ mode, size, hasDirectUrl }) => {
      pooler = await startPgbouncer({ mode, size });
      const ports = [await freePort(), await freePort()];
      const lines: string[] = [];
      const start = (at: number): Promise<Replica> =>
        startReplica(
          {
            ...behind(hasDirectUrl),
            PORT: String(ports[at]),
            PUBLIC_URL: 'http://localhost:3000',
            RATE_LIMITS: 'off',
            LOG_LEVEL: 'warn',
            SHUTDOWN_DELAY_SECONDS: '2',
          },
          { onLine: (line) => lines.push(line) },
        );
      for (const at of ports.keys()) replicas.push(await start(at));
      const front = await startRoundRobin(ports, 500);
      const load = await startLoad(front.url, { pause: 5 });
      await restartOneByOne(replicas, start);
      const before = load.state.published;
      await until(() => load.state.published > before);
      const { failures, lost, published } = await load.stop();
      await front.stop();
      expect({ failures, lost }).toEqual({ failures: [], lost: [] });
      expect(published).toBeGreaterThan(0);
      // The database of the tests has both settings off.
      expect(lines.filter((line) => !/has (?:fsync|full_page_writes) = off|RATE_LIMITS=off/.test(line))).toEqual([]);
    },
  );

  test.each([
    { mode: 'session', hasDirectUrl: false },
    { mode: 'transaction', hasDirectUrl: true },
  ] as const)('in $mode mode, an instance hears of what another one publishes, and shows it', async ({ mode, hasDirectUrl }) => {
    pooler = await startPgbouncer({ mode });
    const migrated = await createTestDatabase();
    const settings = {
      database: { ...migrated, url: pooler.behind(migrated.url) },
      databaseDirectUrl: hasDirectUrl ? migrated.url : undefined,
    };
    const [writer, reader] = [await startApplication(settings), await startApplication(settings)];
    const heard: string[] = [];
    reader.nest.get(PageChanges).onChange(({ key }) => heard.push(key));
    await reader.nest.get(NotifyPageChanges).isListening;
    const ada = await aPageAt(writer, 'lemons', aDesign({ title: 'The first title' }));
    const shown = async (): Promise<string> => (await fetch(`${reader.url}/lemons`)).text();
    expect(await shown()).toContain('The first title');
    heard.length = 0;
    await publish(writer, ada, aDesign({ title: 'The second title' }), 1);
    await until(() => heard.includes('lemons'));
    expect(await shown()).toContain('The second title');
    await Promise.all([writer.stop(), reader.stop()]);
    await migrated.drop();
  });

  test('in transaction mode without DATABASE_DIRECT_URL, the server and a backup are refused in one sentence that names it; with it, a backup is made', async () => {
    pooler = await startPgbouncer({ mode: 'transaction' });
    const server = startServer({ ...behind(false), PORT: String(await freePort()) });
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.printed.errors).toMatch(/^The database at [^\n]* pooler in transaction mode: set DATABASE_DIRECT_URL to [^\n]*\.\n$/);
    const file = join(folder, 'tessera.tar');
    const refused = await runCommand('backup', file, behind(false));
    expect(refused).toMatchObject({ code: 1, errors: expect.stringMatching(/: set DATABASE_DIRECT_URL to /) });
    const running = startServer({ ...behind(true), PORT: String(await freePort()) });
    await running.ready();
    expect(await runCommand('backup', file, behind(true))).toMatchObject({ code: 0 });
    running.kill('SIGTERM');
    await running.ended;
    expect(Object.keys(await digestRows(database.url))).toContain('page');
  });
});
