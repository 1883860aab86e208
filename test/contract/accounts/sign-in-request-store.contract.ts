import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { SignInRequest, SignInRequestStore } from '../../../server/accounts/providers/ports/sign-in-request-store.port.js';
import { connect, createDataSource } from '../../../server/adapters/postgres/connection/data-source.js';
import { TypeormSignInRequestStore } from '../../../server/adapters/postgres/accounts/typeorm-sign-in-request-store.js';
import { MemorySignInRequestStore } from '../../fakes/accounts/memory-sign-in-request-store.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';

const now = new Date('2026-03-01T12:00:00.000Z');
const end = new Date('2026-03-01T12:10:00.000Z');

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = createDataSource(database.url);
  await connect(dataSource, database.url);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

function secrets(): SignInRequest {
  return {
    state: randomUUID(),
    nonce: randomUUID(),
    codeVerifier: randomUUID(),
    provider: 'acme',
    invitation: 'k7wq3f9d',
    accountId: randomUUID(),
  };
}

const stores: [string, () => SignInRequestStore][] = [
  ['the memory of a test', () => new MemorySignInRequestStore()],
  ['PostgreSQL', () => new TypeormSignInRequestStore(dataSource)],
];

describe.each(stores)('a store of sign-in requests in %s', (_, open) => {
  beforeEach(() => dataSource.query('DELETE FROM sign_in_request'));

  test('returns the secrets of a state once', async () => {
    const store = open();
    const request = secrets();
    await store.add(request, end);
    await store.add(secrets(), end);
    expect(await store.take(request.state, now)).toEqual(request);
    expect(await store.take(request.state, now)).toBeNull();
  });

  test('has nothing for a state that was never issued', async () => {
    expect(await open().take('no such state', now)).toBeNull();
  });

  test('of many requests with one state at the same moment exactly one gets the secrets', async () => {
    const store = open();
    const request = secrets();
    await store.add(request, end);
    const taken = await Promise.all(Array.from({ length: 8 }, () => store.take(request.state, now)));
    expect(taken.filter((result) => result !== null)).toEqual([request]);
  });

  test('returns nothing after the request has expired', async () => {
    const store = open();
    const [early, late] = [secrets(), secrets()];
    await store.add(early, end);
    await store.add(late, end);
    expect(await store.take(early.state, new Date(end.getTime() - 1))).toEqual(early);
    expect(await store.take(late.state, end)).toBeNull();
  });

  test('keeps an expired request until it is removed; at most the given number is removed at a time', async () => {
    const store = open();
    const young = secrets();
    for (const request of [secrets(), secrets(), secrets()]) await store.add(request, end);
    await store.add(young, new Date(end.getTime() + 1));
    expect(await store.removeExpired(new Date(end.getTime() - 1), 2)).toBe(0);
    expect([await store.removeExpired(end, 2), await store.removeExpired(end, 2), await store.removeExpired(end, 2)]).toEqual([2, 1, 0]);
    expect(await store.take(young.state, end)).toEqual(young);
  });
});

test('PostgreSQL stores only the hash of a state, and nothing that contains the state', async () => {
  const store = new TypeormSignInRequestStore(dataSource);
  const request = secrets();
  await store.add(request, end);
  const rows = await dataSource.query<{ written: string; state_hash: Buffer }[]>(
    'SELECT sign_in_request::text AS written, state_hash FROM sign_in_request WHERE nonce = $1',
    [request.nonce],
  );
  expect(rows.map((row) => row.state_hash)).toEqual([createHash('sha256').update(request.state).digest()]);
  for (const form of [request.state, Buffer.from(request.state).toString('hex')]) expect(rows[0]?.written).not.toContain(form);
});
