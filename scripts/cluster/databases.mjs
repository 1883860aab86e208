// A PostgreSQL primary and a streaming replica of it, from the embedded binaries, on the loopback interface.
import { spawn } from 'node:child_process';
import { chmodSync, chownSync, closeSync, cpSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { locateInstallation } from '../../dist/server/adapters/embedded-postgres/binaries.js';
import { embeddedDatabase, embeddedRole, ensureCluster, readPassword } from '../../dist/server/adapters/embedded-postgres/cluster.js';
import { freePort } from './ports.mjs';

/** How long a start may take, in milliseconds, with the recovery after a crash. */
const patience = 60_000;

// Files of the running primary that a copy must not have.
const notCopied = new Set(['postmaster.pid', 'postmaster.opts', 'pg_replslot', 'pg_wal', 'pg_stat_tmp']);

/** Starts a new primary whose data is below `folder`. */
export async function startPrimary(folder) {
  mkdirSync(folder, { recursive: true });
  const installation = await locateInstallation(folder);
  const cluster = await ensureCluster(installation);
  return start({ installation, cluster, password: await readPassword(cluster) });
}

/**
 * Copies a running primary to `folder`, and starts the copy as its streaming replica, on the given port or a free one. The embedded binaries
 * have no pg_basebackup.
 */
export async function startReplicaOf(primary, folder, port) {
  mkdirSync(folder, { recursive: true });
  const installation = await locateInstallation(folder);
  const cluster = join(installation.home, 'cluster');
  const backup = new pg.Client({ connectionString: primary.url });
  await backup.connect();
  try {
    await backup.query("SELECT pg_backup_start('replica', true)");
    mkdirSync(cluster, { mode: 0o700 });
    for (const name of readdirSync(primary.cluster).filter((name) => !notCopied.has(name))) {
      cpSync(join(primary.cluster, name), join(cluster, name), { recursive: true });
    }
    for (const name of ['pg_replslot', 'pg_wal', 'pg_wal/archive_status', 'pg_wal/summaries', 'pg_stat_tmp'])
      mkdirSync(join(cluster, name));
    const { rows } = await backup.query('SELECT labelfile FROM pg_backup_stop(false)');
    writeFileSync(join(cluster, 'backup_label'), rows[0].labelfile);
  } finally {
    await backup.end();
  }
  const source = new URL(primary.url);
  const place = `host=${source.hostname} port=${source.port} user=${embeddedRole} password=${source.password}`;
  writeFileSync(join(cluster, 'standby.signal'), '');
  writeFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${place} application_name=replica'\n`);
  giveTo(cluster, installation.user);
  return start({ installation, cluster, password: source.password, port });
}

function giveTo(path, user) {
  chmodSync(path, 0o700);
  if (!user) return;
  chownSync(path, user.uid, user.gid);
  for (const name of readdirSync(path, { recursive: true })) chownSync(join(path, name), user.uid, user.gid);
}

async function start({ installation, cluster, password, port }) {
  const place = { installation, cluster, port: port ?? (await freePort()) };
  const urlAt = (port) => `postgres://${embeddedRole}:${password}@127.0.0.1:${port}/${embeddedDatabase}`;
  let running = await run(place, urlAt(place.port));
  return {
    get url() {
      return urlAt(place.port);
    },
    cluster,
    /** Pauses all processes of the server, so that it accepts connections and never answers. Returns a function that ends the pause. */
    freeze: () => freeze(urlAt(place.port), running.child.pid),
    /** Ends the server with a signal: SIGINT (fast), SIGQUIT (immediate), or SIGKILL for its first process. */
    stop: async (signal = 'SIGINT') => {
      running.child.kill(signal);
      await running.ended;
    },
    hasEnded: () => hasEnded(running.child),
    /** Starts it again, on the same port unless another one is given. */
    start: async (port = place.port) => {
      place.port = port;
      running = await run(place, urlAt(port));
    },
    remove: () => rmSync(dirname(cluster), { recursive: true, force: true }),
  };
}

// For a moment after a kill, the shared memory of the dead server is still in use, and the start has to be tried again.
async function run(place, url) {
  const giveUp = performance.now() + patience;
  for (;;) {
    const running = spawnServer(place);
    if (await answers(url, running, giveUp)) return running;
    if (performance.now() > giveUp) {
      // One that runs and does not answer.
      running.child.kill('SIGKILL');
      await running.ended;
      throw new Error(`PostgreSQL ended or did not answer; ${join(place.installation.home, 'server.log')} says why.`);
    }
    await delay(100);
  }
}

function spawnServer({ installation: { postgres, home, user }, cluster, port }) {
  const log = openSync(join(home, 'server.log'), 'a');
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200', wal_keep_size: '256MB' };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // It runs in a process group of its own: Ctrl-C reaches only the script, which stops everything in order.
  const child = spawn(postgres, ['-D', cluster, '-p', String(port), ...options], {
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    ...user,
  });
  closeSync(log);
  return { child, ended: once(child, 'exit') };
}

function hasEnded({ exitCode, signalCode }) {
  return exitCode !== null || signalCode !== null;
}

async function freeze(url, postmaster) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()');
  await client.end();
  const all = [postmaster, ...rows.map(({ pid }) => pid)];
  const signal = (name) => {
    for (const pid of all) {
      try {
        process.kill(pid, name);
      } catch (error) {
        // A process may have ended meanwhile.
        if (error.code !== 'ESRCH') throw error;
      }
    }
  };
  signal('SIGSTOP');
  return () => signal('SIGCONT');
}

/** Waits until the server answers a client. False when it ended before that, or when it is time to give up. */
async function answers(url, { child }, giveUp) {
  while (!hasEnded(child) && performance.now() < giveUp) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    const isConnected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isConnected) return true;
    await delay(50);
  }
  return false;
}
