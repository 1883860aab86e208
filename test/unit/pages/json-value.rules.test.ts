import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isSameJson } from '../../../server/pages/json-value.rules.js';

/** The value with the fields of its objects in the other order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, one]) => [name, turned(one)]),
  );
}

test('Two values of JSON are the same in whatever order their fields are', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => isSameJson(value, turned(JSON.parse(JSON.stringify(value))))));
});

test.each([
  [1, '1'],
  [null, {}],
  [[], {}],
  [{}, null],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: { b: [1] } }, { a: { b: [2] } }],
  [{ constructor: 1 }, { other: 1 }],
])('%j and %j are not the same', (one, other) => {
  expect([isSameJson(one, other), isSameJson(other, one)]).toEqual([false, false]);
});
