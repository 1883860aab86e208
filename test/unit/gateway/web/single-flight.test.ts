import { beforeEach, expect, test } from '@jest/globals';
import { FairQueue } from '../../../../server/fair-queue.js';
import { SingleFlight } from '../../../../server/gateway/web/single-flight.js';

class Full extends Error {}

let queue: FairQueue;
let begun: string[];
/** Lets what runs end, in the order it was begun. */
let ends: (() => void)[];
beforeEach(() => {
  queue = new FairQueue({ atOnce: 1, mostWaiting: 4 }, () => new Full());
  begun = [];
  ends = [];
});

function work(name: string): () => Promise<string> {
  return async () => {
    begun.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    return name;
  };
}

async function endOne(): Promise<void> {
  ends.shift()?.();
  await new Promise((resolve) => setImmediate(resolve));
}

function wantedBy(name: string, owner: string): SingleFlight<string> {
  const made = new SingleFlight(queue, work(name));
  made.join(owner);
  return made;
}

test('A single-flight task starts at the first turn of any owner that waits for it, and runs once', async () => {
  const others = [wantedBy('one', 'eve'), wantedBy('two', 'eve'), wantedBy('three', 'eve')];
  const wanted = wantedBy('wanted', 'eve');
  wanted.join('ada');
  wanted.join('ada');
  expect(begun).toEqual(['one']);
  await endOne();
  await endOne();
  expect(begun).toEqual(['one', 'two', 'wanted']);
  wanted.join('grace');
  await endOne();
  expect(await wanted.done).toBe('wanted');
  await endOne();
  expect(await Promise.all(others.map(({ done }) => done))).toEqual(['one', 'two', 'three']);
  await endOne();
  expect(begun).toEqual(['one', 'two', 'wanted', 'three']);
  expect(await queue.inTurn('joan', async () => 'still goes on')).toBe('still goes on');
});

test('A single-flight task continues for its other owners if one loses its place, and fails if none is left', async () => {
  const running = wantedBy('running', 'eve');
  for (const name of ['a', 'b']) wantedBy(name, 'eve');
  const [wanted, alone] = [wantedBy('wanted', 'eve'), wantedBy('alone', 'eve')];
  const failed = alone.done.catch((error: unknown) => error);
  // Each takes the place of the last of those that wait for Eve.
  wanted.join('ada');
  expect(await failed).toBeInstanceOf(Full);
  wantedBy('more', 'grace');
  await endOne();
  expect(await running.done).toBe('running');
  for (let turn = 0; turn < 4; turn += 1) await endOne();
  expect(await wanted.done).toBe('wanted');
  expect(begun.filter((name) => name === 'wanted')).toHaveLength(1);
});

test('A single-flight task that fails, fails for all its owners', async () => {
  const fails = new SingleFlight(queue, () => Promise.reject(new Error('no')));
  fails.join('eve');
  fails.join('ada');
  await expect(fails.done).rejects.toThrow('no');
});
