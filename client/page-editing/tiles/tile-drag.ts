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

/** A mouse can drag any part of a tile. A finger or a pen can only drag the grip, because elsewhere it scrolls the list. */
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

// Constants, because new objects would render every row again at every typed letter.
const BY_POINTER = { activationConstraint: { distance: 4 } };
const BY_KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

/** Mouse, touch and keyboard. A press that moves less than 4 px does not start a drag. */
export function useTileSensors() {
  return useSensors(useSensor(TilePointerSensor, BY_POINTER), useSensor(KeyboardSensor, BY_KEYBOARD));
}

/** The announcements for screen readers during a drag. `describe` returns "Tile 2 of 6: Recipes". */
export function dragAnnouncements(describe: (key: string) => string): Announcements {
  const say = (id: UniqueIdentifier): string => describe(String(id));
  // A lifted tile is immediately over its own place. An announcement of that would interrupt the one that it was lifted.
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
