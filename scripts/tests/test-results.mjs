// Reads what jest writes with `--json`. No dependencies, because scripts/test.mjs runs before anything is installed.
import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../process.mjs';

/** The tests that failed, with the paths of their files. A file that could not be loaded is one entry without a name. */
export function failedTests({ testResults }) {
  return testResults.filter(hasFailed).flatMap((file) => {
    const failed = file.assertionResults.filter(hasFailed);
    if (failed.length === 0) return [{ file: file.name, name: undefined, failure: textOf(file.message) }];
    return failed.map(({ fullName, failureMessages }) => ({ file: file.name, name: fullName, failure: textOf(failureMessages[0] ?? '') }));
  });
}

/** The tests that failed at first, and then passed. */
export function unsteadyTests(first, second) {
  if (!second) return [];
  const stillFailed = new Set(failedTests(second).map(keyOf));
  const loaded = new Set(second.testResults.filter((file) => !hasFailed(file) || file.assertionResults.length > 0).map(({ name }) => name));
  return failedTests(first)
    .filter((test) => loaded.has(test.file) && !stillFailed.has(keyOf(test)))
    .map((test) => ({ ...test, file: relative(root, test.file).split(sep).join('/') }));
}

/** The last lines of a run: the tests that failed at first and then passed, with their first failure, and the numbers of tests. */
export function describeResults(first, second) {
  const unsteady = unsteadyTests(first, second);
  return [...unsteady.map(describeUnsteady), describeNumbers(first, unsteady.length)].join('\n');
}

/** How long the tests of each folder took, added up over all workers. */
export function describeTimes({ testResults }) {
  const seconds = new Map();
  for (const { name, startTime, endTime } of testResults) {
    const folder = relative(root, name).split(sep)[1] ?? '';
    seconds.set(folder, (seconds.get(folder) ?? 0) + (endTime - startTime) / 1_000);
  }
  const parts = [...seconds].sort(([, one], [, other]) => other - one).map(([folder, sum]) => `${folder} ${Math.round(sum)} s`);
  return `Of the tests, all workers together: ${parts.join(', ')}.`;
}

function hasFailed({ status }) {
  return status === 'failed';
}

function keyOf({ file, name }) {
  return `${file}\n${name}`;
}

function describeUnsteady({ file, name, failure }) {
  const text = [name, failure]
    .filter(Boolean)
    .join('\n')
    .replaceAll(/^(?=.)/gm, '  ');
  return `UNSTEADY ${file} failed, and passed when it ran again, alone. It needs to be mended. Its first failure:\n${text}\n`;
}

function textOf(failure) {
  const lines = stripVTControlCharacters(failure).split('\n');
  return lines
    .filter((line) => !/^\s*at /.test(line))
    .join('\n')
    .trim();
}

/** A test file that could not be loaded counts as one failure. */
function describeNumbers(first, passedLater) {
  const passed = first.testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed').length;
  return `${passed + passedLater} passed, ${failedTests(first).length - passedLater} failed`;
}
