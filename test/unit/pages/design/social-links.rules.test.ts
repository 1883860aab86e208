import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { completeSocialLink, socialLinkFault } from '../../../../server/pages/design/social-links.rules.js';

const LONGEST = 2048;
const faultIn = (typed: string) => socialLinkFault(typed, LONGEST);

describe('A link on save', () => {
  test.each([
    'instagram.com/ines',
    'www.example.org',
    'ftp://example.org',
    '//example.org',
    'http:/example.org',
    'httpx://example.org',
    'example.org/?to=https://a.example',
  ])('SL-02 On save a non-empty link without http:// or https:// at its start gets `https://` prepended: %s', (link) =>
    expect(completeSocialLink(link)).toBe(`https://${link}`),
  );

  test.each(['http://example.org', 'https://example.org/a?b=c#d', 'HTTPS://EXAMPLE.ORG'])(
    'SL-03 On save a link that starts with http:// or https:// stays as it is: %s',
    (link) => expect(completeSocialLink(link)).toBe(link),
  );

  test.each(['', '   '])('SL-04 On save an empty link stays empty: %j', (link) => expect(completeSocialLink(link)).toBe(''));

  test('saving a saved link again changes nothing', () => {
    fc.assert(fc.property(fc.string(), (typed) => expect(completeSocialLink(completeSocialLink(typed))).toBe(completeSocialLink(typed))));
  });
});

describe('The error of a link', () => {
  test.each([
    ...[
      '',
      ' ',
      'instagram.com/ines',
      ' https://instagram.com/ines ',
      'http://a.example',
      'EXAMPLE.ORG',
      'example.org:8080/a',
      'example.org.',
    ],
    ...[
      'medium.com/@ines',
      'medium.com/a:b',
      'https://münchen.example/straße',
      'https://a.example/?q=mailto:x',
      'https://192.0.2.1/me',
      'xn--bcher-kva.example',
    ],
  ])('is empty for %j', (typed) => expect(faultIn(typed)).toBeNull());

  test.each([
    ['javascript:alert(1)', 'not-web'],
    ['JavaScript:alert(1)', 'not-web'],
    ['mailto:ada@example.org', 'not-web'],
    ['ftp://example.org', 'not-web'],
    ['data:text/html,x', 'not-web'],
    ['tel:+390511', 'not-web'],
    ['my page.example', 'blank-inside'],
    ['https://example.org/a b', 'blank-inside'],
    ['java\tscript:alert(1)', 'blank-inside'],
    ['ada@example.org', 'e-mail'],
    ['https://ada:secret@example.org', 'e-mail'],
    ['@ines', 'no-website'],
    ['ines', 'no-website'],
    ['https://', 'no-website'],
    ['https:/example.org', 'no-website'],
    ['https://[', 'no-website'],
    ['/ines', 'no-website'],
    [`example.org/${'x'.repeat(LONGEST - 'https://example.org/'.length + 1)}`, 'too-long'],
  ])('%s: %s', (typed, fault) => expect(faultIn(typed)).toBe(fault));

  test('a link of exactly the maximum length can be saved', () => {
    expect(faultIn(`example.org/${'x'.repeat(LONGEST - 'https://example.org/'.length)}`)).toBeNull();
  });

  test('a link without an error is a web address after it is saved, whatever it is', () => {
    const parts = fc.array(fc.stringMatching(/^[\w%?#&=.-]{1,6}$/), { maxLength: 4 });
    const address = fc
      .tuple(fc.constantFrom('http', 'https'), fc.domain(), parts)
      .map(([scheme, domain, path]) => `${scheme}://${domain}/${path.join('/')}`);
    const typed = fc.oneof(
      fc.string(),
      address,
      fc.domain(),
      fc.tuple(fc.constantFrom('javascript:', 'x:', '//', 'http:'), fc.string()).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(typed, (link) => {
        const saved = completeSocialLink(link);
        if (saved !== '' && faultIn(link) === null) expect(new URL(saved).protocol).toMatch(/^https?:$/);
      }),
      { numRuns: 1000 },
    );
  });
});
