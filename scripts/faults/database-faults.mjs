// Faults of PostgreSQL, and of the network to it. How a fault is described: all-faults.mjs.
import { connectTo } from '../cluster/http-client.mjs';
import { myPage } from './load/accounts.mjs';
import { ask, connectAside } from './stage/stage.mjs';

function stopped(signal) {
  return async ({ databases: { primary } }) => {
    await primary.stop(signal);
    return () => primary.start();
  };
}

const frozen = ({ databases: { primary } }) => primary.freeze();

/** A transaction that has locked a table until it ends. */
function locked(table) {
  return async ({ databases: { primary } }) => {
    const holder = await connectAside(primary.url);
    await holder.query('BEGIN');
    await holder.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    return () => holder.end();
  };
}

const ownConnections = `FROM pg_stat_activity WHERE backend_type = 'client backend' AND application_name <> 'faults'`;

async function poolsExhausted(stage) {
  const unlock = await locked('session')(stage);
  const clients = stage.replicas.map(({ url }) => connectTo([url], { sockets: 40, patience: 20_000 }));
  const requests = clients.flatMap((client) =>
    Array.from({ length: 40 }, () => myPage(client, { token: 'x'.repeat(43) }).catch(() => undefined)),
  );
  return async () => {
    await unlock();
    void Promise.all(requests).then(() => clients.forEach((client) => client.close()));
  };
}

// The product would make its connections again at once. So it stands still until all are taken.
async function connectionsUsedUp({ databases: { primary }, replicas }) {
  const signalAll = (name) => replicas.forEach(({ child }) => child.kill(name));
  const taken = [];
  const giveBack = () => Promise.all(taken.map((client) => client.end()));
  signalAll('SIGSTOP');
  try {
    for (let hasOwn = true; hasOwn;) {
      for (let next; (next = await connectAside(primary.url).catch(refusedFor('53300')));) taken.push(next);
      const { rows } = await taken[0].query(`SELECT pg_terminate_backend(pid) ${ownConnections}`);
      hasOwn = rows.length > 0;
    }
  } catch (error) {
    await giveBack();
    throw error;
  } finally {
    signalAll('SIGCONT');
  }
  return giveBack;
}

function refusedFor(code) {
  return (error) => {
    if (error.code !== code) throw error;
  };
}

async function setting(url, statement) {
  await ask(url, statement);
  await ask(url, 'SELECT pg_reload_conf()');
}

async function readOnly({ databases: { primary } }) {
  await setting(primary.url, 'ALTER SYSTEM SET default_transaction_read_only = on');
  return () => setting(primary.url, 'ALTER SYSTEM RESET default_transaction_read_only');
}

async function backendKilled({ ask }) {
  const rows = await ask(`SELECT pid FROM pg_stat_activity WHERE application_name = 'tessera' AND pid <> pg_backend_pid() LIMIT 1`);
  process.kill(rows[0].pid, 'SIGKILL');
  return () => undefined;
}

async function walWriterKilled({ ask }) {
  const rows = await ask(`SELECT pid FROM pg_stat_activity WHERE backend_type = 'walwriter'`);
  process.kill(rows[0].pid, 'SIGKILL');
  return () => undefined;
}

export const databaseFaults = [
  { name: 'database restarted (fast)', seconds: 1, cause: stopped('SIGINT') },
  { name: 'database stopped at once (immediate)', seconds: 1, cause: stopped('SIGQUIT') },
  { name: "database's first process killed", seconds: 1, cause: stopped('SIGKILL') },
  { name: 'a session of the database killed', seconds: 1, cause: backendKilled },
  { name: "database's WAL writer killed", seconds: 1, cause: walWriterKilled },
  { name: 'database away for 15 s', seconds: 15, cause: stopped('SIGINT') },
  { name: 'database frozen for 3 s', seconds: 3, cause: frozen },
  { name: 'database frozen for 12 s', seconds: 12, cause: frozen },
  {
    name: 'all connections of the database closed',
    seconds: 1,
    cause: async ({ ask }) => {
      await ask(`SELECT pg_terminate_backend(pid) ${ownConnections}`);
      return () => undefined;
    },
  },
  { name: 'table of pages locked for 4 s', seconds: 4, cause: locked('page') },
  { name: 'table of pages locked for 12 s', seconds: 12, cause: locked('page') },
  { name: 'pools exhausted by slow statements', seconds: 8, cause: poolsExhausted },
  { name: "all of the database's connections taken", seconds: 4, cause: connectionsUsedUp },
  { name: 'database read-only', seconds: 3, cause: readOnly },
  {
    name: 'one replica cut off from the database',
    seconds: 5,
    isServed: true,
    cause: ({ relay }) => {
      relay.cut();
      return () => relay.mend();
    },
  },
  {
    name: 'network of one replica to the database silent',
    seconds: 12,
    isServed: true,
    cause: ({ relay }) => {
      relay.silence();
      return () => relay.mend();
    },
  },
  {
    name: 'disk of the database full',
    seconds: 6,
    needs: ({ disks }) => (disks.primary ? undefined : 'a disk of its own could not be mounted'),
    cause: ({ disks, databases: { primary } }) => {
      disks.primary.fill();
      return async () => {
        disks.primary.empty();
        if (primary.hasEnded()) await primary.start();
      };
    },
  },
];
