import { describe, expect, test } from '@jest/globals';
import { LINKNAME_RESERVED_FOR } from '../../../server/pages/linknames/linkname-reservation.rules.js';
import { isInForce } from '../../../server/accounts/access-tokens/access-token.js';
import { isValidAt, LINK_LIFETIME } from '../../../server/accounts/one-time-token.js';
import {
  hasExpired,
  isUseToBeNoted,
  lastUseBeforeExpiry,
  SESSION_LIFETIME,
  USE_NOTED_EVERY,
} from '../../../server/accounts/sessions/session.js';
import { aOneTimeToken, aSession } from '../../builders/accounts/stored-account.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const session = aSession('ada');
const later = (milliseconds: number, { lastUsedAt } = session) => new Date(lastUsedAt.getTime() + milliseconds);

test('Links of mails, sessions and reserved linknames last as long as the specification says', () => {
  expect(LINK_LIFETIME).toEqual({ 'reset-password': hour, 'verify-email': day, 'data-archive': 7 * day });
  expect([SESSION_LIFETIME, USE_NOTED_EVERY, LINKNAME_RESERVED_FOR]).toEqual([30 * day, hour, 30 * day]);
});

describe('A session', () => {
  test('has expired if it was not used for 30 days', () => {
    expect([30 * day - 1, 30 * day, 30 * day + 1].map((age) => hasExpired(session, later(age)))).toEqual([false, true, true]);
    expect(lastUseBeforeExpiry(later(30 * day))).toEqual(session.lastUsedAt);
  });

  test('records its use again only if the last record is an hour old', () => {
    expect([0, hour - 1, hour, day].map((age) => isUseToBeNoted(session, later(age)))).toEqual([false, false, true, true]);
  });
});

test('A link is valid until it expires', () => {
  const token = aOneTimeToken('ada');
  const at = (milliseconds: number) => isValidAt(token, new Date(token.expiresAt.getTime() + milliseconds));
  expect([at(-1), at(0), at(1)]).toEqual([true, false, false]);
});

test('An access token is in force until it expires, or until it is revoked', () => {
  const token = { ...aSession('ada'), name: 'A script', scopes: [], createdAt: session.startedAt, lastUsedAt: null };
  const expiresAt = later(day);
  const at = (milliseconds: number) => isInForce({ ...token, expiresAt }, new Date(expiresAt.getTime() + milliseconds));
  expect([at(-1), at(0), at(1)]).toEqual([true, false, false]);
  expect(isInForce({ ...token, expiresAt: null }, later(10_000 * day))).toBe(true);
});
