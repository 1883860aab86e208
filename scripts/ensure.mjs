// Installs and builds when it is needed, and only then. No dependencies: it is used before anything is installed.
import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build, isBuilt } from './build.mjs';
import { root, runNode, say, ScriptFault } from './process.mjs';

const marker = join(root, '.install-in-progress');
const oldestNode = [20, 19];

/** Refuses a Node that is too old, in a sentence instead of a syntax error somewhere in a dependency. */
export function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    throw new ScriptFault(`Node ${process.versions.node} is too old: install Node ${oldestNode.join('.')} or newer from https://nodejs.org.`);
  }
}

/** Makes node_modules what package-lock.json says, development dependencies included. Does nothing when it is so already. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  refuseForeignFolder();
  say('Installing dependencies (once, about a minute)');
  writeFileSync(marker, String(process.pid));
  try {
    await install();
  } catch (error) {
    // A half-removed tree from an interrupted install can make npm fail; it never does on an empty place.
    if (!(error instanceof ScriptFault)) throw error;
    say('That failed; trying once more from the beginning');
    rmSync(join(root, 'node_modules'), { recursive: true, force: true, maxRetries: 5 });
    await install();
  }
  rmSync(marker, { force: true });
}

// npm empties node_modules before it installs, through a link as well.
function refuseForeignFolder() {
  if (!lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return;
  throw new ScriptFault(
    'node_modules is a symbolic link to a folder without the dependencies of this version: remove the link, so that they are installed here and not there.',
  );
}

/** Builds server and client when their sources changed since the last build. */
export async function ensureBuilt() {
  if (!isBuilt()) await build();
}

// npm's own note of what it installed is written before the last files are: hence also the marker and each package's folder.
function isInstalled() {
  const installed = readJson(join(root, 'node_modules/.package-lock.json'))?.packages;
  if (!installed || existsSync(marker)) return false;
  const wanted = readJson(join(root, 'package-lock.json'))?.packages;
  if (!wanted) throw new ScriptFault('package-lock.json is missing or damaged: restore it with git checkout package-lock.json.');
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      path === '' ||
      optional ||
      link ||
      (installed[path]?.version === version && existsSync(join(root, path, 'package.json'))),
  );
}

async function install() {
  const dots = setInterval(() => process.stdout.write('.'), 1_000);
  try {
    await runNode(
      [npmScript(), 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', '--progress=false'],
      'The dependencies could not be installed (is the network there?)',
      // NODE_ENV=production would leave out what the build and the tests need.
      { ...process.env, NODE_ENV: 'development' },
    );
  } finally {
    clearInterval(dots);
    process.stdout.write('\n');
  }
}

// Under `npm start` npm names itself; otherwise it lives beside node.
function npmScript() {
  const own = process.env.npm_execpath;
  if (own && basename(own) === 'npm-cli.js') return own;
  const folder = dirname(process.execPath);
  const places = [join(folder, '../lib/node_modules/npm'), join(folder, 'node_modules/npm'), '/usr/share/nodejs/npm', '/usr/share/npm'];
  const found = places.map((place) => join(place, 'bin/npm-cli.js')).find((path) => existsSync(path));
  if (!found) throw new ScriptFault('The dependencies are not installed and npm was not found: run npm ci --include=dev first.');
  return found;
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
