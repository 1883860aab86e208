// The processes of docker/compose.scale.yml on this machine: nginx, replicas, PostgreSQL with a streaming replica, and an S3 server.
import { join } from 'node:path';
import { startPrimary, startReplicaOf } from './databases.mjs';
import { startNginx } from './nginx.mjs';
import { startObjectStore } from './object-store.mjs';
import { freePort } from './ports.mjs';
import { startReplica } from './replicas.mjs';

/**
 * Starts everything below `folder`. Without `withProxy`, the address is that of the first replica. `variables` are more variables of the
 * replicas. If something does not start, what runs already is stopped.
 */
export async function startTopology({ folder, port, count, withProxy, variables, shutdownDelay, say }) {
  const toStop = [];
  const stop = async () => {
    for (const end of toStop.splice(0).reverse()) await end();
  };
  try {
    const primary = await startPrimary(join(folder, 'primary'));
    toStop.push(primary.remove, () => primary.stop());
    const standby = await startReplicaOf(primary, join(folder, 'standby'));
    toStop.push(standby.remove, () => standby.stop());
    const store = await startObjectStore(join(folder, 'pictures'), await freePort());
    toStop.push(store.stop);
    say(`PostgreSQL       ${primary.url}\n  its replica    ${standby.url}\nS3 server        ${store.variables.S3_ENDPOINT}`);
    const ports = withProxy ? await freePorts(count) : [port, ...(await freePorts(count - 1))];
    const start = (at) =>
      startReplica(
        {
          PORT: String(ports[at]),
          PUBLIC_URL: `http://localhost:${port}`,
          DATA_DIR: join(folder, 'data'),
          DATABASE_URL: primary.url,
          DATABASE_READ_URL: standby.url,
          SHUTDOWN_DELAY_SECONDS: String(shutdownDelay),
          ...store.variables,
          ...(withProxy && { TRUST_PROXY: 'loopback' }),
          ...variables,
        },
        { onLine: (line) => line.includes('RATE_LIMITS=off') || say(`${ports[at]}: ${line}`) },
      );
    const replicas = [];
    toStop.push(() => Promise.all(replicas.map((replica) => replica.stop('SIGINT'))));
    // If one does not start, the others have to be stopped, and those that still start have to be waited for.
    const starts = await Promise.allSettled(
      ports.map(async (_, at) => {
        replicas[at] = await start(at);
      }),
    );
    const failed = starts.find(({ status }) => status === 'rejected');
    if (failed) throw failed.reason;
    say(`Replicas         ${replicas.map(({ url }) => url).join(', ')}\nMails            ${join(folder, 'data', 'mail')}`);
    if (withProxy) {
      const nginx = await startNginx({ folder: join(folder, 'nginx'), port, ports, idle: `${shutdownDelay * 500}ms` });
      toStop.push(nginx.stop);
    }
    return { url: `http://127.0.0.1:${port}`, replicas, start, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function freePorts(count) {
  const ports = [];
  while (ports.length < count) ports.push(await freePort());
  return ports;
}
