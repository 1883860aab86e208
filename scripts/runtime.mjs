// The Node that everything runs on. No dependencies: it is used before anything is installed, and by the Node that is too old.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installLocked, npmProgram } from './npm.mjs';
import { root, say, ScriptFault } from './process.mjs';

/** Enough for these scripts and for npm; the product itself needs what package.json names under `engines`. */
const oldestForScripts = [20, 19];

/** Exact versions with their integrity, one for each platform that has a build. */
const pinned = join(root, 'scripts/node-runtime');

const executable = process.platform === 'win32' ? 'node.exe' : 'node';

/**
 * Goes on when this Node is new enough. Otherwise the same script runs with the pinned Node, which is fetched once, and this process
 * ends as that one does: it never returns then.
 * @throws {ScriptFault} when there is no such build for this machine, or it can't be fetched.
 */
export async function ensureNode() {
  if (isAtLeast(oldestForProduct())) return;
  if (!isAtLeast(oldestForScripts)) throw new ScriptFault(tooOld());
  const program = await pinnedNode();
  await handOver(program);
}

/** The folder of the fetched Node, beside the sources: removing it frees the space, and the next start fetches it again. */
function home(version) {
  return join(root, '.node', `v${version}`);
}

async function pinnedNode() {
  const name = `node-${process.platform}-${process.arch}`;
  const version = readJson(join(pinned, 'package.json')).optionalDependencies[name];
  if (!version) throw new ScriptFault(tooOld());
  const program = join(home(version), executable);
  if (!existsSync(program)) await fetchNode(name, version, program);
  return program;
}

/** npm compares what it fetched with the integrity in the lock file. Of the package, only the program is kept. */
async function fetchNode(name, version, program) {
  say(`Fetching Node ${version} (once, 126 MB on disk), because Node ${process.versions.node} is too old to run Tessera`);
  mkdirSync(join(root, '.node'), { recursive: true });
  const folder = mkdtempSync(join(root, '.node/fetching-'));
  try {
    cpSync(pinned, folder, { recursive: true });
    await installLocked(folder, ['--include=optional', '--ignore-scripts'], notFetched(version));
    const fetched = join(folder, 'node_modules', name, 'bin', executable);
    // npm leaves out an optional package that it can't have, or whose content is not the pinned one, without a failure.
    if (spawnSync(fetched, ['--version']).stdout?.toString().trim() !== `v${version}`) throw new ScriptFault(`${notFetched(version)}.`);
    mkdirSync(home(version), { recursive: true });
    renameSync(fetched, program);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs this very script, with its parameters, by the given Node. */
async function handOver(program) {
  const child = spawn(program, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    // The fetched Node has no npm beside it; and the script must end with this process as it ends with npm.
    env: { ...process.env, npm_execpath: npmProgram(), npm_lifecycle_event: process.env.npm_lifecycle_event ?? 'start' },
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
