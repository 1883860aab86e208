import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { BlockedLinks, parseBlockedPattern, type BlockedPattern } from '../../../../server/pages/blocked-links/blocked-link.rules.js';
import { linksOf } from '../../../../server/pages/blocked-links/design-links.rules.js';
import { blockedLinksOf, checkedLinksOf } from '../../../../server/pages/blocked-links/find-blocked.rules.js';
import { targetsOf } from '../../../../server/pages/blocked-links/link-target.rules.js';
import { NO_SOCIAL_LINKS } from '../../../../server/pages/design/social-links.rules.js';
import { aContact, aHeading, aLink, aPicture } from '../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

function entry(typed: string): BlockedPattern {
  const parsed = parseBlockedPattern(typed);
  if (!parsed.ok) throw new Error(`${typed} is no entry.`);
  return parsed.value;
}

const listOf = (...typed: readonly string[]) => new BlockedLinks(typed.map(entry));
const isBlocked = (list: BlockedLinks, address: string) => targetsOf(address).some((target) => list.find(target) !== null);

describe('An entry', () => {
  test.each([
    ['evil.example', 'evil.example'],
    [' HTTPS://Evil.Example./ ', 'evil.example'],
    ['*.Evil.example', '*.evil.example'],
    ['sites.example/Evil', 'sites.example/evil/'],
    ['sites.example//a/./b/../evil/', 'sites.example/a/evil/'],
    ['böse.example', 'xn--bse-sna.example'],
    ['evil.example:8080', 'evil.example'],
    ['0x7f.1', '127.0.0.1'],
    ['[2001:DB8::1]', '[2001:db8::1]'],
  ])('%s is %s', (typed, written) => expect(entry(typed)).toBe(written));

  test.each([
    '',
    'example',
    '*.example',
    '*',
    'evil.*',
    'ex ample.org',
    'user@evil.example',
    'evil.example?q=1',
    'evil.example#part',
    'evil.example/%00',
    'evil.example/a%3Fb',
    'evil.example/%2541',
    'javascript:alert(1)',
    `${'a'.repeat(260)}.example`,
    `evil.example/${'a'.repeat(201)}`,
    'x'.repeat(3_000),
  ])('%s is none', (typed) => expect(parseBlockedPattern(typed)).toMatchObject({ ok: false, refusal: { code: 'BLOCKED_LINK_INVALID' } }));

  test('that was parsed is the same when it is parsed again', () => {
    const typed = fc.oneof(
      fc.webUrl(),
      fc.domain(),
      fc.domain().map((domain) => `*.${domain}`),
      fc.string(),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const parsed = parseBlockedPattern(text);
        if (parsed.ok) expect(parseBlockedPattern(parsed.value)).toEqual(parsed);
      }),
    );
  });
});

describe('A list', () => {
  const list = listOf('evil.example', '*.part.example', 'sites.example/evil/');

  test.each([
    ['https://evil.example', true],
    ['https://www.evil.example/any?where', true],
    ['https://a.b.c.evil.example', true],
    ['https://notevil.example', false],
    ['https://evil.example.org', false],
    ['https://example/evil.example', false],
    ['https://part.example', false],
    ['https://a.part.example', true],
    ['https://sites.example/', false],
    ['https://sites.example/evil', true],
    ['https://www.sites.example/EVIL/page', true],
    ['https://sites.example/evilness', false],
    ['https://sites.example/good/evil', false],
    ['https://sites.example/good/../evil', true],
    ['mailto:someone@evil.example', false],
    ['tel:+4930', false],
    // A page that is shown by the other protocol leads there.
    ['https:evil.example', true],
    ['http:evil.example', true],
    ['//evil.example', true],
    ['\\\\evil.example', true],
    ['https://evil.example.', true],
    ['', false],
    ['/evil.example', false],
  ])('has of %s: %s', (address, expected) => expect(isBlocked(list, address)).toBe(expected));

  test('blocks what an entry names with any subdomain and any path, and nothing else', () => {
    fc.assert(
      fc.property(fc.domain(), fc.domain(), fc.webPath(), (blocked, other, path) => {
        const own = listOf(blocked);
        expect(isBlocked(own, `https://${blocked}${path}`)).toBe(true);
        expect(isBlocked(own, `https://sub.${blocked}${path}`)).toBe(true);
        const isPart = other.toLowerCase() === blocked.toLowerCase() || other.toLowerCase().endsWith(`.${blocked.toLowerCase()}`);
        expect(isBlocked(own, `https://${other}${path}`)).toBe(isPart);
      }),
    );
  });

  test('of 10,000 entries answers in no more looks than an address has parts', () => {
    const many = listOf(...Array.from({ length: 10_000 }, (_, at) => `host-${at}.example/p-${at}`));
    const longest = `https://${'a.'.repeat(120)}host-9999.example/${'x/'.repeat(400)}`;
    const looks = jest.spyOn(Map.prototype, 'get');
    isBlocked(many, longest);
    const count = looks.mock.calls.length;
    looks.mockRestore();
    expect(count).toBeGreaterThan(100);
    expect(count).toBeLessThan(122 + 2 * 402);
    expect(isBlocked(many, 'https://www.host-9999.example/p-9999/')).toBe(true);
  });
});

describe('The links of a design', () => {
  const address = 'https://evil.example/';
  const list = listOf('evil.example');
  const html = (href: string) => aTile({ html: `<p><a href="${href}" target="_blank">here</a></p>` });

  test('LH-01 A blocked place is found wherever a design can lead to it', () => {
    const design = aDesign({
      tiles: [
        aHeading('Good'),
        html(address),
        aLink({ address }),
        aPicture({ address }),
        aContact({}),
        aTile({ html: `<p><img src="${address}a.png"></p>` }),
        { ...aLink({ address }), kind: 'embed' } as never,
      ],
      socialLinks: { ...NO_SOCIAL_LINKS, medium: address },
    });
    expect([...blockedLinksOf(design, list)].map(({ place }) => place)).toEqual([
      'tiles.1.html',
      'tiles.2.address',
      'tiles.3.address',
      'tiles.5.html',
      'tiles.6.address',
      'socialLinks.medium',
    ]);
  });

  test('are read from HTML as browsers read it', () => {
    const design = aDesign({ tiles: [html('https://a.example/?a=1&amp;b=&quot;2&quot;&#x2f;&#47;')] });
    expect([...linksOf(design)].map((link) => link.address)).toEqual(['https://a.example/?a=1&b="2"//']);
  });

  test('are named by their tile, or by its number if it has no name', () => {
    const design = aDesign({ tiles: [aLink({ name: 'Prints', address }), aLink({ name: ' ', address })] });
    expect([...blockedLinksOf(design, list)].map(({ tile, pattern }) => [tile, pattern])).toEqual([
      ['Prints', 'evil.example'],
      ['2', 'evil.example'],
    ]);
  });
});

test('A blocked link is among those that are listed, however many are before it, and each address is listed once', () => {
  const tiles = Array.from({ length: 99 }, (_, at) => aLink({ address: `https://harmless.example/${at}` }));
  const evil = aLink({ address: 'https://evil.example/' });
  const found = checkedLinksOf(aDesign({ tiles: [...tiles, evil, evil] }), listOf('evil.example'), 10);
  expect(found.map(({ address }) => address)).toEqual([evil.address, ...tiles.slice(0, 10).map(({ address }) => address)]);
});
