// Runs test files many times, on a processor that is slowed down and with answers that come late: `node scripts/steady.mjs FILES`. New and changed
// tests of the browser pass it before they land. `--rounds 6` runs them less often than the 20 times that are usual.
import { parseArgs } from 'node:util';
import { reportFault, runNode, print, ScriptFault } from './process.mjs';

/** How much slower the processor of a page is in the rounds, in turn. */
const throttles = [1, 4, 8];

/** The longest time in milliseconds for which a request waits before it is answered. */
const longestDelay = 300;

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

async function main() {
  const { values, positionals: files } = parseArgs({
    options: { rounds: { type: 'string', default: '20' } },
    allowPositionals: true,
  });
  if (files.length === 0) throw new ScriptFault('Name the test files: node scripts/steady.mjs test/browser/accounts/login.test.ts');
  const failed = await runRounds(files, Number(values.rounds));
  if (failed.length > 0) throw new ScriptFault(failed.join('\n'));
  print(`\n${values.rounds} rounds, and none failed.`);
}

await main().catch(reportFault);
