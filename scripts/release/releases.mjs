// Versions, the changelog, and the releases whose data the tests keep: test/upgrades/releases has a folder for each of the last three.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, ScriptFault } from '../process.mjs';

export const keptFolder = 'test/upgrades/releases';

/** How many releases are kept. */
export const keptReleases = 3;

/** The versions that are kept, the newest first. */
export function keptVersions() {
  const folder = join(root, keptFolder);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter(isVersion).sort(compareVersions).reverse();
}

/** The newest release and its commit, which is the one that added its data. Undefined if there is none, or Git does not know it. */
export function previousRelease() {
  const [version] = keptVersions();
  if (version === undefined) return undefined;
  const parameters = ['log', '--diff-filter=A', '--format=%H', '--', `${keptFolder}/${version}/backup.tar`];
  try {
    const commit = execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim().split('\n').at(-1);
    return commit ? { version, commit } : undefined;
  } catch {
    return undefined;
  }
}

export function isVersion(text) {
  return /^(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})$/.test(text);
}

/** Negative if the first version is the older one. */
export function compareVersions(one, other) {
  const [first, second] = [one, other].map((version) => version.split('.').map(Number));
  const at = first.findIndex((number, index) => number !== second[index]);
  return at === -1 ? 0 : first[at] - second[at];
}

/** The version after another one: `part` is which number is raised, `major`, `minor` or `patch`. Undefined for another part. */
export function versionAfter(version, part) {
  const [major, minor, patch] = version.split('.').map(Number);
  return { major: `${major + 1}.0.0`, minor: `${major}.${minor + 1}.0`, patch: `${major}.${minor}.${patch + 1}` }[part];
}

const unreleased = '## [Unreleased]\n';

/**
 * The changelog in which what was unreleased belongs to a version.
 * @throws {ScriptFault} when nothing is unreleased.
 */
export function releasedChangelog(text, version, day) {
  const [before, after = ''] = text.split(unreleased);
  const [own = ''] = after.split('\n## [');
  if (!/^### (Added|Changed|Deprecated|Removed|Fixed|Security)\n/m.test(own) || !/^- /m.test(own)) {
    throw new ScriptFault('CHANGELOG.md has nothing under "Unreleased": write what has changed for users, and commit it.');
  }
  return `${before}${unreleased}\n## [${version}] - ${day}\n${after}`;
}

/** The files that have the version, each with its places. package.json is the one that decides. */
export const versionedFiles = {
  'package.json': [/^(\{\n {2}"name": "tessera",\n {2}"version": ")[^"]+/],
  'package-lock.json': [
    /^(\{\n {2}"name": "tessera",\n {2}"version": ")[^"]+/,
    /(\n {4}"": \{\n {6}"name": "tessera",\n {6}"version": ")[^"]+/,
  ],
  'kubernetes/kustomization.yaml': [/(\n {4}newTag: )\S+/],
};

/** The text of one of these files with another version. @throws {ScriptFault} when one of the places is not there. */
export function withVersion(file, text, version) {
  return versionedFiles[file].reduce((before, place) => {
    if (!place.test(before)) throw new ScriptFault(`${file} has no version where it should be.`);
    return before.replace(place, `$1${version}`);
  }, text);
}
