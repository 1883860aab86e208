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
  /** The page's colour. */
  readonly ground: PageDesign['backgroundColor'];
  readonly drags: TileDrags;
  /** The two tiles trade places. */
  readonly onSwap: (first: string, second: string) => void;
}

/** Lets the rows of a list be dragged. It stands beside them and is loaded after them, so that nothing is drawn anew when it comes. */
export function TileDragLayer({ tiles, keys, ground, drags, onSwap }: TileDragLayerProps) {
  const sensors = useTileSensors();
  const [dragged, setDragged] = useState<string | null>(null);
  const announcements = useMemo(() => dragAnnouncements((key) => describe(tiles, keys, key)), [tiles, keys]);
  // The list of keys stays the same while names are typed.
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

/** Binds the row of a tile to the library: it draws nothing itself, and the row only hears of what changes for it. */
const DraggableRow = memo(function DraggableRow({ tileKey, drags }: { readonly tileKey: string; readonly drags: TileDrags }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging, isOver } = useSortable({
    id: tileKey,
    attributes: { roleDescription: editorTexts.draggable },
    // A tile that changed its place slides there, whoever moved it.
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
    // Once everything that listens to a drag does.
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

// Others don't make room: the tile is swapped with the one under it, not put between two.
const staysInPlace = () => null;

function describe(tiles: PageDesign['tiles'], keys: readonly string[], key: string): string {
  const at = keys.indexOf(key);
  const tile = tiles[at];
  return tile ? editorTexts.tileAtPlace({ number: at + 1, total: keys.length, name: nameOf(tile) }) : '';
}
