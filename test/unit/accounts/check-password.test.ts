import { MemoryMailQueue } from '../../fakes/mail/memory-mail-queue.js';
import { Mails } from '../../../server/mail/use-cases/mails.js';
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { RATE_LIMITS } from '../../../server/accounts/limits/rate-limit.js';
import { CheckPassword } from '../../../server/accounts/use-cases/check-password.js';
import { LimitAttempts } from '../../../server/accounts/limits/use-cases/limit-attempts.js';
import { LimitGuesses } from '../../../server/accounts/limits/use-cases/limit-guesses.js';
import { DomainError } from '../../../server/domain-error.js';
import { aCaller } from '../../builders/accounts/caller.js';
import { anAccount } from '../../builders/accounts/stored-account.js';
import { MemoryAccountStore } from '../../fakes/accounts/memory-account-store.js';
import { MemoryRateLimits } from '../../fakes/accounts/memory-rate-limits.js';
import { QuickPasswordHasher } from '../../fakes/accounts/quick-password-hasher.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';

const ada = anAccount('Ada');
const grace = anAccount('Grace');
const password = 'a garden of lemons';
const atHome = aCaller('203.0.113.7');
const { logInAtAccount, logInFromNetwork, logInFromAnywhere, logInWhileGuessed } = RATE_LIMITS;

class BusyPasswordHasher extends QuickPasswordHasher {
  override async verify(): Promise<boolean> {
    throw new DomainError('unavailable', 'BUSY');
  }
}

let clock: StoppedClock;
let accounts: MemoryAccountStore;
let hasher: QuickPasswordHasher;
let limits: MemoryRateLimits;
beforeEach(async () => {
  clock = new StoppedClock();
  accounts = new MemoryAccountStore();
  hasher = new QuickPasswordHasher();
  limits = new MemoryRateLimits(clock);
  await accounts.add(ada, await hasher.hash(password));
  await accounts.add(grace, await hasher.hash('ships and nanoseconds'));
  hasher.asked = 0;
});

/** `right`, or the code of the refusal. */
async function check(typed: { username?: string; password?: string } = {}, caller = atHome): Promise<string> {
  try {
    await checkPassword().execute({ username: 'Ada', password, ...typed }, caller);
    return 'right';
  } catch (refusal) {
    if (!(refusal instanceof DomainError)) throw refusal;
    return refusal.code;
  }
}

function checkPassword(): CheckPassword {
  return new CheckPassword(accounts, hasher, limits, new LimitGuesses(limits, new LimitAttempts(limits), new Mails(new MemoryMailQueue())));
}

function guess(times: number, typed: { username?: string } = {}, caller = atHome): Promise<string[]> {
  return Promise.all(Array.from({ length: times }, () => check({ password: 'a guess', ...typed }, caller)));
}

/** An attacker guesses from so many networks that the guesses at Ada's account exceed the limit for all networks together. */
async function guessFromEverywhere(): Promise<void> {
  for (let network = 1; network * logInAtAccount.attempts <= logInFromAnywhere.attempts; network += 1) {
    await guess(logInAtAccount.attempts, {}, aCaller(`198.51.100.${network}`));
  }
}

const count = (codes: readonly string[], code: string) => codes.filter((other) => other === code).length;

