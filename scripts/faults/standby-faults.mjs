// Faults of the streaming replica, and failovers to it. How a fault is described: all-faults.mjs.
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startReplicaOf } from '../cluster/databases.mjs';
import { restartOneByOne } from '../cluster/rolling-restart.mjs';
import { ask } from './stage/stage.mjs';

function stopped(signal) {
  return async ({ databases: { standby } }) => {
    await standby.stop(signal);
    return () => standby.start();
  };
}

async function reloaded(url, ...statements) {
  for (const statement of [...statements, 'SELECT pg_reload_conf()']) await ask(url, statement);
}

/** From now on, a write is only acknowledged when the standby has it, too. */
async function makeSynchronous({ databases: { primary }, ask }) {
  await reloaded(primary.url, `ALTER SYSTEM SET synchronous_standby_names = 'replica'`);
  const giveUp = performance.now() + 30_000;
  for (;;) {
    const [row] = await ask('SELECT sync_state FROM pg_stat_replication');
    if (row?.sync_state === 'sync') return;
    if (performance.now() > giveUp) throw new Error('the replica did not become synchronous');
    await delay(50);
  }
}

/** The primary is lost, and the standby takes its place and its address. */
async function promoteStandby(stage) {
  const { primary, standby } = stage.databases;
  const { port } = new URL(primary.url);
  await ask(standby.url, 'SELECT pg_promote(true)');
  await standby.stop();
  await standby.start(Number(port));
  stage.databases.primary = standby;
}

let standbys = 1;

/** What docs/operate/replicas.md says to do after a failover: first a replica of the new primary, then the servers again, one by one. */
async function replaceStandby(stage, port) {
  standbys += 1;
  const folder = join(stage.folder, `standby-${standbys}`);
  stage.databases.standby = await startReplicaOf(stage.databases.primary, folder, Number(port));
  await restartOneByOne(stage.replicas, stage.start);
}

/** `prepare` runs while the primary works, some seconds before it is killed. */
function failover(prepare) {
  return async (stage) => {
    const { primary, standby } = stage.databases;
    const { port } = new URL(standby.url);
    await prepare(stage);
    await delay(3_000);
    await primary.stop('SIGKILL');
    stage.afterwards = () => replaceStandby(stage, port);
    return () => promoteStandby(stage);
  };
}

export const standbyFaults = [
  { name: 'read replica restarted', seconds: 2, isServed: true, cause: stopped('SIGINT') },
  { name: "read replica's first process killed", seconds: 2, isServed: true, cause: stopped('SIGKILL') },
  { name: 'read replica frozen for 10 s', seconds: 10, isServed: true, cause: ({ databases: { standby } }) => standby.freeze() },
  {
    name: 'replay of the read replica paused',
    seconds: 6,
    isServed: true,
    cause: async ({ databases: { standby } }) => {
      await ask(standby.url, 'SELECT pg_wal_replay_pause()');
      return () => ask(standby.url, 'SELECT pg_wal_replay_resume()');
    },
  },
  {
    name: 'synchronous replica frozen for 10 s',
    seconds: 10,
    cause: async (stage) => {
      await makeSynchronous(stage);
      const thaw = await stage.databases.standby.freeze();
      return async () => {
        thaw();
        await reloaded(stage.databases.primary.url, 'ALTER SYSTEM RESET synchronous_standby_names');
      };
    },
  },
];

/** They come last, because each replaces both database servers. */
export const failovers = [
  { name: 'primary lost, synchronous replica promoted', seconds: 0, cause: failover(makeSynchronous) },
  {
    name: 'primary lost, asynchronous replica promoted that was 3 s behind',
    seconds: 0,
    mayLose: true,
    // What the primary writes from now on, the replica never gets.
    cause: failover(({ databases: { standby } }) => reloaded(standby.url, `ALTER SYSTEM SET primary_conninfo = ''`)),
  },
];
