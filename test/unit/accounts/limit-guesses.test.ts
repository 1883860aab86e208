import { beforeEach, describe, expect, test } from '@jest/globals';
import { attemptsFrom, LOCK_GUESSES, SECOND_STEP_GUESSES } from '../../../server/accounts/limits/rate-limit.js';
import { LimitAttempts } from '../../../server/accounts/limits/use-cases/limit-attempts.js';
import { LimitGuesses } from '../../../server/accounts/limits/use-cases/limit-guesses.js';
import { Mails } from '../../../server/mail/use-cases/mails.js';
import { MemoryRateLimits } from '../../fakes/accounts/memory-rate-limits.js';
import { MemoryMailQueue } from '../../fakes/mail/memory-mail-queue.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';

let queue: MemoryMailQueue;
let guesses: LimitGuesses;
/** The guesses that were checked. */
let checked: string[];
beforeEach(() => {
  const limits = new MemoryRateLimits(new StoppedClock());
  queue = new MemoryMailQueue();
  guesses = new LimitGuesses(limits, new LimitAttempts(limits), new Mails(queue));
  checked = [];
});

const told = { accountId: 'ada', secret: 'code' } as const;
const hex = (value: number) => value.toString(16);

/** A guess from a network; what became of it. */
const guess = (network: string, match: () => Promise<true | null> = async () => null, limits = SECOND_STEP_GUESSES): Promise<unknown> => {
  const counted = async () => {
    checked.push(network);
    return match();
  };
  return guesses
    .execute(limits, network, async () => ({ typed: 'ada', account: 'ada', told, match: counted }))
    .catch((error: { code?: string }) => error.code);
};

/** Uses up what all networks have together, from many addresses that have nothing to do with each other. */
async function guessFromEverywhere(count = 30, limits = SECOND_STEP_GUESSES): Promise<void> {
  for (let at = 0; at < count; at += 1) await guess(`10.${at}.0.1`, undefined, limits);
  checked = [];
}

describe('A network of IPv6', () => {
  test('TO-12 has not as many guesses as it has parts: sixty of one customer get no more than one does', async () => {
    for (let round = 0; round < 10; round += 1) for (let part = 0; part < 60; part += 1) await guess(`2001:db8:1:${hex(part)}::/64`);
    // 30 until it is guessed from everywhere, and then three.
    expect(checked).toHaveLength(33);
  });

  test('TO-12 has four times the attempts of the next narrower one: of 64 bits, 56, 48 and 32', () => {
    const limit = { name: 'tries', attempts: 10, seconds: 60 };
    const counted = (network: string) => attemptsFrom(limit, network).map((one) => [one.limit.name, one.limit.attempts, one.key]);
    expect(counted('2001:db8:12:3456::/64')).toEqual([
      ['tries', 10, '2001:db8:12:3456::/64'],
      ['tries/56', 40, '2001:db8:12:3400::/56'],
      ['tries/48', 160, '2001:db8:12::/48'],
      ['tries/32', 640, '2001:db8::/32'],
    ]);
    expect(counted('203.0.113.7')).toEqual([['tries', 10, '203.0.113.7']]);
    expect(counted('unknown')).toEqual([['tries', 10, 'unknown']]);
  });
});

test('A right guess counts nowhere: not at its network, at no wider one and not at all together', async () => {
  const answers = new Set<unknown>();
  for (let at = 0; at < 700; at += 1) {
    const network = at % 2 === 0 ? '203.0.113.7' : `2001:db8:${hex(at)}:1::/64`;
    answers.add(await guess(network, async () => true, LOCK_GUESSES));
  }
  expect([...answers]).toEqual([true]);
});

describe('While a secret is guessed from everywhere', () => {
  test.each([
    ['IPv6, of 32 bits', (at: number) => `2001:db8:${hex(at)}:1::/64`],
    ['IPv4, of 16 bits', (at: number) => `10.7.${at}.1`],
  ])('TO-13 tries are checked one at a time, and a group of networks delays another by one try a turn: %s', async (_, networkOf) => {
    await guessFromEverywhere();
    let running = 0;
    let most = 0;
    const slowly = async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      return null;
    };
    const crowd = Array.from({ length: 40 }, (_one, at) => guess(networkOf(at), slowly));
    await new Promise((resolve) => setImmediate(resolve));
    const before = checked.length;
    expect(await guess('198.51.100.7', async () => true)).toBe(true);
    expect(checked.indexOf('198.51.100.7') - before).toBeLessThanOrEqual(1);
    await Promise.all(crowd);
    expect([most, checked.length]).toEqual([1, 41]);
  });

  test('TO-13 a network has one try that waits, and the right secret still works from another one', async () => {
    await guessFromEverywhere();
    let release = (): void => undefined;
    const held = new Promise<null>((resolve) => (release = () => resolve(null)));
    const first = guess('192.0.2.1', () => held);
    await new Promise((resolve) => setImmediate(resolve));
    const [waits, refused] = [guess('2001:db8:5:1::/64'), guess('2001:db8:5:2::/64')];
    expect(await refused).toBe('BUSY');
    release();
    expect([await first, await waits]).toEqual([null, null]);
    for (let count = 0; count < 10; count += 1) await guess('2001:db8:5:3::/64');
    expect(await guess('2001:db8:5:4::/64')).toBe('TOO_MANY_ATTEMPTS');
    expect(await guess('198.51.100.9', async () => true)).toBe(true);
  });

  test('TO-13 no more than 200 tries wait, and a group with one takes a place from the group with the most', async () => {
    await guessFromEverywhere(500, LOCK_GUESSES);
    let release = (): void => undefined;
    const held = new Promise<null>((resolve) => (release = () => resolve(null)));
    void guess('192.0.2.1', () => held, LOCK_GUESSES);
    await new Promise((resolve) => setImmediate(resolve));
    const crowd = Array.from({ length: 201 }, (_, at) => guess(`2001:db8:${hex(at)}:1::/64`, undefined, LOCK_GUESSES));
    await new Promise((resolve) => setImmediate(resolve));
    const owner = guess('198.51.100.7', async () => true, LOCK_GUESSES);
    await new Promise((resolve) => setImmediate(resolve));
    release();
    expect(await owner).toBe(true);
    expect((await Promise.all(crowd)).filter((code) => code === 'BUSY')).toHaveLength(2);
  });

  test('TO-14 the owner of the account gets a mail, one a day', async () => {
    await guessFromEverywhere(29);
    expect(queue.mails).toEqual([]);
    for (const network of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) await guess(network);
    expect(queue.mails).toMatchObject([{ kind: 'secret-guessed', accountId: 'ada', secret: 'code' }]);
  });
});
