import { lazyComponent, lazyPart } from '../../../controls/loading/lazy-part.js';
import { isUnfinished } from '../../tile-kinds/tile-kinds.js';

const unseenPart = lazyPart(() => import('./unseen-tiles.js'));

/** For a page with unfinished tiles. */
export const UnseenTiles = lazyComponent(unseenPart, (module) => module.UnseenTiles, {
  isOpen: ({ design }) => design.tiles.some(isUnfinished),
});

/** For a new page. */
export const SampleTiles = lazyComponent(unseenPart, (module) => module.SampleTiles, {
  isOpen: ({ design, isSample }) => design.tiles.some(isSample),
});

/** For a page with a tile that not everybody always sees. */
export const VisitorsView = lazyComponent(
  lazyPart(() => import('./visitors-view.js'), { preloads: false }),
  (module) => module.VisitorsView,
);
