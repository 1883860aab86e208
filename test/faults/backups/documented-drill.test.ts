import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { RecoverUsernameDocument } from '../../../client/api/generated/recover-username.js';
import { freePort } from '../../../scripts/cluster/ports.mjs';
import { variables } from '../../../server/config/config-variables.js';
import { aPageAt, publish, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { digestRows, runCommand } from '../../support/servers/backup-commands.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { exportedFolder } from '../../support/servers/exported-folder.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { makeDataFolder, project, removeDataFolder, startServer, statusOf } from '../../support/servers/started-server.js';
import { until } from '../../support/waiting.js';

// A second instance is made, database included.
jest.setTimeout(180_000);

const exported = exportedFolder();

let database: TestDatabase;
let folder: string;
let mailPort: number;
let ada: TestAccount;
let mails: TestMailServer | undefined;
let drill: ChildProcess | undefined;

const backup = (): string => join(folder, 'tessera.tar');
const drillFolder = (): string => join(folder, 'drill');
const product = (): string => join(folder, 'product');

/** The running instance: its database, its exported pages and a mail server. */
const instance = (): Record<string, string> => ({
  DATABASE_URL: database.url,
  DATA_DIR: join(folder, 'data'),
  PAGES_EXPORT_DIR: exported.path,
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  PUBLIC_URL: 'https://pages.example.org',
});

/** Makes a page and a mail that waits, backs both up, and then publishes another version and a page that the backup lacks. */
async function runInstance(): Promise<void> {
  const server = startServer({ ...instance(), PORT: String(await freePort()) });
  await server.ready();
  ada = await aPageAt(server, 'lemons', aDesign({ title: 'In the backup' }));
  await graphqlData(server.url, RecoverUsernameDocument, { email: ada.email });
  await until(async () => (await query(`SELECT 1 FROM queue.job WHERE state = 'retry'`)).length === 1);
  // It is tried again soon, also in the drill, and not during the backup.
  await query(`UPDATE queue.job SET start_after = now() + interval '8 seconds' WHERE state = 'retry'`);
  expect(await runCommand('backup', backup(), instance())).toMatchObject({ code: 0 });
  await publish(server, ada, aDesign({ title: 'After the backup' }), 1);
  await aPageAt(server, 'figs', aDesign({ title: 'A newer page' }));
  await exported.shows('lemons', 'After the backup');
  await exported.shows('figs', 'A newer page');
  server.kill('SIGTERM');
  await server.ended;
}

async function query(statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** A copy of this project, which has a file `.env` of its own. */
function copyProduct(): void {
  const parts = readdirSync(project).filter((name) => !['.git', '.env', 'data', 'node_modules'].includes(name));
  execFileSync('mkdir', [product()]);
  execFileSync('cp', ['-al', ...parts.map((name) => join(project, name)), product()]);
  symlinkSync(join(project, 'node_modules'), join(product(), 'node_modules'));
  // The bucket is one that nobody can reach: a drill that used it would fail.
  const bucket = {
    MEDIA_STORAGE: 's3',
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  };
  const lines = Object.entries({ ...instance(), ...bucket, PORT: '3000', SHUTDOWN_DELAY_SECONDS: '0' }).map(
    ([name, value]) => `${name}=${value}\n`,
  );
  writeFileSync(join(product(), '.env'), lines.join(''));
}

/** The lines of docs/operate/backup.md, with the paths and the port of this test. */
function documentedLines(port: number): string {
  const manual = readFileSync(join(project, 'docs/operate/backup.md'), 'utf8');
  const [, lines = ''] = /\*\*Try it\.\*\*.*?\nFrom the sources:\n\n```sh\n(.*?)\n```\n/s.exec(manual) ?? [];
  const replaced = lines.replace('/tmp/drill', drillFolder()).replace('3999', String(port)).replace('/backups/tessera.tar', backup());
  expect(replaced).not.toMatch(/\/tmp\/drill|3999|\/backups/);
  return replaced;
}

/** Without any variable of the product: they come from `.env` and from the lines alone. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const foreign = (name: string): boolean => name.replace(/_FILE$/, '') in variables.shape || /^npm_|^NODE_OPTIONS$|^INIT_CWD$/.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign(name)));
}

function digestOfExport(): Record<string, string> {
  const files = readdirSync(exported.path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const digest = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');
  return Object.fromEntries(files.map(({ parentPath, name }) => join(parentPath, name)).map((path) => [path, digest(path)]));
}

beforeAll(async () => {
  [database, folder, mailPort] = [await createTestDatabase(), makeDataFolder(), await freePort()];
  await runInstance();
  copyProduct();
});
afterAll(async () => {
  // npm, its shell and the server.
  if (drill?.pid !== undefined && drill.exitCode === null) {
    const ended = once(drill, 'close');
    process.kill(-drill.pid, 'SIGTERM');
    await ended;
  }
  await mails?.stop();
  await database.drop();
  removeDataFolder(drillFolder());
  rmSync(folder, { recursive: true, force: true });
});

test('The drill of docs/operate/backup.md serves the backup, and leaves the database, the exported pages and the mail server of the file .env alone', async () => {
  const [rows, pages] = [await digestRows(database.url), digestOfExport()];
  expect(rows.mails).toMatch(/^[1-9]/);
  mails = await startMailServer({ port: mailPort });
  const port = await freePort();
  drill = spawn('sh', ['-ec', documentedLines(port)], {
    cwd: product(),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: plainEnvironment(),
  });
  let printed = '';
  for (const stream of [drill.stdout, drill.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  let hasEnded = false;
  drill.once('close', () => (hasEnded = true));
  const url = `http://localhost:${port}`;
  await until(async () => hasEnded || (await statusOf(`${url}/health/ready`)) === 200);
  expect([hasEnded, printed]).toEqual([false, expect.stringContaining('Restored ')]);
  expect(await (await fetch(`${url}/lemons`)).text()).toContain('In the backup');
  expect(await statusOf(`${url}/figs`)).toBe(404);
  // The background work of the drill has begun: its mails are in its own folder.
  await until(() => hasEnded || (existsSync(join(drillFolder(), 'mail')) && readdirSync(join(drillFolder(), 'mail')).length > 0));
  expect([mails.attempts, await digestRows(database.url), digestOfExport()]).toEqual([0, rows, pages]);
});
