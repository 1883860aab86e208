import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { SessionStore } from '../../server/accounts/ports/session-store.port.js';
import { hashToken } from '../../server/accounts/session.js';
import { connect, createDataSource } from '../../server/adapters/postgres/data-source.js';
import { TypeormAccountStore } from '../../server/adapters/postgres/typeorm-account-store.js';
import { TypeormSessionStore } from '../../server/adapters/postgres/typeorm-session-store.js';
import { anAccount, aSession } from '../builders/stored-account.js';
import { MemorySessionStore } from '../fakes/memory-session-store.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

const owner = anAccount();
const earlier = new Date('2026-03-01T12:00:00.123Z');
const later = new Date('2026-03-05T08:30:00.456Z');

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = createDataSource(database.url);
  await connect(dataSource, database.url);
  await new TypeormAccountStore(dataSource).add(owner, '$argon2id$a hash');
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const stores: [string, () => SessionStore][] = [
  ['the memory of a test', () => new MemorySessionStore()],
  ['PostgreSQL', () => new TypeormSessionStore(dataSource)],
];

describe.each(stores)('a session store in %s', (_, open) => {
  test('gives back what was added', async () => {
    const store = open();
    const session = aSession(owner.id);
    await store.add(session);
    expect(await store.find(session.tokenHash)).toEqual(session);
  });

  test('has no session of a token that was never given out', async () => {
    expect(await open().find(hashToken('no such token'))).toBeNull();
  });

  test('notes a later use and leaves the rest as it was', async () => {
    const store = open();
    const session = aSession(owner.id);
    await store.add(session);
    await store.noteUse(session.tokenHash, later);
    expect(await store.find(session.tokenHash)).toEqual({ ...session, lastUsedAt: later });
  });

  test('does not let an earlier use take the place of a later one', async () => {
    const store = open();
    const session = aSession(owner.id, later);
    await store.add(session);
    await store.noteUse(session.tokenHash, earlier);
    expect(await store.find(session.tokenHash)).toEqual(session);
  });

  test('does not bring back a session that has ended when its use is noted', async () => {
    const store = open();
    const session = aSession(owner.id);
    await store.add(session);
    await store.remove(session.tokenHash);
    await store.noteUse(session.tokenHash, later);
    expect(await store.find(session.tokenHash)).toBeNull();
  });

  test('ends one session and leaves the others, and ends what has ended without complaint', async () => {
    const store = open();
    const [first, second] = [aSession(owner.id), aSession(owner.id)];
    await store.add(first);
    await store.add(second);
    await store.remove(first.tokenHash);
    await store.remove(first.tokenHash);
    expect(await store.find(first.tokenHash)).toBeNull();
    expect(await store.find(second.tokenHash)).toEqual(second);
  });

  test('removes those last used at a moment or before, and no others', async () => {
    const store = open();
    const [old, young] = [aSession(owner.id, earlier), aSession(owner.id, later)];
    await store.add(old);
    await store.add(young);
    await store.removeUnusedSince(earlier);
    expect(await store.find(old.tokenHash)).toBeNull();
    expect(await store.find(young.tokenHash)).toEqual(young);
  });
});

test('in PostgreSQL an account takes its sessions with it', async () => {
  const store = new TypeormSessionStore(dataSource);
  const leaving = anAccount();
  await new TypeormAccountStore(dataSource).add(leaving, '$argon2id$a hash');
  const session = aSession(leaving.id);
  await store.add(session);
  await dataSource.query('DELETE FROM account WHERE id = $1', [leaving.id]);
  expect(await store.find(session.tokenHash)).toBeNull();
});
