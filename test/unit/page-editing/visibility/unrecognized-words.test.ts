import { expect, test } from '@jest/globals';
import { unrecognizedWords } from '../../../../client/page-editing/visibility/unrecognized-words.js';

test('OC-07 The row of a tile that an older program sent says why nobody sees it, until its owner says who does', () => {
  const words = (name: string) => unrecognizedWords('hidden', { who: 'hidden', unrecognizedBeside: name });
  expect(words('Menu')).toBe('Hidden, because an older program sent it while “Menu” was hidden.');
  expect(words('')).toBe('Hidden, because an older program sent it while another tile was hidden.');
  expect(unrecognizedWords('locked', { who: 'password', unrecognizedBeside: 'Menu' })).toBe(
    'Password, because an older program sent it while “Menu” had one.',
  );
  expect(unrecognizedWords('locked', { who: 'password', unrecognizedBeside: '' })).toBe(
    'Password, because an older program sent it while another tile had one.',
  );
  expect(unrecognizedWords('hidden', { who: 'hidden' })).toBeUndefined();
  expect(unrecognizedWords('ends', { until: '2027-04-12T00:00:00.000Z', unrecognizedBeside: 'Menu' })).toBeUndefined();
});
