import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, openConnection } from '../../../scripts/cluster/ports.mjs';

/** PgBouncer is no package of npm. CI installs it. */
export function isPgbouncerInstalled(): boolean {
  return spawnSync('pgbouncer', ['--version']).error === undefined;
}

interface Settings {
  readonly mode: 'session' | 'transaction' | 'statement';
  /** The most connections to a database. The default is 40. */
  readonly size?: number;
  /** More lines of its file. */
  readonly more?: readonly string[];
}

/** A connection pooler in front of the databases of the tests. */
export interface Pgbouncer {
  /** The address of the same database behind it. */
  behind(url: string): string;
  /** The same by its socket, as the programs of PostgreSQL write it. */
  bySocket(url: string): string;
  stop(): Promise<void>;
}

/** PgBouncer on a port of the loopback interface. */
export async function startPgbouncer({ mode, size = 40, more = [] }: Settings): Promise<Pgbouncer> {
  const port = await freePort();
  const { hostname, port: target, username, password } = new URL(process.env.TEST_CLUSTER_URL ?? '');
  const folder = mkdtempSync(join(tmpdir(), 'tessera-pgbouncer-'));
  chmodSync(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  const sockets = join(folder, 'sockets');
  mkdirSync(sockets);
  chmodSync(sockets, 0o777);
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${target} user=${username} password=${password}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    `unix_socket_dir = ${sockets}`,
    'unix_socket_mode = 0777',
    'auth_type = any',
    `pool_mode = ${mode}`,
    `default_pool_size = ${size}`,
    'max_client_conn = 200',
    ...more,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', ['-q', ...user, file], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await Promise.race([openConnection(port), ended.then(() => Promise.reject(new Error('PgBouncer ended.')))]);
  return {
    behind: (url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    bySocket: (url) => {
      const { username: user, password: word, pathname } = new URL(url);
      return `postgresql://${user}:${word}@${pathname}?host=${sockets}&port=${port}`;
    },
    stop: async () => {
      child.kill('SIGTERM');
      // It waits for the ends of all connections, or of none after the second signal.
      child.kill('SIGINT');
      const timer = setTimeout(() => child.kill('SIGKILL'), 1_000);
      await ended;
      clearTimeout(timer);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
