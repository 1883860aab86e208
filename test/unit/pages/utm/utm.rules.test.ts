import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sanitizeTileHtml } from '../../../../server/adapters/tiles/sanitize-tile-html.js';
import { escapeMarkup } from '../../../../server/markup.rules.js';
import { readDesign } from '../../../../server/pages/design/design-parsing.rules.js';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { iconsOf, networkLinksOf } from '../../../../server/pages/networks/network-links.rules.js';
import { utmLinksOf } from '../../../../server/pages/utm/utm-links.rules.js';
import { withUtm, withUtmLinks } from '../../../../server/pages/utm/utm.rules.js';
import { aContact, aHeading, aLink, anEmbed, aPicture } from '../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';
import { anyMixedDesign } from '../../../builders/pages/any-tile.js';

const PAGE = 'https://tessera.example/ines';
const HOST = 'tessera.example';
const ALL = { source: HOST, medium: 'social', campaign: 'spring & summer' };
const QUERY = 'utm_source=tessera.example&utm_medium=social&utm_campaign=spring%20%26%20summer';

describe('UT-01 An address of the web gets the parameters', () => {
  test.each([
    ['at its end', 'https://shop.example/a', `https://shop.example/a?${QUERY}`],
    ['also without a path', 'http://shop.example', `http://shop.example?${QUERY}`],
    ['after its own query', 'https://shop.example/?b=1', `https://shop.example/?b=1&${QUERY}`],
    ['after what is no ASCII', 'https://shop.example/a\u00a0b?c=\u{1F35D}', `https://shop.example/a\u00a0b?c=\u{1F35D}&${QUERY}`],
    ['after an empty query', 'https://shop.example/?', `https://shop.example/?${QUERY}`],
    ['before its fragment, whatever is in it', 'https://shop.example/a#b?c=d', `https://shop.example/a?${QUERY}#b?c=d`],
    [
      'but for those that it has',
      'https://shop.example/?utm_medium=mail&utm_source=',
      'https://shop.example/?utm_medium=mail&utm_source=&utm_campaign=spring%20%26%20summer',
    ],
    ['also in another port of the site', 'https://tessera.example:8443/', `https://tessera.example:8443/?${QUERY}`],
  ])('%s', (_, address, expected) => expect(withUtm(address, ALL, HOST)).toBe(expected));

  test.each([
    'https://tessera.example/other',
    'HTTPS://TESSERA.example/other',
    'mailto:ines@example.org',
    'tel:+49301234',
    'about:blank',
    '/media/a.jpg',
    'https://',
    '',
    'https://shop.example/?utm_source=a&utm_medium=b&utm_campaign=c',
  ])('but not %s', (address) => expect(withUtm(address, ALL, HOST)).toBe(address));

  test('of those that the creator has chosen, in their order', () => {
    expect(withUtm('https://shop.example', { campaign: 'x', source: 'y' }, HOST)).toBe('https://shop.example?utm_source=y&utm_campaign=x');
  });

  test('once, whatever it is', () => {
    const any = fc.webUrl({ withQueryParameters: true, withFragments: true });
    const value = fc.option(fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }), { nil: undefined });
    fc.assert(
      fc.property(any, value, value, (address, source, campaign) => {
        const utm = { ...(source !== undefined && { source }), ...(campaign !== undefined && { campaign }) };
        const led = withUtm(address, utm, HOST);
        expect(withUtm(led, utm, HOST)).toBe(led);
        const [before, after] = [new URL(address), new URL(led)];
        expect([after.origin, after.pathname, after.hash]).toEqual([before.origin, before.pathname, before.hash]);
        for (const [name, held] of before.searchParams) expect(after.searchParams.getAll(name)).toContain(held);
        if (source !== undefined && !before.searchParams.has('utm_source')) expect(after.searchParams.get('utm_source')).toBe(source);
      }),
    );
  });
});

