import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { embeddedDatabase, embeddedRole, readPassword } from '../../server/adapters/embedded-postgres/cluster.js';
import { besideSystem } from '../../server/adapters/embedded-postgres/home.js';
import { findProcess } from '../../server/adapters/embedded-postgres/running-processes.js';
import { readPostmaster } from '../../server/adapters/embedded-postgres/recovery.js';
import { until } from './waiting.js';

export const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** How a process ended: its code, or the signal that ended it. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** The product as a person starts it: `node scripts/start.mjs`, a process of its own. */
export interface StartedServer {
  readonly pid: number;
  readonly url: string;
  /** What it printed so far. */
  readonly printed: { readonly output: string; readonly errors: string };
  readonly ended: Promise<Ending>;
  kill(signal: NodeJS.Signals): void;
  /** Resolves when /health/ready answers 200; rejects with everything printed when the process ends first. */
  ready(): Promise<void>;
}

// An empty variable counts as not set, and wins over a file .env that a developer may have here.
const unset = Object.fromEntries(
  [
    'DATABASE_URL',
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
  ].map((name) => [name, '']),
);

/** A user without any rights: the number of "nobody" nearly everywhere. */
export const ordinaryUser = 65_534;

interface StartOptions {
  /** Where the product is: this project unless told. */
  readonly folder?: string;
  readonly uid?: number;
  readonly command?: readonly [string, ...string[]];
}

/** Starts it with the given variables; `PORT` and `DATA_DIR` should be among them. */
export function startServer(variables: Readonly<Record<string, string>>, options: StartOptions = {}): StartedServer {
  // A Node that was fetched lies in the project, too, where another user may not enter.
  const node = process.execPath.replace(project, options.folder ?? project);
  const [program, ...parameters] = options.command ?? [node, 'scripts/start.mjs'];
  const env: NodeJS.ProcessEnv = { ...process.env, ...unset, NODE_ENV: 'production', ...variables };
  if (!options.command) delete env.npm_lifecycle_event;
  // Jest's own options would make the server another program.
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

/** This project where any user of the machine can enter it: here, or hard links to it while only its owner may enter. */
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

export function removeDataFolder(folder: string): void {
  for (const path of [besideSystem(join(folder, 'postgres')), folder]) rmSync(path, { recursive: true, force: true });
}

/** The database of a data folder; a link leads there where it is kept elsewhere. */
export function clusterOf(folder: string): string {
  return join(folder, 'postgres', 'cluster');
}

/** The number of the database process that runs on a data folder, or undefined. */
export async function databaseProcess(folder: string): Promise<number | undefined> {
  const noted = await readPostmaster(clusterOf(folder));
  const running = noted && (await findProcess(noted.pid));
  return running?.command.includes('postgres') ? running.pid : undefined;
}

/** Runs one statement in the embedded database of a data folder, as somebody beside the application. */
export async function queryEmbedded<Row extends pg.QueryResultRow>(folder: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: (await readPostmaster(clusterOf(folder)))?.port,
    user: embeddedRole,
    password: await readPassword(clusterOf(folder)),
    database: embeddedDatabase,
  });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The status of an address, or undefined when nothing answers. */
export async function statusOf(url: string): Promise<number | undefined> {
  return await fetch(url).then(
    (answer) => answer.status,
    () => undefined,
  );
}
