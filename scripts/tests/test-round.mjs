// What CI tests after the short tier: what has changed lately, and a part of all other tests.
import { execFileSync } from 'node:child_process';
import { root } from '../process.mjs';
import { allTestFiles } from './test-tiers.mjs';

/** The rest of the tests is split into so many parts, and each run takes the next one. */
const parts = 4;

/** If more test files than this have changed lately, those of the part whose turn it is are enough. */
const mostChanged = 24;

/** Commits of so many hours before the last one belong to the same change. */
const hours = 12;

/** The test files that have changed lately, and those of the part whose turn it is. */
export function filesOfRound() {
  const [changed, turn] = [changedTestFiles(), commits() % parts];
  const isChanged = new Set(changed.length > mostChanged ? [] : changed);
  return allTestFiles().filter((file, at) => isChanged.has(file) || at % parts === turn);
}

/** The test files that have changed lately. */
export function changedTestFiles() {
  const last = Number(git('show', '--no-patch', '--format=%ct', 'HEAD'));
  const changed = new Set(git('log', `--since=@${last - hours * 3_600}`, '--name-only', '--format=', '--', 'test').split('\n'));
  return allTestFiles().filter((file) => changed.has(file));
}

/** How many commits there are: the number goes round, so that every part has its turn. */
export function commits() {
  return Number(git('rev-list', '--count', 'HEAD'));
}

function git(...parameters) {
  return execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim();
}
