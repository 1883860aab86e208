import type { Tile } from '../../../../server/pages/design/page-design.rules.js';
import { isStarterPicture, isWaitingPicture } from '../../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { hasBlankContent } from '../../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { isUnfinished } from '../../../page-editing/tile-kinds/tile-kinds.js';
import { isDefaultName } from '../../../page-editing/tile-kinds/use-tile-copy.js';

/** Whether a tile says something of its creator, and visitors get it. A heading alone says too little. */
export function isOwn(tile: Tile, isSample: (tile: Tile) => boolean): boolean {
  if (tile.kind === 'heading' || isUnfinished(tile) || isSample(tile)) return false;
  return !hasBlankContent(tile) || (tile.name.trim() !== '' && !isDefaultName(tile.name));
}

/** Whether a tile is a picture of its creator's own: one that visitors get, or one that still waits on this device. */
export function ownPicture(tiles: readonly Tile[]): 'on tile' | 'waiting' | 'none' {
  const ids = tiles
    .flatMap((tile) => (tile.kind === 'picture' && tile.picture ? [tile.picture.id] : []))
    .filter((id) => !isStarterPicture(id));
  if (ids.length === 0) return 'none';
  return ids.every(isWaitingPicture) ? 'waiting' : 'on tile';
}
