import { expect, test } from '@jest/globals';
import { withoutSecrets, withoutTokens } from '../../../server/gateway/http/request-log.js';

const token = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const account = '0d5c0d8e-6f0e-4a57-9f0b-6ab7a6f2a8c1';

test.each([
  [`/api/password-reset-confirm/${account}/${token}/`, '/api/password-reset-confirm/…/…/'],
  [`/account-data/${token}`, '/account-data/…'],
  [`/preview/${token}`, '/preview/…'],
  [`/resetpw/${account}/${token}`, '/resetpw/…/…'],
  [`/api/verify-email-token/?token=${token}`, '/api/verify-email-token/'],
  [`/?token=${token}`, '/'],
  ['/login?code=abc&state=def', '/login'],
  ['/i/k7wq3f9dk7wq3f', '/i/…'],
  ['/ada-rossi', '/ada-rossi'],
])('The address %s is logged as %s', (url, logged) => {
  expect(withoutTokens(url)).toBe(logged);
});

test.each([
  ['550 <ada@example.org>: unknown', '550 <…>: unknown'],
  ['Key (email)=(Ada.Rossi+news@mail.example.co.uk) exists', 'Key (email)=(…) exists'],
  [`no session for "${token}"`, 'no session for "…"'],
  [`GET /resetpw/x/${token}?next`, 'GET /resetpw/x/…?next'],
  [
    `at file:///srv/node_modules/@nestjs/core/index.js:1:2 (${account})`,
    `at file:///srv/node_modules/@nestjs/core/index.js:1:2 (${account})`,
  ],
])('The line %s is written as %s', (line, written) => {
  expect(withoutSecrets(line)).toBe(written);
});

test.each([
  [`a token\n${token}`, 'a token\n…'],
  [`a token\u0001${token}\tand more`, 'a token\u0001…\tand more'],
  ['550\r\nada@example.org is unknown', '550\r\n… is unknown'],
  ['C:\\nada@example.org', 'C:\\…'],
  [`C:\\temp "${token}"`, 'C:\\temp "…"'],
])('The message %j is written as %j, as valid JSON', (message, written) => {
  expect(JSON.parse(withoutSecrets(JSON.stringify({ message })))).toEqual({ message: written });
});

test('A line of a million characters without a secret is written as it is', () => {
  const line = 'a'.repeat(1_000_000);
  expect(withoutSecrets(line) === line).toBe(true);
});
