import { NEW_TILE_NAME, type Tile } from '../../../server/pages/design/page-design.rules.js';
import { editorTexts } from '../../texts/en/editor.js';
import { tileKindTexts } from '../../texts/en/tile-kinds.js';
import { editingOf } from '../tile-kinds/tile-kinds.js';
import type { TilePlace } from './tile-actions.js';

/** The name of a tile for texts where the name alone is not clear. */
export function nameOf(tile: Tile): string {
  return tile.name.trim() || NEW_TILE_NAME;
}

/** Read as "Tile 3 of 7, link, Book a seat". */
export function placeOf(tile: Tile, place: TilePlace): string {
  if (tile.kind === 'text') return `${editorTexts.tilePlace(place)}: `;
  return `${tileKindTexts.placeOfKind({ ...place, kind: editingOf(tile).spoken })} `;
}
