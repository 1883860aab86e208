import type { Faults } from '../design/faults.rules.js';
import { parseContactTile } from './contact/contact-tile-parsing.rules.js';
import { parseEmbedTile } from './embed/embed-tile-parsing.rules.js';
import { parseHeadingTile } from './heading/heading-tile-parsing.rules.js';
import { parseLinkTile } from './link/link-tile-parsing.rules.js';
import { parsePictureTile } from './picture/picture-tile-parsing.rules.js';
import { parseTextTile } from './text/text-tile-parsing.rules.js';
import type { TileFace } from './tile-kind.rules.js';
import type { TileParser } from './tile-parser.rules.js';
import { isTileKind, type AnyTile, type TileKind, type TileOf } from './tile-kinds.rules.js';

/*
 * The parsers of tiles are apart from the other rules of their kinds, because the editor begins without them: what the server answers is
 * parsed already.
 */

const TILE_KIND_PARSERS: { readonly [Kind in TileKind]: TileParser<TileOf<Kind>> } = {
  text: parseTextTile,
  link: parseLinkTile,
  heading: parseHeadingTile,
  picture: parsePictureTile,
  embed: parseEmbedTile,
  contact: parseContactTile,
};

/** Parses a tile whose face is parsed already. A tile without a kind is a text tile. */
export function parseTileOfKind(input: Record<string, unknown>, face: TileFace, place: string, faults: Faults): AnyTile {
  const kind = input.kind ?? 'text';
  if (isTileKind(kind)) return { kind, ...face, ...TILE_KIND_PARSERS[kind](input, place, faults) } as AnyTile;
  faults.add(`${place}.kind`, 'TILE_KIND_UNKNOWN');
  return { kind: 'text', ...face, html: '' };
}
