import { expect, test } from '@jest/globals';
import { draftCookie, passesCookie, readPictureCookies, sessionCookie } from '../../../server/gateway/picture-cookies.js';
import { hashToken } from '../../../server/accounts/sessions/session.js';

const site = { isSecure: true };
const sent = (...cookies: readonly string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

test('A picture is asked for with the passes of each page, the tokens of opened drafts and the hash of the session', () => {
  const cookies = [passesCookie('ada', 'pass-a', 60, site), 'language=de', draftCookie('0123456789', site), sessionCookie('token', site)];
  expect(readPictureCookies(sent(...cookies, passesCookie('bob', 'pass=b', 60, site)))).toEqual({
    passes: ['pass-a', 'pass=b'],
    drafts: ['0123456789'],
    session: hashToken('token'),
  });
  expect(readPictureCookies()).toEqual({ passes: [], drafts: [], session: undefined });
});

test('The ten pages and the ten drafts count that a browser has opened last, because it sends the oldest cookies first', () => {
  const numbers = Array.from({ length: 12 }, (_, at) => `${at + 10}`);
  const passes = numbers.map((number) => passesCookie(`page-${number}`, `pass-${number}`, 60, site));
  const drafts = numbers.map((number) => draftCookie(`${number}-a-token`, site));
  const found = readPictureCookies(sent(...passes, ...drafts));
  expect(found.passes).toEqual(numbers.slice(2).map((number) => `pass-${number}`));
  expect(found.drafts).toEqual(numbers.slice(2).map((number) => `${number}-a-token`));
});
