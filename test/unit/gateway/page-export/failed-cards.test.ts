import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { FailedCards } from '../../../../server/gateway/page-export/export-failures.js';

let tried: string[];
let cards: FailedCards;
beforeEach(() => {
  jest.useFakeTimers();
  tried = [];
  cards = new FailedCards((name) => tried.push(name));
});
afterEach(() => {
  cards.stop();
  jest.useRealTimers();
});

/** Lets the time pass, and lets each card that is tried fail again. */
function passes(milliseconds: number): string[] {
  tried = [];
  jest.advanceTimersByTime(milliseconds);
  for (const name of tried) cards.begin(name);
  return tried;
}

test('Cards that failed are tried again together after a second, then with pauses that double, ten minutes at most', () => {
  for (const name of ['one', 'two']) cards.begin(name);
  expect([passes(999), passes(1)]).toEqual([[], ['one', 'two']]);
  expect([passes(1_999), passes(1)]).toEqual([[], ['one', 'two']]);
  for (let turn = 0; turn < 20; turn += 1) passes(600_000);
  expect([passes(599_999), passes(1)]).toEqual([[], ['one', 'two']]);
});

test('A card that is there is not tried any more; when no failed card is left, the pauses begin anew', () => {
  for (const name of ['one', 'two']) cards.begin(name);
  passes(1_000);
  cards.end('one');
  expect(passes(2_000)).toEqual(['two']);
  cards.end('two');
  expect(passes(600_000)).toEqual([]);
  cards.begin('three');
  expect(passes(1_000)).toEqual(['three']);
});

test('At most a thousand cards are remembered, and none is tried after the end', () => {
  for (let at = 0; at < 2_000; at += 1) cards.begin(`page-${at}`);
  expect(passes(1_000)).toHaveLength(1_000);
  cards.stop();
  expect(passes(600_000)).toEqual([]);
});
