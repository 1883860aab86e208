import type { SocialKind } from '../../../server/pages/design/social-links.rules.js';
import type { NetworkLink } from '../../../server/pages/networks/network-links.rules.js';
import { networkOf } from '../../../server/pages/networks/network-recognition.rules.js';
import { kindsOfName } from '../../../server/pages/networks/profile-names.rules.js';
import { linkAddress, linkFault, type LinkFault } from './link-faults.js';
import { isProfilePath } from './profile-addresses.js';

/** What a text is that was typed into the field for any profile. */
export type AnyLink =
  | { readonly is: 'nothing' }
  | { readonly is: 'wrong'; readonly fault: LinkFault }
  /** The address of a profile in one of the networks. */
  | ({ readonly is: 'profile' } & Pick<NetworkLink, 'network' | 'address'>)
  /** `@name`, which is an address in each of these. */
  | { readonly is: 'name'; readonly name: string; readonly kinds: readonly SocialKind[] }
  /** Any other address of the web. */
  | { readonly is: 'other'; readonly address: string };

export function anyLinkOf(typed: string): AnyLink {
  const text = typed.trim();
  if (text === '') return { is: 'nothing' };
  const kinds = kindsOfName(text);
  if (kinds.length > 0) return { is: 'name', name: text, kinds };
  const network = networkOf(text);
  const fault = linkFault(network ?? 'home', text);
  if (fault !== null) return { is: 'wrong', fault };
  const address = linkAddress(network ?? 'home', text);
  return network === null ? { is: 'other', address } : { is: 'profile', network, address };
}

/** The profile to which a whole address leads; null for any other text, such as the address of a post. */
export function profileOf(text: string): Pick<NetworkLink, 'network' | 'address'> | null {
  if (!/^https?:/i.test(text)) return null;
  const found = anyLinkOf(text);
  return found.is === 'profile' && isProfilePath(found.address) ? { network: found.network, address: found.address } : null;
}
