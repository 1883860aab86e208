// Everything that the faults happen to: the topology of `npm run cluster`, a mail server, and disks that can be filled.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../../cluster/ports.mjs';
import { startTopology } from '../../cluster/topology.mjs';
import { runAll } from '../../process.mjs';
import { mountDisk } from './disks.mjs';
import { mailSinkAt } from './mail-sink.mjs';
import { startRelay } from './relay.mjs';

const clock = fileURLToPath(new URL('jumping-clock.mjs', import.meta.url));

/** In bytes. The database needs some hundred megabytes for its log. A disk only takes as much space of the machine as it is used. */
const diskSizes = { primary: 3 * 2 ** 30, data: 2 ** 30, pictures: 2 ** 28 };

/** Which replica reaches the database through the relay. */
export const relayed = 1;

/** Starts the stage below `folder`. */
export async function openStage({ folder, count = 3, withProxy = true, withStandby = true, withDisks = true, log }) {
  const disks = withDisks ? mountDisks(folder) : {};
  const mails = mailSinkAt(await freePort());
  await mails.start();
  let stage;
  const relay = await startRelay(() => Number(new URL(stage.databases.primary.url).port));
  const close = () => runAll([() => stage?.stop?.(), mails.stop, relay.stop, ...Object.values(disks).map(({ remove }) => remove)]);
  const variables = (at, databases) => {
    stage ??= { databases };
    const { url } = databases.primary;
    return {
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      SMTP_URL: mails.url,
      ...(at === relayed && { DATABASE_URL: Object.assign(new URL(url), { port: String(relay.port) }).href }),
    };
  };
  try {
    const settings = {
      folder,
      port: await freePort(),
      count,
      withProxy,
      withStandby,
      shutdownDelay: 1,
      imports: [clock],
      print: log,
      variables,
    };
    stage = await startTopology(settings);
    return { ...stage, folder, disks, mails, relay, close, ask: (...query) => ask(stage.databases.primary.url, ...query) };
  } catch (error) {
    // The reason why it did not open counts, not what failed afterwards.
    await close().catch(() => undefined);
    throw error;
  }
}

function mountDisks(folder) {
  const mounted = Object.entries(diskSizes).map(([name, size]) => [name, mountDisk(join(folder, name), join(folder, `${name}.img`), size)]);
  return Object.fromEntries(mounted.filter(([, disk]) => disk));
}

/** The rows of one statement, on a connection of its own, which works even where transactions are read-only. */
export async function ask(url, statement, values) {
  const client = await connectAside(url);
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** A connection that is not one of the product. */
export async function connectAside(url) {
  const client = new pg.Client({ connectionString: url, application_name: 'faults', options: '-c default_transaction_read_only=off' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Sets the clock of one replica ahead, or back, or right. */
export function setClock({ folder, replicas }, at, offset) {
  writeFileSync(join(folder, 'data', 'clock-offset'), String(offset));
  replicas[at].child.kill('SIGUSR2');
}
