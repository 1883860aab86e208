import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, fchownSync, openSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresFault } from './embedded-postgres.errors.js';
import type { EmbeddedInstallation } from './binaries.js';
import { signal } from './running-processes.js';
import { clearCluster, ownerSetting, readPostmaster, type Postmaster } from './recovery.js';

/** The parameters of a server process. */
export interface ServerPlace extends EmbeddedInstallation {
  readonly cluster: string;
  readonly dataDir: string;
  readonly port: number;
  /** A descriptor that the process and all its children hold; undefined where there is none. */
  readonly sign: number | undefined;
}

// For a moment after a crash, the shared memory of the dead server is still in use. PostgreSQL reports this, and the next attempt succeeds.
const passing = /lock file|shared memory block|starting up|could not bind|could not create any TCP/;

/** A server process, and a promise that resolves when it ends. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
}

/**
 * Starts a server process on a cluster, after the former one has ended. When `killed` is aborted, the process is killed at once, even
 * during its start, and what it has not written is lost.
 * @throws {EmbeddedPostgresFault} when it does not start.
 */
export async function startProcess(place: ServerPlace, killed: AbortSignal): Promise<ServerProcess> {
  const giveUp = Date.now() + 10_000;
  for (;;) {
    await clearCluster(place.cluster, place.dataDir);
    try {
      killed.throwIfAborted();
      return await startOnce(place, killed);
    } catch (error) {
      if (!(error instanceof EmbeddedPostgresFault) || !passing.test(error.message) || Date.now() > giveUp) throw error;
      await delay(200);
    }
  }
}

async function startOnce({ postgres, home, user, cluster, port, sign }: ServerPlace, killed: AbortSignal): Promise<ServerProcess> {
  const logFile = join(home, 'server.log');
  if ((await sizeOf(logFile)) > 5_000_000) await rm(logFile);
  const logged = await sizeOf(logFile);
  const former = await readPostmaster(cluster);
  const log = openSync(logFile, 'a', 0o600);
  if (user) fchownSync(log, user.uid, user.gid);
  const child = spawn(postgres, serverArguments(cluster, port), {
    stdio: ['ignore', log, log, ...(sign === undefined ? [] : [sign])],
    cwd: '/',
    // It runs in a process group of its own: Ctrl-C in a terminal reaches only this process, which stops the database last.
    detached: true,
    signal: killed,
    killSignal: 'SIGQUIT',
    ...user,
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const failed = new Promise<never>((_resolve, reject) => {
    child.once('error', reject);
    void ended.then(async () => {
      const complaint = await lastComplaint(logFile, logged).catch(() => 'it gave no reason');
      reject(new EmbeddedPostgresFault(`The embedded database does not start: ${complaint} (more in ${logFile}).`));
    });
  });
  await Promise.race([failed, untilReady(child, cluster, former)]);
  failed.catch(() => undefined);
  return { child, ended };
}

function serverArguments(cluster: string, port: number): string[] {
  const settings = {
    [ownerSetting]: process.pid,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // Statements and the details of errors contain texts of users.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
  return ['-D', cluster, '-p', String(port), ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

async function untilReady(child: ChildProcess, cluster: string, former: Postmaster | undefined): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    if (isReady(await readPostmaster(cluster), child.pid, former)) return;
    await delay(10);
  }
  // The code that waits for the other promise of the race reports the reason.
  await new Promise(() => undefined);
}

/**
 * Whether the file of a cluster says that the server with this process number accepts connections. In a container, a dead server often had
 * the same number: then `former`, its file, stays until the new server replaces it.
 */
export function isReady(found: Postmaster | undefined, pid: number | undefined, former: Postmaster | undefined): boolean {
  if (!found?.isReady || found.pid !== pid) return false;
  return found.port !== former?.port || found.startedAt !== former.startedAt;
}

/** Shuts the server down, or kills it when that takes too long. */
export async function stopProcess({ child, ended }: ServerProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  signal(child.pid, 'SIGINT');
  const late = setTimeout(() => child.kill('SIGQUIT'), 10_000);
  await ended;
  clearTimeout(late);
}

async function lastComplaint(logFile: string, from: number): Promise<string> {
  const text = (await readFile(logFile)).subarray(from).toString('utf8').trim();
  const lines = text.split('\n');
  const complaint = lines.find((line) => line.includes('FATAL:')) ?? lines.at(-1) ?? '';
  return complaint.replace(/^.*?FATAL:\s*/, '') || 'it gave no reason';
}

async function sizeOf(file: string): Promise<number> {
  return await stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}
