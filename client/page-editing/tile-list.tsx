import { memo, useCallback, useMemo, useState, type CSSProperties } from 'react';
import { closestCenter, DndContext, DragOverlay, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import type { PageDesign, Tile } from '../../server/pages/page-design.rules.js';
import { readable, WHITE } from '../page-view/contrast.js';
import { groundColor } from '../page-view/page-styles.js';
import { editorTexts } from '../texts/editor.js';
import { dragAnnouncements, useTileSensors } from './tile-drag.js';
import { TileFace } from './tile-face.js';
import { nameOf, TileRow, type TileActions } from './tile-row.js';
import styles from './tile-list.module.css';

interface TileListProps {
  readonly tiles: PageDesign['tiles'];
  readonly keys: readonly string[];
  /** The page's colour. */
  readonly ground: PageDesign['backgroundColor'];
  readonly selected: string | null;
  readonly actions: TileActions;
  /** The two tiles trade places. */
  readonly onSwap: (first: string, second: string) => void;
}

/** The tiles in their order on a slab in the page's colour. Dropping one on another swaps the two (specification §4). */
export const TileList = memo(function TileList({ tiles, keys, ground, selected, actions, onSwap }: TileListProps) {
  const sensors = useTileSensors();
  const [dragged, setDragged] = useState<string | null>(null);
  const announcements = useMemo(() => dragAnnouncements((key) => describe(tiles, keys, key)), [tiles, keys]);
  // The list of keys stays the same while names are typed, and the rows with it.
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
        <ol className={styles.list} style={slab(ground)}>
          {tiles.map((tile, at) => (
            <TileRow
              key={keys[at]}
              tileKey={keys[at] ?? ''}
              tile={tile}
              number={at + 1}
              total={keys.length}
              selected={keys[at] === selected}
              actions={actions}
            />
          ))}
        </ol>
      </SortableContext>
      <DragOverlay dropAnimation={null} className={styles.overlay}>
        {draggedTile && <LiftedTile tile={draggedTile} ground={ground} />}
      </DragOverlay>
    </DndContext>
  );
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
  return tile ? `${editorTexts.tilePlace(at + 1, keys.length)}, ${nameOf(tile)}` : '';
}

/** The slab's colour, and white or ink for what lies on it, whichever reads better. */
function slab(backgroundColor: PageDesign['backgroundColor']): CSSProperties {
  const ground = groundColor({ backgroundColor });
  return { '--slab': ground.hex, '--on-slab': readable(WHITE, ground, 4.5).hex } as CSSProperties;
}
