import type { Tile } from '../design/page-design.rules.js';
import type { ClientView } from '../design/kept-tiles/match-tiles.rules.js';
import { asTextTile, hasBlankContent } from '../tile-kinds/tile-kinds.rules.js';
import { TILE_PROPERTIES, type TileProperty, type Vocabulary } from './vocabulary.rules.js';

/**
 * Maps the HTML of a text tile to what a client sees that knows only text tiles. HTML that the client cannot distinguish gives the same
 * text.
 */
export type TextReading = (html: string) => string;

/** Quill writes an empty text as an empty paragraph. */
export const exactly: TextReading = (html) => (html === '<p><br></p>' ? '' : html);

/** What a client with this vocabulary sees of tiles. `read` is how it reads texts, if it does not send them back as they were. */
export function viewOf({ tiles }: Vocabulary, read: TextReading = exactly): ClientView {
  const canMake = (tile: Tile): boolean => propertiesOf(tile).every((property) => tiles.has(property));
  if (tiles.has('kind')) return { contentOf, isBlank: hasBlankContent, canMake };
  return {
    contentOf: (tile) => read(asTextTile(tile).html),
    isBlank: (tile) => hasBlankContent(asTextTile(tile)),
    canMake: (tile) => tile.kind === 'text' && propertiesOf(tile).every((property) => property === 'kind' || tiles.has(property)),
  };
}

function contentOf(tile: Tile): string {
  const properties = Object.entries(tile).filter(([property]) => TILE_PROPERTIES[property as TileProperty].matchedBy === 'content');
  return JSON.stringify(properties.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** What a tile has. An id is no loss, because each tile has one. */
function propertiesOf({ id: _id, ...tile }: Tile): TileProperty[] {
  return [...(Object.keys(tile) as TileProperty[]), ...((tile.style.surface ?? 'filled') === 'filled' ? [] : (['surface'] as const))];
}
