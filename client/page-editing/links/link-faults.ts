import { DESIGN_LIMITS } from '../../../server/pages/design/page-design.rules.js';
import { completeSocialLink, socialLinkFault, type SocialLinkFault } from '../../../server/pages/design/social-links.rules.js';
import type { NetworkId } from '../../../server/pages/networks/networks.rules.js';
import { isLinkAddress, isMail, isTelephone } from '../../../server/pages/tile-kinds/link-address.rules.js';
import { dialled, mailAddress } from '../../../server/pages/tile-kinds/tile-address.rules.js';
import { linksTexts } from '../../texts/en/page-design.js';
import { asMastodonWritesIt, withProfileAddress } from './profile-addresses.js';

/** Why a typed text cannot be an address of its network. */
export type LinkFault = SocialLinkFault | 'no-mail' | 'no-telephone';

/** Null for an address that the network can have, and for an empty text. */
export function linkFault(network: NetworkId, typed: string): LinkFault | null {
  const text = withoutScheme(network, typed);
  if (text === '') return null;
  if (network === 'mail') return isMail(text) || isLinkAddress(`mailto:${text}`) ? null : 'no-mail';
  if (network === 'phone') return isTelephone(text) || isLinkAddress(`tel:${text}`) ? null : 'no-telephone';
  return socialLinkFault(withProfileAddress(network, typed), DESIGN_LIMITS.linkLength);
}

/** A typed text without a fault as the address that is stored. */
export function linkAddress(network: NetworkId, typed: string): string {
  const text = withoutScheme(network, typed);
  if (text === '') return '';
  if (network === 'mail') return isMail(text) ? mailAddress(text) : `mailto:${text}`;
  if (network === 'phone') return `tel:${isTelephone(text) ? dialled(text) : text}`;
  const address = completeSocialLink(withProfileAddress(network, typed));
  return network === 'mastodon' ? asMastodonWritesIt(address) : address;
}

/** An address as it stands in its field: what everybody knows of mail and telephones is left out. */
export function withoutScheme(network: NetworkId, address: string): string {
  const text = address.trim();
  return network === 'mail' || network === 'phone' ? text.replace(/^(?:mailto|tel):/i, '') : text;
}

export function faultText(fault: LinkFault): string {
  return fault === 'too-long' ? linksTexts.tooLong({ limit: DESIGN_LIMITS.linkLength }) : linksTexts.faults[fault];
}
