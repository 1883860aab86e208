import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { freePort } from '../../scripts/cluster/ports.mjs';
import {
  clusterOf,
  databaseProcess,
  makeDataFolder,
  putDatabaseInto,
  queryEmbedded,
  removeDataFolder,
  startServer,
  type StartedServer,
} from '../support/servers/started-server.js';
import { until } from '../support/waiting.js';

// Each test starts the product, a database included, once or several times.
jest.setTimeout(180_000);

describe('A crash', () => {
  let folder: string;
  let server: StartedServer;
  let word: string;

  async function start(): Promise<void> {
    server = startServer({ PORT: String(await freePort()), DATA_DIR: folder });
    await server.ready();
  }

  async function killed(): Promise<void> {
    server.kill('SIGKILL');
    await server.ended;
  }

  // Each test leaves the product running on the data of the former ones.
  beforeAll(async () => {
    folder = makeDataFolder();
    await putDatabaseInto(folder);
    await start();
    await queryEmbedded(folder, 'CREATE TABLE kept (word text)');
  });
  beforeEach(async () => {
    word = randomUUID();
    await queryEmbedded(folder, `INSERT INTO kept VALUES ('${word}')`);
  });
  afterAll(async () => {
    server.kill('SIGTERM');
    await server.ended;
    removeDataFolder(folder);
  });

  async function expectNothingLost(): Promise<void> {
    expect(await queryEmbedded(folder, `SELECT word FROM kept WHERE word = '${word}'`)).toEqual([{ word }]);
    expect(server.printed.errors).toBe('');
  }

  test('BU-04 of the server loses no acknowledged data; the next start replaces the database process that was left over', async () => {
    const orphan = await databaseProcess(folder);
    await killed();
    expect(await databaseProcess(folder)).toBe(orphan);
    await start();
    expect(await databaseProcess(folder)).not.toBe(orphan);
    await expectNothingLost();
  });

  test('BU-04 KE-02 of server and database loses no acknowledged data', async () => {
    const database = await databaseProcess(folder);
    await killed();
    process.kill(Number(database), 'SIGKILL');
    await start();
    await expectNothingLost();
  });

  test('BU-04 can leave a process number that belongs to another program now; the next start still works', async () => {
    const database = await databaseProcess(folder);
    const notes = join(clusterOf(folder), 'postmaster.pid');
    const written = readFileSync(notes, 'utf8');
    server.kill('SIGTERM');
    await server.ended;
    writeFileSync(notes, written.replace(String(database), String(process.pid)));
    await start();
    await expectNothingLost();
  });

  /** The server keeps the result of a health check for a second. So it may still say that it is ready while the database starts. */
  async function readyAgain(): Promise<void> {
    const answers = () =>
      queryEmbedded(folder, 'SELECT 1').then(
        () => true,
        () => false,
      );
    await until(answers);
    await server.ready();
  }

  test('BU-04 of the database alone makes the server start the database again and become ready', async () => {
    const database = await databaseProcess(folder);
    process.kill(Number(database), 'SIGKILL');
    await until(async () => ![undefined, database].includes(await databaseProcess(folder)));
    await readyAgain();
    await expectNothingLost();
  });

  test('of a database that cannot start at first makes the server try again until it can; when the database stays away, the process ends with a message', async () => {
    const [cluster, elsewhere] = [clusterOf(folder), join(folder, 'moved')];
    async function takeAway(): Promise<void> {
      const database = await databaseProcess(folder);
      renameSync(cluster, elsewhere);
      process.kill(Number(database), 'SIGKILL');
    }
    const failures = () => server.printed.output.split('The embedded database does not start').length - 1;
    await takeAway();
    // A process that tried once and gave up would have said so once.
    await until(() => failures() >= 2);
    renameSync(elsewhere, cluster);
    await until(async () => (await databaseProcess(folder)) !== undefined);
    await readyAgain();
    await expectNothingLost();

    await takeAway();
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.printed.errors).toMatch(/^The database ended and stays away, [^\n]+\. The embedded database does not start: [^\n]+\.\n$/);
    renameSync(elsewhere, cluster);
    await start();
    await expectNothingLost();
  });

  test('during the creation of the database does not prevent the next start', async () => {
    server.kill('SIGTERM');
    await server.ended;
    removeDataFolder(folder);
    const unfinished = join(folder, 'postgres', 'unfinished-4194300');
    mkdirSync(unfinished, { recursive: true });
    appendFileSync(join(unfinished, 'PG_VERSION'), '18\n');
    mkdirSync(folder, { recursive: true });
    await start();
    expect(await queryEmbedded(folder, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});
