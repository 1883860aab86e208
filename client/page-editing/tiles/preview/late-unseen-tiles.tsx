import { useContext, type ComponentProps } from 'react';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { isUnfinished } from '../../tile-kinds/tile-kinds.js';
import { SamplesContext } from '../samples-context.js';
import { lazyComponent, lazyPart, useLazyPart } from '../../../controls/loading/lazy-part.js';

/** For a page with unfinished tiles. */
export function LateUnseenTiles({ design }: { readonly design: PageDesign }) {
  const { module: part } = useLazyPart(unseenPart, design.tiles.some(isUnfinished));
  return part && <part.UnseenTiles design={design} />;
}

/** For a new page. */
export function LateSamples({ design }: { readonly design: PageDesign }) {
  const isSample = useContext(SamplesContext);
  const { module: part } = useLazyPart(unseenPart, isSample !== null && design.tiles.some(isSample));
  return part && isSample && <part.SampleTiles {...{ design, isSample }} />;
}

/** For a page with a tile that not everybody always sees. */
export function LateVisitorsView(props: ComponentProps<typeof VisitorsView>) {
  return props.design.tiles.some(({ visibility }) => visibility) && <VisitorsView {...props} />;
}

const VisitorsView = lazyComponent(
  lazyPart(() => import('./visitors-view.js'), { preloads: false }),
  (module) => module.VisitorsView,
);

const unseenPart = lazyPart(() => import('./unseen-tiles.js'));
