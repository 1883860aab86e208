import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { describeResults, describeTimes, failedTests, unsteadyTests, type TestFileResult } from '../../../scripts/tests/test-results.mjs';

const passing = file('unit/passing', [{ status: 'passed' }, { status: 'pending' }]);
const failing = file('api/failing', [
  { status: 'passed' },
  { status: 'failed', failure: '\u001b[31mexpected 1\u001b[39m\nreceived 2\n    at here' },
]);
const unloadable: TestFileResult = { ...file('api/unloadable', []), status: 'failed', message: 'It cannot be loaded' };
const first = { testResults: [passing, failing, unloadable] };

function file(name: string, tests: readonly { readonly status: string; readonly failure?: string }[]): TestFileResult {
  return {
    name: join(process.cwd(), 'test', name),
    status: tests.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
    message: '',
    ...{ startTime: 10_000, endTime: 12_400 },
    assertionResults: tests.map(({ status, failure }, index) => ({
      fullName: `The sentence ${index + 1}`,
      status,
      failureMessages: failure === undefined ? [] : [failure],
    })),
  };
}

test('The failed tests are named with their files; a file that could not be loaded is one of them', () => {
  expect(failedTests(first)).toEqual([
    { file: failing.name, name: 'The sentence 2', failure: 'expected 1\nreceived 2' },
    { file: unloadable.name, name: undefined, failure: 'It cannot be loaded' },
  ]);
});

test('The last line has the numbers of tests; a file that could not be loaded is one failure', () => {
  expect(describeResults(first)).toBe('2 passed, 2 failed');
});

test('A test that passes the second time is unsteady: it is named with its first failure, and counts as passed', () => {
  // Their files ran again.
  const second = {
    testResults: [file('api/failing', [{ status: 'pending' }, { status: 'passed' }]), file('api/unloadable', [{ status: 'passed' }])],
  };
  expect(unsteadyTests(first, second).map(({ file: path, name }) => [path, name])).toEqual([
    ['test/api/failing', 'The sentence 2'],
    ['test/api/unloadable', undefined],
  ]);
  expect(describeResults(first, second)).toBe(
    [
      'UNSTEADY test/api/failing failed, and passed when it ran again, alone. It needs to be mended. Its first failure:',
      '  The sentence 2',
      '  expected 1',
      '  received 2',
      '',
      'UNSTEADY test/api/unloadable failed, and passed when it ran again, alone. It needs to be mended. Its first failure:',
      '  It cannot be loaded',
      '',
      '4 passed, 0 failed',
    ].join('\n'),
  );
});

test('A test that fails again is a failure like before, also if its file cannot be loaded any more', () => {
  expect(describeResults({ testResults: [passing, failing] }, { testResults: [failing] })).toBe('2 passed, 1 failed');
  const notLoaded = { ...unloadable, name: failing.name };
  expect(describeResults({ testResults: [passing, failing] }, { testResults: [notLoaded] })).toBe('2 passed, 1 failed');
});

test('The time of the tests is added up for each folder, the longest first', () => {
  const testResults = [passing, failing, unloadable];
  expect(describeTimes({ testResults })).toBe('Of the tests, all workers together: api 5 s, unit 2 s.');
});