describe('Checking a password', () => {
  test('checks only as many simultaneous guesses as the limit allows', async () => {
    const codes = await guess(50);
    expect([count(codes, 'WRONG_CREDENTIALS'), count(codes, 'TOO_MANY_ATTEMPTS')]).toEqual([10, 40]);
    expect(hasher.asked).toBe(10);
  });

  test('says how long to wait, and works again after that time', async () => {
    await guess(10);
    clock.advance(60_000);
    const refusal = { kind: 'too-many', retryAfterSeconds: 840, message: 'That was tried too often. Wait 14 minutes and try again.' };
    await expect(checkPassword().execute({ username: 'Ada', password }, atHome)).rejects.toMatchObject(refusal);
    clock.advance(840_000);
    expect(await check()).toBe('right');
  });

  test('counts only wrong passwords; right passwords never reach the limit', async () => {
    for (let time = 1; time <= logInFromNetwork.attempts + 1; time += 1) expect(await check()).toBe('right');
    await guess(9);
    expect(await check()).toBe('right');
    expect(count(await guess(10), 'WRONG_CREDENTIALS')).toBe(10);
  });

  test('with a right password for one account gives no further guesses at other accounts', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `somebody${index}`);
    const codes: string[] = [];
    for (const username of names) {
      codes.push(...(await guess(7, { username })), await check());
    }
    expect(count(codes, 'WRONG_CREDENTIALS')).toBe(logInFromNetwork.attempts);
  });

  test('counts the guesses of one network at all accounts together; refused guesses at one account do not block the other accounts', async () => {
    await guess(500);
    expect(await check({ username: 'Grace', password: 'ships and nanoseconds' })).toBe('right');
    const codes: string[] = [];
    for (let index = 0; index < 60; index += 1) codes.push(...(await guess(1, { username: `somebody${index}` })));
    expect(count(codes, 'WRONG_CREDENTIALS')).toBe(50);
    expect(await check({ username: 'Grace', password: 'ships and nanoseconds' })).toBe('TOO_MANY_ATTEMPTS');
  });

  test.each(['ADA', ' ada', 'ada\t', '\u00a0aDa\ufeff', '\nAda\n'])(
    'gives no new tries to a client that writes the name as %j',
    async (username) => {
      await guess(10);
      expect(await check({ username })).toBe('TOO_MANY_ATTEMPTS');
    },
  );

  test.each(['аda', 'Ａda', 'ad\u0101', 'ada\u200b', 'ada\0'])('finds no account for a look-alike name such as %j', async (username) => {
    expect(await check({ username })).toBe('WRONG_CREDENTIALS');
  });

  test('counts an unknown name in the same way as a known one', async () => {
    const known = await guess(12);
    expect(await guess(12, { username: 'nobody' })).toEqual(known);
    expect(await guess(12, { username: 'x'.repeat(100_000) })).toEqual(known);
  });

  test('stops at the limit of the network if that is reached: it looks up no account and asks no other limit', async () => {
    for (let name = 0; name < 6; name += 1) await guess(10, { username: `somebody${name}` });
    const counted = jest.spyOn(limits, 'count');
    const lookedUp = jest.spyOn(accounts, 'findCredentials');
    expect(await guess(5)).toEqual(Array(5).fill('TOO_MANY_ATTEMPTS'));
    expect(counted.mock.calls.map(([{ limit }]) => limit)).toEqual(Array(5).fill(logInFromNetwork));
    expect(lookedUp).not.toHaveBeenCalled();
  });

  test('keeps at most 65,536 counts for names that do not exist', async () => {
    const names = 70_000;
    const keys = new Set<string>();
    jest.spyOn(limits, 'count').mockImplementation(async ({ limit, key }) => {
      if (limit === logInFromAnywhere) keys.add(key);
      return { isAllowed: true, left: 1, seconds: 1 };
    });
    for (let name = 0; name < names; name += 1) await check({ username: `made-up-${name}` });
    expect(keys.size).toBeGreaterThan(names / 3);
    expect(keys.size).toBeLessThanOrEqual(65_536);
    keys.clear();
    // An account that exists has a count of its own.
    for (const username of ['Ada', 'ADA', 'Grace']) await check({ username });
    expect(keys).toEqual(new Set([ada.id, grace.id]));
  });

  test('does not count a guess at one unknown name for another unknown name, even if the first was chosen for that', async () => {
    // Keys without a secret would be these: an attacker who knows the program finds such a pair at once.
    const keyOf = (name: string) => createHash('sha256').update(name).digest().readUInt32BE() % 65_536;
    let other = 0;
    while (keyOf(`made-up-${other}`) !== keyOf('nobody')) other += 1;
    expect(await guess(11, { username: `made-up-${other}` })).toContain('TOO_MANY_ATTEMPTS');
    expect(await guess(1, { username: 'nobody' })).toEqual(['WRONG_CREDENTIALS']);
  });

  test('does not count an attempt that could not be checked', async () => {
    const usual = hasher;
    hasher = new BusyPasswordHasher();
    expect(count(await guess(10), 'BUSY')).toBe(10);
    hasher = usual;
    for (const [limit, key] of [
      [logInFromNetwork, atHome.network],
      [logInFromAnywhere, ada.id],
    ] as const)
      expect(await limits.counted({ limit, key })).toBe(0);
    expect(count(await guess(10), 'WRONG_CREDENTIALS')).toBe(10);
  });
});

