import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { AccessToken } from '../../../server/accounts/access-tokens/access-token.js';
import { TooManyAccessTokens } from '../../../server/accounts/accounts.errors.js';
import type { AccessTokenStore } from '../../../server/accounts/access-tokens/ports/access-token-store.port.js';
import { hashToken, newToken } from '../../../server/accounts/sessions/session.js';
import { connect, createDataSource } from '../../../server/adapters/postgres/connection/data-source.js';
import { TypeormAccessTokenStore } from '../../../server/adapters/postgres/accounts/typeorm-access-token-store.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { MemoryAccessTokenStore } from '../../fakes/accounts/memory-access-token-store.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { NoCredential } from '../../../server/accounts/sessions/call-credential.js';

const earlier = new Date('2026-03-01T12:00:00.123Z');
const later = new Date('2026-03-05T08:30:00.456Z');

let database: TestDatabase;
let dataSource: DataSource;
let [owner, other] = ['', ''];
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = createDataSource(database.url);
  await connect(dataSource, database.url);
});
beforeEach(async () => {
  [owner, other] = [await storeAccount(dataSource), await storeAccount(dataSource)];
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

function aToken(accountId: string, more: Partial<AccessToken> = {}): AccessToken {
  const dates = { createdAt: earlier, expiresAt: null, lastUsedAt: null };
  return { tokenHash: hashToken(newToken()), id: randomUUID(), accountId, name: 'Robot', scopes: ['read', 'media'], ...dates, ...more };
}

const stores: [string, () => AccessTokenStore][] = [
  ['the memory of a test', () => new MemoryAccessTokenStore((id) => id === owner || id === other)],
  ['PostgreSQL', () => new TypeormAccessTokenStore(dataSource, new NoCredential())],
];

describe.each(stores)('a store of access tokens in %s', (_, open) => {
  test('returns an added token as it was, and nothing for one that was never added', async () => {
    const store = open();
    const token = aToken(owner, { expiresAt: later, lastUsedAt: earlier });
    expect(await store.add(token, 1)).toBe(true);
    expect(await store.find(token.tokenHash)).toEqual(token);
    expect(await store.find(hashToken('no such token'))).toBeNull();
  });

  test('stores no token of an account that was removed, and no more than allowed', async () => {
    const store = open();
    const [gone, first, second] = [aToken(randomUUID()), aToken(owner), aToken(owner)];
    expect(await store.add(gone, 1)).toBe(false);
    await store.add(first, 1);
    await expect(store.add(second, 1)).rejects.toThrow(TooManyAccessTokens);
    await store.add(aToken(other), 1);
    expect([await store.find(gone.tokenHash), await store.find(second.tokenHash)]).toEqual([null, null]);
  });

  test('records the first use and a later one, and no earlier one', async () => {
    const store = open();
    const token = aToken(owner);
    await store.add(token, 1);
    await store.noteUse(token.tokenHash, earlier);
    expect((await store.find(token.tokenHash))?.lastUsedAt).toEqual(earlier);
    await store.noteUse(token.tokenHash, later);
    await store.noteUse(token.tokenHash, earlier);
    expect((await store.find(token.tokenHash))?.lastUsedAt).toEqual(later);
  });

  test('lists the tokens of an account, the newest first, and none of another', async () => {
    const store = open();
    const [old, young] = [aToken(owner), aToken(owner, { createdAt: later })];
    for (const token of [old, young, aToken(other)]) await store.add(token, 9);
    expect(await store.list(owner)).toEqual([young, old]);
  });

  test('removes a token by its id if it belongs to the account, and otherwise nothing, whatever the id', async () => {
    const store = open();
    const [own, strange] = [aToken(owner), aToken(other)];
    for (const token of [own, strange]) await store.add(token, 9);
    for (const id of [strange.id, 'no id', '', `${own.id}0`]) expect(await store.removeOwned(owner, id)).toBe(false);
    expect(await store.find(strange.tokenHash)).toEqual(strange);
    expect([await store.removeOwned(owner, own.id), await store.removeOwned(owner, own.id)]).toEqual([true, false]);
    expect(await store.find(own.tokenHash)).toBeNull();
  });

  test('removes tokens that expired at or before a given time, up to the given number at a time, and no others', async () => {
    const store = open();
    await store.removeExpired(later, 1_000);
    const expired = [1, 2, 3].map(() => aToken(owner, { expiresAt: earlier }));
    const [valid, endless] = [aToken(owner, { expiresAt: later }), aToken(owner)];
    for (const token of [...expired, valid, endless]) await store.add(token, 9);
    expect([await store.removeExpired(earlier, 2), await store.removeExpired(earlier, 2)]).toEqual([2, 1]);
    for (const { tokenHash } of expired) expect(await store.find(tokenHash)).toBeNull();
    expect([await store.find(valid.tokenHash), await store.find(endless.tokenHash)]).toEqual([valid, endless]);
  });
});

test('In PostgreSQL, concurrent additions do not exceed the limit, and removing an account removes its tokens', async () => {
  const store = new TypeormAccessTokenStore(dataSource, new NoCredential());
  const added = await Promise.allSettled(Array.from({ length: 6 }, () => store.add(aToken(owner), 2)));
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await store.list(owner)).toHaveLength(2);
  await dataSource.query('DELETE FROM account WHERE id = $1', [owner]);
  expect(await store.list(owner)).toEqual([]);
});
