import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { EmailAddress } from '../../../server/accounts/email-address.rules.js';
import type { AccountStore } from '../../../server/accounts/ports/account-store.port.js';
import type { Username } from '../../../server/accounts/username.rules.js';
import { connect, createDataSource } from '../../../server/adapters/postgres/connection/data-source.js';
import { PgBossMailQueue } from '../../../server/adapters/queue/pg-boss-mail-queue.js';
import { anAccount } from '../../builders/accounts/stored-account.js';
import { inMemory, inPostgresql, type AccountStores } from '../../support/database/account-stores.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';

const passwordHash = '$argon2id$a hash';
const nobody = '00000000-0000-4000-8000-000000000000';

let database: TestDatabase;
let dataSource: DataSource;
let mails: PgBossMailQueue;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = createDataSource(database.url);
  await connect(dataSource, database.url);
  mails = new PgBossMailQueue(dataSource);
  await mails.onModuleInit();
});
afterAll(async () => {
  await mails.beforeApplicationShutdown();
  await dataSource.destroy();
  await database.drop();
});

const everywhere: [string, () => AccountStores][] = [
  ['the memory of a test', inMemory],
  ['PostgreSQL', () => inPostgresql(dataSource, mails)],
];

const rename = (store: AccountStore, accountId: string, username: string) =>
  store.rename({ accountId, username: username as Username, language: 'en' });

describe.each(everywhere)('of a username that is changed, in %s,', (_, open) => {
  async function renamed(store: AccountStore, from: string, to: string) {
    const account = anAccount(from);
    await store.add(account, passwordHash);
    expect(await rename(store, account.id, to)).toBe(true);
    return account;
  }

  test('the account is found by the new one, and keeps the first', async () => {
    const store = open().accounts;
    const account = await renamed(store, 'grace', 'Grace.Hopper');
    expect(await rename(store, account.id, 'grace-h')).toBe(true);
    expect(await store.findById(account.id)).toEqual({ ...account, username: 'grace-h' });
    expect(await store.findCredentials('GRACE-H' as Username)).not.toBeNull();
    expect(await store.findCredentials('grace' as Username)).toBeNull();
  });

  test('the first stays its own in any case, and the account can have it back', async () => {
    const store = open().accounts;
    const account = await renamed(store, 'rosalind', 'franklin');
    expect(await store.isTaken('ROSALIND' as Username, 'nobody@example.org' as EmailAddress)).toBe(true);
    const other = anAccount('Rosalind', 'other.rosalind@example.org');
    expect(await store.add(other, passwordHash)).toBe(false);
    expect(await store.findById(other.id)).toBeNull();
    await store.add({ ...other, username: 'lise' as Username, firstUsername: 'lise' as Username }, passwordHash);
    expect(await rename(store, other.id, 'ROSALIND')).toBe(false);
    expect(await store.findById(other.id)).toMatchObject({ username: 'lise' });
    expect(await rename(store, account.id, 'Rosalind')).toBe(true);
  });

  test('one between the first and the present is free again, and that of another account is not', async () => {
    const store = open().accounts;
    const account = await renamed(store, 'emmy', 'noether');
    await rename(store, account.id, 'emmy-n');
    expect(await store.add(anAccount('Noether', 'noether@example.org'), passwordHash)).toBe(true);
    expect(await rename(store, account.id, 'NOETHER')).toBe(false);
    expect(await rename(store, nobody, 'nobody-at-all')).toBe(false);
  });

  test('of several accounts that want it, or want each other\u2019s, at the same moment, one at most gets it', async () => {
    const store = open().accounts;
    const accounts = ['hedy', 'joan', 'katie', 'radia'].map((name) => anAccount(name));
    for (const account of accounts) await store.add(account, passwordHash);
    const results = await Promise.all([
      ...accounts.map(({ id }) => rename(store, id, 'Everybodys')),
      store.add(anAccount('everybodys', 'everybodys@example.org'), passwordHash),
    ]);
    expect(results.filter(Boolean)).toHaveLength(1);
    const [hedy, joan] = [accounts[0]!, accounts[1]!];
    const swaps = await Promise.all([rename(store, hedy.id, 'joan'), rename(store, joan.id, 'hedy')]);
    expect(swaps).toEqual([false, false]);
  });
});
