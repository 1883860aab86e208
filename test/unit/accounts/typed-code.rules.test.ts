import { describe, expect, test } from '@jest/globals';
import { bareAppCode, bareRecoveryCode } from '../../../server/accounts/second-factor/second-factor.js';
import { parseSetUpCode } from '../../../server/accounts/set-up-code.js';
import { parseCode } from '../../../server/accounts/sign-up/invitation.js';
import { bareCode } from '../../../server/accounts/typed-code.rules.js';

describe('RU-04 A code is read as its keyboard has typed it', () => {
  test.each([
    ['Arabic-Indic digits', '١٢٣٤٥٦'],
    ['Persian digits', '۱۲۳۴۵۶'],
    ['Devanagari digits', '१२३४५६'],
    ['digits of full width', '１２３４５６'],
    ['blanks and dashes', ' 123–4\u00a05‑6 '],
    ['marks of a direction', '\u2067123456\u2069\u200f'],
  ])('with %s', (_, typed) => {
    expect(bareAppCode(typed)).toBe('123456');
    expect(bareRecoveryCode(`abcd-${typed.replace(/[1１١۱१]/u, '')}`)).toBeNull();
  });

  test('in each place that asks for one', () => {
    expect(bareRecoveryCode('K7WQ – ۳f９d')).toBe('k7wq3f9d');
    expect(parseCode('ＡＢＣＤ-２３４５٦٧')).toBe('abcd234567');
    expect(parseSetUpCode('bed ٤٤١٧–gold')).toBe('BED-4417-GOLD');
  });

  test('the value of each digit of Unicode is its own', () => {
    for (let code = 0x660; code <= 0x669; code += 1) expect(bareCode(String.fromCodePoint(code))).toBe(String(code - 0x660));
    for (let code = 0x104a0; code <= 0x104a9; code += 1) expect(bareCode(String.fromCodePoint(code))).toBe(String(code - 0x104a0));
  });

  test('and a text that is none is refused', () => {
    for (const text of ['12345', '1234567', 'abcdef', '½23456', '١٢٣٤٥', '']) expect(bareAppCode(text)).toBeNull();
  });
});
