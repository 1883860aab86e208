// Reads what jest writes with `--json`. No dependencies, because scripts/test.mjs runs before anything is installed.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './process.mjs';

/** More failed files than this have a common cause: to run them again would only take time. */
const mostRepeated = 10;

/** The paths of the test files that failed, if they are few enough to run once more. */
export function filesToRepeat({ testResults }) {
  const failed = testResults.filter(hasFailed).map(({ name }) => name);
  return failed.length <= mostRepeated ? failed : [];
}

/**
 * The last lines of a run: the test files that failed at first and then passed, with their first failure, and the numbers of tests. A file
 * that was repeated counts as in `second`.
 */
export function describeResults(first, second = { testResults: [] }) {
  const repeated = new Map(second.testResults.map((file) => [file.name, file]));
  const unsteady = first.testResults.filter((file) => hasFailed(file) && repeated.has(file.name) && !hasFailed(repeated.get(file.name)));
  const final = first.testResults.map((file) => repeated.get(file.name) ?? file);
  return [...unsteady.map(describeUnsteady), describeNumbers(final)].join('\n');
}

function hasFailed({ status }) {
  return status === 'failed';
}

function describeUnsteady(file) {
  const failure = firstFailureOf(file).replaceAll(/^(?=.)/gm, '  ');
  return `UNSTEADY ${relative(root, file.name)} failed, and passed when it ran again, alone. It needs to be mended. Its first failure:\n${failure}\n`;
}

function firstFailureOf({ message, assertionResults }) {
  const test = assertionResults.find(hasFailed);
  const text = stripVTControlCharacters(test ? `${test.fullName}\n${test.failureMessages[0]}` : message);
  const lines = text.split('\n').filter((line) => !/^\s*at /.test(line));
  return lines.join('\n').trim();
}

/** A test file that could not be loaded counts as one failure. */
function describeNumbers(files) {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const notLoaded = files.filter((file) => hasFailed(file) && !file.assertionResults.some(hasFailed)).length;
  return `${passed} passed, ${tests.filter(hasFailed).length + notLoaded} failed`;
}
