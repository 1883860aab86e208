import type { Active, Announcements, Over, UniqueIdentifier } from '@dnd-kit/core';
import { tileDragTexts } from '../../../texts/en/tile-dialogs.js';
import type { DraftAction } from '../../draft/draft.js';

/** What a drop does. */
export type TileDrop = Extract<DraftAction, { readonly type: 'tiles-swapped' | 'tile-moved' }>;

/** What a drop on a row does: the two are swapped, the dragged one goes before or after it, or stays where it is. */
export type DropPlace = 'swap' | 'before' | 'after' | 'stay';

export interface Drag {
  readonly active: Active;
  readonly over: Over | null;
}

/**
 * A tile that is dropped near the middle of a row is swapped with the tile there: at most this far from the middle, as a part of the height
 * of the row. A tile that is dropped farther away is placed before or after it.
 */
const SWAPPED = 0.3;

/** Where the dragged tile would go. The keyboard moves it from row to row (`byKeys`), and each tile is moved by buttons, too. */
export function dropPlace({ active, over }: Drag, keys: readonly string[], byKeys: boolean): DropPlace {
  const dragged = active.rect.current.translated;
  if (!over || over.id === active.id || !dragged) return 'stay';
  if (byKeys) return 'swap';
  const { top, height } = over.rect;
  const off = (dragged.top + dragged.height / 2 - top - height / 2) / height;
  if (Math.abs(off) <= SWAPPED) return 'swap';
  const isAfter = off > 0;
  // It is there already.
  if (keys.indexOf(String(over.id)) + (isAfter ? 1 : -1) === keys.indexOf(String(active.id))) return 'stay';
  return isAfter ? 'after' : 'before';
}

/** The change of the draft by a drop; null for none. */
export function dropOf({ active, over }: Drag, place: DropPlace): TileDrop | null {
  const [key, beside] = [String(active.id), String(over?.id)];
  if (place === 'stay') return null;
  return place === 'swap'
    ? { type: 'tiles-swapped', first: key, second: beside }
    : { type: 'tile-moved', key, beside, isAfter: place === 'after' };
}

/** The announcements for screen readers during a drag. `describe` returns "Tile 2 of 6: Recipes". */
export function dragAnnouncements(describe: (key: string) => string, placeOf: (drag: Drag) => DropPlace): Announcements {
  const labelOf = (id: UniqueIdentifier): string => describe(String(id));
  // A lifted tile is immediately over its own place. An announcement of that would interrupt the one that it was lifted.
  let announced = 'stay';
  const move = (drag: Drag): string | undefined => {
    const place = placeOf(drag);
    const now = place === 'stay' ? place : `${place} ${String(drag.over?.id)}`;
    if (now === announced) return undefined;
    announced = now;
    if (place === 'stay' || !drag.over) return tileDragTexts.overItself;
    const tile = labelOf(drag.over.id);
    return place === 'swap' ? tileDragTexts.over({ tile }) : tileDragTexts[place]({ tile });
  };
  return {
    onDragStart: ({ active }) => {
      announced = 'stay';
      return tileDragTexts.lifted({ tile: labelOf(active.id) });
    },
    onDragMove: move,
    onDragOver: move,
    onDragEnd: (drag) => {
      const [tile, place] = [labelOf(drag.active.id), placeOf(drag)];
      if (place === 'stay' || !drag.over) return tileDragTexts.notMoved({ tile });
      return place === 'swap' ? tileDragTexts.swapped({ tile, other: labelOf(drag.over.id) }) : tileDragTexts.moved({ tile });
    },
    onDragCancel: ({ active }) => tileDragTexts.notMoved({ tile: labelOf(active.id) }),
  };
}
