import { useEffect } from 'react';
import type { Tile } from '../../../../server/pages/design/page-design.rules.js';
import { showInPreview } from '../../tiles/preview/show-in-preview.js';
import { TileRing } from '../../tiles/preview/tile-ring.js';

interface StyledTileProps {
  readonly tile: Tile;
  /** Its place on the page, from 1. */
  readonly number: number;
}

/** Shows in the preview which tile is changed: the page is scrolled to it, and it has a ring. */
export function StyledTile({ tile, number }: StyledTileProps) {
  useEffect(() => showInPreview(number), [number]);
  return <TileRing tile={tile} number={number} />;
}
