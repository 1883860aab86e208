import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { parseEmailAddress } from '../../../server/accounts/email-address.rules.js';
import { refusal } from '../../../server/parsed.rules.js';
import { anyCharacter } from '../../builders/any-character.js';

describe('An e-mail address', () => {
  test('is accepted as it is written if it is valid', () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), (address) => {
        fc.pre(address.indexOf('@') <= 64);
        expect(parseEmailAddress(address)).toEqual({ ok: true, value: address });
      }),
    );
  });

  test('never contains a character that could start another mail header, whatever the input', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter }), (before, after) => {
        const parsed = parseEmailAddress(`${before}@${after}`);
        if (parsed.ok) expect(parsed.value).toMatch(/^[\x21-\x7e]+$/);
      }),
    );
  });

  test.each(['a..b@docomo.ne.jp', 'ada.@docomo.ne.jp', '.ada@ezweb.ne.jp'])(
    'RU-05 may be %s, as providers have given it out and browsers accept it',
    (address) => expect(parseEmailAddress(address).ok).toBe(true),
  );

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

  test('is matched only in a text that is no longer than an address may be', () => {
    const matched = jest.spyOn(RegExp.prototype, 'test');
    const isValid = [`${'a.'.repeat(50_000)}@${'b-'.repeat(50_000)}`, `${'a'.repeat(65)}@example.org`].map(
      (text) => parseEmailAddress(text).ok,
    );
    const times = matched.mock.calls.length;
    matched.mockRestore();
    expect({ isValid, times }).toEqual({ isValid: [false, false], times: 0 });
  });

  // Trying every combination of 250 characters would never end.
  test.each([
    `${'a'.repeat(60)}@${'b-'.repeat(95)}`,
    `${'a'.repeat(60)}@${'b.'.repeat(95)}`,
    `${'a.'.repeat(30)}a@${'b'.repeat(190)}!`,
    'a'.repeat(254),
  ])('is checked without trying its parts in every combination: %s', (text) => expect(parseEmailAddress(text).ok).toBe(false));

  test('is refused with an error code if it is invalid', () => {
    expect(parseEmailAddress('ada')).toEqual({ ok: false, refusal: refusal('EMAIL_INVALID') });
  });

  test('is accepted without the blanks around it', () => {
    expect(parseEmailAddress(' Ada@example.org\n')).toEqual({ ok: true, value: 'Ada@example.org' });
  });
});
