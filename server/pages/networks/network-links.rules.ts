import { isSocialKind, NO_SOCIAL_LINKS, SOCIAL_KINDS, type SocialLinks } from '../design/social-links.rules.js';
import type { EmblemIcon } from '../tile-kinds/emblem-icons.rules.js';
import type { NetworkId } from './networks.rules.js';

/** An icon of a page, and where it leads. */
export interface NetworkLink {
  readonly network: NetworkId;
  /** A web address, or one that opens another program: see `NETWORK_SCHEMES`. */
  readonly address: string;
  /** Words of the creator that tell it from others, at most `DESIGN_LIMITS.networkLabelLength` characters. */
  readonly label?: string;
  /** Only of `own`. */
  readonly icon?: EmblemIcon;
  /** Missing if the page says that it is a profile of its creator, with `rel="me"`, as it always did. */
  readonly isMe?: false;
}

/**
 * A link as it is in a design. The first one of each of the ten social kinds has no address: that is in `socialLinks`, which older clients change. While it is empty there,
 * the link is not on the page, and keeps its place and its label.
 */
export type PlacedLink = Omit<NetworkLink, 'address'> & { readonly address?: string };

/** The icons of a page. */
export interface PageIcons {
  readonly socialLinks: SocialLinks;
  /** Missing if the ten are enough: each at most once, in their order, without a label, and each a profile of the creator. */
  readonly networkLinks?: readonly PlacedLink[];
}

/** The links of a page in their order. Those of the ten that have no place come last. */
export function networkLinksOf({ socialLinks, networkLinks = [] }: PageIcons): NetworkLink[] {
  const placed = networkLinks.flatMap(({ address, ...link }): NetworkLink[] => {
    const found = address ?? (isSocialKind(link.network) ? socialLinks[link.network] : '');
    return found === '' ? [] : [{ ...link, address: found }];
  });
  const kinds = new Set<string>(networkLinks.map(({ network }) => network));
  const others = SOCIAL_KINDS.filter((kind) => socialLinks[kind] !== '' && !kinds.has(kind));
  return [...placed, ...others.map((network) => ({ network, address: socialLinks[network] }))];
}

/** Whether the page says of a link that it is a profile of its creator. Nobody has a profile at an e-mail address or a telephone. */
export function saysMe({ address, isMe = true }: Pick<NetworkLink, 'address'> & { readonly isMe?: boolean }): boolean {
  return isMe && /^https?:/i.test(address);
}

/** The links with another one: after the last of its network; or else before those of the ten that come after it, or at the end. */
export function withLink<Link extends Pick<NetworkLink, 'network'>>(links: readonly Link[], link: Link): Link[] {
  const place = kindPlace(link);
  const last = links.findLastIndex(({ network }) => network === link.network);
  const next = place < 0 ? -1 : links.findIndex((other) => kindPlace(other) > place);
  const at = last >= 0 ? last + 1 : next >= 0 ? next : links.length;
  return links.toSpliced(at, 0, link);
}

/** The icons of a page with these links in this order. */
export function iconsOf(links: readonly NetworkLink[]): PageIcons {
  const firsts = new Map(links.toReversed().flatMap((link) => (isSocialKind(link.network) ? [[link.network, link] as const] : [])));
  const addresses = Object.fromEntries([...firsts].map(([kind, { address }]) => [kind, address]));
  const socialLinks = { ...NO_SOCIAL_LINKS, ...addresses };
  const places = links.map(kindPlace);
  const areEnough = links.every(({ label, isMe }, at) => (label ?? isMe) === undefined && places[at]! > (places[at - 1] ?? -1));
  if (areEnough) return { socialLinks };
  const firstOnes = new Set(firsts.values());
  return { socialLinks, networkLinks: links.map((link) => (firstOnes.has(link) ? withoutAddress(link) : link)) };
}

/** A design with these links in the place of its own. */
export function withIcons<Design extends PageIcons>(
  { networkLinks: _former, ...design }: Design,
  links: readonly NetworkLink[],
): Omit<Design, 'networkLinks'> & PageIcons {
  return { ...design, ...iconsOf(links) };
}

/** The place among the ten; below 0 for any other network. */
function kindPlace({ network }: Pick<NetworkLink, 'network'>): number {
  return (SOCIAL_KINDS as readonly string[]).indexOf(network);
}

function withoutAddress({ address: _inSocialLinks, ...link }: NetworkLink): PlacedLink {
  return link;
}
