import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { NoCredential } from '../../../server/accounts/sessions/call-credential.js';
import type { EmailAddress } from '../../../server/accounts/email-address.rules.js';
import type { AccountStore } from '../../../server/accounts/ports/account-store.port.js';
import type { Username } from '../../../server/accounts/username.rules.js';
import { connect, createDataSource } from '../../../server/adapters/postgres/connection/data-source.js';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { PgBossMailQueue } from '../../../server/adapters/queue/pg-boss-mail-queue.js';
import { TypeormAccountStore } from '../../../server/adapters/postgres/accounts/typeorm-account-store.js';
import { TypeormOperatorStore } from '../../../server/adapters/postgres/accounts/typeorm-operator-store.js';
import { anAccount, anIdentity } from '../../builders/accounts/stored-account.js';
import { MemoryAccountStore } from '../../fakes/accounts/memory-account-store.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';

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

function inPostgresql(): TypeormAccountStore {
  return new TypeormAccountStore(
    dataSource,
    new PgBossMailQueue(dataSource),
    new NotifyPageChanges(dataSource),
    new TypeormOperatorStore(dataSource, new NoCredential()),
    new NoCredential(),
  );
}

const stores: [string, () => AccountStore][] = [
  ['the memory of a test', () => new MemoryAccountStore()],
  ['PostgreSQL', inPostgresql],
];

describe.each(stores)('an account store in %s', (_, open) => {
  test('returns an added account by its id', async () => {
    const store = open();
    const account = anAccount();
    expect(await store.add(account, passwordHash)).toBe(true);
    expect(await store.findById(account.id)).toEqual(account);
  });

  test('has no account for an id that was never added', async () => {
    expect(await open().findById(nobody)).toBeNull();
  });

  test('AU-14 A username is found ignoring case and returned as it was written', async () => {
    const store = open();
    const account = anAccount('Grace.Hopper');
    await store.add(account, passwordHash);
    expect(await store.findCredentials('gRACE.hOPPER' as Username)).toEqual({ account, passwordHash });
  });

  test('has no credentials for an unknown username', async () => {
    expect(await open().findCredentials('no-such-person' as Username)).toBeNull();
  });

  test('AU-14 A username that differs only in case is refused, and nothing is stored', async () => {
    const store = open();
    await store.add(anAccount('Isaac_N'), passwordHash);
    const second = anAccount('iSAAC_n', 'another@example.org');
    expect(await store.add(second, passwordHash)).toBe(false);
    expect(await store.findById(second.id)).toBeNull();
    expect(await store.isTaken('ISAAC_N' as Username, 'nobody@example.org' as EmailAddress)).toBe(true);
  });

  test('AU-15 An e-mail address that differs only in case is refused, and nothing is stored', async () => {
    const store = open();
    await store.add(anAccount('marie-c', 'Marie.C@Example.org'), passwordHash);
    const second = anAccount('pierre-c', 'mARIE.c@eXAMPLE.ORG');
    expect(await store.add(second, passwordHash)).toBe(false);
    expect(await store.findById(second.id)).toBeNull();
    expect(await store.isTaken('somebody' as Username, 'MARIE.C@EXAMPLE.ORG' as EmailAddress)).toBe(true);
  });

  test('says that unused names and addresses are free', async () => {
    expect(await open().isTaken('quite-free' as Username, 'quite-free@example.org' as EmailAddress)).toBe(false);
  });

  test('of many registrations of one name at the same moment exactly one succeeds', async () => {
    const store = open();
    const rivals = Array.from({ length: 8 }, (_, index) => anAccount('Rival', `rival${index}@example.org`));
    const results = await Promise.all(rivals.map((account) => store.add(account, passwordHash)));
    expect(results.filter(Boolean)).toHaveLength(1);
  });

  test('finds an account by its e-mail address in any case, and its credentials by its id', async () => {
    const store = open();
    const account = anAccount('katherine', 'Katherine.J@example.org');
    await store.add(account, passwordHash);
    expect(await store.findByEmail('kATHERINE.j@EXAMPLE.org' as EmailAddress)).toEqual(account);
    expect(await store.findByEmail('nobody@example.org' as EmailAddress)).toBeNull();
    expect(await store.findCredentialsByEmail('kATHERINE.j@EXAMPLE.org' as EmailAddress)).toEqual({ account, passwordHash });
    expect(await store.findCredentialsByEmail('nobody@example.org' as EmailAddress)).toBeNull();
    expect(await store.findCredentialsById(account.id)).toEqual({ account, passwordHash });
    expect(await store.findCredentialsById(nobody)).toBeNull();
  });

  test('marks an address as verified permanently, and changes nothing for a removed account', async () => {
    const store = open();
    const account = anAccount();
    await store.add(account, passwordHash);
    for (let time = 0; time < 2; time += 1) await store.markEmailVerified(account.id);
    await store.markEmailVerified(nobody);
    expect(await store.findById(nobody)).toBeNull();
    expect(await store.findCredentialsById(account.id)).toEqual({ account: { ...account, emailVerified: true }, passwordHash });
  });
});

describe.each(stores)('identities in an account store in %s', (_, open) => {
  test('open an account without a password, and the account is found by them', async () => {
    const store = open();
    const [account, identity] = [{ ...anAccount(), emailVerified: true }, anIdentity()];
    expect(await store.addWithIdentity(account, identity)).toBe(true);
    expect(await store.findByIdentity(identity)).toEqual(account);
    expect(await store.findCredentialsById(account.id)).toEqual({ account, passwordHash: null });
  });

  test('consist of issuer and subject: neither finds an account alone', async () => {
    const store = open();
    const identity = anIdentity();
    await store.addWithIdentity(anAccount(), identity);
    expect(await store.findByIdentity({ ...identity, issuer: 'https://login.example.net' })).toBeNull();
    expect(await store.findByIdentity({ ...identity, subject: identity.subject.toUpperCase() })).toBeNull();
  });

  test('are not stored if the username or the e-mail address is taken, and no account is stored if the identity is taken', async () => {
    const store = open();
    const [known, taken] = [anIdentity(), anAccount()];
    await store.addWithIdentity(taken, known);
    const sameName = anAccount(taken.username.toUpperCase(), 'free@example.org');
    const sameEmail = anAccount(undefined, taken.email.toUpperCase());
    for (const account of [sameName, sameEmail]) {
      const identity = anIdentity();
      expect(await store.addWithIdentity(account, identity)).toBe(false);
      expect(await store.findByIdentity(identity)).toBeNull();
    }
    const second = anAccount();
    expect(await store.addWithIdentity(second, known)).toBe(false);
    expect(await store.findById(second.id)).toBeNull();
    expect(await store.findByIdentity(known)).toEqual(taken);
  });

  test('of many first sign-ins with one identity at the same moment exactly one opens an account', async () => {
    const store = open();
    const identity = anIdentity();
    const rivals = Array.from({ length: 8 }, () => anAccount());
    const results = await Promise.all(rivals.map((account) => store.addWithIdentity(account, identity)));
    expect(results.filter(Boolean)).toHaveLength(1);
    const found = await Promise.all(rivals.map(({ id }) => store.findById(id)));
    expect(found.map((account) => account !== null)).toEqual(results);
    expect(await store.findByIdentity(identity)).toEqual(rivals[results.indexOf(true)]);
  });
});

test('PostgreSQL itself refuses a password that is not a hash', async () => {
  await expect(inPostgresql().add(anAccount(), 'a plain password')).rejects.toThrow('account_password_is_hashed');
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
