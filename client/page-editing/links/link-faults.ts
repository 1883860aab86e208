import { hasAppScheme } from '../../../server/pages/tile-kinds/tile-address.rules.js';
import { DESIGN_LIMITS } from '../../../server/pages/design/page-design.rules.js';
import { completeSocialLink, socialLinkFault, type SocialLinkFault } from '../../../server/pages/design/social-links.rules.js';
import { networkOfProgram, programAddress } from '../../../server/pages/networks/network-addresses.rules.js';
import { NETWORK_SCHEMES, type NetworkId } from '../../../server/pages/networks/networks.rules.js';
import { withProfileAddress } from '../../../server/pages/networks/profile-names.rules.js';
import { isLinkAddress } from '../../../server/pages/tile-kinds/link-address.rules.js';
import { linksTexts } from '../../texts/en/page-design.js';
import { asMastodonWritesIt } from './profile-addresses.js';

/** Why a typed text cannot be an address of its network. */
export type LinkFault = SocialLinkFault | ProgramFault;

type ProgramFault = 'no-mail' | 'no-telephone' | 'no-facetime' | 'no-xmpp' | 'no-place';

const FAULTS: Readonly<Partial<Record<NetworkId, ProgramFault>>> = {
  mail: 'no-mail',
  phone: 'no-telephone',
  sms: 'no-telephone',
  facetime: 'no-facetime',
  xmpp: 'no-xmpp',
  geo: 'no-place',
};

/** Null for an address that the network can have, and for an empty text. */
export function linkFault(network: NetworkId, typed: string): LinkFault | null {
  if (withoutScheme(network, typed) === '') return null;
  if (!isOfProgram(network, typed)) return socialLinkFault(withProfileAddress(network, typed), DESIGN_LIMITS.linkLength);
  const address = programAddress(network, typed);
  if (address.length > DESIGN_LIMITS.linkLength) return 'too-long';
  return networkOfProgram(address) === network && isLinkAddress(address) ? null : (FAULTS[network] ?? 'not-web');
}

/** A typed text without a fault as the address that is stored. */
export function linkAddress(network: NetworkId, typed: string): string {
  if (withoutScheme(network, typed) === '') return '';
  if (isOfProgram(network, typed)) return programAddress(network, typed);
  const address = completeSocialLink(withProfileAddress(network, typed));
  return network === 'mastodon' ? asMastodonWritesIt(address) : address;
}

/** An address as it stands in its field: without the scheme that all addresses of its network have. */
export function withoutScheme(network: NetworkId, address: string): string {
  const [text, scheme] = [address.trim(), NETWORK_SCHEMES[network]];
  return scheme !== undefined && text.toLowerCase().startsWith(scheme) ? text.slice(scheme.length) : text;
}

/** Messengers have addresses in the web, and some that open their app. */
function isOfProgram(network: NetworkId, typed: string): boolean {
  return NETWORK_SCHEMES[network] !== undefined || hasAppScheme(typed.trim());
}

export function faultText(fault: LinkFault): string {
  return fault === 'too-long' ? linksTexts.tooLong({ limit: DESIGN_LIMITS.linkLength }) : linksTexts.faults[fault];
}
