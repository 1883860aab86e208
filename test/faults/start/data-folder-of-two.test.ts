import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { freePort } from '../../../scripts/cluster/ports.mjs';
import {
  makeDataFolder,
  putDatabaseInto,
  queryEmbedded,
  removeDataFolder,
  startServer,
  statusOf,
  type StartedServer,
} from '../../support/servers/started-server.js';
import { until } from '../../support/waiting.js';

// Each test starts the product, a database included, several times.
jest.setTimeout(180_000);

// The namespaces of a container. The network is shared, so that the test can send requests.
const contained = ['unshare', '--pid', '--ipc', '--mount-proc', '--fork', '--kill-child'] as const;

function canContain(): boolean {
  try {
    const [program, ...parameters] = contained;
    execFileSync(program, [...parameters, 'true'], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}

const inContainers = canContain() ? describe : describe.skip;

inContainers('Two containers with one data folder (needs root and unshare of util-linux)', () => {
  let folder: string;
  let servers: StartedServer[];

  /** Starts the product as the only program of a container, or as the child of another one. */
  async function start(program: readonly string[] = [process.execPath, 'scripts/start.mjs']): Promise<StartedServer> {
    const server = startServer({ PORT: String(await freePort()), DATA_DIR: folder }, { command: [...contained, ...program] });
    servers.push(server);
    return server;
  }

  beforeEach(async () => {
    [folder, servers] = [makeDataFolder(), []];
    await putDatabaseInto(folder);
  });
  afterEach(async () => {
    for (const server of servers) server.kill('SIGKILL');
    await Promise.all(servers.map(({ ended }) => ended));
    removeDataFolder(folder);
  });

  async function expectKept(): Promise<void> {
    expect(await queryEmbedded(folder, 'SELECT word FROM kept')).toEqual([{ word: 'acknowledged' }]);
  }

  test('the second is refused while the first runs, and a later one starts after the first was killed with its database', async () => {
    const first = await start();
    await first.ready();
    await queryEmbedded(folder, `CREATE TABLE kept AS SELECT 'acknowledged' AS word`);
    const second = await start();
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.printed.errors).toBe(
      `The data folder ${folder} is in use by process 1 of ${hostname()}: stop that one first, or set DATA_DIR to another folder.\n`,
    );
    await expectKept();
    first.kill('SIGKILL');
    await first.ended;
    const third = await start();
    await third.ready();
    await expectKept();
  });

  test('when a database still runs after its server was killed, a server in another container waits for it and starts no second database', async () => {
    const first = await start(['sh', '-c', `'${process.execPath}' scripts/start.mjs & wait; sleep 600`]);
    await first.ready();
    await queryEmbedded(folder, `CREATE TABLE kept AS SELECT 'acknowledged' AS word`);
    const [shell = 0] = childrenOf(first.pid);
    const [node = 0] = childrenOf(shell);
    const [orphan = 0] = childrenOf(node);
    process.kill(node, 'SIGKILL');
    await until(() => childrenOf(shell).includes(orphan));

    const second = await start();
    await until(() => second.printed.output.includes('A database server is left over'));
    expect(await statusOf(`${second.url}/health/ready`)).toBeUndefined();
    expect(postgresBelow(second.pid)).toEqual([]);
    process.kill(orphan, 'SIGINT');
    await second.ready();
    await expectKept();
    expect(second.printed.errors).toBe('');
  });
});

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}

/** The database processes among all that a process has started. */
function postgresBelow(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [
    ...(readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('bin/postgres') ? [child] : []),
    ...postgresBelow(child),
  ]);
}
