import { describe, expect, test } from '@jest/globals';
import { csrfTokenOf, newCsrfCookie } from '../../../server/gateway/http/csrf-token.js';

describe('The cookie csrftoken', () => {
  test.each([
    ['csrftoken=abc', 'abc'],
    ['theme=dark; csrftoken=abc; other=1', 'abc'],
    ['theme=dark;csrftoken=abc', 'abc'],
    ['xcsrftoken=abc', undefined],
    ['csrftoken=', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('in %j is %j', (cookies, expected) => {
    expect(csrfTokenOf(cookies)).toBe(expected);
  });

  test('is new each time, can be read by scripts of the whole site, and is not sent by other sites', () => {
    const cookie = newCsrfCookie({ isSecure: false });
    expect(cookie).toMatch(/^csrftoken=[\w-]{32}; Path=\/; Max-Age=31536000; SameSite=Lax$/);
    expect(newCsrfCookie({ isSecure: false })).not.toBe(cookie);
    expect(csrfTokenOf(cookie)).toMatch(/^[\w-]{32}$/);
  });

  test('is sent only over https if the site uses https', () => {
    expect(newCsrfCookie({ isSecure: true })).toMatch(/; Secure$/);
  });
});
