import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { tileDragTexts } from '../../texts/en/tile-dialogs.js';

/** The announcements for screen readers during a drag. `describe` returns "Tile 2 of 6: Recipes". */
export function dragAnnouncements(describe: (key: string) => string): Announcements {
  const say = (id: UniqueIdentifier): string => describe(String(id));
  // A lifted tile is immediately over its own place. An announcement of that would interrupt the one that it was lifted.
  let wasElsewhere = false;
  return {
    onDragStart: ({ active }) => {
      wasElsewhere = false;
      return tileDragTexts.lifted({ tile: say(active.id) });
    },
    onDragOver: ({ active, over }) => {
      const isElsewhere = over !== null && over.id !== active.id;
      wasElsewhere ||= isElsewhere;
      if (isElsewhere) return tileDragTexts.over({ tile: say(over.id) });
      return wasElsewhere ? tileDragTexts.overItself : undefined;
    },
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id
        ? tileDragTexts.swapped({ tile: say(active.id), other: say(over.id) })
        : tileDragTexts.notMoved({ tile: say(active.id) }),
    onDragCancel: ({ active }) => tileDragTexts.notMoved({ tile: say(active.id) }),
  };
}
