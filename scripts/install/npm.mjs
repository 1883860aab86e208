// Finds npm, and installs the packages of a lock file. No dependencies, because this runs before anything is installed.
import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { root, runNode, ScriptFault, write } from '../process.mjs';

/**
 * Installs exactly the packages in the folder's package-lock.json, and prints dots meanwhile.
 * @throws {ScriptFault} with the given sentence when npm fails.
 */
export async function installLocked(folder, parameters, failure) {
  const { node, program } = findNpm();
  const dots = setInterval(() => write('.'), 1_000);
  try {
    await runNode([program, 'ci', '--no-audit', '--no-fund', '--loglevel=error', '--progress=false', ...parameters], failure, {
      node,
      folder,
      // With NODE_ENV=production, npm would not install what the tests need.
      env: { ...process.env, NODE_ENV: 'development' },
    });
  } finally {
    clearInterval(dots);
    write('\n');
  }
}

/** Runs a command of npm in a folder, and returns what it prints. @throws when it fails; npm's own words are on standard error. */
export function npmOutput(folder, parameters) {
  const { node, program } = findNpm();
  const env = { ...process.env, NODE_ENV: 'development' };
  return execFileSync(node, [program, ...parameters], { cwd: folder, env, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
}

/**
 * The path of npm's script, and the Node that runs it, because the npm of a Linux distribution works only with the Node of that
 * distribution. Under `npm start`, npm sets both in the environment. Otherwise npm is beside the Node of this process, or beside one in
 * PATH.
 * @throws {ScriptFault} when npm is not found.
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

/**
 * npm's script, looked up from the folder of the program `node`. On Windows it is in a subfolder; elsewhere a symbolic link leads to it.
 */
function npmIn(folder) {
  const places = [join(folder, 'npm'), join(folder, 'node_modules/npm/bin/npm-cli.js')];
  return places
    .filter((place) => existsSync(place))
    .map((place) => realpathSync(place))
    .find((path) => basename(path) === 'npm-cli.js');
}
