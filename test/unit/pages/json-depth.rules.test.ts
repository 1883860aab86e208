import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isTooDeep } from '../../../server/pages/json-depth.rules.js';

function levelsOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(levelsOf));
}

/** The value in so many lists. */
function within(lists: number, value: unknown): unknown {
  return Array.from({ length: lists }).reduce<unknown>((inner) => [inner], value);
}

// Keys and texts of brackets, quotes and backslashes.
const text = fc.string({ unit: fc.constantFrom('[', ']', '{', '}', '"', '\\', 'a') });
const json = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 5 }, text, fc.integer(), fc.array(tie('value')), fc.dictionary(text, tie('value'))),
})).value;

test('the levels of JSON are counted as its parser makes them, whatever is in its texts', () => {
  fc.assert(
    fc.property(json, fc.integer({ min: 56, max: 66 }), (value, lists) => {
      const whole = within(lists, value);
      expect(isTooDeep(JSON.stringify(whole))).toBe(levelsOf(whole) > 64);
    }),
  );
});

test.each(['"', '"\\', '"\\"', '[', ']'.repeat(100), ''])('what is no JSON is left to the parser: %s', (broken) => {
  expect(isTooDeep(broken)).toBe(false);
});