const SHOP = { network: 'etsy', address: 'https://etsy.com/shop/salt', isMe: false } as const;
const MASTODON = { network: 'mastodon', address: 'https://mastodon.example/@ines' } as const;
const TEXT =
  '<p><a href="https://a.example/?b=1&amp;c=&#39;2&#39;" target="_blank">A</a><a href="/login">B</a> href="https://c.example" <img src="https://d.example/e.jpg"></p>';
const DESIGN = aDesign({
  ...iconsOf([MASTODON, SHOP, { network: 'mail', address: 'mailto:ines@example.org' }]),
  tiles: [
    aLink({ address: 'https://market.example/' }),
    aLink({ address: 'https://blog.example/', isMe: true }),
    aPicture({ address: 'https://garden.example/' }),
    aTile({ html: TEXT }),
    ...[anEmbed(), aContact(), aHeading()],
  ],
} as Partial<PageDesign>);
const UTM = { source: 'here' };

describe('The links of a page', () => {
  test('UT-02 get them in icons, link and picture tiles and texts; not where the page says rel="me", and nothing else changes', () => {
    const led = withUtmLinks({ ...DESIGN, utm: UTM }, PAGE);
    expect(networkLinksOf(led).map(({ address }) => address)).toEqual([
      MASTODON.address,
      `${SHOP.address}?utm_source=here`,
      'mailto:ines@example.org',
    ]);
    const [market, blog, picture, text, ...others] = led.tiles;
    expect([market, blog, picture]).toMatchObject([
      { address: 'https://market.example/?utm_source=here' },
      { address: 'https://blog.example/' },
      { address: 'https://garden.example/?utm_source=here' },
    ]);
    expect(text).toMatchObject({ html: TEXT.replace('&#39;2&#39;"', '&#39;2&#39;&amp;utm_source=here"') });
    expect(others).toEqual(DESIGN.tiles.slice(4));
  });

  test('UT-02 in texts lead where they led, whatever their addresses have', () => {
    const addresses = [
      'https://a.example/b\u00a0c',
      'https://a.example/?b=1&c=2',
      'https://a.example/"b&amp;',
      'https://a.example/\u{1F35D}',
    ];
    const html = sanitizeTileHtml(addresses.map((address) => `<p><a href="${escapeMarkup(address)}">A</a></p>`).join(''));
    const [tile] = withUtmLinks(aDesign({ tiles: [aTile({ html })], utm: UTM }), PAGE).tiles;
    const read = (text: string) =>
      Array.from(text.matchAll(/href="([^"]*)"/g), ([, href]) =>
        href!.replaceAll('&quot;', '"').replaceAll('&nbsp;', '\u00a0').replaceAll('&amp;', '&'),
      );
    expect(read((tile as { html: string }).html)).toEqual(read(html).map((address) => withUtm(address, UTM, HOST)));
  });

  test('UT-03 are as they were entered without any, for any design', () => {
    fc.assert(fc.property(anyMixedDesign, (design) => expect(withUtmLinks(design, PAGE)).toBe(design)));
    expect(utmLinksOf(DESIGN, PAGE).size).toBe(0);
  });

  test('are known by what visitors follow', () => {
    const entered = utmLinksOf({ ...DESIGN, utm: UTM }, PAGE);
    expect(entered.get("https://a.example/?b=1&c='2'&utm_source=here")).toBe("https://a.example/?b=1&c='2'");
    expect(entered.get('https://market.example/?utm_source=here')).toBe('https://market.example/');
  });
});

describe('What is sent', () => {
  const read = (utm: unknown) => readDesign({ ...aDesign(), utm });

  test('is in one line, and without any parameter there is none', () => {
    expect(read({ source: ' a \n b ', medium: '', campaign: null }).design?.utm).toEqual({ source: 'a b' });
    for (const none of [null, undefined, {}, { source: ' ' }, 'source', 3]) expect(read(none).design).not.toHaveProperty('utm');
  });

  test('is refused at its place if it is no text, or too long', () => {
    expect(Object.keys(read({ source: 'x'.repeat(101), medium: 3 }).faults ?? {})).toEqual(['utm.source', 'utm.medium']);
    expect(read({ source: 'x'.repeat(100) }).design?.utm?.source).toHaveLength(100);
  });
});
