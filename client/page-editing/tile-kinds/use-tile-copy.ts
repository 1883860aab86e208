import { useCallback, useEffect, useRef, useState } from 'react';
import { DESIGN_LIMITS, NEW_LINK_NAME, NEW_TILE_NAME, type Tile, type TileChange } from '../../../server/pages/design/page-design.rules.js';
import { useLastMoment } from '../draft/use-last-moment.js';
import { useLatest } from '../draft/use-latest.js';
import type { BesideName } from './beside-name.js';
import type { TileEditorProps } from './tile-kind-editing.js';

/**
 * A copy of a tile that is edited, and the function that saves what differs. `finished` completes what is saved, such as a missing name. It
 * must be the same function between renders. The name that Add gives counts as missing. `isWhole` says whether all that was typed can be saved.
 */
export function useTileCopy<T extends Tile>(
  props: TileEditorProps<T>,
  finished: (copy: T, tile: T) => T,
  isWhole: (copy: T) => boolean = () => true,
) {
  const { tile } = props;
  const [copy, setCopy] = useState(() => (isDefaultName(tile.name) ? { ...tile, name: '' } : tile));
  const [save, touch] = useTileSaving(
    props,
    useCallback(() => finished(copy, tile), [copy, tile, finished]),
    isWhole(copy),
  );

  function write(part: Partial<T> | ((now: T) => Partial<T>)) {
    setCopy((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) }));
    touch();
  }
  /** The type of a tile allows nothing in the place of what it does not have. A saved change does, and takes it away. */
  const extend = (extras: Partial<BesideName> | { readonly isMe: true | undefined }) => write(extras as Partial<T>);
  return { copy, write, extend, save };
}

/** A change is saved to the draft after this time, in milliseconds, also while more is typed, so that the preview shows it and nothing gets lost. */
const REST = 400;

/**
 * Saves the difference between the edited tile and what was saved last, at once or after a rest. Meanwhile, other parts of the tile can be
 * changed elsewhere, such as its size in the preview. `edited` must be the same function between renders; it gives null while its fields are
 * not there. Without `isWhole`, something that was typed cannot be saved.
 */
export function useTileSaving<T extends Tile>(
  { open, tile, onSave, onTouched, onLastMoment }: TileEditorProps<T>,
  edited: () => T | null,
  isWhole = true,
): readonly [save: () => void, touch: () => void] {
  const saved = useRef(tile);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useCallback(() => {
    const now = edited();
    if (!now) return;
    const change = differences(saved.current, now);
    saved.current = now;
    if (change) onSave(change);
    if (isWhole) onTouched(false);
  }, [edited, isWhole, onSave, onTouched]);
  useLastMoment(open, save, onLastMoment);
  const latest = useLatest({ save, open });
  const touch = useCallback(() => {
    onTouched(true);
    rest.current ??= setTimeout(() => {
      rest.current = undefined;
      // After the popup was closed, there is nothing to do: closing has saved the tile.
      if (latest.current.open) latest.current.save();
    }, REST);
  }, [onTouched, latest]);
  useEffect(() => () => clearTimeout(rest.current), []);
  return [save, touch];
}

/** The typed name. If there is none, the one that follows from the content, or the former one. */
export function nameOr(typed: string, followed: string, former: string): string {
  if (typed.trim() !== '') return typed;
  return followed.slice(0, DESIGN_LIMITS.tileNameLength) || former;
}

/** Whether nobody has named the tile yet: it has the name that Add gives. */
export function isDefaultName(name: string): boolean {
  return name === NEW_TILE_NAME || name === NEW_LINK_NAME;
}

/** The properties of `after` that are not the same in `before`; null if all are. */
function differences<T extends Tile>(before: T, after: T): TileChange | null {
  const changed = Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof T]));
  return changed.length === 0 ? null : Object.fromEntries(changed);
}
