// Runs test files many times, on a processor that is slowed down and with answers that come late: `node scripts/steady.mjs FILES`. New and changed
// tests of the browser pass it before they land. `--rounds 6` runs them less often than the 20 times that are usual; `--changed` takes some of the
// files that have changed lately.
import { parseArgs } from 'node:util';
import { reportFault, runNode, print, ScriptFault } from './process.mjs';

/** How much slower the processor of a page is in the rounds, in turn. */
const throttles = [1, 4, 8];

/** The longest time in milliseconds for which a request waits before it is answered. */
const longestDelay = 300;

/** The most files that `--changed` runs. */
const mostChanged = 4;

/** Runs the files, and returns the sentences that say which rounds failed. */
async function runRounds(files, rounds) {
  const failed = [];
  for (let round = 0; round < rounds; round += 1) {
    const throttle = throttles[round % throttles.length];
    print(
      `\nRound ${round + 1} of ${rounds}: the processor of pages is ${throttle} times as slow, and answers take up to ${longestDelay} ms longer.`,
    );
    const env = { ...process.env, TEST_THROTTLE: String(throttle), TEST_DELAY: String(longestDelay), TEST_PATIENCE: String(throttle) };
    await runNode(['scripts/test.mjs', '--runTestsByPath', ...files], 'It is not steady', { env }).catch((error) => {
      if (!(error instanceof ScriptFault)) throw error;
      failed.push(`Round ${round + 1} failed, with the processor ${throttle} times as slow.`);
    });
  }
  return failed;
}

/** Some of the browser tests that have changed lately: others at the next commit, if there are many. */
async function someChangedFiles() {
  const { changedTestFiles, commits } = await import('./tests/test-round.mjs');
  const changed = changedTestFiles().filter((file) => file.startsWith('test/browser/'));
  return changed.filter((_, at) => (at + commits()) % Math.ceil(changed.length / mostChanged) === 0);
}

async function main() {
  const { values, positionals } = parseArgs({
    options: { rounds: { type: 'string', default: '20' }, changed: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const files = values.changed ? await someChangedFiles() : positionals;
  if (files.length === 0 && values.changed) return print('No browser test has changed.');
  if (files.length === 0) throw new ScriptFault('Name the test files: node scripts/steady.mjs test/browser/accounts/login.test.ts');
  const failed = await runRounds(files, Number(values.rounds));
  if (failed.length > 0) throw new ScriptFault(failed.join('\n'));
  print(`\n${values.rounds} rounds, and none failed.`);
}

await main().catch(reportFault);
