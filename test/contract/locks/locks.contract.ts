import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { TypeormLocks } from '../../../server/adapters/postgres/locks/typeorm-locks.js';
import { LockOwnerRemoved, TooManyLocks } from '../../../server/locks/locks.errors.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { connectedDatabase } from '../../support/database/connected-database.js';

const connected = connectedDatabase();
const at = new Date('2026-11-28T08:00:00.000Z');

let locks: TypeormLocks;
let accountId: string;
beforeEach(async () => {
  await connected.dataSource.query('TRUNCATE account CASCADE');
  accountId = await storeAccount(connected.dataSource);
  locks = new TypeormLocks(connected.dataSource);
});

async function add(owner = accountId, most = 9, passwordHash = `$argon2id$${randomUUID()}`): Promise<string> {
  const id = randomUUID();
  await locks.add({ id, accountId: owner, passwordHash, at }, most);
  return id;
}

test('PW-16 A password is stored as a hash of argon2id or not at all; what passes are signed with follows from the hash, and tells nothing of it', async () => {
  const [one, other] = [await add(accountId, 9, '$argon2id$one'), await add(accountId, 9, '$argon2id$other')];
  await expect(add(accountId, 9, 'twelve-chairs')).rejects.toThrow('password_lock_is_hashed');
  expect(await locks.passwordHash(one)).toBe('$argon2id$one');
  const found = await locks.find([one, other, randomUUID(), 'no id']);
  expect(found.map(({ id }) => id).toSorted()).toEqual([one, other].toSorted());
  const [first, second] = found.map(({ key }) => key.toString('hex'));
  expect([first!.length, first === second, found.some(({ key }) => key.includes('argon2id'))]).toEqual([64, false, false]);
});

test('a lock is one of its account alone', async () => {
  const lock = await add();
  const missing = [randomUUID(), 'no id'];
  expect(await locks.findMissing(accountId, [lock, ...missing])).toEqual(missing);
  expect(await locks.findMissing(await storeAccount(connected.dataSource), [lock])).toEqual([lock]);
  expect([await locks.passwordHash(randomUUID()), await locks.passwordHash('no id')]).toEqual([null, null]);
});

test('concurrent calls add no more locks than an account may have, and they are removed with it', async () => {
  const added = await Promise.allSettled(Array.from({ length: 4 }, () => add(accountId, 2)));
  expect(added.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
  await expect(add(accountId, 2)).rejects.toThrow(TooManyLocks);
  await connected.dataSource.query('DELETE FROM account WHERE id = $1', [accountId]);
  expect(await connected.dataSource.query('SELECT count(*)::int AS count FROM password_lock')).toEqual([{ count: 0 }]);
  await expect(add()).rejects.toThrow(LockOwnerRemoved);
});
