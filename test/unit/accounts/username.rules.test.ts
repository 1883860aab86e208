import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { EmailAddress } from '../../../server/accounts/email-address.rules.js';
import { sentenceOf } from '../../../server/domain-error.js';
import { parseUsername, usernameOfEmail } from '../../../server/accounts/username.rules.js';
import { anyCharacter } from '../../builders/any-character.js';

const allowed = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.-'];

describe('A username', () => {
  test('AU-13 A username of 3 to 30 letters, digits, `_`, `.` and `-` is accepted as it is written', () => {
    const names = fc.string({ unit: fc.constantFrom(...allowed), minLength: 3, maxLength: 30 });
    fc.assert(fc.property(names, (name) => expect(parseUsername(name)).toEqual({ ok: true, value: name })));
  });

  test('AU-13 A username with any other character is refused', () => {
    const strange = fc
      .string({ unit: anyCharacter, minLength: 1, maxLength: 1 })
      .filter((text) => !allowed.includes(text) && text.trim() !== '');
    fc.assert(fc.property(strange, (text) => expect(parseUsername(`ada${text}lovelace`).ok).toBe(false)));
  });

  test.each([
    ['', false],
    ['ab', false],
    ['abc', true],
    ['a'.repeat(30), true],
    ['a'.repeat(31), false],
    ['  ada  ', true],
    ['ada lovelace', false],
    ['ada@example.org', false],
    ['ada\u0000', false],
    ['аda', false],
    ['ada\nlovelace', false],
  ])('AU-13 A username such as %j is allowed: %j', (text, allowed) => {
    expect(parseUsername(text).ok).toBe(allowed);
  });

  test('is accepted without the blanks around it', () => {
    expect(parseUsername(' Ada ')).toEqual({ ok: true, value: 'Ada' });
  });

  test('is refused with a code and a sentence that says what is allowed', () => {
    const parsed = parseUsername('a b');
    const refusal = parsed.ok ? undefined : parsed.refusal;
    expect(refusal?.code).toBe('USERNAME_INVALID');
    expect(refusal && sentenceOf(refusal)).toBe('Choose a username of 3 to 30 letters, digits, underscores, dots and hyphens.');
  });
});

describe('A username that is made from an e-mail address', () => {
  test.each([
    ['ada@example.org', '', 'ada'],
    ['Ada.Lovelace@example.org', '42', 'Ada.Lovelace42'],
    ['ada+news@example.org', '', 'adanews'],
    ["o'hara!@example.org", '7', 'ohara7'],
    ['al@example.org', '42', 'al42'],
    ['{}@example.org', '', 'user'],
    [`${'a'.repeat(64)}@example.org`, '', 'a'.repeat(30)],
    [`${'a'.repeat(64)}@example.org`, '4242', `${'a'.repeat(26)}4242`],
  ])('is made from %s and %j: %s', (email, digits, username) => {
    expect(usernameOfEmail(email as EmailAddress, digits)).toEqual({ ok: true, value: username });
  });

  test('is refused if it is too short', () => {
    expect(usernameOfEmail('al@example.org' as EmailAddress, '')).toMatchObject({ ok: false, refusal: { code: 'USERNAME_INVALID' } });
  });
});
