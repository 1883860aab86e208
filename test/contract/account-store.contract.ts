import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { EmailAddress } from '../../server/accounts/email-address.rules.js';
import type { AccountStore } from '../../server/accounts/ports/account-store.port.js';
import type { Username } from '../../server/accounts/username.rules.js';
import { connect, createDataSource } from '../../server/adapters/postgres/data-source.js';
import { TypeormAccountStore } from '../../server/adapters/postgres/typeorm-account-store.js';
import { anAccount } from '../builders/stored-account.js';
import { MemoryAccountStore } from '../fakes/memory-account-store.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

const passwordHash = '$argon2id$a hash';
const nobody = '00000000-0000-4000-8000-000000000000';

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

const stores: [string, () => AccountStore][] = [
  ['the memory of a test', () => new MemoryAccountStore()],
  ['PostgreSQL', () => new TypeormAccountStore(dataSource)],
];

describe.each(stores)('an account store in %s', (_, open) => {
  test('gives back by its id what was added', async () => {
    const store = open();
    const account = anAccount();
    expect(await store.add(account, passwordHash)).toBe(true);
    expect(await store.findById(account.id)).toEqual(account);
  });

  test('has nobody under an id that was never added', async () => {
    expect(await open().findById(nobody)).toBeNull();
  });

  test('AU-14 A username is found ignoring case and given back as it was written', async () => {
    const store = open();
    const account = anAccount('Grace.Hopper');
    await store.add(account, passwordHash);
    expect(await store.findCredentials('gRACE.hOPPER' as Username)).toEqual({ account, passwordHash });
  });

  test('has no credentials of a username that nobody has', async () => {
    expect(await open().findCredentials('no-such-person' as Username)).toBeNull();
  });

  test('AU-14 A username that differs in case only is refused, and nothing is kept', async () => {
    const store = open();
    await store.add(anAccount('Isaac_N'), passwordHash);
    const second = anAccount('iSAAC_n', 'another@example.org');
    expect(await store.add(second, passwordHash)).toBe(false);
    expect(await store.findById(second.id)).toBeNull();
    expect(await store.isTaken('ISAAC_N' as Username, 'nobody@example.org' as EmailAddress)).toBe(true);
  });

  test('AU-15 An e-mail address that differs in case only is refused, and nothing is kept', async () => {
    const store = open();
    await store.add(anAccount('marie-c', 'Marie.C@Example.org'), passwordHash);
    const second = anAccount('pierre-c', 'mARIE.c@eXAMPLE.ORG');
    expect(await store.add(second, passwordHash)).toBe(false);
    expect(await store.findById(second.id)).toBeNull();
    expect(await store.isTaken('somebody' as Username, 'MARIE.C@EXAMPLE.ORG' as EmailAddress)).toBe(true);
  });

  test('says that what nobody has is free', async () => {
    expect(await open().isTaken('quite-free' as Username, 'quite-free@example.org' as EmailAddress)).toBe(false);
  });

  test('of many who register one name at the same moment exactly one gets it', async () => {
    const store = open();
    const rivals = Array.from({ length: 8 }, (_, index) => anAccount('Rival', `rival${index}@example.org`));
    const results = await Promise.all(rivals.map((account) => store.add(account, passwordHash)));
    expect(results.filter(Boolean)).toHaveLength(1);
  });
});

test('PostgreSQL itself refuses a password that is not a hash', async () => {
  await expect(new TypeormAccountStore(dataSource).add(anAccount(), 'a plain password')).rejects.toThrow('account_password_is_hashed');
});

test('PostgreSQL finds usernames by an index', async () => {
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction();
  try {
    // So few rows are read one by one otherwise.
    await runner.query('SET LOCAL enable_seqscan = off');
    const condition = `lower(account.username COLLATE "C") = lower(CAST('Ada' AS text) COLLATE "C")`;
    const plan: unknown = await runner.query(`EXPLAIN SELECT 1 FROM account WHERE ${condition}`);
    expect(JSON.stringify(plan)).toContain('account_username_ignoring_case');
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
});
