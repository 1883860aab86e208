import { expect, test } from '@jest/globals';
import { requestLanguage } from '../../../server/gateway/http/request-language.js';

const accepting = (accepted: string, cookie?: string) =>
  requestLanguage({ 'accept-language': accepted, ...(cookie === undefined ? {} : { cookie }) });

test.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['ar-EG', 'ar'],
  ['fr-FR,fr;q=0.9,ar;q=0.4,en;q=0.3', 'ar'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['de;q=0.3,ar;q=0.7', 'ar'],
  ['DE', 'de'],
])('A browser that requests %s gets a response in %s', (accepted, language) => {
  expect(accepting(accepted)).toBe(language);
});

test.each(['fr', '', '*', 'x'.repeat(10_000), 'de;q=0', ',,;;==', 'constructor', '__proto__'])(
  'A browser that requests no supported language gets a response in English: %s',
  (accepted) => {
    expect(accepting(accepted)).toBe('en');
  },
);

test('A client that requests no language gets a response in English', () => {
  expect(requestLanguage({})).toBe('en');
});

test.each(['language=de', 'a=b; language=de', 'language=de; csrftoken=x', 'a=b;language=de'])(
  'The language that a user chose takes precedence over the language of the browser: %s',
  (cookie) => {
    expect(accepting('ar', cookie)).toBe('de');
  },
);

test.each(['language=xx', 'language=', 'mylanguage=de', 'other=language=de', 'language=constructor'])(
  'A cookie with an unsupported language has no effect: %s',
  (cookie) => {
    expect(accepting('ar', cookie)).toBe('ar');
  },
);
