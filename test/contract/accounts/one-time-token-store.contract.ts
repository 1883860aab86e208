import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { OneTimeTokenStore } from '../../../server/accounts/ports/one-time-token-store.port.js';
import { hashToken } from '../../../server/accounts/sessions/session.js';
import { accountTable } from '../../../server/adapters/postgres/accounts/account.table.js';
import { connect, createDataSource } from '../../../server/adapters/postgres/connection/data-source.js';
import { TypeormOneTimeTokenStore } from '../../../server/adapters/postgres/accounts/typeorm-one-time-token-store.js';
import { anAccount, aOneTimeToken } from '../../builders/accounts/stored-account.js';
import { MemoryOneTimeTokenStore } from '../../fakes/accounts/memory-one-time-token-store.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';

const owner = anAccount();

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
  beforeEach(() => dataSource.query('DELETE FROM one_time_token'));

  test('returns an added token at every request', async () => {
    const store = open();
    const token = aOneTimeToken(owner.id, 'verify-email');
    await store.add(token);
    expect(await store.find(token.tokenHash, 'verify-email')).toEqual(token);
    expect(await store.find(token.tokenHash, 'verify-email')).toEqual(token);
  });

  test('has nothing for a token that was never issued', async () => {
    expect(await open().find(hashToken('no such token'), 'reset-password')).toBeNull();
  });

  test('does not return a token for another purpose', async () => {
    const store = open();
    const token = aOneTimeToken(owner.id, 'verify-email');
    await store.add(token);
    expect(await store.find(token.tokenHash, 'reset-password')).toBeNull();
  });

  test('keeps the other tokens of an account when one is added', async () => {
    const store = open();
    const [first, second] = [aOneTimeToken(owner.id), aOneTimeToken(owner.id)];
    await store.add(first);
    await store.add(second);
    expect(await store.find(first.tokenHash, 'reset-password')).toEqual(first);
    expect(await store.find(second.tokenHash, 'reset-password')).toEqual(second);
  });

  test('keeps an expired token until it is removed; at most the given number is removed at a time', async () => {
    const store = open();
    const [young, ...old] = [aOneTimeToken(owner.id), aOneTimeToken(owner.id), aOneTimeToken(owner.id), aOneTimeToken(owner.id)];
    const end = new Date(young.expiresAt.getTime() - 1);
    const expired = old.map((token) => ({ ...token, expiresAt: end }));
    for (const token of [young, ...expired]) await store.add(token);
    const keptOf = async () =>
      (await Promise.all(expired.map(({ tokenHash }) => store.find(tokenHash, 'reset-password')))).filter((token) => token !== null).length;
    expect([await store.removeExpired(new Date(end.getTime() - 1), 2), await keptOf()]).toEqual([0, 3]);
    expect([await store.removeExpired(end, 2), await keptOf()]).toEqual([2, 1]);
    expect([await store.removeExpired(end, 2), await keptOf()]).toEqual([1, 0]);
    expect(await store.find(young.tokenHash, 'reset-password')).toEqual(young);
  });
});

test('PostgreSQL itself refuses a token that is not as long as a hash', async () => {
  const token = { ...aOneTimeToken(owner.id), tokenHash: hashToken('x').slice(2) as ReturnType<typeof hashToken> };
  await expect(new TypeormOneTimeTokenStore(dataSource).add(token)).rejects.toThrow('one_time_token_is_hashed');
});
