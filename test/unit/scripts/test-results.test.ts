import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { describeResults, filesToRepeat, type TestFileResult } from '../../../scripts/test-results.mjs';

const passing = file('passing', [{ status: 'passed' }, { status: 'pending' }]);
const failing = file('failing', [
  { status: 'passed' },
  { status: 'failed', failure: '\u001b[31mexpected 1\u001b[39m\nreceived 2\n    at here' },
]);
const unloadable: TestFileResult = { ...file('unloadable', []), status: 'failed', message: 'It cannot be loaded' };

function file(name: string, tests: readonly { readonly status: string; readonly failure?: string }[]): TestFileResult {
  return {
    name: join(process.cwd(), 'test', name),
    status: tests.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
    message: '',
    assertionResults: tests.map(({ status, failure }, index) => ({
      fullName: `The sentence ${index + 1}`,
      status,
      failureMessages: failure === undefined ? [] : [failure],
    })),
  };
}

test('The test files that failed run once more, also one that could not be loaded', () => {
  expect(filesToRepeat({ testResults: [passing, failing, unloadable] })).toEqual([failing.name, unloadable.name]);
});

test('Ten test files run once more, and of eleven none does', () => {
  const failed = Array.from({ length: 11 }, (_, index) => ({ ...failing, name: `${index}` }));
  expect(filesToRepeat({ testResults: failed.slice(0, 10) })).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(filesToRepeat({ testResults: failed })).toEqual([]);
});

test('The last line has the numbers of tests; a file that could not be loaded is one failure', () => {
  expect(describeResults({ testResults: [passing, failing, unloadable] })).toBe('2 passed, 2 failed');
});

test('A file that passes the second time is named with its first failure, and counts as passed', () => {
  const first = { testResults: [passing, failing, unloadable] };
  const second = {
    testResults: [file('failing', [{ status: 'passed' }, { status: 'passed' }]), file('unloadable', [{ status: 'passed' }])],
  };
  expect(describeResults(first, second)).toBe(
    [
      `UNSTEADY ${join('test', 'failing')} failed, and passed when it ran again, alone. It needs to be mended. Its first failure:`,
      '  The sentence 2',
      '  expected 1',
      '  received 2',
      '',
      `UNSTEADY ${join('test', 'unloadable')} failed, and passed when it ran again, alone. It needs to be mended. Its first failure:`,
      '  It cannot be loaded',
      '',
      '4 passed, 0 failed',
    ].join('\n'),
  );
});

test('A file that fails again is a failure like before', () => {
  expect(describeResults({ testResults: [passing, failing] }, { testResults: [failing] })).toBe('2 passed, 1 failed');
});
