import type { PageDesign, Tile } from '../../../../server/pages/design/page-design.rules.js';
import { tileLetter } from '../../../page-view/appearance/letter.js';
import { isUnfinished } from '../../tile-kinds/tile-kinds.js';

/** Whether visitors do not get the tile, because it is not finished. A picture tile without its picture is shown as its words, in the looks that have a letter for them. */
export function isUnseen(tile: Tile, { appearance }: PageDesign): boolean {
  return isUnfinished(tile) && !(appearance && tileLetter(tile) !== null);
}
