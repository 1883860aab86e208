import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { NotifyPageChanges } from '../../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { PublicReads } from '../../../../server/adapters/postgres/pages/public-reads.js';
import { END_OF_LOG, type ReadReplica } from '../../../../server/adapters/postgres/connection/read-replica.js';

Logger.overrideLogger(false);

const fails = () => Promise.reject(new Error('away'));
const end = { database: 'tessera', timeline: '00000001', position: '0/1' };

let replica: { rows: () => Promise<string[]>; hasReplayed: () => Promise<boolean>; close: () => Promise<void> };
let checks: number;
let reads: PublicReads;
beforeEach(() => {
  jest.useFakeTimers();
  checks = 0;
  replica = { rows: async () => ['replica'], hasReplayed: async () => true, close: async () => undefined };
  const primary = { query: async (statement: string) => (statement === END_OF_LOG ? [end] : ['primary']) };
  const changes = { isListening: Promise.resolve(), onChange: () => undefined, onGone: () => undefined, onGap: () => undefined };
  const counted = {
    rows: () => replica.rows(),
    hasReplayed: () => {
      checks += 1;
      return replica.hasReplayed();
    },
    close: () => replica.close(),
  };
  reads = new PublicReads(primary as unknown as DataSource, counted as unknown as ReadReplica, changes as unknown as NotifyPageChanges);
});
afterEach(async () => {
  await reads.onApplicationShutdown();
  jest.useRealTimers();
});

const lookUp = () => reads.lookUp<string>('page', 'SELECT', []);
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);

test('Many look-ups that fail at a time delay the next use of the replica no longer than one', async () => {
  reads.onApplicationBootstrap();
  await seconds(0);
  expect([checks, await lookUp()]).toEqual([1, ['replica']]);
  replica = { ...replica, rows: fails, hasReplayed: async () => false };
  const rows = await Promise.all(Array.from({ length: 10 }, lookUp));
  expect(rows).toEqual(Array.from({ length: 10 }, () => ['primary']));
  await seconds(1);
  replica = { ...replica, rows: async () => ['replica'], hasReplayed: async () => true };
  await seconds(1);
  expect([checks, await lookUp()]).toEqual([3, ['replica']]);
});

test('A replica that does not answer is asked after twice the time each time, and every second again once it answers', async () => {
  replica = { ...replica, hasReplayed: fails };
  reads.onApplicationBootstrap();
  await seconds(0);
  await seconds(2 + 4 + 8);
  expect(checks).toBe(4);
  replica = { ...replica, hasReplayed: async () => false };
  await seconds(16);
  expect(checks).toBe(5);
  await seconds(3);
  expect(checks).toBe(8);
});
