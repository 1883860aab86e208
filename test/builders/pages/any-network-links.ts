import fc from 'fast-check';
import type { NetworkLink } from '../../../server/pages/networks/network-links.rules.js';
import { NETWORK_IDS, type NetworkId } from '../../../server/pages/networks/networks.rules.js';

function addressOf(network: NetworkId, name: string): string {
  if (network === 'mail') return `mailto:${name}@example.org`;
  return network === 'phone' ? '+49301234'.replace('+', 'tel:+') : `https://${network}.example/${name}`;
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
    ...(isStranger && network !== 'mail' && network !== 'phone' && { isMe: false as const }),
  }));

/** Any icons of a page, in any order. */
export const anyNetworkLinks = fc.array(anyLink, { maxLength: 12 });
