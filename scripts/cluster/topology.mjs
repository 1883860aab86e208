// The parts of docker/compose.scale.yml as processes of this machine, with nginx as the proxy: replicas, PostgreSQL with a streaming replica, and an S3 server.
import { join } from 'node:path';
import { runAll } from '../process.mjs';
import { startPrimary, startReplicaOf } from './databases.mjs';
import { startNginx } from './nginx.mjs';
import { objectStoreAt, variablesOf } from './object-store.mjs';
import { freePort } from './ports.mjs';
import { startReplica } from './replicas.mjs';

/**
 * Starts everything below `folder`. Without `withProxy`, the address is that of the first replica. Each replica loads the modules of `imports`
 * before the product. `variables(at, databases)` has more variables for the replica at an index. If something does not start, what runs already
 * is stopped. Who replaces a database or a replica later writes the new one into the result, so that `stop` finds it.
 */
export async function startTopology({
  folder,
  port,
  count,
  withProxy,
  withStandby = true,
  shutdownDelay,
  print,
  imports,
  variables = () => ({}),
}) {
  const toStop = [];
  const stop = () => runAll(toStop.splice(0).reverse());
  try {
    const databases = await startDatabases(folder, withStandby, toStop);
    const store = objectStoreAt(join(folder, 'pictures'), await freePort());
    toStop.push(store.stop);
    await store.start();
    print(
      `PostgreSQL       ${databases.primary.url}\n  its replica    ${databases.standby?.url ?? 'none'}\nS3 server        ${store.settings.endpoint}`,
    );
    const ports = withProxy ? await freePorts(count) : [port, ...(await freePorts(count - 1))];
    const start = (at, options) =>
      startReplica(
        {
          PORT: String(ports[at]),
          PUBLIC_URL: `http://localhost:${port}`,
          DATA_DIR: join(folder, 'data'),
          DATABASE_URL: databases.primary.url,
          ...(databases.standby && { DATABASE_READ_URL: databases.standby.url }),
          SHUTDOWN_DELAY_SECONDS: String(shutdownDelay),
          ...variablesOf(store),
          ...(withProxy && { TRUST_PROXY: 'loopback' }),
          ...variables(at, databases),
        },
        { imports, ...options, onLine: (line) => line.includes('RATE_LIMITS=off') || print(`${ports[at]}: ${line}`) },
      );
    const replicas = await startReplicas(count, start, toStop);
    print(`Replicas         ${replicas.map(({ url }) => url).join(', ')}\nMails            ${join(folder, 'data', 'mail')}`);
    const nginx = withProxy && (await startNginx({ folder: join(folder, 'nginx'), port, ports, idle: `${shutdownDelay * 500}ms` }));
    if (nginx) toStop.push(nginx.stop);
    return { url: `http://127.0.0.1:${port}`, databases, store, replicas, nginx, start, stop };
  } catch (error) {
    // The reason why it did not start counts, not what failed afterwards.
    await stop().catch(() => undefined);
    throw error;
  }
}

async function startDatabases(folder, withStandby, toStop) {
  const databases = {};
  const stopOne = (name) => async () => {
    if (!databases[name].hasEnded()) await databases[name].stop();
  };
  databases.primary = await startPrimary(join(folder, 'primary'));
  toStop.push(databases.primary.remove, stopOne('primary'));
  if (!withStandby) return databases;
  databases.standby = await startReplicaOf(databases.primary, join(folder, 'standby'));
  toStop.push(databases.standby.remove, stopOne('standby'));
  return databases;
}

async function startReplicas(count, start, toStop) {
  const replicas = [];
  toStop.push(() => Promise.all(replicas.map((replica) => replica.stop('SIGINT'))));
  // If one does not start, the others have to be stopped, and those that still start have to be waited for.
  const starts = await Promise.allSettled(
    Array.from({ length: count }, async (_, at) => {
      replicas[at] = await start(at);
    }),
  );
  const failed = starts.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  return replicas;
}

async function freePorts(count) {
  const ports = [];
  while (ports.length < count) ports.push(await freePort());
  return ports;
}
