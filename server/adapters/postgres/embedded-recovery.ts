import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseFault } from './database.errors.js';
import { findProcess, signal, type RunningProcess } from './embedded-processes.js';

/** What a running server writes into its own data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
}

/** The setting by which a server names the process that started it, so that the next one can tell an orphan from a server in use. */
export const ownerSetting = 'tessera.owner';

/** The server that runs on the cluster according to its own notes, or undefined when there are none. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

/**
 * Makes way for a new server on the cluster: a server that outlived its owner (killed, crashed) is told to stop in order.
 * @throws {DatabaseFault} when the server's owner is alive: the data folder is in use.
 */
export async function clearCluster(cluster: string, dataDir: string): Promise<void> {
  const noted = await readPostmaster(cluster);
  const running = noted && (await findProcess(noted.pid));
  // The notes of a server that is dead stay: PostgreSQL checks by itself that nothing of it still writes to the data.
  if (!running) return;
  if (!isServerOf(running, cluster)) {
    // The number was given to another program since, which is usual in containers; PostgreSQL would believe it to be a server.
    await rm(pidFile(cluster), { force: true });
    return;
  }
  const owner = new RegExp(`${ownerSetting}=(\\d+)`).exec(running.command)?.[1];
  if (running.parent === Number(owner)) {
    throw new DatabaseFault(
      `The data folder ${dataDir} is in use by process ${owner}: stop that one first, or set DATA_DIR to another folder.`,
    );
  }
  await stopOrphan(running.pid, cluster);
}

async function stopOrphan(pid: number, cluster: string): Promise<void> {
  try {
    signal(pid, 'SIGINT');
  } catch {
    throw new DatabaseFault(
      `A database server of another user (process ${pid}) still runs on ${cluster}: stop it, or start as that user.`,
    );
  }
  for (let waited = 0; waited < 30_000; waited += 25) {
    const running = await findProcess(pid);
    if (!running || !isServerOf(running, cluster)) return;
    await delay(25);
  }
  throw new DatabaseFault(`The database server left over from a crash (process ${pid}) does not stop: end it and start again.`);
}

function isServerOf({ command }: RunningProcess, cluster: string): boolean {
  return command.includes('postgres') && command.includes(cluster);
}

function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}
