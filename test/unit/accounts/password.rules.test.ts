import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { refuseCommonPassword } from '../../../server/accounts/common-passwords.js';
import { parsePassword } from '../../../server/accounts/password.rules.js';
import { sentenceOf } from '../../../server/domain-error.js';
import { anyCharacter } from '../../builders/any-character.js';

describe('A password', () => {
  test('AU-17 A password has 8 to 128 characters; 7 and 129 are refused', () => {
    const refusal = (length: number) => {
      const parsed = parsePassword('x'.repeat(length));
      return parsed.ok ? null : parsed.refusal.code;
    };
    expect([7, 8, 128, 129].map(refusal)).toEqual(['PASSWORD_TOO_SHORT', null, null, 'PASSWORD_TOO_LONG']);
  });

  test('AU-17 A password of emoji is counted by characters, not by their encoding', () => {
    expect(parsePassword('🍋'.repeat(7)).ok).toBe(false);
    expect(parsePassword('🍋'.repeat(8)).ok).toBe(true);
    expect(parsePassword('🍋'.repeat(128)).ok).toBe(true);
    expect(parsePassword('🍋'.repeat(129)).ok).toBe(false);
  });

  test('AU-18 A password needs no mix of character types: any 8 to 128 characters are accepted and stay as they are', () => {
    const characters = fc.string({ unit: anyCharacter, minLength: 8, maxLength: 128 }).filter((text) => !text.includes('\0'));
    fc.assert(fc.property(characters, (text) => expect(parsePassword(text)).toEqual({ ok: true, value: text })));
  });

  test.each(['kgjzmwqp', '        ', '50382716', ' lemons and limes '])('AU-18 A password such as %j is allowed', (text) => {
    expect(refuseCommonPassword(parsePassword(text))).toEqual({ ok: true, value: text });
  });

  test.each(['garden\0lemons', 'garden\ud800lemons', 'garden\udc00lemons'])(
    'is refused if it holds a character that cannot be hashed reliably: %j',
    (text) => {
      expect(parsePassword(text)).toMatchObject({ ok: false, refusal: { code: 'PASSWORD_INVALID' } });
    },
  );
});

describe('A password that is not allowed', () => {
  test.each([
    ['1234567', 'Choose a password of at least 8 characters.'],
    ['x'.repeat(129), 'Choose a password of at most 128 characters.'],
    ['garden\0lemons', 'The password holds a character that cannot be used. Choose another one.'],
  ])('is refused with a text that says what to do: %j', (text, sentence) => {
    const parsed = parsePassword(text);
    expect(!parsed.ok && sentenceOf(parsed.refusal)).toBe(sentence);
  });
});

describe('The most common passwords', () => {
  test.each(['password', '12345678', 'qwertyuiop', 'iloveyou', 'PassWord1', 'sunshine', 'football1', 'letmein123'])(
    'AU-19 A password on the list of common passwords is refused: %s',
    (text) => {
      expect(refuseCommonPassword(parsePassword(text))).toMatchObject({ ok: false, refusal: { code: 'PASSWORD_COMMON' } });
    },
  );

  const ada = { username: 'ada.lovelace', email: 'A.Byron1815@example.org' };
  test.each(['Ada.Lovelace', 'ada.lovelace2026', 'a.byron1815@example.org', 'a.byron1815!!', 'Tessera!', 'tessera2026'])(
    'SI-60 A password that is hardly more than the username, the address or the name of the product is refused: %s',
    (text) => {
      const refusal = { code: 'PASSWORD_COMMON', reason: 'PASSWORD_IS_A_NAME' };
      expect(refuseCommonPassword(parsePassword(text), ada)).toMatchObject({ ok: false, refusal });
    },
  );

  test.each(['ada.lovelace in a garden', 'my ada.lovelace', 'a garden of lemons'])('leave others alone: %s', (text) => {
    expect(refuseCommonPassword(parsePassword(text), ada)).toEqual({ ok: true, value: text });
  });

  test('do not change a refusal that has another reason', () => {
    expect(refuseCommonPassword(parsePassword('1234'))).toMatchObject({ refusal: { code: 'PASSWORD_TOO_SHORT' } });
  });
});
