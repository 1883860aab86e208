import type { PageDesign, Tile } from '../design/page-design.rules.js';
import { networkLinksOf, withIcons, type NetworkLink } from './network-links.rules.js';

/**
 * The design that a client sent which does not know which links are profiles of the creator: a link of the page to the same place stays what it is. A link to another place is as usual.
 */
export function keepMe(present: PageDesign, sent: PageDesign): PageDesign {
  const strangers = new Set(networkLinksOf(present).flatMap((link) => (link.isMe === false ? placeOf(link) : [])));
  const profiles = new Set(present.tiles.flatMap((tile) => ('isMe' in tile ? addressOf(tile) : [])));
  const links = networkLinksOf(sent);
  const kept = links.map((link) => (strangers.has(placeOf(link)) ? { ...link, isMe: false as const } : link));
  return {
    ...(strangers.size === 0 ? sent : withIcons(sent, kept)),
    tiles: sent.tiles.map((tile) => (profiles.has(addressOf(tile)) ? { ...tile, isMe: true as const } : tile)),
  };
}

function placeOf({ network, address }: NetworkLink): string {
  return `${network} ${address}`;
}

/** Empty for what can be no profile. */
function addressOf(tile: Tile): string {
  return tile.kind === 'link' || tile.kind === 'picture' ? `${tile.kind} ${tile.address}` : '';
}
