import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresFault } from './embedded-postgres.errors.js';
import { isAlive, openLifeSign, type LifeSign } from './life-sign.js';
import { findProcess, signal, type RunningProcess } from './running-processes.js';

/** What a running server writes into its own data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
}

/** The setting by which a server names the process that started it, so that the next one can tell an orphan from a server in use. */
export const ownerSetting = 'tessera.owner';

const serverSign = 'server-';

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
 * @throws {EmbeddedPostgresFault} when the server's owner is alive: the data folder is in use.
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

/** Opens what a server passes on to all of its processes, and what answers until the last of them is gone. */
export async function openServerSign(home: string): Promise<LifeSign | undefined> {
  return await openLifeSign(join(home, `${serverSign}${randomBytes(8).toString('hex')}.socket`));
}

/**
 * Makes sure that nothing of any server of the past still writes to the cluster, also where its processes cannot be seen or
 * told to stop from here: in another container. Only the owner of the folder may ask.
 * @throws {EmbeddedPostgresFault} when something does, and does not end.
 */
export async function awaitFormerServers(home: string, cluster: string, onWait: (sentence: string) => void): Promise<void> {
  const former = (await readdir(home)).filter((name) => name.startsWith(serverSign)).map((name) => join(home, name));
  for (const path of former) {
    if ((await isAlive(path)) !== false) await awaitEnd(path, cluster, onWait);
    await rm(path, { force: true });
  }
}

// A server looks after its notes once a minute, and ends when they are gone.
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

function isServerOf({ command }: RunningProcess, cluster: string): boolean {
  return command.includes('postgres') && command.includes(cluster);
}

function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}
