// A project of Compose that is tried: from a compose file of the product, with a mail server whose mails can be read, and volumes of its own.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../cluster/ports.mjs';
import { root } from '../process.mjs';
import { docker, secondsOf } from './engine.mjs';

/** How long a start may take, in milliseconds. */
const patience = 180_000;

/**
 * Nothing runs yet. The folder `docker` of the sources is copied without `.env`, so that settings of this machine do not count. `services` is
 * added to those of the compose file, and `memory` is the limit of the server, such as `512m`.
 */
export async function composeProject({ name, file, image, services = {}, memory, sources = root }) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-containers-'));
  cpSync(join(sources, 'docker'), folder, { recursive: true, filter: (source) => !/[\\/]\.env[^\\/]*$/.test(source) });
  const [listen, mails] = [await freePort(), await freePort()];
  const added = join(folder, 'compose.added.json');
  const useImage = (tag) => {
    const mail = { ...nodeService(image, 'mailbox.mjs'), networks: ['inside', 'outside'], ports: [`127.0.0.1:${mails}:8025`] };
    const app = {
      image: tag,
      environment: { SMTP_URL: 'smtp://mail:2525', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
      ...(memory && { mem_limit: memory }),
    };
    writeFileSync(added, JSON.stringify({ services: { ...services, mail, app } }));
  };
  useImage(image);
  const url = `http://localhost:${listen}`;
  const env = { LISTEN: `127.0.0.1:${listen}`, PUBLIC_URL: url, MAIL_DOMAIN: 'localhost' };
  const compose = (...parameters) =>
    docker(['compose', '--project-name', `tessera-${name}`, '--file', join(folder, file), '--file', added, ...parameters], { folder, env });
  // What a killed run has left.
  await compose('down', '--volumes', '--remove-orphans', '--timeout=5');
  return {
    url,
    /** Where its mails can be read. */
    mailbox: `http://127.0.0.1:${mails}`,
    compose,
    logs: () => compose('logs', '--tail=200'),
    /** From now on, its server has this image. */
    useImage,
    /** How much memory the containers of a service use, in MB. */
    memoryOf: async (service) => {
      const [container] = (await compose('ps', '--quiet', service)).split('\n');
      const [used] = (await docker(['stats', '--no-stream', '--format', '{{.MemUsage}}', container])).split(' / ');
      return Math.round(Number.parseFloat(used) * (used.includes('GiB') ? 1_074 : 1.049));
    },
    containers: async (service) => (await compose('ps', '--quiet', service)).split('\n').filter(Boolean),
    /** Starts what does not run yet, and returns the time until requests are answered. */
    up: (...parameters) =>
      secondsOf(async () => {
        await compose('up', '--detach', '--no-build', ...parameters);
        await answers(url);
      }),
    backup: (act, path) => compose('run', '--rm', '--no-TTY', 'app', 'dist/bundle/backup.js', act, path),
    ...databaseOf(compose),
    /** Removes the containers, the volumes and the copied folder. */
    remove: async () => {
      await compose('down', '--volumes', '--remove-orphans', '--timeout=5');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What can be done with the database of a project. */
function databaseOf(compose) {
  const psql = (database, statements) => {
    const commands = statements.map((statement) => `--command=${statement}`);
    const settings = ['--username=tessera', `--dbname=${database}`, '--tuples-only', '--no-align'];
    return compose('exec', '--no-TTY', 'database', 'psql', ...settings, ...commands);
  };
  return {
    /** What a statement returns, one row a line. */
    sql: (statement) => psql('tessera', [statement]),
    /** Puts an empty database in the place of the present one, which stays under another name. */
    emptyDatabase: (former) => psql('postgres', [`ALTER DATABASE tessera RENAME TO ${former}`, 'CREATE DATABASE tessera']),
  };
}

/** A service that runs a script of this folder with Node of an image. */
export function nodeService(image, script) {
  return {
    image,
    entrypoint: ['node'],
    command: [`/scripts/containers/${script}`],
    // The image asks for the health of a Tessera.
    healthcheck: { disable: true },
    volumes: [`${join(root, 'scripts')}:/scripts:ro`, `${join(root, 'node_modules')}:/node_modules:ro`],
  };
}

async function answers(url) {
  for (const giveUp = Date.now() + patience; Date.now() < giveUp; await delay(100)) {
    const response = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error(`${url} is not ready after ${patience / 1_000} s.`);
}
