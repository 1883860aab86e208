import { useCallback, useSyncExternalStore, type SyntheticEvent } from 'react';
import type { useSortable } from '@dnd-kit/sortable';

/** The drag state of a row, and the functions that start a drag. */
export interface RowDrag extends Pick<ReturnType<typeof useSortable>, 'listeners' | 'transition' | 'isDragging' | 'isOver'> {
  readonly attributes?: ReturnType<typeof useSortable>['attributes'];
  /** The distance in pixels at which it is shown below its place. */
  readonly offset: number | undefined;
  /** At which side of this row the dragged one would go. Otherwise, the two would be swapped. */
  readonly gap?: 'before' | 'after' | undefined;
}

const NOT_YET: RowDrag = { listeners: undefined, transition: undefined, isDragging: false, isOver: false, offset: undefined };

type Start = 'onPointerDown' | 'onKeyDown';

/**
 * Connects the rows to the drag library, which is loaded after them. If a press was too early for the library, the drag starts when it is
 * loaded, unless the press has ended by then.
 */
export interface RowDrags {
  readonly of: (key: string) => RowDrag;
  readonly listen: (listener: () => void) => () => void;
  readonly report: (key: string, drag: RowDrag | null) => void;
  readonly press: (key: string, start: Start, event: SyntheticEvent) => void;
  readonly startPressed: (key: string) => void;
}

export function createRowDrags(): RowDrags {
  const drags = new Map<string, RowDrag>();
  const listeners = new Set<() => void>();
  let pressed: { readonly key: string; readonly start: Start; readonly event: SyntheticEvent } | null = null;
  return {
    of: (key) => drags.get(key) ?? NOT_YET,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    report(key, drag) {
      if (drag) drags.set(key, drag);
      else drags.delete(key);
      for (const listener of listeners) listener();
    },
    press(key, start, event) {
      const drag = drags.get(key);
      if (drag) return void drag.listeners?.[start]?.(event);
      const early = { key, start, event };
      pressed = early;
      const end = () => void (pressed === early && (pressed = null));
      // A press with a pointer moves the focus by itself.
      const endings = start === 'onKeyDown' ? ['focusout'] : ['pointerup', 'pointercancel'];
      for (const ending of endings) window.addEventListener(ending, end, { once: true });
    },
    startPressed(key) {
      if (pressed?.key !== key) return;
      const { start, event } = pressed;
      pressed = null;
      drags.get(key)?.listeners?.[start]?.(event);
    },
  };
}

/** The drag state of this row. */
export function useRowDrag(drags: RowDrags, key: string): RowDrag {
  return useSyncExternalStore(
    drags.listen,
    useCallback(() => drags.of(key), [drags, key]),
  );
}
