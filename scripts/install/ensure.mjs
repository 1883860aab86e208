// Installs and builds only when needed. No dependencies, because this runs before anything is installed.
import { existsSync, lstatSync, readFileSync, rmSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { build, isBuilt } from '../build.mjs';
import { findNpm, installLocked } from './npm.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { root, print, ScriptFault } from '../process.mjs';
import { ensureNode } from './runtime.mjs';

const marker = join(root, '.install-in-progress');

/** Runs a program of the bundled server in this process, such as `main.js`. Before that, it installs and builds if needed. */
export async function runBuilt(program) {
  await ensureNode();
  await ensureInstalled();
  await ensureBuilt();
  process.env.NODE_ENV ??= 'production';
  // Node keeps the compiled code there when it ends. The build empties the folder.
  module.enableCompileCache(join(root, 'dist/bundle/compiled'));
  await import(`../../dist/bundle/${program}`);
}

/**
 * Installs the dependencies in package-lock.json; with `withDevelopment` also those that only tests and development need. Does nothing if
 * these are already installed.
 */
export async function ensureInstalled({ withDevelopment = false } = {}) {
  // Two at once would remove each other's folders.
  await oneAtATime({ marker, activity: 'installing', isDone: () => isInstalled(withDevelopment) }, async () => {
    refuseForeignFolder();
    // If npm is missing, this fails before anything is removed.
    findNpm();
    print(`Installing ${withDevelopment ? 'what tests and development need' : 'dependencies'} (once, about a minute)`);
    await installTwice(withDevelopment);
  });
}

async function installTwice(withDevelopment) {
  try {
    await install(withDevelopment);
  } catch (error) {
    // npm can fail on an incomplete folder from an interrupted installation. It does not fail without one.
    if (!(error instanceof ScriptFault)) throw error;
    print('That failed; trying once more from the beginning');
    rmSync(join(root, 'node_modules'), { recursive: true, force: true, maxRetries: 5 });
    await install(withDevelopment);
  }
}

// npm empties node_modules before it installs, even if that is a symbolic link.
function refuseForeignFolder() {
  if (!lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return;
  throw new ScriptFault(
    'node_modules is a symbolic link to a folder without the dependencies of this version: remove the link, so that they are installed here and not there.',
  );
}

/** Builds server and client if their sources have changed since the last build. */
export async function ensureBuilt() {
  await build(isBuilt);
}

// npm writes its own list of installed packages before the last files. So each package's folder is checked, too.
function isInstalled(withDevelopment) {
  const installed = readJson(join(root, 'node_modules/.package-lock.json'))?.packages;
  if (!installed) return false;
  const wanted = readJson(join(root, 'package-lock.json'))?.packages;
  if (!wanted) throw new ScriptFault('package-lock.json is missing or damaged: restore it with git checkout package-lock.json.');
  return Object.entries(wanted).every(
    ([path, { version, dev, optional, devOptional, link }]) =>
      path === '' ||
      optional ||
      devOptional ||
      link ||
      (dev && !withDevelopment) ||
      (installed[path]?.version === version && existsSync(join(root, path, 'package.json'))),
  );
}

function install(withDevelopment) {
  return installLocked(
    root,
    [withDevelopment ? '--include=dev' : '--omit=dev'],
    'The dependencies could not be installed (is the network there?)',
  );
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
