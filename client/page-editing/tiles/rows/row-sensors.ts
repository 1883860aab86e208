import { KeyboardSensor, PointerSensor, useSensor, useSensors, type PointerSensorOptions } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { PointerEvent } from 'react';

/** A mouse can drag any part of a row that says so. A finger or a pen can only drag the grip, because elsewhere it scrolls the list. */
class RowPointerSensor extends PointerSensor {
  static override activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ nativeEvent: event }: PointerEvent, options: PointerSensorOptions) => {
        if (!event.isPrimary || event.button !== 0 || !mayDrag(event)) return false;
        options.onActivation?.({ event });
        return true;
      },
    },
  ];
}

function mayDrag({ target, pointerType }: globalThis.PointerEvent): boolean {
  if (!(target instanceof Element) || target.closest('input')) return false;
  return pointerType === 'mouse' || target.closest('[data-grip]') !== null;
}

// Constants, because new objects would render every row again at every typed letter.
const BY_POINTER = { activationConstraint: { distance: 4 } };
const BY_KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

/** Mouse, touch and keyboard. A press that moves less than 4 px does not start a drag. */
export function useRowSensors() {
  return useSensors(useSensor(RowPointerSensor, BY_POINTER), useSensor(KeyboardSensor, BY_KEYBOARD));
}
