import type { NextTilesProps } from './use-next-tiles.js';
import { lazyPart, useLazyPart } from '../../../controls/loading/lazy-part.js';

/** From the first new tile on. */
export function LateNextTiles(props: NextTilesProps) {
  const { module: part } = useLazyPart(nextPart, props.editing.named !== null);
  return part && <part.NextTiles {...props} />;
}

const nextPart = lazyPart(() => import('./next-tiles.js'));
