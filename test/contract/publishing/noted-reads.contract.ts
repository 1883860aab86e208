import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { PostgresNotedReads } from '../../../server/adapters/postgres/publishing/postgres-noted-reads.js';
import type { NotedRead, NotedReads } from '../../../server/pages/publishing/ports/noted-reads.port.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { MemoryNotedReads } from '../../fakes/pages/memory-noted-reads.js';
import { connectedDatabase } from '../../support/database/connected-database.js';

const connected = connectedDatabase();
const now = new Date('2026-11-20T08:00:00.000Z');
const read = (version: number, more: Partial<NotedRead> = {}): NotedRead => ({
  pageId: '0197a8f0-0000-7000-8000-00000000000a',
  version,
  ...more,
});

let client: string;
let other: string;
beforeEach(() => {
  [client, other] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')] as [string, string];
});

async function storeSession(token: string): Promise<void> {
  const row = [Buffer.from(token, 'hex'), await storeAccount(connected.dataSource), now];
  await connected.dataSource.query('INSERT INTO session (token_hash, account_id, started_at, last_used_at) VALUES ($1, $2, $3, $3)', row);
}

async function storeAccessToken(token: string): Promise<void> {
  const row = [Buffer.from(token, 'hex'), randomUUID(), await storeAccount(connected.dataSource), ['read'], now];
  const columns = 'token_hash, id, account_id, name, scopes, created_at';
  await connected.dataSource.query(`INSERT INTO access_token (${columns}) VALUES ($1, $2, $3, 'A program', $4, $5)`, row);
}

describe.each<[string, () => Promise<NotedReads>]>([
  ['the memory of a test', async () => new MemoryNotedReads(client, other)],
  ['sessions of PostgreSQL', async () => storedIn(storeSession)],
  ['access tokens of PostgreSQL', async () => storedIn(storeAccessToken)],
])('what clients have read, in %s,', (_, open) => {
  let reads: NotedReads;
  beforeEach(async () => {
    reads = await open();
  });

  test('is the last four different reads of each client, the newest first', async () => {
    for (const version of [0, 1, 2, 1, 1, 3]) await reads.note(client, read(version));
    const merged = read(3, { shows: { tiles: [['a', 1]], page: { title: 3 } } });
    await reads.note(other, read(7));
    expect(await reads.list(client)).toEqual([3, 1, 2, 0].map((version) => read(version)));
    await reads.note(client, merged);
    await reads.note(client, merged);
    expect(await reads.list(client)).toEqual([merged, ...[3, 1, 2].map((version) => read(version))]);
    expect(await reads.list(other)).toEqual([read(7)]);
  });

  test('is nothing of a client that is not there', async () => {
    const nobody = randomBytes(32).toString('hex');
    await reads.note(nobody, read(1));
    expect([await reads.list(nobody), await reads.list(client)]).toEqual([[], []]);
  });

  test('is noted once for each of concurrent calls', async () => {
    await Promise.all([1, 2, 3, 4].map((version) => reads.note(client, read(version))));
    expect((await reads.list(client)).map(({ version }) => version).toSorted()).toEqual([1, 2, 3, 4]);
  });
});

async function storedIn(store: (token: string) => Promise<void>): Promise<NotedReads> {
  await store(client);
  await store(other);
  return new PostgresNotedReads(connected.dataSource);
}
