// A server of this checkout with a database of its own, in a folder that the caller removes.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../cluster/ports.mjs';
import { root, ScriptFault } from '../process.mjs';

/** What may lead to the data or the services of this machine's own server, also from its file `.env`. */
const unset = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'DATABASE_DIRECT_URL',
  'PUBLIC_URL',
  'SITE_NAME',
  'SMTP_URL',
  'MEDIA_STORAGE',
  'PAGES_EXPORT_DIR',
  'TRUST_PROXY',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
];

/** Starts it with its data in `folder`. Its variables are those of the process but for the ones that say where data are, and `more`. */
export async function startTemporaryInstance(folder, more = {}) {
  const port = await freePort();
  const own = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, SHUTDOWN_DELAY_SECONDS: '0' };
  const env = {
    ...process.env,
    ...Object.fromEntries(
      unset.flatMap((name) => [
        [name, ''],
        [`${name}_FILE`, ''],
      ]),
    ),
    ...own,
    ...more,
  };
  delete env.npm_lifecycle_event;
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  process.once('exit', () => child.kill('SIGTERM'));
  const address = `http://localhost:${port}`;
  return {
    address,
    /** The variables that it was started with, for commands on its data. */
    env,
    mailFolder: join(folder, 'mail'),
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
    ready: async () => {
      while (!(await answers(`${address}/health/ready`))) {
        if (child.exitCode !== null) throw new ScriptFault('The instance did not start: its reason is above.');
        await delay(100);
      }
    },
  };
}

function answers(address) {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}
