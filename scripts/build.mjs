// Builds server and client. `npm run build` runs it, and `npm start` after the sources have changed. No dependencies.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeCommit } from './build/commit.mjs';
import { bringBackAssets, keepAssets } from './build/former-assets.mjs';
import { oneAtATime } from './install/one-at-a-time.mjs';
import { isEntryPoint, reportFault, root, runNode, print } from './process.mjs';
import { ensureNode } from './install/runtime.mjs';
import { writeLists } from './build/lists.mjs';

const marker = join(root, '.build-in-progress');
const stampFile = join(root, 'dist/.build-stamp');
const sources = [
  'server',
  'client',
  'schema.graphql',
  'package.json',
  'package-lock.json',
  'nest-cli.json',
  'scripts/build/server.swcrc',
  'tsconfig.json',
  'tsconfig.client.json',
  'texts',
  'scripts/build.mjs',
  'scripts/build/bundle-server.mjs',
  'scripts/build/build-client.mjs',
  'scripts/build/compress.mjs',
  'scripts/build/former-assets.mjs',
  'scripts/build/kept-calls.mjs',
  'scripts/build/text-chunks.mjs',
  'scripts/build/texts.mjs',
];

/** Where the texts are compiled to. Nobody edits these files, and they are not committed. */
export const textFolders = { client: 'client/texts', mails: 'server/mail/texts', server: 'server/texts' };

const nest = 'node_modules/@nestjs/cli/bin/nest.js';

/** The parts of the build, in their order: a name for messages, the source folder, and the program that builds it. */
export function parts() {
  return [
    {
      name: 'the texts',
      folder: 'texts',
      entry: 'texts/en',
      tool: ['scripts/build/texts.mjs'],
    },
    {
      name: 'the server',
      folder: 'server',
      entry: 'server/main.ts',
      // The settings are in nest-cli.json.
      tool: [nest, 'build', '--silent'],
    },
    {
      name: 'the screens and pages in every language',
      folder: 'client',
      entry: 'client/vite.config.ts',
      tool: ['scripts/build/build-client.mjs'],
    },
  ].filter(({ entry }) => existsSync(join(root, entry)));
}

/** Whether the last complete build was made from exactly these sources. */
export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOfSources();
}

/**
 * Builds everything, unless `isDone` tells that another process has done it meanwhile: two at once would remove each other's files. The next
 * start repeats an interrupted build.
 */
export async function build(isDone = () => false) {
  await oneAtATime({ marker, activity: 'building', isDone }, buildEverything);
  // Also without a build, because a commit may change nothing that is built.
  writeCommit();
}

async function buildEverything() {
  // They are sources, too.
  writeLists();
  const stamp = stampOfSources();
  rmSync(stampFile, { force: true });
  // Removes the output of deleted sources; the build of the client empties its own folders.
  rmSync(join(root, 'dist/server'), { recursive: true, force: true });
  const assets = [join(root, 'dist/client/assets'), join(root, 'dist/former-assets')];
  keepAssets(...assets);
  for (const { name, tool } of parts()) {
    print(`Building ${name}…`);
    await runNode(tool, `${name} could not be built`);
  }
  await runNode(['scripts/build/bundle-server.mjs'], 'The server could not be bundled');
  bringBackAssets(...assets);
  // In a process of its own, because it would keep this one from writing the marker.
  await runNode(['scripts/build/compress.mjs'], 'The files could not be compressed');
  writeFileSync(stampFile, stamp);
}

/** They follow from other sources. */
const compiled = new Set(Object.values(textFolders));

function stampOfSources() {
  const hash = createHash('sha256');
  for (const source of sources) addToHash(hash, join(root, source));
  return hash.digest('hex');
}

function addToHash(hash, path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) {
    hash.update(`${relative(root, path)}:${found.size}:${found.mtimeMs}\n`);
    return;
  }
  if (compiled.has(relative(root, path))) return;
  for (const name of readdirSync(path).sort()) addToHash(hash, join(path, name));
}

if (isEntryPoint(fileURLToPath(import.meta.url)))
  await ensureNode()
    .then(() => build())
    .catch(reportFault);
