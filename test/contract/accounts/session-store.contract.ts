import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { SessionStore } from '../../../server/accounts/sessions/ports/session-store.port.js';
import { hashToken } from '../../../server/accounts/sessions/session.js';
import { accountTable } from '../../../server/adapters/postgres/accounts/account.table.js';
import { connect, createDataSource } from '../../../server/adapters/postgres/connection/data-source.js';
import { TypeormSessionStore } from '../../../server/adapters/postgres/accounts/typeorm-session-store.js';
import { anAccount, aSession } from '../../builders/accounts/stored-account.js';
import { MemorySessionStore } from '../../fakes/accounts/memory-session-store.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';

const owner = anAccount();
const earlier = new Date('2026-03-01T12:00:00.123Z');
const later = new Date('2026-03-05T08:30:00.456Z');

const passwordHash = '$argon2id$of-the-password';

let accounts: readonly { readonly id: string }[] = [owner];
const isProven = (accountId: string, hash = passwordHash): boolean => accounts.some(({ id }) => id === accountId) && hash === passwordHash;

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = createDataSource(database.url);
  await connect(dataSource, database.url);
  await dataSource.getRepository(accountTable).insert({ ...owner, passwordHash });
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const stores: [string, () => SessionStore][] = [
  ['the memory of a test', () => new MemorySessionStore(isProven)],
  ['PostgreSQL', () => new TypeormSessionStore(dataSource, undefined as never)],
];

describe.each(stores)('a session store in %s', (_, open) => {
  test('returns an added session', async () => {
    const store = open();
    const session = aSession(owner.id);
    await store.add(session);
    expect(await store.find(session.tokenHash)).toEqual(session);
  });

  test('stores no session of an account that was removed, or whose password has changed', async () => {
    const store = open();
    const [gone, outdated, current] = [aSession(randomUUID()), aSession(owner.id), aSession(owner.id)];
    expect(await store.add(gone)).toBe(false);
    expect(await store.add(outdated, { passwordHash: `${passwordHash}x` })).toBe(false);
    expect(await store.add(current, { passwordHash })).toBe(true);
    for (const { tokenHash } of [gone, outdated]) expect(await store.find(tokenHash)).toBeNull();
    expect(await store.find(current.tokenHash)).toEqual(current);
  });

  test('has no session for a token that was never issued', async () => {
    expect(await open().find(hashToken('no such token'))).toBeNull();
  });

  test('records a later use and changes nothing else', async () => {
    const store = open();
    const session = aSession(owner.id);
    await store.add(session);
    await store.noteUse(session.tokenHash, later);
    expect(await store.find(session.tokenHash)).toEqual({ ...session, lastUsedAt: later });
  });

  test('does not replace a later use by an earlier one', async () => {
    const store = open();
    const session = aSession(owner.id, later);
    await store.add(session);
    await store.noteUse(session.tokenHash, earlier);
    expect(await store.find(session.tokenHash)).toEqual(session);
  });

  test('does not restore an ended session when its use is recorded', async () => {
    const store = open();
    const session = aSession(owner.id);
    await store.add(session);
    await store.remove(session.tokenHash);
    await store.noteUse(session.tokenHash, later);
    expect(await store.find(session.tokenHash)).toBeNull();
  });

  test('ends one session and keeps the others, and ending an ended session succeeds', async () => {
    const store = open();
    const [first, second] = [aSession(owner.id), aSession(owner.id)];
    await store.add(first);
    await store.add(second);
    await store.remove(first.tokenHash);
    await store.remove(first.tokenHash);
    expect(await store.find(first.tokenHash)).toBeNull();
    expect(await store.find(second.tokenHash)).toEqual(second);
  });

  test('removes sessions last used at or before a given time, up to the given number at a time, and no others', async () => {
    const store = open();
    await store.removeUnusedSince(later, 1_000);
    const old = [aSession(owner.id, earlier), aSession(owner.id, earlier), aSession(owner.id, earlier)];
    const young = aSession(owner.id, later);
    for (const session of [...old, young]) await store.add(session);
    expect([await store.removeUnusedSince(earlier, 2), await store.removeUnusedSince(earlier, 2)]).toEqual([2, 1]);
    for (const { tokenHash } of old) expect(await store.find(tokenHash)).toBeNull();
    expect(await store.find(young.tokenHash)).toEqual(young);
  });

  describe('of one account among several', () => {
    let [mine, other] = [anAccount(), anAccount()];
    beforeEach(async () => {
      [mine, other] = [anAccount(), anAccount()];
      accounts = [owner, mine, other];
      for (const account of [mine, other]) await dataSource.getRepository(accountTable).insert({ ...account, passwordHash: null });
    });

    test('lists the sessions used after a given time, most recently used first, at most so many, and none of another account', async () => {
      const store = open();
      const old = aSession(mine.id, new Date(earlier.getTime() - 1));
      const [first, second] = [aSession(mine.id, later), { ...aSession(mine.id, new Date(later.getTime() + 1)), device: null }];
      for (const session of [old, aSession(mine.id, earlier), first, second, aSession(other.id, later)]) await store.add(session);
      expect(await store.listUsedSince(mine.id, earlier, 10)).toEqual([second, first]);
      expect(await store.listUsedSince(mine.id, earlier, 1)).toEqual([second]);
    });

    test('ends a session by its id if it belongs to the account, and otherwise does nothing, whatever the id', async () => {
      const store = open();
      const [session, strange] = [aSession(mine.id), aSession(other.id)];
      for (const added of [session, strange]) await store.add(added);
      for (const id of [strange.id, 'no id', '', `${session.id}0`]) await store.removeOwned(mine.id, id);
      expect(await store.find(strange.tokenHash)).toEqual(strange);
      expect(await store.find(session.tokenHash)).toEqual(session);
      await store.removeOwned(mine.id, session.id);
      expect(await store.find(session.tokenHash)).toBeNull();
    });

    test('ends every session of the account, and none of another account', async () => {
      const store = open();
      const [first, second, strange] = [aSession(mine.id), aSession(mine.id), aSession(other.id)];
      for (const session of [first, second, strange]) await store.add(session);
      await store.removeAll({ accountId: mine.id, at: new Date(), withPrograms: false });
      expect([await store.find(first.tokenHash), await store.find(second.tokenHash)]).toEqual([null, null]);
      expect(await store.find(strange.tokenHash)).toEqual(strange);
    });
  });
});

test('in PostgreSQL removing an account removes its sessions', async () => {
  const store = new TypeormSessionStore(dataSource, undefined as never);
  const leaving = anAccount();
  await dataSource.getRepository(accountTable).insert({ ...leaving, passwordHash: null });
  const session = aSession(leaving.id);
  await store.add(session);
  await dataSource.query('DELETE FROM account WHERE id = $1', [leaving.id]);
  expect(await store.find(session.tokenHash)).toBeNull();
});
