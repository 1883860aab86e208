import { contactTiles } from './contact/contact-tile.rules.js';
import { embedTiles } from './embed/embed-tile.rules.js';
import { headingTiles } from './heading/heading-tile.rules.js';
import { linkTiles } from './link/link-tile.rules.js';
import { pictureTiles } from './picture/picture-tile.rules.js';
import { textTiles, type TextTile } from './text/text-tile.rules.js';
import type { TileKindRules } from './tile-kind.rules.js';

/** Every kind of tiles, in the order in which the editor offers them. A further kind is one more line, and a folder beside the others. */
export const TILE_KINDS = {
  text: textTiles,
  link: linkTiles,
  heading: headingTiles,
  picture: pictureTiles,
  embed: embedTiles,
  contact: contactTiles,
} as const;

export type TileKind = keyof typeof TILE_KINDS;

/** A tile of the given kinds. */
export type TileOf<Kind extends TileKind> = Parameters<(typeof TILE_KINDS)[Kind]['toHtml']>[0];

/** A tile of any kind. */
export type AnyTile = TileOf<TileKind>;

/** Whether a value is the name of a kind. */
export function isTileKind(value: unknown): value is TileKind {
  return typeof value === 'string' && Object.hasOwn(TILE_KINDS, value);
}

/** The tile for clients that know only text tiles: a text tile that says the same. A text tile is returned unchanged. */
export function asTextTile(tile: AnyTile): TextTile {
  return tile.kind === 'text' ? tile : { kind: 'text', name: tile.name, html: rulesOf(tile).toHtml(tile), style: tile.style };
}

/** Whether a tile has no content: nothing but its face would get lost with it. */
export function hasBlankContent(tile: AnyTile): boolean {
  return rulesOf(tile).isBlank(tile);
}

// The compiler does not see that the rules of a tile's kind are for this tile.
function rulesOf<T extends AnyTile>(tile: T): TileKindRules<T> {
  return TILE_KINDS[tile.kind] as unknown as TileKindRules<T>;
}
