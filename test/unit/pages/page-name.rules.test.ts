import { expect, test } from '@jest/globals';
import { cutPageName, PAGE_NAME_MAX_LENGTH, parsePageName } from '../../../server/pages/page-name.rules.js';

test('A name is cut where it is too long, and never in the middle of a character', () => {
  expect(cutPageName('Copy of Market')).toBe('Copy of Market');
  expect(cutPageName('a'.repeat(61))).toBe('a'.repeat(60));
  for (const start of ['', 'a']) {
    const cut = cutPageName(start + '🍓'.repeat(40));
    // Half of a character has no encoding.
    expect(() => encodeURIComponent(cut)).not.toThrow();
    expect(cut.length).toBeGreaterThan(PAGE_NAME_MAX_LENGTH - 2);
    expect(parsePageName(cut)).toEqual({ ok: true, value: cut });
  }
});
