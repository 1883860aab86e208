import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sentenceOf } from '../../../../server/domain-error.js';
import { LINKNAME_MAX_LENGTH, linknameFrom, parseLinkname } from '../../../../server/pages/linknames/linkname.rules.js';
import { isReservedLinkname } from '../../../../server/pages/linknames/reserved-linknames.rules.js';
import { anyCharacter } from '../../../builders/any-character.js';

function codeOf(text: string): string | undefined {
  const parsed = parseLinkname(text);
  return parsed.ok ? undefined : parsed.refusal.code;
}

function reasonOf(text: string): string | undefined {
  const parsed = parseLinkname(text);
  return parsed.ok ? undefined : sentenceOf(parsed.refusal);
}

function valueOf(text: string): string | undefined {
  const parsed = parseLinkname(text);
  return parsed.ok ? parsed.value : undefined;
}

describe('a linkname', () => {
  test.each(['a', '7', 'ada', 'ada-rossi', 'ada_rossi', 'a--b', 'a_-b', '0x7'])(
    'PE-09 A linkname has letters or digits at both ends and may have - and _ between: %s is one',
    (name) => expect(valueOf(name)).toBe(name),
  );

  test.each(['-ada', 'ada-', '_ada', 'ada_', '-', '_', 'ada rossi', 'ada/rossi', 'ada+rossi', 'ada@rossi', 'a\u0000b', '%61da'])(
    'PE-09 A linkname never has other characters, nor - or _ at an end: %j is refused',
    (name) => expect(codeOf(name)).toBe('LINKNAME_INVALID'),
  );

  test('PE-09 A linkname with any other character in it is refused', () => {
    const others = fc.string({ unit: anyCharacter, minLength: 1, maxLength: 1 }).filter((character) => !/[a-zA-Z0-9_-]/.test(character));
    fc.assert(fc.property(others, (character) => expect(codeOf(`ada${character}rossi`)).toBe('LINKNAME_INVALID')));
  });

  test('PE-10 A linkname has 1 to 30 characters; 0 and 31 are refused', () => {
    expect(valueOf('a')).toBe('a');
    expect(valueOf('b'.repeat(LINKNAME_MAX_LENGTH))).toBe('b'.repeat(30));
    expect(codeOf('')).toBe('LINKNAME_INVALID');
    expect(codeOf('   ')).toBe('LINKNAME_INVALID');
    expect(codeOf('b'.repeat(31))).toBe('LINKNAME_INVALID');
  });

  test.each(['ada.rossi', 'robots.txt', '.', '..', 'ada.'])('PE-11 A linkname with a dot is refused: %s', (name) => {
    expect(codeOf(name)).toBe('LINKNAME_INVALID');
  });

  test.each(['é', 'añb', 'аda', 'ßa', '名前', 'a\u200bb', 'ⓐda', '\u212aate', '\u017fam', '\u0130da', '\ud800a'])(
    'PE-12 A linkname with a Unicode letter is refused: %j',
    (name) => expect(codeOf(name)).toBe('LINKNAME_INVALID'),
  );

  test('PE-13 Linkname input is trimmed and lower-cased', () => {
    expect(valueOf('  Ada-Rossi\n')).toBe('ada-rossi');
  });

  test('a refusal says what to do', () => {
    expect(['', ' \t', '-ada', 'login'].map(reasonOf)).toEqual([
      'Type a linkname first.',
      'Type a linkname first.',
      'A linkname has 1 to 30 letters a to z, digits, - or _, and begins and ends with a letter or a digit.',
      'This linkname is reserved. Choose another one.',
    ]);
  });

  test.each([
    ['jane.doe', 'A linkname cannot contain “.”. Try jane-doe.'],
    ['Jörg', 'A linkname cannot contain “ö”. Try jorg.'],
    ['ada rossi', 'A linkname cannot contain “ ”. Try ada-rossi.'],
    ['ada😀', 'A linkname cannot contain “😀”. Try ada.'],
  ])('A refusal names the sign that a linkname cannot have, and proposes what fits: %s', (name, sentence) =>
    expect(reasonOf(name)).toBe(sentence),
  );

  test.each(['名前', 'admin.', 'a\u200bb', 'a\u0000b'])(
    'Without a sign that can be shown, or a fitting name, a refusal has the rule: %j',
    (name) => expect(reasonOf(name)).toMatch(/^A linkname has 1 to 30 letters/),
  );

  test('any text that was accepted as a linkname is accepted again and does not change', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 40 }), (text) => {
        const name = valueOf(text);
        if (name !== undefined) expect(valueOf(name)).toBe(name);
      }),
    );
  });
});

describe('the list of reserved linknames', () => {
  const routes = [
    ...['personal', 'editor', 'guesteditor', 'login', 'register', 'recoverusername', 'recoverpassword', 'resetpw'],
    ...['policy', 'tos', 'blog', 'blogpost', 'genpage'],
  ];

  test.each(routes)('PE-15 Every route of the app is reserved: %s', (name) => {
    expect(codeOf(name)).toBe('LINKNAME_RESERVED');
    expect(codeOf(` ${name.toUpperCase()} `)).toBe('LINKNAME_RESERVED');
  });

  test.each(['api', 'graphql', 'health', 'metrics', 'media', 'assets'])(
    'PE-16 Every path that the server responds to is reserved: %s',
    (name) => expect(codeOf(name)).toBe('LINKNAME_RESERVED'),
  );

  test.each(['robots.txt', 'sitemap.xml', 'favicon.ico', 'service-worker.js', '.env', '.well-known'])(
    'PE-16 A file that the server sends cannot be a linkname: %s',
    (name) => expect(codeOf(name)).toBe('LINKNAME_INVALID'),
  );

  test.each(['admin', 'support', 'www', 'api', 'security', 'tessera', 'official', 'null', 'undefined'])(
    'a name that would mislead is reserved: %s',
    (name) => expect(isReservedLinkname(name)).toBe(true),
  );

  test.each(['ada', 'lemon-garden', 'cooking', 'constructor', '__proto__', 'hasownproperty'])(
    'an ordinary name is not reserved: %s',
    (name) => expect(isReservedLinkname(name)).toBe(false),
  );
});

test.each([
  ['Market Days', 'market-days'],
  ['  Crème brûlée! ', 'creme-brulee'],
  ['2026', '2026'],
  ['Straße', 'strasse'],
  ['Ærø & Łódź', 'aero-lodz'],
  ['مقهى', ''],
  ['Mara_Pots!', 'mara_pots'],
  ['__init__', 'init'],
  [' _a_ ', 'a'],
  ['a'.repeat(29) + ' b', 'a'.repeat(29)],
])('The linkname that is proposed for %p is %p', (name, linkname) => expect(linknameFrom(name)).toBe(linkname));

test('Every proposed linkname has the form of one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
      const linkname = linknameFrom(name);
      const parsed = parseLinkname(linkname);
      if (linkname !== '' && !parsed.ok) expect(parsed.refusal.code).toBe('LINKNAME_RESERVED');
    }),
  );
});
