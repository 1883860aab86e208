import { useCallback, useMemo, useState } from 'react';
import { closestCenter, DndContext, DragOverlay, type DragEndEvent, type DragMoveEvent } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import type { PageDesign, Tile } from '../../../../server/pages/design/page-design.rules.js';
import { tileDragTexts } from '../../../texts/en/tile-dialogs.js';
import { DraggableRow } from './draggable-row.js';
import { useRowSensors } from './row-sensors.js';
import { dragAnnouncements, dropOf, dropPlace, type Drag, type DropPlace, type TileDrop } from './tile-drag.js';
import type { RowDrags } from './row-drags.js';
import { ListedTile } from '../listed-tile.js';
import { FaceTexts } from './tile-row.js';
import { nameOf } from '../tile-name.js';
import { slab } from '../slab.js';
import styles from '../tile-list.module.css';

interface TileDragLayerProps {
  readonly tiles: PageDesign['tiles'];
  readonly keys: readonly string[];
  /** The page's background colour. */
  readonly ground: PageDesign['backgroundColor'];
  readonly drags: RowDrags;
  readonly onDrop: (drop: TileDrop) => void;
}

/**
 * Makes the rows of a list draggable. It is rendered beside the rows and loaded after them, so that the rows are not rendered again when it
 * arrives.
 */
export function TileDragLayer({ tiles, keys, ground, drags, onDrop }: TileDragLayerProps) {
  const sensors = useRowSensors();
  const [dragged, setDragged] = useState<{ readonly key: string; readonly byKeys: boolean } | null>(null);
  const [over, setOver] = useState<{ readonly key: string; readonly place: DropPlace } | null>(null);
  const byKeys = dragged?.byKeys === true;
  const placeOf = useCallback((drag: Drag) => dropPlace(drag, keys, byKeys), [keys, byKeys]);
  const announcements = useMemo(() => dragAnnouncements((key) => describe(tiles, keys, key), placeOf), [tiles, keys, placeOf]);
  // A stable list: it does not change while names are typed.
  const items = useMemo(() => [...keys], [keys]);
  const move = useCallback(
    (drag: DragMoveEvent) => {
      const [key, place] = [String(drag.over?.id), placeOf(drag)];
      setOver((known) => (known?.key === key && known.place === place ? known : { key, place }));
    },
    [placeOf],
  );
  const end = () => (setDragged(null), setOver(null));
  const drop = (drag: DragEndEvent) => {
    end();
    const done = dropOf(drag, placeOf(drag));
    if (done) onDrop(done);
  };
  const draggedTile = tiles[keys.indexOf(dragged?.key ?? '')];
  return (
    <DndContext
      id="tiles"
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: tileDragTexts.dragInstructions } }}
      onDragStart={({ active, activatorEvent: { type } }) => setDragged({ key: String(active.id), byKeys: type === 'keydown' })}
      onDragMove={move}
      onDragOver={move}
      onDragEnd={drop}
      onDragCancel={end}
    >
      <SortableContext items={items} strategy={staysInPlace}>
        {keys.map((key) => (
          <DraggableRow
            key={key}
            id={key}
            selector={`[data-tile="${key}"]`}
            roleDescription={tileDragTexts.draggable}
            drags={drags}
            place={over?.key === key ? over.place : undefined}
          />
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
      <ListedTile style={tile.style} plain={tile.kind === 'heading'}>
        <FaceTexts tile={tile} />
      </ListedTile>
    </div>
  );
}

// Other tiles do not make room, because a tile that is dropped on one of them is swapped with it.
const staysInPlace = () => null;

function describe(tiles: PageDesign['tiles'], keys: readonly string[], key: string): string {
  const at = keys.indexOf(key);
  const tile = tiles[at];
  return tile ? tileDragTexts.tileAtPlace({ number: at + 1, total: keys.length, name: nameOf(tile) }) : '';
}
