import type { PageDesign, Tile } from '../../../../server/pages/design/page-design.rules.js';
import { tileIdsOf } from '../../../../server/pages/design/tile-ids.rules.js';
import { visibleDesign } from '../../../../server/pages/design/visible-tiles.rules.js';
import { withAnnouncements } from '../../../page-view/visibility/announced-tiles.js';
import { coveredTile } from '../../../page-view/visibility/covered-tile.js';
import { isUnseen } from './unseen-tile.js';

/** What a preview shows of a design. */
export interface SeenPage {
  readonly design: PageDesign;
  /** Where its tiles are in the whole design, from 1. Missing if it is the whole one. */
  readonly places?: readonly number[];
}

/** What visitors see of the design at a moment who have opened no lock. Nothing in it has a mark or a veil. */
export function seenByVisitors(whole: PageDesign, moment: Date): Required<SeenPage> {
  const visible = withAnnouncements(visibleDesign(whole, moment).design);
  const [places, ids] = [tileIdsOf(whole.tiles), tileIdsOf(visible.tiles)];
  const shown = visible.tiles
    .map((tile, at) => ({ tile, place: places.indexOf(ids[at] ?? '') + 1 }))
    .filter(({ tile }) => !isUnseen(tile, whole));
  return {
    design: { ...visible, tiles: shown.map(({ tile }) => withoutMark(coveredTile(tile))) },
    places: shown.map(({ place }) => place),
  };
}

function withoutMark({ visibility: _visibility, ...tile }: Tile): Tile {
  return tile;
}
