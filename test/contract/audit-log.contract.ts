import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { TypeormAuditLog } from '../../server/adapters/postgres/operators/typeorm-audit-log.js';
import { ActFault } from '../../server/audit/act-fault.js';
import type { AuditEntry } from '../../server/audit/audit-entry.js';
import type { AuditLog } from '../../server/audit/ports/audit-log.port.js';
import { RecordAct } from '../../server/audit/use-cases/record-act.js';
import { anOperator } from '../builders/accounts/actor.js';
import { MemoryAuditLog } from '../fakes/memory-audit-log.js';
import { StoppedClock } from '../fakes/stopped-clock.js';
import { connectedDatabase } from '../support/database/connected-database.js';

const connected = connectedDatabase();

const entry = (minute: number, act = 'page hide'): AuditEntry => ({
  id: randomUUID(),
  at: new Date(Date.UTC(2026, 0, 1, 12, minute)),
  operator: 'ada@a-machine',
  door: 'command-line',
  act,
  subject: minute === 1 ? null : 'a-page',
  receipt: null,
  outcome: 'begun',
});

const logs: readonly [string, () => AuditLog][] = [
  ['in the memory of a test', () => new MemoryAuditLog()],
  ['in PostgreSQL', () => new TypeormAuditLog(connected.dataSource)],
];

describe.each(logs)('an audit log %s', (_, open) => {
  test('lists the last entries, the newest first, each with its outcome', async () => {
    const log = open();
    const entries = [entry(1), entry(3), entry(2)] as const;
    for (const one of entries) await log.add(one);
    await log.finish(entries[1].id, 'done');
    expect(await log.list(10)).toEqual([{ ...entries[1], outcome: 'done' }, entries[2], entries[0]]);
    expect(await log.list(1)).toHaveLength(1);
  });

  test('has an entry before the act begins, and its end, also if it fails', async () => {
    const log = open();
    const record = new RecordAct(log, new StoppedClock());
    const act = { act: 'account delete', subject: 'an-id' };
    const outcome = async () => (await log.list(1))[0]?.outcome;
    expect(await record.execute(anOperator(), act, outcome)).toBe('begun');
    expect(await log.list(1)).toMatchObject([{ ...act, operator: 'ada@a-machine', door: 'command-line', outcome: 'done' }]);
    await expect(record.execute(anOperator(), { ...act, act: 'other' }, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    const gone = Object.assign(new Error('gone'), { code: 'ACCOUNT_UNKNOWN' });
    await expect(record.execute(anOperator(), { ...act, act: 'third' }, () => Promise.reject(gone))).rejects.toBe(gone);
    const incomplete = { written: 1, fault: new ActFault('EXPORT_INCOMPLETE') };
    expect(await record.execute(anOperator(), { ...act, act: 'fourth' }, async () => incomplete)).toBe(incomplete);
    const outcomes = (await log.list(4)).map((one) => one.outcome).toSorted();
    expect(outcomes).toEqual(['ACCOUNT_UNKNOWN', 'EXPORT_INCOMPLETE', 'done', 'failed']);
  });
});

test('an act ends as it ended, also if its entry cannot be finished', async () => {
  const log = new MemoryAuditLog();
  log.finish = () => Promise.reject(new Error('the database is away'));
  const record = new RecordAct(log, new StoppedClock());
  const act = { act: 'page hide', subject: 'a-page' };
  expect(await record.execute(anOperator(), act, async () => 'hidden')).toBe('hidden');
  await expect(record.execute(anOperator(), act, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect((await log.list(2)).map(({ outcome }) => outcome)).toEqual(['begun', 'begun']);
});
