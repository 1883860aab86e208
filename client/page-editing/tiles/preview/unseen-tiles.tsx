import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { clsx } from 'clsx';
import type { PageDesign, Tile } from '../../../../server/pages/design/page-design.rules.js';
import { firstStepsTexts } from '../../../texts/en/first-steps.js';
import { editingOf } from '../../tile-kinds/tile-kinds.js';
import { placeOf } from './tile-ring.js';
import { isUnseen } from './unseen-tile.js';
import { useTileBox } from './use-tile-box.js';
import styles from './unseen-tiles.module.css';

/**
 * Veils the tiles in the preview that visitors do not get, and says what they lack. The veils are over the page and no part of it, so that the
 * page stays as it will be.
 */
export function UnseenTiles({ design }: { readonly design: PageDesign }) {
  const colors = { '--ground': design.backgroundColor.hex, '--line': design.titleColor.hex } as CSSProperties;
  return design.tiles.map(
    // A tile is identified by its place, as on the page.
    (tile, at) =>
      isUnseen(tile, design) && <TileNote key={at} tile={tile} number={at + 1} text={editingOf(tile).rowNote(tile)} veil={colors} />,
  );
}

interface SampleTilesProps {
  readonly design: PageDesign;
  readonly isSample: (tile: Tile) => boolean;
}

/** Says of the tiles of a new page that still say what their starter says, that they do. */
export function SampleTiles({ design: { tiles }, isSample }: SampleTilesProps) {
  return tiles.map((tile, at) => isSample(tile) && <TileNote key={at} tile={tile} number={at + 1} text={firstStepsTexts.sample} />);
}

interface TileNoteProps {
  readonly tile: Tile;
  /** Its place on the page, from 1. */
  readonly number: number;
  readonly text: string;
  /** The colours of a veil over the tile, if it has one. */
  readonly veil?: CSSProperties;
}

/** A note at the lower edge of a tile in the preview. Screen readers have what the tile lacks in the list. */
export function TileNote({ tile, number, text, veil }: TileNoteProps) {
  const { screen, box } = useTileBox(number, tile);
  if (!screen || !box) return null;
  return createPortal(
    <>
      {veil && (
        <div className={clsx(styles.veil, box.cut !== null && styles.cut)} style={{ ...placeOf(box), ...veil }} data-unseen={text} />
      )}
      <div className={styles.place} style={placeOf(box)} aria-hidden="true">
        <span className={styles.note}>{text}</span>
      </div>
    </>,
    screen,
  );
}
