import { useMemo } from 'react';
import { closestCenter, DndContext, type Announcements, type UniqueIdentifier } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { pageLabel, type AccountPage } from '../../../api/account-pages.js';
import { DraggableRow } from '../../../page-editing/tiles/rows/draggable-row.js';
import { useRowSensors } from '../../../page-editing/tiles/rows/row-sensors.js';
import type { RowDrags } from '../../../page-editing/tiles/rows/row-drags.js';
import { pagesTexts as texts } from '../../../texts/en/pages.js';

interface PageDragLayerProps {
  readonly pages: readonly AccountPage[];
  readonly drags: RowDrags;
  /** Called to move a page to another place of the list, from 0. */
  readonly onMove: (id: string, to: number) => void;
}

/** Makes the rows of the list draggable. It is rendered beside the rows and loaded after them, as in the list of tiles. */
export function PageDragLayer({ pages, drags, onMove }: PageDragLayerProps) {
  const sensors = useRowSensors();
  const ids = useMemo(() => pages.map(({ id }) => id), [pages]);
  const announcements = useMemo(() => announcementsFor(pages), [pages]);
  return (
    <DndContext
      id="pages"
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: texts.dragInstructions } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {ids.map((id) => (
          <DraggableRow key={id} id={id} selector={`[data-page="${id}"]`} roleDescription={texts.draggable} drags={drags} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

/** What screen readers say during a drag. Where the page is afterwards is said by the list. */
function announcementsFor(pages: readonly AccountPage[]): Announcements {
  const placeOf = (id: UniqueIdentifier) => pages.findIndex((page) => page.id === id);
  const labelOf = (id: UniqueIdentifier) => {
    const place = placeOf(id);
    const page = pages[place];
    return { page: page ? pageLabel(page) : '', place: place + 1, total: pages.length };
  };
  return {
    onDragStart: ({ active }) => texts.lifted(labelOf(active.id)),
    onDragOver: ({ active, over }) => (over && over.id !== active.id ? texts.over(labelOf(over.id)) : undefined),
    onDragEnd: ({ active, over }) => (over && over.id !== active.id ? undefined : texts.notMoved(labelOf(active.id))),
    onDragCancel: ({ active }) => texts.notMoved(labelOf(active.id)),
  };
}
