import type { Faults } from '../design/faults.rules.js';
import type { BaseTile } from './tile-kind.rules.js';
import { TILE_KIND_PARSER_LIST } from './tile-kind-parsing-list.rules.js';
import type { TileParser } from './tile-parser.rules.js';
import { isTileKind, type AnyTile, type TileKind, type TileOf } from './tile-kinds.rules.js';

/*
 * The parsers of tiles are apart from the other rules of their kinds, because the editor begins without them: what the server answers is
 * parsed already.
 */

const TILE_KIND_PARSERS: { readonly [Kind in TileKind]: TileParser<TileOf<Kind>> } = TILE_KIND_PARSER_LIST;

/** Parses a tile of which the part that every tile has is parsed already. A tile without a kind is a text tile. */
export function parseTileOfKind(input: Record<string, unknown>, base: BaseTile, place: string, faults: Faults): AnyTile {
  const kind = input.kind ?? 'text';
  if (isTileKind(kind)) return { kind, ...base, ...TILE_KIND_PARSERS[kind](input, place, faults) } as AnyTile;
  faults.add(`${place}.kind`, 'TILE_KIND_UNKNOWN');
  return { kind: 'text', ...base, html: '' };
}
