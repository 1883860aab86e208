import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { NETWORK_IDS, NETWORKS, type NetworkWithName } from '../../../../server/pages/networks/networks.rules.js';
import { iconsOf, type NetworkLink } from '../../../../server/pages/networks/network-links.rules.js';
import { NetworkIcons } from '../../../../client/page-view/networks/network-icons.js';

const link = (network: NetworkLink['network']): NetworkLink => ({ network, address: `https://${network}.example/ada` });
const shown = (links: readonly NetworkLink[]) => renderToStaticMarkup(<NetworkIcons icons={iconsOf(links)} />);
const bytes = (text: string) => brotliCompressSync(text).length;

test('There are at least sixty networks, each with a drawing and a name of its own', () => {
  const named = Object.keys(NETWORKS) as NetworkWithName[];
  expect(named.length).toBeGreaterThanOrEqual(60);
  const drawings = named.map((network) => / d="([^"]+)"/.exec(shown([link(network)]))?.[1]);
  expect([new Set(drawings).size, drawings.includes(undefined)]).toEqual([named.length, false]);
  expect(new Set(Object.values(NETWORKS).map(({ name }) => name)).size).toBe(named.length);
});

test('Each icon adds at most 0.3 kB to a page as it is sent', () => {
  const others = shown(NETWORK_IDS.slice(0, 3).map(link));
  const large = NETWORK_IDS.map((network) => [network, bytes(others + shown([link(network)])) - bytes(others)] as const);
  expect(large.filter(([, more]) => more > 300)).toEqual([]);
});

test('An icon is named after its network and its label; one of its own after its label, or its address', () => {
  const names = Array.from(
    shown([
      { ...link('instagram'), label: 'The supper club' },
      link('mastodon'),
      { network: 'own', address: 'https://www.market.example/', icon: 'leaf' },
      { network: 'own', address: 'https://market.example/', icon: 'leaf', label: 'Market guide' },
      { network: 'mail', address: 'mailto:ada@example.org' },
    ]).matchAll(/aria-label="([^"]+)"/g),
    ([, name]) => name,
  );
  expect(names).toEqual(['Instagram, The supper club', 'Mastodon', 'market.example', 'Market guide', 'E-mail']);
});

test('What opens another program opens no window, and profiles say that they are of the same person', () => {
  const html = shown([link('mastodon'), { network: 'phone', address: 'tel:+49301234' }]);
  expect(html).toContain('href="https://mastodon.example/ada" target="_blank" rel="me noopener noreferrer nofollow ugc" class="u-url"');
  expect(html).toContain('href="tel:+49301234" aria-label="Telephone"');
});

test('RU-20 Each icon that opens an app has a drawing and a name of its own, and opens no window', () => {
  const addresses = {
    phone: 'tel:+49',
    sms: 'sms:+49301',
    facetime: 'facetime:+49301',
    xmpp: 'xmpp:ada@example.org',
    geo: 'geo:52.5,13.4',
  };
  const found = (Object.keys(addresses) as (keyof typeof addresses)[]).map((network) => {
    const html = shown([{ network, address: addresses[network] }]);
    expect(html).toContain(`<a href="${addresses[network]}" aria-label=`);
    return [/aria-label="([^"]+)"/.exec(html)?.[1], / d="([^"]+)"/.exec(html)?.[1]] as const;
  });
  expect(found.map(([name]) => name)).toEqual(['Telephone', 'Text message', 'FaceTime', 'XMPP', 'Place']);
  expect(new Set(found.map(([, drawing]) => drawing)).size).toBe(5);
});
