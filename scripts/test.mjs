// `npm test` runs all tests and checks, on a fresh clone, too. With arguments it runs only jest, and passes them on.
// No dependencies, because this runs before anything is installed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled } from './ensure.mjs';
import { followNpm, reportFault, runNode, say, ScriptFault } from './process.mjs';
import { ensureNode } from './runtime.mjs';
import { listThemes } from './themes.mjs';
import { describeResults, filesToRepeat } from './test-results.mjs';

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

/**
 * The checks that run in parallel to the tests: the program, and the sentence for its failure. The two lists take about the same time and run
 * in parallel. The checks of one list run one after the other, because each needs half a gigabyte of memory.
 */
const checks = [types, [lint, format]];

/** The niceness of the checks: they mostly use the CPU while the tests wait. */
const besideTests = 5;

/** Projects of which nothing is tested: each runs only when a path in its folder is given. */
const notTests = ['bench', 'screens'];

/** Tests that need neither the built product nor a database. */
const withoutBuild = /^(\.\/)?test\/(unit|architecture)\b/;

async function main(parameters) {
  followNpm();
  await ensureNode();
  await ensureInstalled({ withDevelopment: true });
  listThemes();
  process.exitCode = parameters.length > 0 ? await runSome(parameters) : await runEverything();
}

async function runSome(parameters) {
  const paths = parameters.filter((parameter) => !parameter.startsWith('-'));
  if (paths.length === 0 || !paths.every((path) => withoutBuild.test(path))) {
    // A fault in one screen must not prevent tests of something else.
    const isBuilt = await passes(ensureBuilt());
    if (!isBuilt) say('Going on with what the last build left.');
  }
  return (await runJest(parameters)) ? 0 : 1;
}

async function runEverything() {
  await ensureBuilt();
  say('Testing, and checking types and rules meanwhile…');
  const folder = mkdtempSync(join(tmpdir(), 'tessera-results-'));
  try {
    const [first, ...checked] = await all([runJestFor(join(folder, 'first.json'), []), ...checks.map(runChecks)]);
    const second = await repeat(filesToRepeat(first.results), join(folder, 'second.json'));
    const isFine = (first.isFine || second?.isFine === true) && !checked.includes(false);
    if (!isFine) say('\nNot everything is in order: the reasons are above.');
    say(describeResults(first.results, second?.results));
    return isFine ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs failed test files once more, one after the other, while nothing else runs: of thousands of tests that compete for the processor, one
 * that lost a race says little about a change.
 */
async function repeat(files, resultFile) {
  if (files.length === 0) return undefined;
  say('\nRunning the test files that failed once more, alone…');
  return runJestFor(resultFile, ['--runInBand', '--runTestsByPath', ...files]);
}

async function runJestFor(resultFile, parameters) {
  const isFine = await runJest(['--json', `--outputFile=${resultFile}`, ...parameters]);
  return { isFine, results: JSON.parse(readFileSync(resultFile, 'utf8')) };
}

/** Like `Promise.all`, but it waits for all promises, so that nothing continues after an interruption. */
async function all(works) {
  const outcomes = await Promise.allSettled(works);
  const interrupted = outcomes.find(({ status }) => status === 'rejected');
  if (interrupted) throw interrupted.reason;
  return outcomes.map(({ value }) => value);
}

/** Runs all checks, one after the other, even after one has failed: so the output shows all faults. */
async function runChecks(list) {
  let isFine = true;
  for (const { tool, failure } of list) isFine = (await passes(runNode(tool, failure, { niceness: besideTests }))) && isFine;
  return isFine;
}

function runJest(parameters) {
  const left = notTests.filter((name) => !parameters.some((parameter) => new RegExp(`^(\\./)?test/${name}\\b`).test(parameter)));
  // This must be last: jest takes every word after it as another project.
  const ignored = left.length > 0 ? ['--ignoreProjects', ...left] : [];
  const tool = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', ...parameters, ...ignored];
  // Overrides NODE_ENV, because React and other packages behave differently in production.
  return passes(runNode(tool, 'Some tests fail', { env: { ...process.env, NODE_ENV: 'test' } }));
}

async function passes(work) {
  try {
    await work;
    return true;
  } catch (error) {
    if (!(error instanceof ScriptFault)) throw error;
    say(error.message);
    return false;
  }
}

await main(process.argv.slice(2)).catch(reportFault);
