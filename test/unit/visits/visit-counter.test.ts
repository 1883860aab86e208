import { beforeEach, expect, test } from '@jest/globals';
import type { CountBatch } from '../../../server/visits/page-count.js';
import { lastDays } from '../../../server/visits/page-count.js';
import { StoreVisits } from '../../../server/visits/use-cases/store-visits.js';
import { PageTally, VisitCounter } from '../../../server/visits/visit-counter.js';
import { MemoryCountStore } from '../../fakes/memory-count-store.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';

const DAY = 86_400_000;

let clock: StoppedClock;
let counter: VisitCounter;
beforeEach(() => {
  clock = new StoppedClock();
  counter = new VisitCounter(clock);
});

const flushed = () => {
  counter.flush();
  const counts = counter.nextBatch(1_000)?.counts ?? [];
  counter.noteStored();
  return counts.map(({ pageId, day, kind, subject, count }) => `${pageId} ${day} ${kind} ${subject} ${count}`);
};

test('Visits to the same page are added up, whichever of its documents was sent', () => {
  const [english, german, other] = [new PageTally('a'), new PageTally('a'), new PageTally('b')];
  for (const tally of [english, german, english, other]) counter.addView(tally);
  counter.addView(german, 'example.org');
  counter.addPress(english, 'tile', 'About me');
  counter.addPress(german, 'tile', 'About me');
  expect(flushed()).toEqual([
    'a 2026-03-01 view  4',
    'a 2026-03-01 tile About me 2',
    'a 2026-03-01 referrer example.org 1',
    'b 2026-03-01 view  1',
  ]);
  expect(flushed()).toEqual([]);
});

test('A visit belongs to the day of the last call of flush, and the next one to the day after it', () => {
  const tally = new PageTally('a');
  counter.addView(tally);
  clock.advance(DAY);
  counter.flush();
  counter.addView(tally);
  expect(flushed()).toEqual(['a 2026-03-01 view  1', 'a 2026-03-02 view  1']);
});

test('A page remembers 50 hosts at a time: the views from further ones are counted together, and none is lost', () => {
  const tally = new PageTally('a');
  for (let at = 0; at < 60; at += 1) counter.addView(tally, `host-${at}.example`);
  counter.addView(tally, 'host-3.example');
  const counts = flushed();
  expect(counts).toEqual(
    expect.arrayContaining(['a 2026-03-01 view  61', 'a 2026-03-01 referrer host-3.example 2', 'a 2026-03-01 referrer  10']),
  );
  expect(counts).toHaveLength(52);
});

test('After a page was flushed, it remembers 50 other hosts', () => {
  const tally = new PageTally('a');
  for (let at = 0; at < 50; at += 1) counter.addView(tally, `host-${at}.example`);
  flushed();
  counter.addView(tally, 'later.example');
  expect(flushed()).toEqual(['a 2026-03-01 view  1', 'a 2026-03-01 referrer later.example 1']);
});

test('lastDays has at least one day and at most two years, and ends today', () => {
  const today = new Date('2026-03-01T23:59:59.999Z');
  expect(lastDays(today, 3)).toEqual({ first: '2026-02-27', last: '2026-03-01' });
  for (const days of [0, -7, 1]) expect(lastDays(today, days)).toEqual({ first: '2026-03-01', last: '2026-03-01' });
  expect(lastDays(today, 2_000_000_000)).toEqual({ first: '2024-03-01', last: '2026-03-01' });
});

/** A store that fails as often as it is told, before or after it has stored a batch. */
class UnsureStore extends MemoryCountStore {
  readonly sent: CountBatch[] = [];
  failures: ('before' | 'after')[] = [];

  override async add(batch: CountBatch): Promise<void> {
    this.sent.push(batch);
    const failure = this.failures.shift();
    if (failure !== 'before') await super.add(batch);
    if (failure) throw new Error('The connection is gone.');
  }
}

test('Counts that could not be stored, or of which nobody knows, are stored once as soon as they can be', async () => {
  const store = new UnsureStore();
  store.addPage('a', 'ada');
  const storeVisits = new StoreVisits(counter, store);
  const tally = new PageTally('a');
  const visit = (times: number) => Array.from({ length: times }, () => counter.addView(tally));

  store.failures = ['after', 'before', 'after'];
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    visit(2);
    await expect(storeVisits.execute()).rejects.toThrow('The connection is gone.');
    expect(counter.waiting).toBeGreaterThan(0);
  }
  visit(1);
  await storeVisits.execute();

  const range = { first: '2026-03-01', last: '2026-03-01' };
  expect(await store.viewsOfAccount('ada', range)).toMatchObject([{ count: 7 }]);
  expect(counter.waiting).toBe(0);
  // Exactly the same batch was sent again, or else its number would hide other counts.
  expect(new Set(store.sent.slice(0, 4).map((batch) => JSON.stringify(batch))).size).toBe(1);
});

test('More counts than fit into one batch are stored at once', async () => {
  const store = new UnsureStore();
  for (let at = 0; at < 2_500; at += 1) {
    store.addPage(`page-${at}`, 'ada');
    counter.addView(new PageTally(`page-${at}`));
  }
  await new StoreVisits(counter, store).execute();
  expect(store.sent.map(({ number, counts }) => [number, counts.length])).toEqual([
    [1, 1_000],
    [2, 1_000],
    [3, 500],
  ]);
});
