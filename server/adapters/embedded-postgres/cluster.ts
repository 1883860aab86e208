import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresFault } from './embedded-postgres.errors.js';
import type { EmbeddedInstallation } from './binaries.js';

const UNFINISHED = 'unfinished-';

/** The only role and database of the embedded server. */
export const embeddedRole = 'tessera';
export const embeddedDatabase = 'postgres';

/**
 * The folder of a complete cluster, which is created if there is none. It is created beside its place and moved there when it is complete.
 * So a killed process leaves no incomplete cluster. Only the owner of the folder may call this.
 * @throws {EmbeddedPostgresFault} when an upgrade of another release was interrupted between its last steps.
 */
export async function ensureCluster(installation: EmbeddedInstallation): Promise<string> {
  const { home } = installation;
  const cluster = join(home, 'cluster');
  if (existsSync(cluster)) return cluster;
  await refuseInterruptedUpgrade(home);
  await removeUnfinished(home);
  await rename(await createCluster(installation), cluster);
  return cluster;
}

// An empty database would look as if everything were lost.
async function refuseInterruptedUpgrade(home: string): Promise<void> {
  const others = (await readdir(home)).filter((name) => /^(cluster|upgraded)-/.test(name)).sort();
  if (others.length === 0) return;
  throw new EmbeddedPostgresFault(
    `There is no database at ${join(home, 'cluster')}, but ${home} has ${others.join(' and ')}, probably because an upgrade was interrupted: start the release that made the upgrade, or rename the one that you want to cluster. To begin with an empty database, move them to another place. Nothing was changed.`,
  );
}

/** Creates an empty, complete cluster beside its place, and returns its folder. Only the owner of the home may call this. */
export async function createCluster(installation: EmbeddedInstallation): Promise<string> {
  const { home } = installation;
  // The name is new each time: the program that created the former one may have outlived its server, and may still write there.
  const unfinished = unfinishedPath(home);
  const passwordFile = `${unfinished}-password`;
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (installation.user) await chown(passwordFile, installation.user.uid, installation.user.gid);
  await initialise(installation, unfinished, passwordFile);
  await rename(passwordFile, passwordPath(unfinished));
  return unfinished;
}

/** A new path for what is only complete when it has another name. A start removes all such paths. */
export function unfinishedPath(home: string): string {
  return join(home, `${UNFINISHED}${randomBytes(8).toString('hex')}`);
}

/** The first number of the version of PostgreSQL that a cluster belongs to. Undefined when there is no cluster. */
export async function majorOf(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '');
  return text === '' ? undefined : Number.parseInt(text, 10);
}

/** The address of a server on a cluster. */
export async function addressOf(cluster: string, port: number): Promise<string> {
  return `postgres://${embeddedRole}:${await readPassword(cluster)}@127.0.0.1:${port}/${embeddedDatabase}`;
}

/** The password of the cluster's role. It protects only against processes that cannot read the data folder. */
export async function readPassword(cluster: string): Promise<string> {
  return await readFile(passwordPath(cluster), 'utf8');
}

function passwordPath(cluster: string): string {
  return join(cluster, 'tessera-password');
}

/** Everything that a killed process left incomplete. */
export async function unfinishedIn(home: string): Promise<string[]> {
  return (await readdir(home)).filter((name) => name.startsWith(UNFINISHED)).map((name) => join(home, name));
}

export async function removeUnfinished(home: string): Promise<void> {
  for (const path of await unfinishedIn(home)) await rm(path, { recursive: true, force: true, maxRetries: 5 });
}

async function initialise({ initdb, user }: EmbeddedInstallation, folder: string, passwordFile: string): Promise<void> {
  const child = spawn(
    initdb,
    [
      `--pgdata=${folder}`,
      `--username=${embeddedRole}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The sort order and the case rules are the same on every machine, whatever languages it has installed.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    // It runs in a process group of its own: Ctrl-C does not reach it, and it ends before this process stops.
    { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/', detached: true, ...user },
  );
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) {
    const lines = complaint.trim().split('\n');
    const reason = lines.find((line) => /error|fatal/i.test(line)) ?? lines.at(-1);
    throw new EmbeddedPostgresFault(`The database could not be created in ${folder}: ${reason || `initdb ended with ${code}`}.`);
  }
}
