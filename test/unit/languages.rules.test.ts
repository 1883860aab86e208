import { expect, test } from '@jest/globals';
import { isLanguage, LANGUAGES } from '../../server/languages.rules.js';

test.each(LANGUAGES)('%s is a language of the product', (language) => {
  expect(isLanguage(language)).toBe(true);
});

test.each([undefined, '', 'fr', 'EN', 'de-DE', 'toString', '__proto__'])('%p is not a language of the product', (text) => {
  expect(isLanguage(text)).toBe(false);
});
