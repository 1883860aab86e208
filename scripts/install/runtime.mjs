// Selects the Node that everything runs on. No dependencies, because this runs before anything is installed, and on an old Node.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installLocked } from './npm.mjs';
import { root, print, ScriptFault } from '../process.mjs';

/** The oldest Node for these scripts and for npm. The product itself needs the version in `engines` of package.json. */
const oldestForScripts = [20, 19];

/** The folder with the exact version and integrity for each platform that has a build. */
const pinned = join(root, 'scripts/install/node-runtime');

const executable = process.platform === 'win32' ? 'node.exe' : 'node';

/**
 * Returns when this Node is new enough. Otherwise it downloads the pinned Node once, and runs the same script with it. Then it never returns:
 * this process ends with the exit code or signal of the other one.
 * @throws {ScriptFault} when there is no build for this machine, or the download fails.
 */
export async function ensureNode() {
  if (isAtLeast(oldestForProduct())) return;
  if (!isAtLeast(oldestForScripts)) throw new ScriptFault(tooOld());
  const program = await pinnedNode();
  await handOver(program);
}

/** The folder of the downloaded Node. After it is removed, the next start downloads Node again. */
function home(version) {
  return join(root, '.node', `v${version}`);
}

async function pinnedNode() {
  const name = packageFor(process);
  const version = readJson(join(pinned, 'package.json')).optionalDependencies[name];
  if (!version || isWithoutGlibc()) throw new ScriptFault(tooOld());
  const program = join(home(version), executable);
  if (!existsSync(program)) await fetchNode(name, version, program);
  return program;
}

/** The npm package with the official build for a platform and processor, as Node names them. */
export function packageFor({ platform, arch }) {
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

// The official builds for Linux need glibc.
function isWithoutGlibc() {
  return process.platform === 'linux' && process.report.getReport().header.glibcVersionRuntime === undefined;
}

/** Downloads Node by npm, which checks the integrity in the lock file. Only the program of the package is kept. */
async function fetchNode(name, version, program) {
  print(`Fetching Node ${version} (once, 126 MB on disk), because Node ${process.versions.node} is too old to run Tessera`);
  const folder = makeFetchingFolder();
  try {
    cpSync(pinned, folder, { recursive: true });
    await installLocked(folder, ['--include=optional', '--ignore-scripts'], notFetched(version));
    const fetched = join(folder, 'node_modules', name, 'bin', executable);
    // npm does not fail if an optional package cannot be downloaded, or has the wrong content. It only leaves the package out.
    if (!existsSync(fetched)) throw new ScriptFault(`${notFetched(version)}.`);
    const trial = spawnSync(fetched, ['--version'], { env: { ...process.env, NODE_OPTIONS: '' } });
    if (trial.status !== 0) throw new ScriptFault(`Node ${version} was fetched and does not run on this machine. ${tooOld()}`);
    mkdirSync(home(version), { recursive: true });
    renameSync(fetched, program);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function makeFetchingFolder() {
  const parent = join(root, '.node');
  try {
    mkdirSync(parent, { recursive: true });
    removeLeftovers(parent);
    return mkdtempSync(join(parent, 'fetching-'));
  } catch (error) {
    throw new ScriptFault(`${parent} cannot be written (${error.code}), where the fetched Node would be kept. ${tooOld()}`);
  }
}

/** Removes the folders of downloads that were killed. The folder of a download that still runs is newer. */
function removeLeftovers(parent) {
  for (const name of readdirSync(parent).filter((name) => name.startsWith('fetching-'))) {
    const isOld = Date.now() - statSync(join(parent, name)).mtimeMs > 3_600_000;
    if (isOld) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/** Runs this script again with the given Node and the same parameters. */
async function handOver(program) {
  const child = spawn(program, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      // npm keeps running on the Node that it belongs to.
      npm_node_execpath: process.env.npm_node_execpath ?? process.execPath,
      // The script ends with this process as it ends with npm.
      npm_lifecycle_event: process.env.npm_lifecycle_event ?? 'start',
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const { code, signal } = await new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code, signal) => resolve({ code, signal }));
  });
  if (signal === null) process.exit(code);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

function oldestForProduct() {
  return readJson(join(root, 'package.json')).engines.node.match(/\d+/g).map(Number);
}

function isAtLeast([major, minor = 0]) {
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

function tooOld() {
  return `Node ${process.versions.node} is too old: install Node ${oldestForProduct().join('.')} or newer from https://nodejs.org.`;
}

function notFetched(version) {
  return `Node ${version} could not be fetched (is the network there?): try again, or install it from https://nodejs.org`;
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
