import fc from 'fast-check';
import type { NetworkLink } from '../../../server/pages/networks/network-links.rules.js';
import { NETWORK_IDS, NETWORK_SCHEMES, type NetworkId } from '../../../server/pages/networks/networks.rules.js';

const OF_PROGRAMS: Readonly<Partial<Record<NetworkId, (name: string) => string>>> = {
  mail: (name) => `mailto:${name}@example.org`,
  phone: ({ length }) => `tel:+49301234${length}`,
  sms: ({ length }) => `sms:+49301234${length}?body=Hi`,
  facetime: (name) => `facetime-audio:${name}@example.org`,
  xmpp: (name) => `xmpp:${name}@example.org?join`,
  geo: ({ length }) => `geo:52.5,13.${length}`,
  matrix: (name) => `matrix:u/${name}:example.org`,
};

function addressOf(network: NetworkId, name: string): string {
  return OF_PROGRAMS[network]?.(name) ?? `https://${network}.example/${name}`;
}

const anyLink: fc.Arbitrary<NetworkLink> = fc
  .record({
    network: fc.constantFrom(...NETWORK_IDS),
    name: fc.stringMatching(/^[a-z]{1,9}$/),
    label: fc.option(fc.stringMatching(/^[A-Z][a-z]{0,9}$/), { nil: undefined }),
    isStranger: fc.boolean(),
  })
  .map(({ network, name, label, isStranger }) => ({
    network,
    address: addressOf(network, name),
    ...(label !== undefined && { label }),
    ...(network === 'own' && { icon: 'leaf' as const }),
    ...(isStranger && NETWORK_SCHEMES[network] === undefined && { isMe: false as const }),
  }));

/** Any icons of a page, in any order. */
export const anyNetworkLinks = fc.array(anyLink, { maxLength: 12 });
