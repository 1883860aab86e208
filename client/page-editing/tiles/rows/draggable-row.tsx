import { memo, useEffect, useLayoutEffect } from 'react';
import { defaultAnimateLayoutChanges, useSortable } from '@dnd-kit/sortable';
import type { RowDrags } from './row-drags.js';
import type { DropPlace } from './tile-drag.js';

interface DraggableRowProps {
  readonly id: string;
  /** Finds the row. */
  readonly selector: string;
  /** What screen readers call the grip. */
  readonly roleDescription: string;
  readonly drags: RowDrags;
  /** Where the dragged row would go, if it is over this one. */
  readonly place?: DropPlace | undefined;
}

/** Connects a row of a list to the drag library. It renders nothing itself, and each row is only notified of its own changes. */
export const DraggableRow = memo(function DraggableRow({ id, selector, roleDescription, drags, place }: DraggableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging, isOver } = useSortable({
    id,
    attributes: { roleDescription },
    // A row whose place has changed slides there, whatever caused the change.
    animateLayoutChanges: (change) => defaultAnimateLayoutChanges({ ...change, wasDragging: true }),
  });
  useLayoutEffect(() => {
    const row = document.querySelector<HTMLElement>(selector);
    setNodeRef(row);
    setActivatorNodeRef(row?.querySelector<HTMLElement>('[data-grip]') ?? null);
  }, [selector, setNodeRef, setActivatorNodeRef]);
  const offset = transform?.y;
  useLayoutEffect(
    () =>
      drags.report(id, {
        attributes,
        listeners,
        transition,
        isDragging,
        isOver: isOver && place !== 'stay',
        offset,
        gap: place === 'before' || place === 'after' ? place : undefined,
      }),
    [drags, id, attributes, listeners, transition, isDragging, isOver, place, offset],
  );
  useLayoutEffect(() => () => drags.report(id, null), [drags, id]);
  useEffect(() => {
    // Runs after all listeners of a drag have been added.
    const timer = setTimeout(() => drags.startPressed(id));
    return () => clearTimeout(timer);
  }, [drags, id]);
  return null;
});
