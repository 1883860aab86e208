import { lazyPart, useWantedPart } from '../../../controls/loading/lazy-part.js';
import type { NextTilesProps } from './use-next-tiles.js';

/** From the first new tile on. */
export function LateNextTiles(props: NextTilesProps) {
  const part = useWantedPart(nextPart, props.editing.named !== null);
  return part && <part.NextTiles {...props} />;
}

const nextPart = lazyPart(() => import('./next-tiles.js'));
