import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { linknameFrom } from '../../../client/shell/linkname-from.js';
import { parseLinkname } from '../../../server/pages/linknames/linkname.rules.js';

test.each([
  ['Market Days', 'market-days'],
  ['  Crème brûlée! ', 'creme-brulee'],
  ['2026', '2026'],
  ['Straße', 'strasse'],
  ['Ærø & Łódź', 'aero-lodz'],
  ['مقهى', ''],
  ['Mara_Pots!', 'mara_pots'],
  ['__init__', 'init'],
  [' _a_ ', 'a'],
  ['a'.repeat(29) + ' b', 'a'.repeat(29)],
])('The linkname that is proposed for %p is %p', (name, linkname) => expect(linknameFrom(name)).toBe(linkname));

test('Every proposed linkname has the form of one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
      const linkname = linknameFrom(name);
      const parsed = parseLinkname(linkname);
      if (linkname !== '' && !parsed.ok) expect(parsed.refusal.code).toBe('LINKNAME_RESERVED');
    }),
  );
});
