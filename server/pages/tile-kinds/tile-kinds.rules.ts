import type { TextTile } from './text/text-tile.rules.js';
import { TILE_KIND_LIST } from './tile-kind-list.rules.js';
import type { TileKindRules } from './tile-kind.rules.js';

/** A kind of tiles: the name of its folder. */
export type TileKind = keyof typeof TILE_KIND_LIST;

/** Every kind: those in `first` in that order, then the others. */
export function kindsBeginningWith(first: readonly TileKind[]): readonly TileKind[] {
  return [...new Set([...first, ...(Object.keys(TILE_KIND_LIST) as TileKind[])])];
}

/** Every kind, in the order in which the editor offers them. */
export const TILE_KINDS = kindsBeginningWith(['text', 'link', 'heading', 'picture', 'embed', 'contact']);

/** The name of a kind's type in the schema: a `link` is a `LinkTile`. */
export function tileTypeOf(kind: TileKind): `${Capitalize<TileKind>}Tile` {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Tile` as `${Capitalize<TileKind>}Tile`;
}

/** A tile of the given kinds. */
export type TileOf<Kind extends TileKind> = Parameters<(typeof TILE_KIND_LIST)[Kind]['toHtml']>[0];

/** A tile of any kind. */
export type AnyTile = TileOf<TileKind>;

/** Whether a value is the name of a kind. */
export function isTileKind(value: unknown): value is TileKind {
  return typeof value === 'string' && Object.hasOwn(TILE_KIND_LIST, value);
}

/** The tile for clients that know only text tiles: a text tile that says the same. A text tile is returned unchanged. */
export function asTextTile(tile: AnyTile): TextTile {
  return tile.kind === 'text' ? tile : { kind: 'text', name: tile.name, html: rulesOf(tile).toHtml(tile), style: tile.style };
}

/** Whether a tile has no content: only its name and its look would get lost with it. */
export function hasBlankContent(tile: AnyTile): boolean {
  return rulesOf(tile).isBlank(tile);
}

/** What programs read of the content of a tile in the data of a public page. */
export function publicContent(tile: AnyTile): Readonly<Record<string, unknown>> {
  return Object.fromEntries(rulesOf(tile).publicFields.map((field) => [field, tile[field as keyof AnyTile]]));
}

// The compiler does not see that the rules of a tile's kind are for this tile.
function rulesOf<T extends AnyTile>(tile: T): TileKindRules<T> {
  return TILE_KIND_LIST[tile.kind] as unknown as TileKindRules<T>;
}
