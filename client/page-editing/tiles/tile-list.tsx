import { memo, useState } from 'react';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { slab } from './slab.js';
import type { TileDrop } from './rows/tile-drag.js';
import { createRowDrags } from './rows/row-drags.js';
import type { TileActions } from './tile-actions.js';
import { TileRow } from './rows/tile-row.js';
import styles from './tile-list.module.css';
import { lazyComponent, lazyPart } from '../../controls/loading/lazy-part.js';

interface TileListProps {
  readonly tiles: PageDesign['tiles'];
  readonly keys: readonly string[];
  /** The page's background colour. */
  readonly ground: PageDesign['backgroundColor'];
  readonly isMosaic: boolean;
  /** Whether a press on a tile opens it. Otherwise it selects the tile, and a second one lets its name be typed on it. */
  readonly pressOpens: boolean;
  readonly selected: string | null;
  /** Whether the selected tile does not show its actions below it. */
  readonly folded: boolean;
  /** The key of the new tile whose name is typed now. */
  readonly named: string | null;
  readonly actions: TileActions;
  /** Called with what a drop does: it swaps two tiles, or moves one between two others. */
  readonly onDrop: (drop: TileDrop) => void;
}

/** The list of tiles, on a slab in the page's colour. Dropping a tile on another one swaps them (specification §4), and between two it moves there. */
export const TileList = memo(function TileList({ tiles, keys, ground, selected, folded, named, onDrop, ...row }: TileListProps) {
  const [drags] = useState(createRowDrags);
  const { load: fetchLayer } = dragLayer.use();
  return (
    <>
      <ol className={styles.list} style={slab(ground)} onPointerEnter={fetchLayer} onPointerDown={fetchLayer} onFocus={fetchLayer}>
        {tiles.map((tile, at) => (
          <TileRow
            key={keys[at]}
            tileKey={keys[at] ?? ''}
            tile={tile}
            number={at + 1}
            total={keys.length}
            selected={keys[at] === selected}
            folded={folded && keys[at] === selected}
            named={keys[at] === named}
            drags={drags}
            {...row}
          />
        ))}
      </ol>
      <TileDragLayer tiles={tiles} keys={keys} ground={ground} drags={drags} onDrop={onDrop} />
    </>
  );
});

const dragLayer = lazyPart(() => import('./rows/tile-drag-layer.js'));
const TileDragLayer = lazyComponent(dragLayer, (module) => module.TileDragLayer, { loads: false });
