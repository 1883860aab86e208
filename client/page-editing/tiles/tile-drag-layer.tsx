import { useCallback, useMemo, useState } from 'react';
import { closestCenter, DndContext, DragOverlay, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import type { PageDesign, Tile } from '../../../server/pages/page-design.rules.js';
import { tileDragTexts } from '../../texts/en/tile-dialogs.js';
import { DraggableRow } from './draggable-row.js';
import { useRowSensors } from './row-sensors.js';
import { dragAnnouncements } from './tile-drag.js';
import type { RowDrags } from './row-drags.js';
import { TileFace } from './tile-face.js';
import { FaceTexts } from './tile-row.js';
import { nameOf } from './tile-name.js';
import { slab } from './slab.js';
import styles from './tile-list.module.css';

interface TileDragLayerProps {
  readonly tiles: PageDesign['tiles'];
  readonly keys: readonly string[];
  /** The page's background colour. */
  readonly ground: PageDesign['backgroundColor'];
  readonly drags: RowDrags;
  /** Called to swap two tiles. */
  readonly onSwap: (first: string, second: string) => void;
}

/**
 * Makes the rows of a list draggable. It is rendered beside the rows and loaded after them, so that the rows are not rendered again when it
 * arrives.
 */
export function TileDragLayer({ tiles, keys, ground, drags, onSwap }: TileDragLayerProps) {
  const sensors = useRowSensors();
  const [dragged, setDragged] = useState<string | null>(null);
  const announcements = useMemo(() => dragAnnouncements((key) => describe(tiles, keys, key)), [tiles, keys]);
  // A stable list: it does not change while names are typed.
  const items = useMemo(() => [...keys], [keys]);
  const drop = useCallback(
    ({ active, over }: DragEndEvent) => {
      setDragged(null);
      if (over && over.id !== active.id) onSwap(String(active.id), String(over.id));
    },
    [onSwap],
  );
  const draggedTile = tiles[keys.indexOf(dragged ?? '')];
  return (
    <DndContext
      id="tiles"
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: tileDragTexts.dragInstructions } }}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
    >
      <SortableContext items={items} strategy={staysInPlace}>
        {keys.map((key) => (
          <DraggableRow key={key} id={key} selector={`[data-tile="${key}"]`} roleDescription={tileDragTexts.draggable} drags={drags} />
        ))}
      </SortableContext>
      <DragOverlay dropAnimation={null} className={styles.overlay}>
        {draggedTile && <LiftedTile tile={draggedTile} ground={ground} />}
      </DragOverlay>
    </DndContext>
  );
}

/** It is as large as its row: the keyboard moves it by the places of rows. */
function LiftedTile({ tile, ground }: { readonly tile: Tile; readonly ground: PageDesign['backgroundColor'] }) {
  return (
    <div data-undo-waits="" className={styles.lifted} style={slab(ground)}>
      <TileFace style={tile.style} plain={tile.kind === 'heading'}>
        <FaceTexts tile={tile} />
      </TileFace>
    </div>
  );
}

// Other tiles do not make room, because the dragged tile is swapped with the one under it.
const staysInPlace = () => null;

function describe(tiles: PageDesign['tiles'], keys: readonly string[], key: string): string {
  const at = keys.indexOf(key);
  const tile = tiles[at];
  return tile ? tileDragTexts.tileAtPlace({ number: at + 1, total: keys.length, name: nameOf(tile) }) : '';
}
