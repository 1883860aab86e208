import fc from 'fast-check';

const SURROGATES = { from: 0xd800, count: 0x800 };
const LAST = 0x10ffff;

/** Any Unicode character. The generator of fast-check takes seconds to build in each file that uses it. */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: LAST - SURROGATES.count })
  .map((number) => String.fromCodePoint(number < SURROGATES.from ? number : number + SURROGATES.count));
