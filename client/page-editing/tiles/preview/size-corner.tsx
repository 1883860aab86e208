import { useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { clsx } from 'clsx';
import type { Tile } from '../../../../server/pages/design/page-design.rules.js';
import type { TileSize } from '../../../../server/pages/tile-kinds/tile-kind.rules.js';
import { roomOf, roomsFor } from '../../../page-view/appearance/type/tile-room.js';
import { styleTexts } from '../../../texts/en/page-design.js';
import type { TileBox } from './use-tile-box.js';
import styles from './size-corner.module.css';

interface SizeCornerProps {
  readonly tile: Tile;
  /** Where the tile is in the preview. */
  readonly box: TileBox;
  readonly onChange: (size: TileSize) => void;
}

/** Columns and rows of cells. */
type Cells = readonly [columns: number, rows: number];

const CELLS: Readonly<Record<TileSize, Cells>> = { small: [1, 1], wide: [2, 1], tall: [1, 2], large: [2, 2] };

/** A drag of the corner: where it began, and the size that it leads to. */
interface Drag {
  readonly x: number;
  readonly y: number;
  readonly wanted: TileSize;
}

/** The corner of a tile of a mosaic in the preview. It is dragged, or moved by Shift and arrow keys, to change the size; a press of a key takes the next size. */
export function SizeCorner({ tile, box, onChange }: SizeCornerProps) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const size = roomOf(tile);
  const [columns, rows] = CELLS[size];
  const mirrored = box.forward < 0 && styles.mirrored;
  function choose(wanted: TileSize) {
    setDrag(null);
    if (wanted === size) return;
    onChange(wanted);
    setAnnouncement(wordsOf(wanted));
  }
  function wantedAt({ clientX, clientY }: PointerEvent, from: Drag): TileSize {
    const { forward, width, height, zoom } = box;
    const along = (forward * (clientX - from.x)) / ((width * zoom) / columns);
    const down = (clientY - from.y) / ((height * zoom) / rows);
    return sizeOf(tile, [columns + along, rows + down]) ?? from.wanted;
  }
  function pressKey(event: KeyboardEvent) {
    const by = event.shiftKey ? STEPS[event.key] : undefined;
    if (!by) return;
    event.preventDefault();
    choose(sizeOf(tile, [columns + by[0] * box.forward, rows + by[1]]) ?? size);
  }
  return (
    <>
      {drag && <span className={clsx(styles.wanted, mirrored)} style={growth(size, drag.wanted)} data-wanted={drag.wanted} />}
      <button
        type="button"
        className={clsx(styles.corner, mirrored)}
        aria-label={wordsOf(size)}
        title={styleTexts.sizeCorner}
        onPointerDown={(event) => {
          if (event.button !== 0 || drag) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setDrag({ x: event.clientX, y: event.clientY, wanted: size });
        }}
        onPointerMove={(event) => drag && setDrag({ ...drag, wanted: wantedAt(event, drag) })}
        onPointerUp={(event) => drag && choose(wantedAt(event, drag))}
        onPointerCancel={() => setDrag(null)}
        onKeyDown={pressKey}
        // A click without a pointer comes from the keyboard, from a screen reader or from voice control.
        onClick={({ detail }) => detail === 0 && choose(nextSize(tile, size))}
      />
      <span role="status" className="visually-hidden">
        {announcement}
      </span>
    </>
  );
}

function wordsOf(size: TileSize): string {
  return `${styleTexts.size}: ${styleTexts.sizes[size]}`;
}

/** Columns to the right and rows down, for a page from left to right. */
const STEPS: Readonly<Record<string, Cells | undefined>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The size that is nearest to this number of cells. Undefined if the tile cannot have it. */
function sizeOf(tile: Tile, cells: Cells): TileSize | undefined {
  const [columns, rows] = cells.map((count) => Math.min(2, Math.max(1, Math.round(count))));
  return roomsFor(tile).find((size) => CELLS[size][0] === columns && CELLS[size][1] === rows);
}

function nextSize(tile: Tile, size: TileSize): TileSize {
  const sizes = roomsFor(tile);
  return sizes[(sizes.indexOf(size) + 1) % sizes.length] ?? size;
}

/** How large the tile gets, compared with what it is. */
function growth(from: TileSize, to: TileSize): CSSProperties {
  const [columns, rows] = [0, 1].map((at) => `${(100 * CELLS[to][at as 0 | 1]) / CELLS[from][at as 0 | 1]}%`);
  return { width: columns, height: rows };
}
