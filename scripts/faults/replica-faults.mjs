// Faults of the processes of the product. How a fault is described: all-faults.mjs.
import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { setClock } from './stage/stage.mjs';

const days = 24 * 60 * 60 * 1_000;

async function restart(stage, at) {
  stage.replicas[at] = await stage.start(at);
}

function killed(...indexes) {
  return async (stage) => {
    await Promise.all(indexes.map((at) => stage.replicas[at].stop('SIGKILL')));
    return () => Promise.all(indexes.map((at) => restart(stage, at)));
  };
}

function frozen(at) {
  return ({ replicas }) => {
    const { child } = replicas[at];
    child.kill('SIGSTOP');
    return () => child.kill('SIGCONT');
  };
}

/** The processes that a process has started, by their command. */
function childrenOf(pid, command) {
  const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const all = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line)).filter(Boolean);
  return all.filter(([, , parent, args]) => Number(parent) === pid && args.includes(command)).map(([, child]) => Number(child));
}

/** Kills at four moments at which there is one to kill. */
async function picturesKilled({ replicas }) {
  const giveUp = performance.now() + 20_000;
  for (let kills = 0; kills < 4; await delay(250)) {
    const children = replicas.flatMap(({ child }) => childrenOf(child.pid, 'picture-process'));
    if (children.filter(kill).length > 0) kills += 1;
    else if (performance.now() > giveUp) throw new Error('no process that encodes pictures was there to be killed');
  }
  return () => undefined;
}

/** Whether the process was still there. */
function kill(pid) {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}

export const replicaFaults = [
  { name: 'replica 1 killed (SIGKILL)', seconds: 2, isServed: true, cause: killed(0) },
  { name: 'replica 2 killed (SIGKILL)', seconds: 2, isServed: true, cause: killed(1) },
  { name: 'replica 3 killed (SIGKILL)', seconds: 2, isServed: true, cause: killed(2) },
  { name: 'two replicas killed at once', seconds: 2, isServed: true, cause: killed(0, 2) },
  { name: 'all replicas killed at once', seconds: 1, cause: killed(0, 1, 2) },
  {
    name: 'replica 1 stopped (SIGTERM)',
    seconds: 1,
    isServed: true,
    cause: async (stage) => {
      await stage.replicas[0].stop('SIGTERM');
      return () => restart(stage, 0);
    },
  },
  {
    name: 'replica 2 killed during its start',
    seconds: 1,
    isServed: true,
    cause: async (stage) => {
      await stage.replicas[1].stop('SIGKILL');
      for (const milliseconds of [400, 800, 1_200]) {
        await stage.start(1, { killed: AbortSignal.timeout(milliseconds) }).then(
          (replica) => replica.stop('SIGKILL'),
          () => undefined,
        );
      }
      return () => restart(stage, 1);
    },
  },
  { name: 'replica 2 frozen for 3 s', seconds: 3, isServed: true, cause: frozen(1) },
  // nginx sends it every third request, and each writer waits for its answer. In the end, nearly all wait for this replica.
  { name: 'replica 3 frozen for 12 s', seconds: 12, isServed: true, pausesFor: 13, cause: frozen(2) },
  {
    name: 'processes that encode pictures killed',
    seconds: 1,
    isServed: true,
    cause: picturesKilled,
  },
  {
    name: 'clock of replica 3 two days ahead',
    seconds: 6,
    isServed: true,
    cause: (stage) => {
      setClock(stage, 2, 2 * days);
      return () => setClock(stage, 2, 0);
    },
  },
  {
    name: 'clock of replica 3 two days back',
    seconds: 6,
    isServed: true,
    cause: (stage) => {
      setClock(stage, 2, -2 * days);
      return () => setClock(stage, 2, 0);
    },
  },
];
