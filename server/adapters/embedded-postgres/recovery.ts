import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresFault } from './embedded-postgres.errors.js';
import { isAlive, openLivenessSocket, type LivenessSocket } from './liveness-socket.js';
import { findProcess, signal, type RunningProcess } from './running-processes.js';

/** The file that a running server writes into its data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** In seconds since 1970. */
  readonly startedAt: number;
  readonly isReady: boolean;
}

/**
 * The setting in which a server stores the process that started it. By it, the next process can distinguish an orphan from a server in use.
 */
export const ownerSetting = 'tessera.owner';

const serverSign = 'server-';

/** The server that runs on the cluster according to its own file, or undefined when there is no such file. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), startedAt: Number(lines[2]), isReady: lines[7]?.trim() === 'ready' };
}

/**
 * Prepares the cluster for a new server: if a server outlived its owner, which was killed or crashed, it is shut down.
 * @throws {EmbeddedPostgresFault} when the owner of the server is alive: the data folder is in use.
 */
export async function clearCluster(cluster: string, dataDir: string): Promise<void> {
  const noted = await readPostmaster(cluster);
  const running = noted && (await findProcess(noted.pid));
  // The file of a dead server stays. PostgreSQL itself checks that no process of that server still writes to the data.
  if (!running) return;
  if (!isServerOf(running, cluster)) {
    // Another program has the process number now, which is usual in containers. PostgreSQL would take that program for a server.
    await rm(pidFile(cluster), { force: true });
    return;
  }
  const owner = new RegExp(`${ownerSetting}=(\\d+)`).exec(running.command)?.[1];
  if (running.parent === Number(owner)) {
    throw new EmbeddedPostgresFault(
      `The data folder ${dataDir} is in use by process ${owner}: stop that one first, or set DATA_DIR to another folder.`,
    );
  }
  await stopOrphan(running.pid, cluster);
}

async function stopOrphan(pid: number, cluster: string): Promise<void> {
  try {
    signal(pid, 'SIGINT');
  } catch {
    throw new EmbeddedPostgresFault(
      `A database server of another user (process ${pid}) still runs on ${cluster}: stop it, or start as that user.`,
    );
  }
  for (let waited = 0; waited < 30_000; waited += 25) {
    const running = await findProcess(pid);
    if (!running || !isServerOf(running, cluster)) return;
    await delay(25);
  }
  throw new EmbeddedPostgresFault(`The database server left over from a crash (process ${pid}) does not stop: end it and start again.`);
}

/** Opens a socket that a server passes on to all of its processes, and that answers until the last of them has ended. */
export async function openServerSign(home: string): Promise<LivenessSocket | undefined> {
  return await openLivenessSocket(join(home, `${serverSign}${randomBytes(8).toString('hex')}.socket`));
}

/**
 * Ensures that no process of any former server still writes to the cluster, even if the process runs in another container and cannot be
 * seen or stopped from here. Only the owner of the folder may call this.
 * @throws {EmbeddedPostgresFault} when such a process exists and does not end.
 */
export async function awaitFormerServers(home: string, cluster: string, onWait: (sentence: string) => void): Promise<void> {
  const former = (await readdir(home)).filter((name) => name.startsWith(serverSign)).map((name) => join(home, name));
  for (const path of former) {
    if ((await isAlive(path)) !== false) await awaitEnd(path, cluster, onWait);
    await rm(path, { force: true });
  }
}

// A server checks its file once a minute, and ends when the file is missing.
async function awaitEnd(path: string, cluster: string, onWait: (sentence: string) => void): Promise<void> {
  await rm(pidFile(cluster), { force: true });
  const [begun, giveUp] = [performance.now(), performance.now() + 90_000];
  for (let isSaid = false; (await isAlive(path)) !== false; await delay(100)) {
    const now = performance.now();
    if (now > giveUp) {
      throw new EmbeddedPostgresFault(
        `A database server that was left over still writes to ${cluster}, probably in another container: end it there, and start again.`,
      );
    }
    if (!isSaid && now > begun + 1_000) {
      isSaid = true;
      onWait('A database server is left over, probably in another container; waiting up to 90 s until it has ended…');
    }
  }
}

/** Whether a process is a server on that cluster. */
export function isServerOf({ command }: RunningProcess, cluster: string): boolean {
  return command.includes('postgres') && command.includes(cluster);
}

function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}
