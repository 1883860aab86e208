// What CI tests after `npm test`: a half of all other tests, and the files that have changed lately.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { root } from '../process.mjs';
import { restOfTests } from './test-tiers.mjs';

/** The other tests are split into so many parts, and the commit decides which one runs. */
const parts = 2;

/** If more test files than this have changed lately, those of the part whose turn it is are enough. */
const mostChanged = 24;

/** Commits of so many hours before the last one belong to the same change. */
const hours = 12;

/** The same as `restOfTests`, with fewer files. */
export function roundOfTests() {
  const { files, leftOut } = restOfTests();
  const changed = changedFiles().filter((file) => files.includes(file));
  const isChanged = new Set(changed.length > mostChanged ? [] : changed);
  const turn = partOf(git('rev-parse', 'HEAD'));
  return { files: files.filter((file) => isChanged.has(file) || partOf(file) === turn), leftOut };
}

/** A file stays in its part when others come and go. */
function partOf(text) {
  return createHash('sha256').update(text).digest()[0] % parts;
}

function changedFiles() {
  const last = Number(git('show', '--no-patch', '--format=%ct', 'HEAD'));
  return [...new Set(git('log', `--since=@${last - hours * 3_600}`, '--name-only', '--format=', '--', 'test').split('\n'))];
}

function git(...parameters) {
  return execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim();
}
