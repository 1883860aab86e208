import { describe, expect, jest, test } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import type { PasswordHasher } from '../../../server/accounts/ports/password-hasher.port.js';
import { Argon2PasswordHasher } from '../../../server/adapters/passwords/argon2-password-hasher.js';
import { FairQueue } from '../../../server/fair-queue.js';
import { QuickPasswordHasher } from '../../fakes/accounts/quick-password-hasher.js';

const hashers: [string, () => PasswordHasher][] = [
  ['of a test', () => new QuickPasswordHasher()],
  ['with argon2', () => new Argon2PasswordHasher()],
];

describe.each(hashers)('a password hasher %s', (_, create) => {
  const hasher = create();

  test('recognises the password of a hash, and neither a similar one nor an empty one', async () => {
    const passwordHash = await hasher.hash('a garden of lemons');
    expect(await hasher.verify(passwordHash, 'a garden of lemons')).toBe(true);
    expect(await hasher.verify(passwordHash, 'A garden of lemons')).toBe(false);
    expect(await hasher.verify(passwordHash, 'a garden of lemons ')).toBe(false);
    expect(await hasher.verify(passwordHash, '')).toBe(false);
  });

  test('gives a different hash at each call, and no hash contains the password', async () => {
    const [first, second] = await Promise.all([hasher.hash('a garden of lemons'), hasher.hash('a garden of lemons')]);
    expect(first).not.toBe(second);
    expect(first).not.toContain('lemons');
  });

  test('distinguishes two passwords of 128 characters that differ in the last one', async () => {
    const start = '🍋'.repeat(127);
    const passwordHash = await hasher.hash(`${start}a`);
    expect(await hasher.verify(passwordHash, `${start}a`)).toBe(true);
    expect(await hasher.verify(passwordHash, `${start}b`)).toBe(false);
  });

  test('RU-03 recognises a password whose letters another keyboard has typed in another way', async () => {
    const passwordHash = await hasher.hash('Zitronengärten ﬁnden');
    for (const typed of ['Zitronengärten finden', 'Zitronengärten ﬁnden', 'Ｚｉｔｒｏｎｅｎｇärten finden'])
      expect(await hasher.verify(passwordHash, typed)).toBe(true);
    expect(await hasher.verify(passwordHash, 'Zitronengarten finden')).toBe(false);
  });

  test('accepts no password for a text that is no hash', async () => {
    expect(await hasher.verify('not a hash', 'a garden of lemons')).toBe(false);
  });
});

test('AU-20 Passwords become argon2id hashes with 19 MiB, two passes and one lane', async () => {
  const passwordHash = await new Argon2PasswordHasher().hash('a garden of lemons');
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('RU-03 argon2 accepts the password of a hash from before as it was typed then', async () => {
  const typed = 'Zitronengärten ﬁnden';
  expect(await new Argon2PasswordHasher().verify(await hash(typed), typed)).toBe(true);
});

test('argon2 does as much for no account as for a wrong password, also for one that has two forms', async () => {
  const hasher = new Argon2PasswordHasher();
  const turns = jest.spyOn(FairQueue.prototype, 'inTurn');
  const turnsOf = async (work: () => Promise<unknown>) => {
    turns.mockClear();
    await work();
    return turns.mock.calls.length;
  };
  const passwordHash = await hasher.hash('a garden of lemons');
  for (const typed of ['a garden of oranges', 'a garden of ﬁgs'])
    expect(await turnsOf(() => hasher.pretend(typed))).toBe(await turnsOf(() => hasher.verify(passwordHash, typed)));
  turns.mockRestore();
});

test('argon2 works through many requests, and refuses too many with a reason', async () => {
  const hasher = new Argon2PasswordHasher();
  const results = await Promise.allSettled(Array.from({ length: 230 }, () => hasher.verify('not a hash', 'x')));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(28);
  expect(refused[0]?.reason).toMatchObject({ kind: 'unavailable', code: 'BUSY' });
  expect(await hasher.verify('not a hash', 'x')).toBe(false);
});

test('argon2 checks a password from another network before further requests of a busy network', async () => {
  const hasher = new Argon2PasswordHasher();
  const done: string[] = [];
  const verify = (network: string) => hasher.verify('not a hash', 'x', network).then(() => done.push(network));
  const crowd = Array.from({ length: 230 }, () => verify('203.0.113.66'));
  const settled = Promise.allSettled(crowd);
  await verify('198.51.100.7');
  // Some of them were finished meanwhile: more on a busy machine, where their results come many at a time.
  expect(done.length).toBeLessThan(100);
  // One more request of the busy network was dropped.
  expect((await settled).filter(({ status }) => status === 'rejected')).toHaveLength(29);
});

test('TO-13 argon2 checks a password before those of a provider whose networks all wait for one', async () => {
  const hasher = new Argon2PasswordHasher();
  const done: string[] = [];
  const verify = (network: string) => hasher.verify('not a hash', 'x', network).then(() => done.push(network));
  const crowd = Array.from({ length: 230 }, (_, at) => verify(`2001:db8:${at.toString(16)}:1::/64`));
  const settled = Promise.allSettled(crowd);
  await verify('198.51.100.7');
  expect(done.length).toBeLessThan(100);
  expect((await settled).filter(({ status }) => status === 'rejected')).toHaveLength(29);
});
