import { useEffect, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { clsx } from 'clsx';
import type { Tile } from '../../../../server/pages/design/page-design.rules.js';
import { showInPreview } from './show-in-preview.js';
import { useTileBox, type TileBox } from './use-tile-box.js';
import styles from './tile-ring.module.css';

interface TileRingProps {
  readonly tile: Tile;
  /** Its place on the page, from 1. */
  readonly number: number;
  /** What else is on the tile. */
  readonly children?: (box: TileBox) => ReactNode;
}

/** A ring around a tile in the preview, in the tile's own shape. The preview scrolls to a tile that is outside of its viewport. The ring is over the page and not a part of it, so that no theme cuts it off. */
export function TileRing({ tile, number, children }: TileRingProps) {
  const { screen, box } = useTileBox(number, tile);
  const isThere = box !== null;
  useEffect(() => {
    if (isThere) showInPreview(number, true);
  }, [isThere, number]);
  if (!screen || !box) return null;
  return createPortal(
    <div className={clsx(styles.frame, box.forward < 0 && styles.mirrored)} style={placeOf(box)}>
      <span className={clsx(styles.ring, box.cut !== null && styles.cut)} data-ring="" />
      {children?.(box)}
    </div>,
    screen,
  );
}

/** What places an element over a tile, and gives it the tile's shape. */
export function placeOf({ top, left, width, height, zoom, radius, cut, beside }: TileBox): CSSProperties {
  const shape = { '--zoom': zoom, '--radius': radius, '--cut': cut ?? undefined, '--beside': `${beside}px` };
  return { top, left, width, height, ...shape };
}
