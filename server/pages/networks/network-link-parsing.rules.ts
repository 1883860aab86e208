import { hasAppScheme } from '../tile-kinds/tile-address.rules.js';
import { DESIGN_LIMITS } from '../design/design-limits.rules.js';
import type { Faults } from '../design/faults.rules.js';
import { checkLength, parseChoice, parseOptionalLine, parseText } from '../design/field-parsing.rules.js';
import { completeSocialLink, isSocialKind, isSocialLink, type SocialLinks } from '../design/social-links.rules.js';
import { isObject } from '../json-value.rules.js';
import { EMBLEM_ICONS } from '../tile-kinds/emblem-icons.rules.js';
import { parseLinkAddress } from '../tile-kinds/link-address.rules.js';
import { networkOfProgram, programAddress } from './network-addresses.rules.js';
import { iconsOf, networkLinksOf, type PageIcons, type PlacedLink } from './network-links.rules.js';
import { NETWORK_IDS, NETWORK_SCHEMES, type NetworkId } from './networks.rules.js';

/** Beyond that, nothing is read. A draft may have some more than a page. */
const MOST_READ = 2 * DESIGN_LIMITS.networkLinks;

/**
 * Parses the links of a design. The address of a social kind may be missing: then it is the one of `socialLinks`. A link without an address is left out. What is no address that the network can
 * have is a fault, and so is a network or an icon that this release does not know.
 */
export function parseNetworkLinks(input: unknown, socialLinks: SocialLinks, faults: Faults): PageIcons {
  if (!Array.isArray(input)) return { socialLinks };
  const most = DESIGN_LIMITS.networkLinks;
  const refuse = (count: number) => faults.add('networkLinks', 'TOO_MANY_NETWORK_LINKS', { most, count });
  if (input.length > MOST_READ) {
    refuse(input.length);
    return { socialLinks };
  }
  const placed = input.flatMap((link: unknown, at): PlacedLink[] =>
    isObject(link) ? [parseLink(link, `networkLinks.${at}`, faults)] : [],
  );
  const links = networkLinksOf({ socialLinks, networkLinks: placed });
  if (links.length > most) refuse(links.length);
  return iconsOf(links);
}

function parseLink(input: Readonly<Record<string, unknown>>, place: string, faults: Faults): PlacedLink {
  const network = parseChoice(NETWORK_IDS, 'home', input.network, `${place}.network`, faults);
  const label = parseOptionalLine(input.label, `${place}.label`, DESIGN_LIMITS.networkLabelLength, faults);
  const icon = network === 'own' ? parseChoice(EMBLEM_ICONS, 'link', input.icon, `${place}.icon`, faults) : undefined;
  const isElsewhere = isSocialKind(network) && (input.address ?? null) === null;
  return {
    network,
    ...(!isElsewhere && { address: parseAddress(network, input.address, `${place}.address`, faults) }),
    ...(label !== '' && { label }),
    ...(icon && { icon }),
    ...(input.isMe === false && NETWORK_SCHEMES[network] === undefined && { isMe: false }),
  };
}

function parseAddress(network: NetworkId, input: unknown, place: string, faults: Faults): string {
  const isShort = typeof input === 'string' && input.length <= DESIGN_LIMITS.linkLength;
  if (NETWORK_SCHEMES[network] === undefined && !(isShort && hasAppScheme(input.trim()))) return parseSocialLink(input, place, faults);
  const address = parseLinkAddress(isShort ? programAddress(network, input) : input, place, faults);
  if (address === '' || networkOfProgram(address) === network) return address;
  faults.add(place, 'ADDRESS_NOT_LINK');
  return '';
}

/**
 * Parses an address of the web: completed, so that it begins with http:// or https:// and can run no script. One that no tile could lead to is refused; with `anyLinks` it becomes an address that
 * leads nowhere.
 */
export function parseSocialLink(input: unknown, place: string, faults: Faults, anyLinks = false): string {
  const typed = parseText(input ?? '', place, Infinity, faults);
  const link = completeSocialLink(typed);
  if (link.length > DESIGN_LIMITS.linkLength) checkLength(link, place, DESIGN_LIMITS.linkLength, faults);
  else if (!anyLinks && !isSocialLink(typed)) faults.add(place, 'ADDRESS_NOT_LINK', {}, 'ADDRESS_NOT_WEB');
  return link;
}
