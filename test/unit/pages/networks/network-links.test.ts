import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readDesign } from '../../../../server/pages/design/design-parsing.rules.js';
import { DESIGN_LIMITS, type PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { NO_SOCIAL_LINKS, SOCIAL_KINDS, type SocialLinks } from '../../../../server/pages/design/social-links.rules.js';
import {
  DESIGN_FORMAT,
  FORMATS_WITH_VISIBILITY,
  fromStoredDesign,
  TEXT_TILES_ONLY,
  toStoredDesign,
  WITH_NETWORKS,
} from '../../../../server/pages/design/stored-design.rules.js';
import { iconsOf, networkLinksOf } from '../../../../server/pages/networks/network-links.rules.js';
import { anyNetworkLinks } from '../../../builders/pages/any-network-links.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

const read = (change: object): PageDesign => readDesign({ ...aDesign(), ...change }).design!;
const refusals = (networkLinks: unknown) =>
  Object.entries(readDesign({ ...aDesign(), networkLinks }).faults ?? {}).map(([place, [fault]]) => [place, fault?.code]);

describe('The icons of a page', () => {
  test('are the links that they were made of, in their order', () => {
    fc.assert(fc.property(anyNetworkLinks, (links) => expect(networkLinksOf(iconsOf(links))).toEqual(links)));
  });

  test('are the same after they were stored or parsed again, also with all addresses', () => {
    fc.assert(
      fc.property(anyNetworkLinks, (links) => {
        const design = aDesign(iconsOf(links));
        const { document } = toStoredDesign(design);
        expect(fromStoredDesign(JSON.parse(JSON.stringify(document)) as typeof document)).toEqual(design);
        expect(read(design)).toEqual(design);
        expect(read({ networkLinks: links })).toEqual(design);
      }),
    );
  });

  test('of the ten in their order are as older releases know them', () => {
    const links = SOCIAL_KINDS.map((network) => ({ network, address: `https://${network}.example` }));
    expect(iconsOf(links)).toEqual({ socialLinks: Object.fromEntries(links.map(({ network, address }) => [network, address])) });
    const formatOf = (order: typeof links, tile = aTile()) => toStoredDesign(aDesign({ ...iconsOf(order), tiles: [tile] })).format;
    const hidden = aTile({ visibility: { who: 'hidden' } });
    expect([formatOf(links), formatOf(links, hidden)]).toEqual([TEXT_TILES_ONLY, FORMATS_WITH_VISIBILITY[0]]);
    expect([formatOf(links.toReversed()), formatOf(links.toReversed(), hidden)]).toEqual([WITH_NETWORKS, DESIGN_FORMAT]);
  });

  test('follow what an older client makes of the ten: of each the first one, at its place', () => {
    const two = { network: 'instagram', address: 'https://instagram.example/two', label: 'Two' } as const;
    const mastodon = { network: 'mastodon', address: 'https://mastodon.example/@ada' } as const;
    const icons = iconsOf([mastodon, { network: 'instagram', address: 'https://instagram.example/one' }, two]);
    const after = (change: Partial<SocialLinks>) => networkLinksOf({ ...icons, socialLinks: { ...icons.socialLinks, ...change } });
    const first = (address: string) => ({ network: 'instagram', address }) as const;
    expect(after({ instagram: 'https://instagram.example/new' })).toEqual([mastodon, first('https://instagram.example/new'), two]);
    expect(after({ instagram: '' })).toEqual([mastodon, two]);
    expect(after({ home: 'https://ada.example' })).toEqual([
      mastodon,
      first('https://instagram.example/one'),
      two,
      { network: 'home', address: 'https://ada.example' },
    ]);
  });
});

describe('Links that are sent', () => {
  test('are completed, and those without an address are left out', () => {
    const sent = [
      { network: 'mail', address: 'ada@example.org' },
      { network: 'phone', address: '+49 30 1234-56' },
      { network: 'mastodon', address: 'mastodon.example/@ada', label: '  The \n garden ' },
      { network: 'own', address: 'http://market.example', icon: 'leaf' },
      { network: 'bluesky', address: '' },
      { network: 'twitter' },
    ];
    expect(networkLinksOf(read({ networkLinks: sent }))).toEqual([
      { network: 'mail', address: 'mailto:ada@example.org' },
      { network: 'phone', address: 'tel:+4930123456' },
      { network: 'mastodon', address: 'https://mastodon.example/@ada', label: 'The garden' },
      { network: 'own', address: 'http://market.example', icon: 'leaf' },
    ]);
  });

  test('RU-20 to what opens an app are completed, and messengers may have one or one of the web', () => {
    const sent = [
      { network: 'sms', address: ' +49 (0)30 1234 ' },
      { network: 'facetime', address: 'ada@example.org' },
      { network: 'xmpp', address: 'ada@example.org' },
      { network: 'geo', address: '52.52, 13.405' },
      { network: 'whatsapp', address: 'whatsapp://send?phone=4930' },
      { network: 'whatsapp', address: 'wa.me/4930' },
      { network: 'signal', address: 'signal:+49 170 1234', isMe: false },
      { network: 'matrix', address: 'matrix:u/ada:example.org' },
    ];
    expect(networkLinksOf(read({ networkLinks: sent }))).toEqual([
      { network: 'sms', address: 'sms:+49301234' },
      { network: 'facetime', address: 'facetime:ada@example.org' },
      { network: 'xmpp', address: 'xmpp:ada@example.org' },
      { network: 'geo', address: 'geo:52.52,13.405' },
      { network: 'whatsapp', address: 'whatsapp://send?phone=4930' },
      { network: 'whatsapp', address: 'https://wa.me/4930' },
      { network: 'signal', address: 'signal:+491701234', isMe: false },
      { network: 'matrix', address: 'matrix:u/ada:example.org' },
    ]);
  });

  test('of the ten have their address in either place, and the one in the list counts', () => {
    const socialLinks = { ...NO_SOCIAL_LINKS, twitter: 'https://x.example/old', home: 'https://ada.example' };
    const networkLinks = [
      { network: 'mastodon', address: 'https://m.example' },
      { network: 'twitter', address: 'https://x.example/new' },
      { network: 'home' },
    ];
    const design = read({ socialLinks, networkLinks });
    expect(networkLinksOf(design).map(({ address }) => address)).toEqual([
      'https://m.example',
      'https://x.example/new',
      'https://ada.example',
    ]);
    expect(design.socialLinks.twitter).toBe('https://x.example/new');
  });

  test.each<[string, unknown, string, string]>([
    ['an unknown network', { network: 'myspace', address: 'https://myspace.example' }, 'network', 'CHOICE_UNKNOWN'],
    ['an unknown icon', { network: 'own', address: 'https://a.example', icon: 'unicorn' }, 'icon', 'CHOICE_UNKNOWN'],
    ['a script', { network: 'mastodon', address: 'javascript:alert(1)' }, 'address', 'ADDRESS_NOT_LINK'],
    ['a mail address of a web network', { network: 'bluesky', address: 'mailto:ada@example.org' }, 'address', 'ADDRESS_NOT_LINK'],
    ['a website of mail', { network: 'mail', address: 'https://ada.example' }, 'address', 'ADDRESS_NOT_LINK'],
    ['a website of a telephone', { network: 'phone', address: 'https://ada.example' }, 'address', 'ADDRESS_NOT_LINK'],
    ['an app of another network', { network: 'instagram', address: 'sms:+49301234' }, 'address', 'ADDRESS_NOT_LINK'],
    ['a telephone of text messages', { network: 'sms', address: 'tel:+49301234' }, 'address', 'ADDRESS_NOT_LINK'],
    ['words of a place', { network: 'geo', address: 'by the river' }, 'address', 'ADDRESS_NOT_LINK'],
    ['a long address', { network: 'github', address: 'g'.repeat(2_048) }, 'address', 'TEXT_TOO_LONG'],
    ['a long label', { network: 'github', address: 'https://a.example', label: 'x'.repeat(61) }, 'label', 'TEXT_TOO_LONG'],
    ['a number for an address', { network: 'github', address: 7 }, 'address', 'NOT_TEXT'],
  ])('are refused at their place with %s', (_, link, field, code) => {
    expect(refusals([{ network: 'home', address: 'https://ada.example' }, link])).toEqual([[`networkLinks.1.${field}`, code]]);
  });

  test('are at most fifty', () => {
    const links = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ network: 'github', address: `https://github.example/${at}` }));
    expect([refusals(links(DESIGN_LIMITS.networkLinks)), refusals(links(DESIGN_LIMITS.networkLinks + 1))]).toEqual([
      [],
      [['networkLinks', 'TOO_MANY_NETWORK_LINKS']],
    ]);
  });
});
