import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { isUnfinished } from '../../tile-kinds/tile-kinds.js';
import { lazyPart, useLazyPart } from '../../../controls/loading/lazy-part.js';

/** For a page with unfinished tiles. */
export function LateUnseenTiles({ design }: { readonly design: PageDesign }) {
  const { module: part } = useLazyPart(unseenPart, design.tiles.some(isUnfinished));
  return part && <part.UnseenTiles design={design} />;
}

const unseenPart = lazyPart(() => import('./unseen-tiles.js'));
