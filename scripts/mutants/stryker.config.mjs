import { join } from 'node:path';
import jestConfig from '../../jest.config.mjs';

const unitTests = jestConfig.projects.find(({ displayName }) => displayName === 'unit');

/** What decides: rules, domain, parsing and use cases. The doors and adapters are tested against the real thing instead. */
const decides = [
  'server/*.rules.ts',
  'server/domain-error.ts',
  'server/fair-queue.ts',
  'server/{accounts,articles,mail,media,pages}/**/*.ts',
];

/** What decides nothing: wiring, abstract methods, sentences, compiled texts, and lists of names whose every entry would be a mutant. */
const decidesNothing = [
  '!server/**/*.{module,port,errors,mail}.ts',
  '!server/mail/texts/**',
  '!server/accounts/common-passwords.ts',
  '!server/pages/linknames/reserved-linknames.rules.ts',
];

/** The tests that stand beside what decides: a rule that only a test of something else notices counts as untested. */
const besideIt = ['<rootDir>/test/unit/*.test.ts', '<rootDir>/test/unit/{accounts,articles,mail,media,pages}/**/*.test.ts'];

/** How `npm run mutants` plants faults: docs/mutants.md. */
export default {
  mutate: [...decides, ...decidesNothing],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  jest: {
    projectType: 'custom',
    config: {
      ...unitTests,
      // Stryker loads it before jest knows what its folder is.
      testEnvironment: join(import.meta.dirname, '../../test/support/jest/tier-environment.mjs'),
      projects: [],
      roots: ['<rootDir>/server', '<rootDir>/test'],
      testMatch: besideIt,
      setupFilesAfterEnv: ['<rootDir>/test/support/jest/without-shrinking.ts'],
      watchman: false,
      // What waits for something that a fault keeps from coming is noticed soon.
      testTimeout: 10_000,
    },
  },
  // Only the tests that reach a mutant are run for it. For what runs while a file is loaded, such as a table, nobody knows which
  // do: each would take all tests, and all of them some hours. docs/mutants.md says how to include them.
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  // A machine that has other work may take its time; a loop without an end is found by counting.
  timeoutMS: 30_000,
  // Node keeps the modules of every run of jest.
  maxTestRunnerReuse: 50,
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
  warnings: { slow: false },
  tempDirName: '.stryker-tmp',
  incrementalFile: '.stryker-tmp/incremental.json',
  ignorePatterns: ['data', 'dist', 'docs', 'scripts', 'test/{api,architecture,bench,browser,contract,faults}'],
  // Compiled file by file: types are checked by `npm test`.
  disableTypeChecks: false,
  concurrency: 2,
};
