import { unescapeMarkup } from '../../markup.rules.js';
import type { PageDesign } from '../design/page-design.rules.js';
import { SOCIAL_KINDS } from '../design/social-links.rules.js';
import { asTextTile, type AnyTile } from '../tile-kinds/tile-kinds.rules.js';

/** An address in a design. */
export interface DesignLink {
  /** Such as `tiles.3.address`. */
  readonly place: string;
  readonly address: string;
  /** The name of the tile, or its number if it has none; null for a social link. */
  readonly tile: string | null;
}

// The HTML is sanitized: each attribute has double quotes, and each angle bracket belongs to a tag.
const ADDRESS = /\s(?:href|src)="([^"]*)"/g;

/** Every address of a design that visitors can follow, or that their browsers load. */
export function* linksOf(design: PageDesign): Generator<DesignLink> {
  for (const [index, tile] of design.tiles.entries()) {
    const name = tile.name.trim() || String(index + 1);
    if ('address' in tile && tile.address !== '') yield { place: `tiles.${index}.address`, address: tile.address, tile: name };
    for (const address of addressesIn(htmlOf(tile))) yield { place: `tiles.${index}.html`, address, tile: name };
  }
  yield* linksOfIcons(design);
}

function* linksOfIcons({ socialLinks, networkLinks = [] }: PageDesign): Generator<DesignLink> {
  for (const kind of SOCIAL_KINDS) {
    const address = socialLinks[kind];
    if (address !== '') yield { place: `socialLinks.${kind}`, address, tile: null };
  }
  for (const [index, { address = '' }] of networkLinks.entries())
    if (address !== '') yield { place: `networkLinks.${index}.address`, address, tile: null };
}

/** The content of a tile of any kind as rich text, in which each of its addresses is a link. */
function htmlOf(tile: AnyTile): string {
  return 'address' in tile ? '' : asTextTile(tile).html;
}

function* addressesIn(html: string): Generator<string> {
  for (const [, written = ''] of html.matchAll(ADDRESS)) yield unescapeMarkup(written);
}
