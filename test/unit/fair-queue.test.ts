import { beforeEach, describe, expect, test } from '@jest/globals';
import { FairQueue, type QueueLimits } from '../../server/fair-queue.js';

class Full extends Error {}

let queue: FairQueue;
/** What was begun, in its order. */
let begun: string[];
/** Ends what is being done, by its name. */
let ends: Map<string, () => void>;
beforeEach(() => {
  begun = [];
  ends = new Map();
});

function aQueue(limits: QueueLimits): void {
  queue = new FairQueue(limits, () => new Full());
}

/** Brings a piece of work named as its owner and a number, such as `ada-1`; gives `done`, or `refused`. */
function bring(name: string): Promise<string> {
  const [owner = ''] = name.split('-');
  const work = (): Promise<void> => {
    begun.push(name);
    return new Promise((resolve) => ends.set(name, resolve));
  };
  return queue.inTurn(owner, work).then(
    () => 'done',
    (error: unknown) => (error instanceof Full ? 'refused' : 'failed'),
  );
}

async function end(name: string): Promise<void> {
  ends.get(name)?.();
  await new Promise((resolve) => setImmediate(resolve));
}

async function endAll(): Promise<void> {
  for (let at = 0; at < begun.length; at += 1) await end(begun[at] ?? '');
}

