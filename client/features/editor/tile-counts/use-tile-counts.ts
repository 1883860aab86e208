import { useEffect, useState } from 'react';
import type { TileNotes } from '../../../page-editing/tiles/tile-notes.js';
import { lazyPart } from '../../../controls/loading/lazy-part.js';

const countsPart = lazyPart(() => import('./tile-counts.js'));

/** How often visitors have opened each tile of a page. Null until it is known, and without a connection. */
export function useTileCounts(pageId: string): TileNotes | null {
  const { module: part } = countsPart.use();
  const [counts, setCounts] = useState<TileNotes | null>(null);
  useEffect(() => {
    void part?.fetchTileCounts(pageId).then(setCounts);
  }, [part, pageId]);
  return counts;
}
