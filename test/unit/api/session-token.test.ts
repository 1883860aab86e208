import { beforeEach, expect, jest, test } from '@jest/globals';
import type * as SessionToken from '../../../client/api/session/session-token.js';

const [FIRST, NEXT] = ['first-token-of-ada', 'next-token-of-ada'];

const stored = new Map<string, string>();
let opened: typeof SessionToken;

/** The data that another tab of the browser stores when a user signs in there. */
function signInElsewhere(token: string, username: string): void {
  stored.set('tokenOwner', `${token.slice(0, 12)} ${username}`);
  stored.set('token', token);
}

// Each test has a document of its own, which was opened by Ada.
beforeEach(async () => {
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  Object.assign(globalThis, { window: { localStorage } });
  stored.clear();
  signInElsewhere(FIRST, 'ada');
  jest.resetModules();
  opened = await import('../../../client/api/session/session-token.js');
});

test('A document keeps the token that it was opened with, even if another tab signs in or out', () => {
  expect(opened.documentToken()).toBe(FIRST);
  signInElsewhere('token-of-bob', 'bob');
  expect(opened.documentToken()).toBe(FIRST);
  expect(opened.sessionChange()).toBe('replaced');
  expect(opened.documentToken()).toBe(FIRST);
  stored.clear();
  expect(opened.documentToken()).toBe(FIRST);
  expect(opened.sessionChange()).toBe('signed-out');
  expect(opened.documentToken()).toBe(FIRST);
});

test('If the same account signs in again, its new token replaces the first one', () => {
  signInElsewhere(NEXT, 'ada');
  expect(opened.sessionChange()).toBeNull();
  expect(opened.documentToken()).toBe(NEXT);
  // The account of this token is unknown.
  stored.set('token', 'token-of-somebody');
  expect(opened.sessionChange()).toBe('replaced');
  expect(opened.documentToken()).toBe(NEXT);
});

test('The linkname of the former account is forgotten when an account without a linkname signs in', () => {
  opened.storeLinkname('ada-rossi');
  expect(stored.get('linkname')).toBe('ada-rossi');
  opened.removeToken(FIRST);
  expect(opened.storeSession('token-of-bob', { firstUsername: 'bob', linkname: null })).toBe(true);
  expect(opened.storedLinkname()).toBeNull();
  expect(stored.has('linkname')).toBe(false);
});

test('A document of a former account neither replaces nor removes the linkname of the one that has signed in since', () => {
  signInElsewhere('token-of-bob', 'bob');
  stored.set('linkname', 'bob');
  for (const linkname of ['ada-rossi', null]) {
    opened.storeLinkname(linkname);
    expect([opened.storedLinkname(), stored.get('linkname')]).toEqual([linkname, 'bob']);
  }
});
