// The ledger of tests that failed in a run and passed when they ran again, alone. No dependencies: scripts/test.mjs runs before anything is installed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process.mjs';

const ledgerFile = join(root, 'test/unsteady.json');

/** How long a test may stay in the ledger. */
const days = 3;

/**
 * Adds the tests to the ledger that it does not have. Each entry has `test` (file and title), `since` (the day it was first seen) and `cause`,
 * which is empty until somebody knows it. Whoever mends the test removes the entry.
 */
export function noteUnsteady(tests, now, file = ledgerFile) {
  const ledger = read(file);
  const known = new Set(ledger.map(({ test }) => test));
  const added = tests.map((test) => `${test.file} › ${test.name ?? 'the file'}`).filter((test) => !known.has(test));
  if (added.length === 0) return;
  const since = now.toISOString().slice(0, 10);
  writeFileSync(file, `${JSON.stringify([...ledger, ...added.map((test) => ({ test, since, cause: '' }))], null, 2)}\n`);
}

/** A sentence for each test that has been in the ledger for too long. */
export function overdueInLedger(now, file = ledgerFile) {
  const limit = new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  return read(file)
    .filter(({ since }) => since < limit)
    .map(({ test, since }) => `${test} has been unsteady since ${since}: mend it, and remove it from test/unsteady.json.`);
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
