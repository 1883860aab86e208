// npm run release: makes a release of Tessera from this checkout, in two steps.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled } from './install/ensure.mjs';
import { ensureNode } from './install/runtime.mjs';
import { followNpm, interruption, print, reportFault, root, ScriptFault } from './process.mjs';
import {
  compareVersions,
  isVersion,
  keptFolder,
  keptVersions,
  releasedChangelog,
  versionAfter,
  versionedFiles,
  withVersion,
} from './release/releases.mjs';

const usage = `npm run release -- major | minor | patch | <version> | files

  major, minor, patch or a version   writes the version, the day and the data for the tests of upgrades, commits them, and adds a tag
  files                              writes the files of the release that is checked out into dist/release

Nothing is sent anywhere: docs/release.md says what comes next.`;

const git = (...parameters) => execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim();
const read = (path) => readFileSync(join(root, path), 'utf8');
const write = (path, text) => writeFileSync(join(root, path), text);

async function main() {
  followNpm();
  const [what, ...others] = process.argv.slice(2);
  if (what === undefined || others.length > 0) throw new ScriptFault(usage);
  const version = what === 'files' ? refuseOtherCommit() : nextVersion(what);
  const changelog = version && releasedChangelog(read('CHANGELOG.md'), version, new Date().toISOString().slice(0, 10));
  await ensureNode();
  await ensureInstalled({ withDevelopment: true });
  // What needs the installed packages is imported only now.
  if (version === undefined) await (await import('./release/files.mjs')).writeFiles();
  else await prepare(version, changelog);
}

/** What the next version is called. @throws {ScriptFault} when that is no release now. */
function nextVersion(what) {
  const [last] = keptVersions();
  const version = isVersion(what) ? what : versionAfter(last ?? JSON.parse(read('package.json')).version, what);
  if (version === undefined) throw new ScriptFault(usage);
  if (last !== undefined && compareVersions(version, last) <= 0) throw new ScriptFault(`${version} is not newer than ${last}.`);
  if (git('tag', '--list', `v${version}`) !== '') throw new ScriptFault(`There is a tag v${version} already.`);
  refuseChanges();
  return version;
}

function refuseChanges() {
  if (git('status', '--porcelain') !== '') throw new ScriptFault('Something is not committed: a release is made from a commit.');
}

/** The files of a release are made from its tag. */
function refuseOtherCommit() {
  refuseChanges();
  const { version } = JSON.parse(read('package.json'));
  const tags = git('tag', '--points-at', 'HEAD').split('\n');
  if (!tags.includes(`v${version}`)) throw new ScriptFault(`The commit that is checked out has no tag v${version}.`);
}

async function prepare(version, changelog) {
  const interrupted = interruption();
  try {
    await writeRelease(version, changelog, interrupted);
  } catch (error) {
    // Everything was committed before: this leaves the checkout as it was.
    git('restore', '--staged', '--worktree', '.');
    rmSync(join(root, keptFolder, version), { recursive: true, force: true });
    throw error;
  }
  print(`Tessera ${version} is committed, with the tag v${version} and its data in ${keptFolder}/${version}.`);
}

async function writeRelease(version, changelog, interrupted) {
  write('CHANGELOG.md', changelog);
  for (const file of Object.keys(versionedFiles)) write(file, withVersion(file, read(file), version));
  write('test/upgrades/released-schema.graphql', read('schema.graphql'));
  await ensureBuilt();
  const { keepData } = await import('./release/kept-data.mjs');
  await keepData(version, interrupted);
  git('add', '--all');
  git('commit', '--quiet', `--message=Release ${version}`);
  git('tag', '--annotate', `--message=Tessera ${version}`, `v${version}`);
}

await main().catch(reportFault);
