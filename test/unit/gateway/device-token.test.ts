import { describe, expect, jest, test } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserOf, keepDevice } from '../../../server/gateway/http/device-token.js';

const token = 'd'.repeat(43);
const requestWith = (cookie?: string) => ({ headers: { cookie } }) as FastifyRequest;

function cookiesFor(keeps: string | null, isSecure: boolean): unknown[][] {
  const request = requestWith();
  const header = jest.fn();
  if (keeps !== null) browserOf(request).keep(keeps);
  keepDevice(request, { header } as unknown as FastifyReply, { isSecure });
  return header.mock.calls;
}

describe('The cookie device', () => {
  test.each([
    [`device=${token}`, token],
    [`csrftoken=abc; device=${token}; other=1`, token],
    [`xdevice=${token}`, null],
    [`device=${token}d`, null],
    ['device=', null],
    [undefined, null],
  ])('in %j is %j', (cookies, expected) => {
    expect(browserOf(requestWith(cookies)).token).toBe(expected);
  });

  test('is set only for a browser that is to keep a token', () => {
    expect(cookiesFor(null, false)).toEqual([]);
    expect(cookiesFor(token, false)).toEqual([['Set-Cookie', `device=${token}; Path=/graphql; Max-Age=31536000; HttpOnly; SameSite=Lax`]]);
  });

  test('is sent only over https if the site uses https', () => {
    expect(String(cookiesFor(token, true)[0]?.[1])).toMatch(/; Secure$/);
  });
});
