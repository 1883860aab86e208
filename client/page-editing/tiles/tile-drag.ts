import {
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type PointerSensorOptions,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { PointerEvent } from 'react';
import { editorTexts } from '../../texts/en/editor.js';

/** A mouse drags a tile by any part of it, a finger or a pen by its grip: elsewhere it scrolls the list. */
class TilePointerSensor extends PointerSensor {
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

// The same objects each time: with new ones every row is drawn anew at every letter of a name.
const BY_POINTER = { activationConstraint: { distance: 4 } };
const BY_KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

/** Mouse, touch and keyboard. A press that moves less than 4 px is no drag. */
export function useTileSensors() {
  return useSensors(useSensor(TilePointerSensor, BY_POINTER), useSensor(KeyboardSensor, BY_KEYBOARD));
}

/** What a screen reader hears while a tile is dragged. `describe` gives "Tile 2 of 6: Recipes". */
export function dragAnnouncements(describe: (key: string) => string): Announcements {
  const say = (id: UniqueIdentifier): string => describe(String(id));
  // A lifted tile is over its own place at once: saying so would drown out that it was lifted.
  let wasElsewhere = false;
  return {
    onDragStart: ({ active }) => {
      wasElsewhere = false;
      return editorTexts.lifted({ tile: say(active.id) });
    },
    onDragOver: ({ active, over }) => {
      const isElsewhere = over !== null && over.id !== active.id;
      wasElsewhere ||= isElsewhere;
      if (isElsewhere) return editorTexts.over({ tile: say(over.id) });
      return wasElsewhere ? editorTexts.overItself : undefined;
    },
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id
        ? editorTexts.swapped({ tile: say(active.id), other: say(over.id) })
        : editorTexts.notMoved({ tile: say(active.id) }),
    onDragCancel: ({ active }) => editorTexts.notMoved({ tile: say(active.id) }),
  };
}
