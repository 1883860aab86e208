import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { OneTimeTokenStore } from '../../server/accounts/ports/one-time-token-store.port.js';
import { hashToken } from '../../server/accounts/session.js';
import { accountTable } from '../../server/adapters/postgres/account.table.js';
import { connect, createDataSource } from '../../server/adapters/postgres/data-source.js';
import { TypeormOneTimeTokenStore } from '../../server/adapters/postgres/typeorm-one-time-token-store.js';
import { anAccount, aOneTimeToken } from '../builders/stored-account.js';
import { MemoryOneTimeTokenStore } from '../fakes/memory-one-time-token-store.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

const owner = anAccount();
const now = new Date('2026-03-01T12:00:00.000Z');

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = createDataSource(database.url);
  await connect(dataSource, database.url);
  await dataSource.getRepository(accountTable).insert({ ...owner, passwordHash: null });
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const stores: [string, () => OneTimeTokenStore][] = [
  ['the memory of a test', () => new MemoryOneTimeTokenStore()],
  ['PostgreSQL', () => new TypeormOneTimeTokenStore(dataSource)],
];

describe.each(stores)('a store of one-time tokens in %s', (_, open) => {
  test('gives back what was added, as often as it is asked for', async () => {
    const store = open();
    const token = aOneTimeToken(owner.id, 'verify-email');
    await store.add(token, now);
    expect(await store.find(token.tokenHash, 'verify-email')).toEqual(token);
    expect(await store.find(token.tokenHash, 'verify-email')).toEqual(token);
  });

  test('has nothing under a token that was never given out', async () => {
    expect(await open().find(hashToken('no such token'), 'reset-password')).toBeNull();
  });

  test('does not give a token for another purpose than its own', async () => {
    const store = open();
    const token = aOneTimeToken(owner.id, 'verify-email');
    await store.add(token, now);
    expect(await store.find(token.tokenHash, 'reset-password')).toBeNull();
  });

  test('keeps the other tokens of an account when one is added', async () => {
    const store = open();
    const [first, second] = [aOneTimeToken(owner.id), aOneTimeToken(owner.id)];
    await store.add(first, now);
    await store.add(second, now);
    expect(await store.find(first.tokenHash, 'reset-password')).toEqual(first);
    expect(await store.find(second.tokenHash, 'reset-password')).toEqual(second);
  });

  test('keeps an expired token until another one is added after its end', async () => {
    const store = open();
    const token = aOneTimeToken(owner.id);
    await store.add(token, new Date(token.expiresAt.getTime() + 1));
    expect(await store.find(token.tokenHash, 'reset-password')).toEqual(token);
    await store.add(aOneTimeToken(owner.id), new Date(token.expiresAt.getTime() - 1));
    expect(await store.find(token.tokenHash, 'reset-password')).toEqual(token);
    await store.add(aOneTimeToken(owner.id), token.expiresAt);
    expect(await store.find(token.tokenHash, 'reset-password')).toBeNull();
  });
});

test('PostgreSQL itself keeps nothing but hashes of tokens', async () => {
  const token = { ...aOneTimeToken(owner.id), tokenHash: hashToken('x').slice(2) as ReturnType<typeof hashToken> };
  await expect(new TypeormOneTimeTokenStore(dataSource).add(token, now)).rejects.toThrow('one_time_token_is_hashed');
});
