// `npm test` runs all checks and the short tier of the tests, on a fresh clone, too; `npm run test:all` runs all tests (--all); CI runs the short
// tier, and then a half of all other tests (--round). With other arguments it runs only jest, and passes them on.
// No dependencies, because this runs before anything is installed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled } from './install/ensure.mjs';
import { followNpm, reportFault, root, runNode, print, ScriptFault } from './process.mjs';
import { ensureNode } from './install/runtime.mjs';
import { writeLists } from './build/lists.mjs';
import { describeResults, describeTimes, failedTests, unsteadyTests } from './tests/test-results.mjs';
import { noteUnsteady, overdueInLedger } from './tests/unsteady-tests.mjs';

// The native compiler takes 21 instead of 78 s of CPU time, and 32 with several threads.
const types = ['server', 'client', 'test'].map((part) => ({
  tool: ['node_modules/typescript-native/bin/tsc', '--singleThreaded', '-p', `tsconfig.${part}.json`],
  failure: `Types in ${part}/ do not fit`,
}));
const format = {
  tool: ['node_modules/oxfmt/bin/oxfmt', '--check'],
  failure: 'Files are not formatted (npm run format mends it)',
};
const lint = {
  tool: ['node_modules/oxlint/bin/oxlint', '--deny-warnings', '--report-unused-disable-directives'],
  failure: 'The lint finds faults',
};

/** Projects of which nothing is tested: each runs only when a path in its folder is given. That every screen can be reached is seen when all tests run. */
const notTests = ['bench', 'screens'];

/** Tests that need neither the built product nor a database. */
const withoutBuild = /^(\.\/)?test\/(unit|architecture)\b/;

/** More failed tests than this have a common cause: to run them again would only take time. */
const mostRepeated = 25;

async function main(parameters) {
  followNpm();
  await ensureNode();
  const times = new Times();
  await times.measure('installing', () => ensureInstalled({ withDevelopment: true }));
  writeLists();
  await runNode(['scripts/build/texts.mjs'], 'The texts could not be compiled');
  const run = parameters.length === 0 ? runShortTier : { '--all': runEverything, '--round': runRound }[parameters[0]];
  process.exitCode = run ? await run(times) : await runSome(parameters);
}

async function runSome(parameters) {
  const paths = parameters.filter((parameter) => !parameter.startsWith('-'));
  if (paths.length === 0 || !paths.every((path) => withoutBuild.test(path))) {
    // A fault in one screen must not prevent tests of something else.
    const isBuilt = await passes(ensureBuilt());
    if (!isBuilt) print('Going on with what the last build left.');
  }
  return (await runJest(parameters)) ? 0 : 1;
}

async function runShortTier(times) {
  // It needs a package, so it can be loaded only now.
  const { shortTier } = await import('./tests/test-tiers.mjs');
  const { files, chosen } = shortTier();
  return runAndDescribe(times, { withChecks: true, files, env: { TEST_CHOSEN: JSON.stringify(chosen) } });
}

async function runEverything(times) {
  const overdue = overdueInLedger(new Date());
  overdue.forEach(print);
  const status = await runAndDescribe(times, { withChecks: true, files: [], env: {}, left: ['bench'] });
  return overdue.length > 0 ? 1 : status;
}

async function runRound(times) {
  const { roundOfTests } = await import('./tests/test-round.mjs');
  const { files, leftOut } = roundOfTests();
  return runAndDescribe(times, { withChecks: false, files, env: { TEST_LEFT_OUT: JSON.stringify(leftOut) } });
}

/** Runs the tests of some files, or of all if there are none. The checks come first: beside the tests, both would take longer. */
async function runAndDescribe(times, { withChecks, files, env, left }) {
  await times.measure('building', () => ensureBuilt());
  // Tests that are repeated get the same random inputs. Otherwise, a fault that few inputs show would pass for an unsteady test.
  const seeded = { ...env, TEST_SEED: String(Date.now() % 2 ** 31) };
  const folder = mkdtempSync(join(tmpdir(), 'tessera-results-'));
  try {
    const faults = withChecks ? await times.measure('types, lint and format', runChecks) : [];
    // Hundreds of paths as parameters would be printed at the end.
    const only = files.length > 0 ? ['--filter', join(root, 'test/support/jest/only-files.mjs')] : [];
    const first = await times.measure('tests', () =>
      runJestFor(join(folder, 'first.json'), only, { ...seeded, TEST_FILES: JSON.stringify(files) }, left),
    );
    const failed = failedTests(first.results);
    const second = await times.measure('tests that failed, alone', () => repeat(failed, join(folder, 'second.json'), seeded, left));
    const unsteady = unsteadyTests(first.results, second?.results);
    const isFine = (first.isFine || (failed.length > 0 && unsteady.length === failed.length)) && faults.length === 0;
    noteUnsteady(unsteady, new Date());
    if (!isFine) print(['\nNot everything is in order: the reasons are above.', ...faults].join('\n'));
    print(`${times.describe()}\n${describeTimes(first.results)}\n${describeResults(first.results, second?.results)}`);
    return isFine ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs the files of failed tests once more, one after the other, while nothing else runs: of hundreds of tests that compete for the processor,
 * one that lost a race says little about a change. They run whole, because a test may go on with what the ones before it have made.
 */
async function repeat(failed, resultFile, env, left) {
  if (failed.length === 0 || failed.length > mostRepeated) return undefined;
  print('\nRunning the files of the tests that failed once more, alone…');
  const files = [...new Set(failed.map(({ file }) => file))];
  return runJestFor(resultFile, ['--runInBand', '--runTestsByPath', ...files], env, left);
}

async function runJestFor(resultFile, parameters, env, left) {
  const isFine = await runJest(['--json', `--outputFile=${resultFile}`, ...parameters], env, left);
  return { isFine, results: JSON.parse(readFileSync(resultFile, 'utf8')) };
}

/** Runs all checks, even after one has failed, and returns the sentences of those that did. Types take one core each, the lint takes all. */
async function runChecks() {
  print('Checking types, lint and format…');
  const faults = [];
  for (const together of [types, [lint], [format]]) {
    const results = await Promise.all(together.map(({ tool, failure }) => passes(runNode(tool, failure))));
    faults.push(...together.filter((_, at) => !results[at]).map(({ failure }) => failure));
  }
  return faults;
}

function runJest(parameters, env = {}, left = notTests.filter((name) => !isNamed(name, parameters))) {
  // This must be last: jest takes every word after it as another project.
  const ignored = left.length > 0 ? ['--ignoreProjects', ...left] : [];
  const tool = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', ...parameters, ...ignored];
  // Overrides NODE_ENV, because React and other packages behave differently in production.
  return passes(runNode(tool, 'Some tests fail', { env: { ...process.env, ...env, NODE_ENV: 'test' } }));
}

function isNamed(project, parameters) {
  return parameters.some((parameter) => new RegExp(`^(\\./)?test/${project}\\b`).test(parameter));
}

async function passes(work) {
  try {
    await work;
    return true;
  } catch (error) {
    if (!(error instanceof ScriptFault)) throw error;
    print(error.message);
    return false;
  }
}

/** How long the parts of a run took. */
class Times {
  parts = [];

  async measure(name, work) {
    const start = performance.now();
    const result = await work();
    this.parts.push(`${name} ${Math.round((performance.now() - start) / 1_000)} s`);
    return result;
  }

  describe() {
    return `Time: ${this.parts.filter((part) => !part.endsWith(' 0 s')).join(', ')}.`;
  }
}

await main(process.argv.slice(2)).catch(reportFault);
