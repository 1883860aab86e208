// npm run examples: makes the example pages in a temporary instance, and takes screenshots of them for the front page.
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureBuilt, ensureInstalled } from './install/ensure.mjs';
import { examplePages } from './examples/all-pages.mjs';
import { makePages } from './examples/make-pages.mjs';
import { followNpm, reportFault, root, print, ScriptFault } from './process.mjs';
import { ensureNode } from './install/runtime.mjs';

const target = join(root, 'client/art/examples');
/** The front page shows the portrait of this page in the hero, so it is written as an SVG, too. */
const inHero = 'ines-moreau';

async function main() {
  followNpm();
  await ensureNode();
  await ensureInstalled({ withDevelopment: true });
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'tessera-examples-'));
  // The database may run as another user.
  chmodSync(folder, 0o755);
  const instance = startInstance(folder, await freePort());
  try {
    await instance.ready();
    await fill(instance);
    await photographAll(instance);
  } finally {
    await instance.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A separate server, to which the settings of this machine's other server do not apply. */
function startInstance(folder, port) {
  const unset = [
    'DATABASE_URL',
    'PUBLIC_URL',
    'SITE_NAME',
    'SMTP_URL',
    'MEDIA_STORAGE',
    'TRUST_PROXY',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
  ];
  const own = { PORT: port, HOST: '127.0.0.1', DATA_DIR: folder, SHUTDOWN_DELAY_SECONDS: '0' };
  const env = { ...process.env, ...Object.fromEntries(unset.map((name) => [name, ''])), ...own };
  delete env.npm_lifecycle_event;
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  process.once('exit', () => child.kill('SIGTERM'));
  const address = `http://localhost:${port}`;
  return {
    address,
    mailFolder: join(folder, 'mail'),
    stop,
    ready: async () => {
      while (!(await answers(`${address}/health/ready`))) {
        if (child.exitCode !== null) throw new ScriptFault('The instance for the examples did not start: its reason is above.');
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

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(String(port)));
    });
  });
}

async function fill({ address, mailFolder }) {
  const { drawPicture } = await import('./examples/draw-picture.mjs');
  const accounts = { of: () => undefined, keep: () => undefined };
  const { withoutPictures } = await makePages(examplePages, {
    address,
    emailDomain: 'example.org',
    mailFolder,
    accounts,
    drawPicture,
    print,
  });
  if (withoutPictures.length > 0) throw new ScriptFault(`No mail came for ${withoutPictures.join(', ')}: nothing is photographed.`);
}

async function photographAll({ address }) {
  const { photograph } = await import('./examples/photograph.mjs');
  const pictures = await photograph(examplePages.map(({ linkname }) => `${address}/${linkname}`));
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(target)) rmSync(join(target, name));
  for (const [at, { linkname, portrait }] of examplePages.entries()) {
    for (const [format, bytes] of Object.entries(pictures[at])) writeFileSync(join(target, `${linkname}.${format}`), bytes);
    if (linkname === inHero) writeFileSync(join(target, `${linkname}.svg`), `${portrait}\n`);
  }
  const sizes = pictures.map(({ avif }, at) => `${(avif.length / 1000).toFixed(1)} ${examplePages[at].linkname}`);
  print(`\nclient/art/examples is current. AVIF in kB: ${sizes.join(', ')}.`);
}

await main().catch(reportFault);
