import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import { hasBlankContent } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { shownContactName } from '../tile-kinds/contact/contact-tile-preview.js';
import { shownLinkName } from '../tile-kinds/link/link-tile-preview.js';
import { alternativeOf, shownPicture } from '../tile-kinds/picture/shown-picture.js';

/** The design as it looks before anybody has agreed to a warning. */
export function coveredDesign(design: PageDesign): PageDesign {
  return design.tiles.some(isWarned) ? { ...design, tiles: design.tiles.map(coveredTile) } : design;
}

/** A tile with a warning looks like a button with its words, of whatever kind it is: its picture or its card is what the warning is about. */
export function coveredTile(tile: Tile): Tile {
  return isWarned(tile) && tile.kind !== 'text' ? { ...tile, kind: 'text', name: wordsOn(tile), html: '' } : tile;
}

/** Whether visitors are warned before they see what is in the tile. Of nothing, nobody is. */
export function isWarned(tile: Tile): boolean {
  if (tile.visibility?.warning === undefined || tile.kind === 'heading') return false;
  if (tile.kind === 'picture') return shownPicture(tile.picture) !== null || tile.address !== '';
  return tile.kind === 'text' || !hasBlankContent(tile);
}

function wordsOn(tile: Tile): string {
  if (tile.kind === 'contact') return shownContactName(tile);
  if (tile.kind === 'link') return shownLinkName(tile);
  return tile.kind === 'picture' ? tile.name.trim() || alternativeOf(tile) : tile.name;
}