describe('With the e-mail address in place of the username', () => {
  const address = 'Ada@example.org';

  test.each([address, ' ada@EXAMPLE.org '])('the right password signs in once the address is verified: %j', async (username) => {
    expect(await check({ username })).toBe('WRONG_CREDENTIALS');
    await accounts.markEmailVerified(ada.id);
    expect(await check({ username })).toBe('right');
  });

  test('guesses at a verified address, at one that is not verified and at an unknown one are answered and counted alike, after the same work', async () => {
    await accounts.markEmailVerified(ada.id);
    const seen: unknown[] = [];
    for (const username of [address, 'Grace@example.org', 'nobody@example.org', 'no address@', `${'x'.repeat(100_000)}@`]) {
      hasher.asked = 0;
      seen.push([await guess(12, { username }), hasher.asked]);
      clock.advance(logInFromNetwork.seconds * 1_000);
    }
    expect(seen).toEqual(Array(5).fill(seen[0]));
  });

  test('no count of one network tells whose address it is', async () => {
    await accounts.markEmailVerified(ada.id);
    await guess(10);
    expect(await guess(10, { username: address })).toEqual(Array(10).fill('WRONG_CREDENTIALS'));
  });

  test('guesses at both names of an account count together over all networks', async () => {
    await accounts.markEmailVerified(ada.id);
    await guess(5);
    await guess(5, { username: address }, aCaller('198.51.100.1'));
    expect(await limits.counted({ limit: logInFromAnywhere, key: ada.id })).toBe(10);
  });
});

describe('While an attacker guesses the password of an account', () => {
  test('the right password works from another network', async () => {
    await guess(200, {}, aCaller('198.51.100.1'));
    expect(await check({}, aCaller('198.51.100.1'))).toBe('TOO_MANY_ATTEMPTS');
    expect(await check()).toBe('right');
  });

  test('from many networks, the right password works at once from a network that has not guessed', async () => {
    await guessFromEverywhere();
    for (let time = 1; time <= 5; time += 1) expect(await check()).toBe('right');
  });

  test('from many networks, every other network has only 3 tries an hour at that account, and the usual number at other accounts', async () => {
    await guessFromEverywhere();
    const further = aCaller('192.0.2.1');
    expect(count(await guess(10, {}, further), 'WRONG_CREDENTIALS')).toBe(logInWhileGuessed.attempts);
    expect(await check({}, further)).toBe('TOO_MANY_ATTEMPTS');
    expect(await check()).toBe('right');
    expect(count(await guess(10, { username: 'Grace' }, further), 'WRONG_CREDENTIALS')).toBe(10);
    clock.advance(logInWhileGuessed.seconds * 1_000);
    expect(await check({}, further)).toBe('right');
  });

  test('from many networks, an owner who mistypes twice can still sign in, and then has all tries again', async () => {
    await guessFromEverywhere();
    for (let time = 1; time <= 2; time += 1) {
      expect(count(await guess(2), 'WRONG_CREDENTIALS')).toBe(2);
      expect(await check()).toBe('right');
    }
  });

  test('from many networks, refused guesses do not use up the tries at other accounts', async () => {
    await guessFromEverywhere();
    await guess(50);
    expect(await limits.counted({ limit: logInFromNetwork, key: atHome.network })).toBe(logInWhileGuessed.attempts);
  });

  test('of an unknown name, the responses are the same as for a known one', async () => {
    const codes: string[][] = [];
    for (const username of ['Ada', 'nobody']) {
      for (let network = 1; network <= 10; network += 1) await guess(10, { username }, aCaller(`198.51.${network}.1`));
      codes.push(await guess(5, { username }));
      clock.advance(3_600_000);
    }
    expect(codes[0]).toEqual(codes[1]);
    expect(count(codes[1] ?? [], 'WRONG_CREDENTIALS')).toBe(3);
  });
});
