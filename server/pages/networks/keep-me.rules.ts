import type { PageDesign, Tile } from '../design/page-design.rules.js';
import { networkLinksOf, withIcons, type NetworkLink } from './network-links.rules.js';

/**
 * The design that a client sent which does not know which links are profiles of the creator: a link of the page to the same place stays what it is. A link to another place is as usual.
 * Of several to one place, the first stays what the first was, and so on.
 */
export function keepMe(present: PageDesign, sent: PageDesign): PageDesign {
  const former = networkLinksOf(present);
  const isStranger = inTurn(former.map((link) => [placeOf(link), link.isMe === false]));
  const isProfile = inTurn(present.tiles.map((tile) => [addressOf(tile), isMeOf(tile)]));
  const links = networkLinksOf(sent).map((link) => (isStranger(placeOf(link)) ? { ...link, isMe: false as const } : link));
  return {
    ...(former.some(({ isMe }) => isMe === false) ? withIcons(sent, links) : sent),
    tiles: sent.tiles.map((tile) => (isProfile(addressOf(tile)) ? { ...tile, isMe: true as const } : tile)),
  };
}

/** The kept design with what the client has sent of which tiles lead to profiles. */
export function sentMe(sent: PageDesign, kept: PageDesign): PageDesign {
  return { ...kept, tiles: kept.tiles.map((tile, at) => withMe(tile, isMeOf(sent.tiles[at]))) };
}

function withMe(tile: Tile, isMe: boolean): Tile {
  if (isMeOf(tile) === isMe || (tile.kind !== 'link' && tile.kind !== 'picture')) return tile;
  return isMe ? { ...tile, isMe } : withoutMe(tile);
}

function withoutMe({ isMe: _former, ...tile }: Extract<Tile, { readonly kind: 'link' | 'picture' }>): Tile {
  return tile;
}

function isMeOf(tile: Tile | undefined): boolean {
  return tile !== undefined && 'isMe' in tile && tile.isMe === true;
}

/** Answers for a place what was said of it: at first the first thing, then the next one. False when nothing is left. */
function inTurn(said: readonly (readonly [place: string, isSo: boolean])[]): (place: string) => boolean {
  const left = new Map<string, boolean[]>();
  for (const [place, isSo] of said) left.set(place, [...(left.get(place) ?? []), isSo]);
  return (place) => left.get(place)?.shift() ?? false;
}

function placeOf({ network, address }: NetworkLink): string {
  return `${network} ${address}`;
}

/** Empty for what can be no profile. */
function addressOf(tile: Tile): string {
  return tile.kind === 'link' || tile.kind === 'picture' ? `${tile.kind} ${tile.address}` : '';
}
