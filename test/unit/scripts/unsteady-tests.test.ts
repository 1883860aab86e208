import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { noteUnsteady, overdueInLedger } from '../../../scripts/tests/unsteady-tests.mjs';

let folder = '';
let ledger = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-ledger-'));
  ledger = join(folder, 'unsteady.json');
  writeFileSync(ledger, '[]\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (): unknown => JSON.parse(readFileSync(ledger, 'utf8'));
const aTest = { file: 'test/api/a.test.ts', name: 'It waits', failure: 'in vain' };

test('An unsteady test is in the ledger once, with the day on which it was first seen and without a cause', () => {
  noteUnsteady([aTest], new Date('2026-03-01T23:00:00Z'), ledger);
  noteUnsteady([aTest, { ...aTest, name: undefined }], new Date('2026-03-02T01:00:00Z'), ledger);
  expect(read()).toEqual([
    { test: 'test/api/a.test.ts › It waits', since: '2026-03-01', cause: '' },
    { test: 'test/api/a.test.ts › the file', since: '2026-03-02', cause: '' },
  ]);
});

test('A run without an unsteady test leaves the ledger as it is', () => {
  writeFileSync(ledger, '[ ]');
  noteUnsteady([], new Date(), ledger);
  expect(readFileSync(ledger, 'utf8')).toBe('[ ]');
});

test('A test may stay in the ledger for three days', () => {
  noteUnsteady([aTest], new Date('2026-03-01T12:00:00Z'), ledger);
  expect(overdueInLedger(new Date('2026-03-04T23:59:00Z'), ledger)).toEqual([]);
  expect(overdueInLedger(new Date('2026-03-05T00:01:00Z'), ledger)).toEqual([
    'test/api/a.test.ts › It waits has been unsteady since 2026-03-01: mend it, and remove it from test/unsteady.json.',
  ]);
});
