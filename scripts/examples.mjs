// npm run examples: makes the example pages in a temporary instance, and takes screenshots of them for the front page.
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled } from './install/ensure.mjs';
import { examplePages } from './examples/all-pages.mjs';
import { makePages } from './examples/make-pages.mjs';
import { startTemporaryInstance } from './examples/temporary-instance.mjs';
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
  const instance = await startTemporaryInstance(folder);
  try {
    await instance.ready();
    await fill(instance);
    await photographAll(instance);
  } finally {
    await instance.stop();
    rmSync(folder, { recursive: true, force: true });
  }
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
