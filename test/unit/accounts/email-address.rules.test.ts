import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { parseEmailAddress } from '../../../server/accounts/email-address.rules.js';

describe('An e-mail address', () => {
  test('is taken as it is written when it is one', () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), (address) => {
        fc.pre(address.indexOf('@') <= 64);
        expect(parseEmailAddress(address)).toEqual({ ok: true, value: address });
      }),
    );
  });

  test('never holds what could start another mail header, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
        const parsed = parseEmailAddress(`${before}@${after}`);
        if (parsed.ok) expect(parsed.value).toMatch(/^[\x21-\x7e]+$/);
      }),
    );
  });

  test.each(['ada@example.org', 'Ada.Lovelace+tiles@mail.example.co.uk', "o'neil@example.org", 'a@b.co', 'x_y@xn--bcher-kva.example'])(
    'may be %s',
    (address) => expect(parseEmailAddress(address).ok).toBe(true),
  );

  test.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@@example.org',
    'ada@exa mple.org',
    'ada@-example.org',
    'ada@example-.org',
    'ada@example..org',
    '.ada@example.org',
    'ada.@example.org',
    'a..da@example.org',
    '"a da"@example.org',
    'ada@example.org, eve@example.org',
    'ada@example.org\r\nBcc: eve@example.org',
    'ada\u0000@example.org',
    'ada@[127.0.0.1]',
    'ädä@example.org',
    '<ada@example.org>',
    `${'a'.repeat(65)}@example.org`,
    `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.org`,
  ])('cannot be %j', (text) => {
    expect(parseEmailAddress(text)).toMatchObject({ ok: false, refusal: { code: 'EMAIL_INVALID' } });
  });

  test('has at most 254 characters, 64 of them before the @', () => {
    const address = (own: number, domainEnd: string) =>
      `${'a'.repeat(own)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${domainEnd}`;
    expect(address(64, 'museum')).toHaveLength(254);
    expect(parseEmailAddress(address(64, 'museum')).ok).toBe(true);
    expect(parseEmailAddress(address(64, 'museums')).ok).toBe(false);
    expect(parseEmailAddress(`${'a'.repeat(65)}@example.org`).ok).toBe(false);
  });

  test('is matched against a pattern only up to the greatest length, where the strangest text comes to an end, too', () => {
    const match = jest.spyOn(RegExp.prototype, 'exec');
    for (const text of [`${'a.'.repeat(50_000)}@${'b-'.repeat(50_000)}`, `a@${'b'.repeat(253)}`]) {
      expect(parseEmailAddress(text).ok).toBe(false);
      expect(match).not.toHaveBeenCalled();
    }
    for (const text of [`${'a'.repeat(60)}@${'b-'.repeat(95)}`, `a@${'b.'.repeat(125)}`, `${'a.'.repeat(31)}@${'b-'.repeat(90)}`]) {
      match.mockClear();
      expect(parseEmailAddress(text).ok).toBe(false);
      expect(match).toHaveBeenCalledTimes(1);
    }
    match.mockRestore();
  });
});
