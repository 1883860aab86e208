// Where npm is, and how it installs what a lock file names. No dependencies: it is used before anything is installed.
import { existsSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { root, runNode, ScriptFault } from './process.mjs';

/**
 * Installs exactly what the folder's package-lock.json names, with dots while it lasts.
 * @throws {ScriptFault} with the given sentence when npm fails.
 */
export async function installLocked(folder, parameters, failure) {
  const dots = setInterval(() => process.stdout.write('.'), 1_000);
  try {
    await runNode([npmProgram(), 'ci', '--no-audit', '--no-fund', '--loglevel=error', '--progress=false', ...parameters], failure, {
      folder,
      // NODE_ENV=production would leave out what the tests need.
      env: { ...process.env, NODE_ENV: 'development' },
    });
  } finally {
    clearInterval(dots);
    process.stdout.write('\n');
  }
}

/** npm's own script: under `npm start` npm names itself; otherwise it lives beside the node of this process or of the path. */
export function npmProgram() {
  const own = process.env.npm_execpath;
  if (own && basename(own) === 'npm-cli.js') return own;
  const folders = [dirname(process.execPath), ...(process.env.PATH ?? '').split(delimiter)];
  const places = folders.flatMap((folder) => [join(folder, '../lib/node_modules/npm'), join(folder, 'node_modules/npm')]);
  places.push('/usr/share/nodejs/npm', '/usr/share/npm');
  const found = places.map((place) => join(place, 'bin/npm-cli.js')).find((path) => existsSync(path));
  if (!found) throw new ScriptFault(`npm was not found, and something has to be installed: run npm ci in ${root} first.`);
  return found;
}
