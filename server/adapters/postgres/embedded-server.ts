import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, fchownSync, openSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseFault } from './database.errors.js';
import { locateInstallation, type EmbeddedInstallation } from './embedded-binaries.js';
import { embeddedDatabase, embeddedRole, ensureCluster, readPassword } from './embedded-cluster.js';
import { signal } from './embedded-processes.js';
import { clearCluster, ownerSetting, readPostmaster } from './embedded-recovery.js';

/** A PostgreSQL of our own, on a free port of the loopback interface. */
export interface EmbeddedServer {
  readonly url: string;
  /** The folder that the data is in. */
  readonly home: string;
  /** Stops in order: open transactions are rolled back, everything committed is on disk. Call it last, when nobody uses it any more. */
  stop(): Promise<void>;
}

/**
 * Starts the database of a data folder, making it first when there is none and recovering from whatever ended the last run.
 * A server that dies by itself later is started again on the same port.
 * @throws {DatabaseFault} when the folder is in use by another process, or PostgreSQL refuses.
 */
export async function startEmbeddedServer(dataDir: string, onTrouble: (error: Error) => void): Promise<EmbeddedServer> {
  const installation = await locateInstallation(dataDir);
  const cluster = await ensureCluster(installation);
  const password = await readPassword(cluster);
  const start = (port: number) => startPatiently(installation, cluster, dataDir, port);
  const port = await freePort();
  let child = await start(port);
  let stopping = false;

  const watch = (): void => {
    child.once('exit', () => {
      if (stopping) return;
      onTrouble(new Error('The embedded database ended unexpectedly and is started again.'));
      start(port).then((next) => {
        child = next;
        if (stopping) void stopServer(child);
        else watch();
      }, onTrouble);
    });
  };
  watch();

  return {
    url: `postgres://${embeddedRole}:${password}@127.0.0.1:${port}/${embeddedDatabase}`,
    home: installation.home,
    stop: async () => {
      stopping = true;
      await stopServer(child);
    },
  };
}

// For a moment after a crash the memory of the dead server is still taken; PostgreSQL says so and the next attempt succeeds.
const passing = /lock file|shared memory block|starting up|could not bind|could not create any TCP/;

async function startPatiently(
  installation: EmbeddedInstallation,
  cluster: string,
  dataDir: string,
  port: number,
): Promise<ChildProcess> {
  const giveUp = Date.now() + 10_000;
  for (;;) {
    await clearCluster(cluster, dataDir);
    try {
      return await startOnce(installation, cluster, port);
    } catch (error) {
      if (!(error instanceof DatabaseFault) || !passing.test(error.message) || Date.now() > giveUp) throw error;
      await delay(200);
    }
  }
}

async function startOnce({ postgres, home, user }: EmbeddedInstallation, cluster: string, port: number): Promise<ChildProcess> {
  const logFile = join(home, 'server.log');
  if ((await sizeOf(logFile)) > 5_000_000) await rm(logFile);
  const logged = await sizeOf(logFile);
  const log = openSync(logFile, 'a', 0o600);
  if (user) fchownSync(log, user.uid, user.gid);
  const child = spawn(postgres, serverArguments(cluster, port), {
    stdio: ['ignore', log, log],
    cwd: '/',
    // In a process group of its own: Ctrl-C in a terminal goes to us, and we stop the database last.
    detached: true,
    ...user,
  });
  closeSync(log);
  const failed = new Promise<never>((_resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => {
      lastComplaint(logFile, logged).then((complaint) => {
        reject(new DatabaseFault(`The embedded database does not start: ${complaint} (more in ${logFile}).`));
      }, reject);
    });
  });
  await Promise.race([failed, untilReady(child, cluster)]);
  failed.catch(() => undefined);
  return child;
}

function serverArguments(cluster: string, port: number): string[] {
  const settings = {
    [ownerSetting]: process.pid,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // Statements and the details of an error hold what people wrote.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
  return ['-D', cluster, '-p', String(port), ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

async function untilReady(child: ChildProcess, cluster: string): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const running = await readPostmaster(cluster);
    if (running?.pid === child.pid && running?.isReady) return;
    await delay(10);
  }
  // The other side of the race knows why it ended.
  await new Promise(() => undefined);
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
