import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { closestCenter, DndContext, DragOverlay, type DragEndEvent } from '@dnd-kit/core';
import { defaultAnimateLayoutChanges, SortableContext, useSortable } from '@dnd-kit/sortable';
import type { PageDesign, Tile } from '../../../server/pages/page-design.rules.js';
import { editorTexts } from '../../texts/en/editor.js';
import { dragAnnouncements, useTileSensors } from './tile-drag.js';
import type { TileDrags } from './tile-drags.js';
import { TileFace } from './tile-face.js';
import { nameOf } from './tile-name.js';
import { slab } from './slab.js';
import styles from './tile-list.module.css';

interface TileDragLayerProps {
  readonly tiles: PageDesign['tiles'];
  readonly keys: readonly string[];
  /** The page's background colour. */
  readonly ground: PageDesign['backgroundColor'];
  readonly drags: TileDrags;
  /** Called to swap two tiles. */
  readonly onSwap: (first: string, second: string) => void;
}

/**
 * Makes the rows of a list draggable. It is rendered beside the rows and loaded after them, so that the rows are not rendered again when it
 * arrives.
 */
export function TileDragLayer({ tiles, keys, ground, drags, onSwap }: TileDragLayerProps) {
  const sensors = useTileSensors();
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
      accessibility={{ announcements, screenReaderInstructions: { draggable: editorTexts.dragInstructions } }}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
    >
      <SortableContext items={items} strategy={staysInPlace}>
        {keys.map((key) => (
          <DraggableRow key={key} tileKey={key} drags={drags} />
        ))}
      </SortableContext>
      <DragOverlay dropAnimation={null} className={styles.overlay}>
        {draggedTile && <LiftedTile tile={draggedTile} ground={ground} />}
      </DragOverlay>
    </DndContext>
  );
}

/** Connects the row of a tile to the drag library. It renders nothing itself, and each row is only notified of its own changes. */
const DraggableRow = memo(function DraggableRow({ tileKey, drags }: { readonly tileKey: string; readonly drags: TileDrags }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging, isOver } = useSortable({
    id: tileKey,
    attributes: { roleDescription: editorTexts.draggable },
    // A tile whose place has changed slides there, whatever caused the change.
    animateLayoutChanges: (change) => defaultAnimateLayoutChanges({ ...change, wasDragging: true }),
  });
  useLayoutEffect(() => {
    const row = document.querySelector<HTMLElement>(`[data-tile="${tileKey}"]`);
    setNodeRef(row);
    setActivatorNodeRef(row?.querySelector<HTMLElement>('[data-grip]') ?? null);
  }, [tileKey, setNodeRef, setActivatorNodeRef]);
  const offset = transform?.y;
  useLayoutEffect(
    () => drags.report(tileKey, { attributes, listeners, transition, isDragging, isOver, offset }),
    [drags, tileKey, attributes, listeners, transition, isDragging, isOver, offset],
  );
  useLayoutEffect(() => () => drags.report(tileKey, null), [drags, tileKey]);
  useEffect(() => {
    // Runs after all listeners of a drag have been added.
    const timer = setTimeout(() => drags.startPressed(tileKey));
    return () => clearTimeout(timer);
  }, [drags, tileKey]);
  return null;
});

function LiftedTile({ tile, ground }: { readonly tile: Tile; readonly ground: PageDesign['backgroundColor'] }) {
  return (
    <div data-undo-waits="" className={styles.lifted} style={slab(ground)}>
      <TileFace style={tile.style}>
        <span dir="auto">{tile.name}</span>
      </TileFace>
    </div>
  );
}

// Other tiles do not make room, because the dragged tile is swapped with the one under it.
const staysInPlace = () => null;

function describe(tiles: PageDesign['tiles'], keys: readonly string[], key: string): string {
  const at = keys.indexOf(key);
  const tile = tiles[at];
  return tile ? editorTexts.tileAtPlace({ number: at + 1, total: keys.length, name: nameOf(tile) }) : '';
}
