import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresFault } from './embedded-postgres.errors.js';
import type { EmbeddedInstallation } from './binaries.js';

/** The only role and database of the embedded server. */
export const embeddedRole = 'tessera';
export const embeddedDatabase = 'postgres';

/**
 * The folder of a complete cluster, which is created if there is none. It is created beside its place and moved there when it is complete.
 * So a killed process leaves no incomplete cluster. Only the owner of the folder may call this.
 */
export async function ensureCluster(installation: EmbeddedInstallation): Promise<string> {
  const { home } = installation;
  const cluster = join(home, 'cluster');
  if (existsSync(cluster)) return cluster;
  await removeUnfinished(home);
  // The name is new each time: the program that created the former one may have outlived its server, and may still write there.
  const unfinished = join(home, `unfinished-${randomBytes(8).toString('hex')}`);
  const passwordFile = `${unfinished}-password`;
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (installation.user) await chown(passwordFile, installation.user.uid, installation.user.gid);
  await initialise(installation, unfinished, passwordFile);
  await rename(passwordFile, passwordPath(unfinished));
  await rename(unfinished, cluster);
  return cluster;
}

/** The password of the cluster's role. It protects only against processes that cannot read the data folder. */
export async function readPassword(cluster: string): Promise<string> {
  return await readFile(passwordPath(cluster), 'utf8');
}

function passwordPath(cluster: string): string {
  return join(cluster, 'tessera-password');
}

async function removeUnfinished(home: string): Promise<void> {
  for (const name of (await readdir(home)).filter((name) => name.startsWith('unfinished-'))) {
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 5 });
  }
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
