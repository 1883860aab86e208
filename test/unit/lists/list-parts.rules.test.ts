import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parsePlace, placeText, type ListPlace } from '../../../server/lists/list-parts.rules.js';

const places: fc.Arbitrary<ListPlace> = fc.record({
  key: fc.string({ unit: 'grapheme', maxLength: 40 }).filter((key) => !key.includes('\0')),
  id: fc.uuid(),
  before: fc.nat(999_999_999),
  isBackwards: fc.boolean(),
});

describe('A place in a list', () => {
  test('comes back from its text as it was', () => {
    fc.assert(fc.property(places, (place) => expect(parsePlace(placeText(place))).toEqual(place)));
  });

  test('may have the character that separates its parts', () => {
    const place = { key: '~a~', id: '00000000-0000-4000-8000-000000000000', before: 1, isBackwards: false };
    expect(parsePlace(placeText(place))).toEqual(place);
  });

  test('is the beginning for every other text', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(parsePlace(text)).toBeNull()));
    for (const text of ['a~1~00000000-0000-0000-0000-000000000000~%', 'a~1~00000000-0000-0000-0000-000000000000~%00', 'a'.repeat(601)])
      expect(parsePlace(text)).toBeNull();
  });
});
