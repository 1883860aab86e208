// Where npm is, and how it installs what a lock file names. No dependencies: it is used before anything is installed.
import { existsSync, realpathSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { root, runNode, ScriptFault } from './process.mjs';

/**
 * Installs exactly what the folder's package-lock.json names, with dots while it lasts.
 * @throws {ScriptFault} with the given sentence when npm fails.
 */
export async function installLocked(folder, parameters, failure) {
  const { node, program } = findNpm();
  const dots = setInterval(() => process.stdout.write('.'), 1_000);
  try {
    await runNode([program, 'ci', '--no-audit', '--no-fund', '--loglevel=error', '--progress=false', ...parameters], failure, {
      node,
      folder,
      // NODE_ENV=production would leave out what the tests need.
      env: { ...process.env, NODE_ENV: 'development' },
    });
  } finally {
    clearInterval(dots);
    process.stdout.write('\n');
  }
}

/**
 * npm's own script, and the Node that runs it: npm of a distribution finds its parts only with the distribution's Node.
 * Under `npm start` npm names both; otherwise it lies beside the Node of this process, or beside one of the path.
 * @throws {ScriptFault} when there is none.
 */
export function findNpm() {
  const node = process.env.npm_node_execpath ?? process.execPath;
  const own = process.env.npm_execpath;
  if (own && basename(own) === 'npm-cli.js') return { node, program: own };
  for (const folder of [dirname(node), ...(process.env.PATH ?? '').split(delimiter)]) {
    const program = npmIn(folder);
    const besideIt = join(folder, basename(process.execPath));
    if (program) return { node: existsSync(besideIt) ? besideIt : node, program };
  }
  throw new ScriptFault(`npm was not found, and something has to be installed: run npm ci in ${root} first.`);
}

/** On Windows npm lies in a folder beside node; elsewhere a link leads to it. */
function npmIn(folder) {
  const places = [join(folder, 'npm'), join(folder, 'node_modules/npm/bin/npm-cli.js')];
  return places.filter((place) => existsSync(place)).map((place) => realpathSync(place)).find((path) => basename(path) === 'npm-cli.js');
}