describe('A fair queue', () => {
  test('runs a limited number of jobs at once, and starts the next when one ends', async () => {
    aQueue({ atOnce: 2, mostWaiting: 5 });
    const outcomes = ['ada-1', 'ada-2', 'ada-3'].map(bring);
    expect(begun).toEqual(['ada-1', 'ada-2']);
    await end('ada-2');
    expect(begun).toEqual(['ada-1', 'ada-2', 'ada-3']);
    await endAll();
    expect(await Promise.all(outcomes)).toEqual(['done', 'done', 'done']);
  });

  test('lets owners take turns, however many jobs each has and whichever came first, and keeps the order of each owner', async () => {
    aQueue({ atOnce: 1, mostWaiting: 50 });
    const names = ['eve-1', 'eve-2', 'eve-3', 'eve-4', 'ada-1', 'ada-2', 'joan-1'];
    const outcomes = names.map(bring);
    await endAll();
    expect(begun).toEqual(['eve-1', 'eve-2', 'ada-1', 'joan-1', 'eve-3', 'ada-2', 'eve-4']);
    expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['done']));
  });

  test('runs a limited number of jobs of one owner at once, and meanwhile the jobs of others', async () => {
    aQueue({ atOnce: 3, atOnceOfOne: 1, mostWaiting: 50 });
    void ['eve-1', 'eve-2', 'eve-3', 'ada-1', 'joan-1', 'grace-1'].map(bring);
    expect(begun).toEqual(['eve-1', 'ada-1', 'joan-1']);
    await end('ada-1');
    expect(begun.at(-1)).toBe('grace-1');
    await end('joan-1');
    expect(begun).toHaveLength(4);
    await end('eve-1');
    expect(begun.at(-1)).toBe('eve-2');
    await endAll();
    expect(begun).toHaveLength(6);
  });

  test('starts exactly one more job of an owner for each one that ends', async () => {
    aQueue({ atOnce: 4, atOnceOfOne: 2, mostWaiting: 50 });
    const outcomes = ['eve-1', 'eve-2', 'eve-3', 'eve-4', 'eve-5'].map(bring);
    await end('eve-1');
    expect(begun).toEqual(['eve-1', 'eve-2', 'eve-3']);
    await end('eve-2');
    expect(begun).toEqual(['eve-1', 'eve-2', 'eve-3', 'eve-4']);
    outcomes.push(bring('eve-6'));
    expect(begun).toHaveLength(4);
    await endAll();
    expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['done']));
  });

  test('has free places again as soon as waiting jobs have started', async () => {
    aQueue({ atOnce: 1, mostWaiting: 2 });
    const first = ['ada-1', 'ada-2', 'ada-3'].map(bring);
    await endAll();
    const second = ['eve-1', 'eve-2', 'eve-3'].map(bring);
    await endAll();
    expect(await Promise.all([...first, ...second])).toEqual(Array(6).fill('done'));
  });

  test('that is full refuses the new job of an owner who has as many waiting jobs as any other, or one fewer', async () => {
    aQueue({ atOnce: 1, mostWaiting: 3 });
    const outcomes = ['joan-1', 'eve-1', 'eve-2', 'ada-1', 'ada-2'].map(bring);
    expect(await outcomes[4]).toBe('refused');
    await endAll();
    expect(await Promise.all(outcomes)).toEqual(['done', 'done', 'done', 'done', 'refused']);
  });

  test('that is full drops a waiting job of the owner with the most for a new owner; if each has one, it drops a random one', async () => {
    aQueue({ atOnce: 1, mostWaiting: 4 });
    const eve = ['eve-1', 'eve-2', 'eve-3', 'eve-4', 'eve-5', 'eve-6'].map(bring);
    expect(await eve[5]).toBe('refused');
    const others = ['ada-1', 'joan-1', 'grace-1', 'mary-1'].map(bring);
    expect(await Promise.all(eve.slice(2, 5))).toEqual(['refused', 'refused', 'refused']);
    const second = bring('mary-2');
    expect(await second).toBe('refused');
    await endAll();
    expect(begun).toContain('mary-1');
    expect(begun).toHaveLength(5);
    const lots = await Promise.all([eve[1], ...others]);
    expect(lots.filter((outcome) => outcome === 'refused')).toHaveLength(1);
    expect(lots[4]).toBe('done');
  });

  test('lets a limited number of jobs of one owner wait, and one more when one of them has started', async () => {
    aQueue({ atOnce: 1, mostWaiting: 50, mostWaitingOfOne: 2 });
    const eve = ['eve-1', 'eve-2', 'eve-3', 'eve-4'].map(bring);
    expect(await eve[3]).toBe('refused');
    const ada = bring('ada-1');
    await end('eve-1');
    const later = bring('eve-5');
    await endAll();
    expect(await Promise.all([...eve, ada, later])).toEqual(['done', 'done', 'done', 'refused', 'done', 'done']);
  });

  test('continues after a job that fails', async () => {
    aQueue({ atOnce: 1, mostWaiting: 1 });
    await expect(queue.inTurn('eve', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const next = bring('ada-1');
    await endAll();
    expect(await next).toBe('done');
  });

  test('lets groups of owners take turns, and the owners within each', async () => {
    aQueue({ atOnce: 1, mostWaiting: 50, groupOf: (owner) => owner.slice(0, 1) });
    const names = ['eve-1', 'eve-2', 'eve-3', 'emil-1', 'ella-1', 'enid-1', 'ada-1', 'ada-2'];
    const outcomes = names.map(bring);
    await endAll();
    expect(begun).toEqual(['eve-1', 'eve-2', 'ada-1', 'emil-1', 'ada-2', 'ella-1', 'enid-1', 'eve-3']);
    expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['done']));
  });

  test('that is full drops a waiting job of the group with the most, and within that group of the owner with the most', async () => {
    aQueue({ atOnce: 1, mostWaiting: 4, groupOf: (owner) => owner.slice(0, 1) });
    const crowd = ['eve-1', 'eve-2', 'eve-3', 'emil-1', 'ada-1'].map(bring);
    const ella = bring('ella-1');
    expect(await crowd[2]).toBe('refused');
    const joan = bring('joan-1');
    await endAll();
    const ofGroup = await Promise.all([crowd[1], crowd[3], ella]);
    expect(ofGroup.filter((outcome) => outcome === 'refused')).toHaveLength(1);
    expect(await Promise.all([crowd[4], joan])).toEqual(['done', 'done']);
  });
});
