import type { PageDesign, Tile } from '../../../../../server/pages/design/page-design.rules.js';
import { hasBlankContent } from '../../../../../server/pages/tile-kinds/tile-kinds.rules.js';
import type { Draft } from '../../../../page-editing/draft/draft.js';

/** Whether a tile opens an empty popup: it is a text that nobody has written yet. */
export function isUnwritten(tile: Tile | undefined): boolean {
  return tile?.kind === 'text' && hasBlankContent(tile);
}

/**
 * The keys of the tiles without a text that the last publication has added for visitors. `former` is the page before. A tile has no identity
 * there, so it is known by its name: two with one name are two.
 */
export function newlyUnwritten({ design, keys }: Draft, former: PageDesign): readonly string[] {
  const known = former.tiles.filter(isUnwritten).map(({ name }) => name);
  return keys.filter((_, at) => {
    const tile = design.tiles[at];
    if (!tile || !isUnwritten(tile)) return false;
    const place = known.indexOf(tile.name);
    if (place !== -1) known.splice(place, 1);
    return place === -1;
  });
}
