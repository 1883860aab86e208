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
 * added to those of the compose file.
 */
export async function composeProject({ name, file, image, services = {}, sources = root }) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-containers-'));
  cpSync(join(sources, 'docker'), folder, { recursive: true, filter: (source) => !/[\\/]\.env[^\\/]*$/.test(source) });
  const [listen, mails] = [await freePort(), await freePort()];
  const added = join(folder, 'compose.added.json');
  const useImage = (tag) => {
    const mail = { ...nodeService(image, 'mailbox.mjs'), networks: ['inside', 'outside'], ports: [`127.0.0.1:${mails}:8025`] };
    const app = { image: tag, environment: { SMTP_URL: 'smtp://mail:2525', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' } };
    writeFileSync(added, JSON.stringify({ services: { ...services, mail, app } }));
  };
  useImage(image);
  const url = `http://localhost:${listen}`;
  const env = { LISTEN: `127.0.0.1:${listen}`, PUBLIC_URL: url, MAIL_DOMAIN: 'localhost' };
  const compose = (...parameters) =>
    docker(['compose', '--project-name', `tessera-${name}`, '--file', join(folder, file), '--file', added, ...parameters], { folder, env });
  return {
    url,
    /** Where its mails can be read. */
    mailbox: `http://127.0.0.1:${mails}`,
    compose,
    /** From now on, its server has this image. */
    useImage,
    containers: async (service) => (await compose('ps', '--quiet', service)).split('\n').filter(Boolean),
    /** Starts what does not run yet, and returns the time until requests are answered. */
    up: (...parameters) =>
      secondsOf(async () => {
        await compose('up', '--detach', '--no-build', ...parameters);
        await answers(url);
      }),
    backup: (act, path) => compose('run', '--rm', '--no-TTY', 'app', 'dist/bundle/backup.js', act, path),
    /** What a statement returns, one row a line. */
    sql: (...statements) =>
      compose('exec', '--no-TTY', 'database', ...psql('tessera'), ...statements.map((statement) => `--command=${statement}`)),
    /** Puts an empty database in the place of the present one, which stays under another name. */
    emptyDatabase: (former) =>
      compose(
        ...['exec', '--no-TTY', 'database', ...psql('postgres')],
        ...[`ALTER DATABASE tessera RENAME TO ${former}`, 'CREATE DATABASE tessera'].map((statement) => `--command=${statement}`),
      ),
    /** Removes the containers, the volumes and the copied folder. */
    remove: async () => {
      await compose('down', '--volumes', '--remove-orphans', '--timeout=5');
      rmSync(folder, { recursive: true, force: true });
    },
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

function psql(database) {
  return ['psql', '--username=tessera', `--dbname=${database}`, '--tuples-only', '--no-align'];
}

async function answers(url) {
  for (const giveUp = Date.now() + patience; Date.now() < giveUp; await delay(100)) {
    const response = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error(`${url} is not ready after ${patience / 1_000} s.`);
}
