import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { embeddedDatabase, embeddedRole, readPassword } from '../../../server/adapters/embedded-postgres/cluster.js';
import { besideSystem } from '../../../server/adapters/embedded-postgres/home.js';
import { findProcess } from '../../../server/adapters/embedded-postgres/running-processes.js';
import { readPostmaster } from '../../../server/adapters/embedded-postgres/recovery.js';
import { freePort } from '../../../scripts/cluster/ports.mjs';
import { until } from '../waiting.js';

export const project = join(import.meta.dirname, '../../..');

/** How a process ended: with a code or by a signal. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** The product, started like a user does: the command of `npm start` in a separate process. */
export interface StartedServer {
  readonly pid: number;
  readonly url: string;
  /** The output so far. */
  readonly printed: { readonly output: string; readonly errors: string };
  readonly ended: Promise<Ending>;
  kill(signal: NodeJS.Signals): void;
  /** Resolves when /health/ready responds with 200. Rejects with the whole output if the process ends before that. */
  ready(): Promise<void>;
}

// An empty variable counts as unset, and overrides a developer's file .env.
const unset = Object.fromEntries(
  [
    'DATABASE_URL',
    'DATABASE_READ_URL',
    'DATABASE_DIRECT_URL',
    'PAGES_EXPORT_DIR',
    'PUBLIC_URL',
    'HOST',
    'LOG_LEVEL',
    'TRUST_PROXY',
    'CORS_ORIGINS',
    'MAIL_FROM',
    'SMTP_URL',
    'RATE_LIMITS',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'OIDC_ISSUER',
    'OIDC_PROVIDERS',
    'PASSWORD_SIGN_IN',
    'METRICS_TOKEN',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  ].map((name) => [name, '']),
);

// No load balancer waits for the end of a server, unless the test has one.
const defaults = { ...unset, SHUTDOWN_DELAY_SECONDS: '0' };

/** A user without permissions: the id of "nobody" on nearly all systems. */
export const ordinaryUser = 65_534;

interface StartOptions {
  /** The folder of the product. The default is this project. */
  readonly folder?: string;
  readonly uid?: number;
  readonly command?: readonly [string, ...string[]];
}

/** Starts the product with the given variables. `PORT` and `DATA_DIR` should be among them. */
export function startServer(variables: Readonly<Record<string, string>>, options: StartOptions = {}): StartedServer {
  // A downloaded Node is in the project's folder, to which the other user may have no access.
  const node = process.execPath.replace(project, options.folder ?? project);
  const [program, ...parameters] = options.command ?? [node, '--max-semi-space-size=8', 'scripts/start.mjs'];
  const env: NodeJS.ProcessEnv = { ...process.env, ...defaults, NODE_ENV: 'production', ...variables };
  if (!options.command) delete env.npm_lifecycle_event;
  // Jest's options must not apply to the server.
  delete env.NODE_OPTIONS;
  const child = spawn(program, parameters, {
    cwd: options.folder ?? project,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
  });
  const printed = { output: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed.output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed.errors += text));
  const ended = new Promise<Ending>((resolve) => child.once('close', (code, signal) => resolve({ code, signal })));
  const url = `http://127.0.0.1:${variables.PORT}`;
  return {
    pid: child.pid ?? 0,
    url,
    printed,
    ended,
    kill: (signal) => void child.kill(signal),
    ready: async () => {
      let ending: Ending | undefined;
      void ended.then((early) => (ending = early));
      await until(async () => ending !== undefined || (await statusOf(`${url}/health/ready`)) === 200);
      if (ending) throw new Error(`It ended with ${JSON.stringify(ending)}.\n${printed.output}\n${printed.errors}`);
    },
  };
}

/**
 * A folder with this project that every user of the machine can access: the project itself, or hard links to it if only its owner has
 * access.
 */
export function projectForEverybody(): { readonly folder: string; remove(): void } {
  if (parentsOf(project).every((folder) => statSync(folder).mode & 0o001)) return { folder: project, remove: () => undefined };
  const folder = makeDataFolder();
  const parts = readdirSync(project).filter((name) => !['.git', 'data'].includes(name));
  execFileSync('cp', ['-al', ...parts.map((name) => join(project, name)), folder]);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function parentsOf(folder: string): string[] {
  return folder === dirname(folder) ? [folder] : [folder, ...parentsOf(dirname(folder))];
}

/** A new data folder that the database's user can reach, too. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-faults-'));
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * Puts an empty database into a new data folder. The product made it once for the whole run; a copy takes a tenth of the time. For tests
 * that do not look at the creation.
 */
export async function putDatabaseInto(folder: string): Promise<void> {
  const made = await madeDatabase();
  // A database elsewhere has one owner: the product makes another one at its start.
  if (!lstatSync(join(made, 'postgres')).isSymbolicLink()) execFileSync('cp', ['-a', join(made, 'postgres'), folder]);
}

async function madeDatabase(): Promise<string> {
  // All workers of a run have this folder.
  const made = join(tmpdir(), 'tessera-made-database');
  if (existsSync(made)) return made;
  const folder = makeDataFolder();
  const server = startServer({ PORT: String(await freePort()), DATA_DIR: folder });
  await server.ready();
  server.kill('SIGTERM');
  await server.ended;
  try {
    renameSync(folder, made);
  } catch {
    // Another worker was faster.
    removeDataFolder(folder);
  }
  return made;
}

export function removeDataFolder(folder: string): void {
  for (const path of [besideSystem(join(folder, 'postgres')), folder]) rmSync(path, { recursive: true, force: true });
}

/** The database's folder in a data folder. It is a link if the database is stored elsewhere. */
export function clusterOf(folder: string): string {
  return join(folder, 'postgres', 'cluster');
}

/** The id of the database process of a data folder; undefined if none is running. */
export async function databaseProcess(folder: string): Promise<number | undefined> {
  const noted = await readPostmaster(clusterOf(folder));
  const running = noted && (await findProcess(noted.pid));
  return running?.command.includes('postgres') ? running.pid : undefined;
}

/** The address of the embedded database of a data folder, while it runs. */
export async function addressOfEmbedded(folder: string): Promise<string> {
  const port = (await readPostmaster(clusterOf(folder)))?.port;
  return `postgres://${embeddedRole}:${await readPassword(clusterOf(folder))}@127.0.0.1:${port}/${embeddedDatabase}`;
}

/** Runs one statement in the embedded database of a data folder, on a separate connection. */
export async function queryEmbedded<Row extends pg.QueryResultRow>(folder: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: await addressOfEmbedded(folder) });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The status of an address; undefined if there is no response. */
export async function statusOf(url: string): Promise<number | undefined> {
  return await fetch(url).then(
    (answer) => answer.status,
    () => undefined,
  );
}
