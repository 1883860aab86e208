import { type CSSProperties, type ReactNode } from 'react';
import { closestCenter, DndContext, type Announcements, type UniqueIdentifier } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { clsx } from 'clsx';
import { Icon } from '../../controls/buttons/icon.js';
import { linksTexts as texts } from '../../texts/en/page-design.js';
import { useRowSensors } from '../tiles/rows/row-sensors.js';
import type { LinkRow } from './rows/link-rows.js';
import styles from './social-links-dialog.module.css';

interface PlacedLinksProps {
  readonly rows: readonly LinkRow[];
  readonly nameOf: (row: LinkRow) => string;
  readonly onMove: (key: string, over: string) => void;
  /** The field of a row. */
  readonly children: (row: LinkRow) => ReactNode;
}

/** The links of the page in their order. A grip moves each, by mouse, touch and keyboard. */
export function PlacedLinks({ rows, nameOf, onMove, children }: PlacedLinksProps): ReactNode {
  const sensors = useRowSensors();
  const ids = rows.map(({ key }) => key);
  const names = rows.map(nameOf);
  const announcements = announcementsFor(ids, names);
  return (
    <DndContext
      id="links"
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: texts.order } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={styles.placed}>
          {rows.map((row, at) => (
            <PlacedLink key={row.key} id={row.key} name={names[at] ?? ''} at={at} total={rows.length}>
              {children(row)}
            </PlacedLink>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface PlacedLinkProps {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly total: number;
  readonly children: ReactNode;
}

function PlacedLink({ id, name, at, total, children }: PlacedLinkProps): ReactNode {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: texts.draggable },
  });
  const style: CSSProperties = { transition, ...(transform && { translate: `0 ${transform.y}px` }) };
  return (
    <li ref={setNodeRef} style={style} className={clsx(styles.row, isDragging && styles.dragged)}>
      {total > 1 && (
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          className={styles.grip}
          data-grip=""
          aria-label={texts.move({ place: name, number: at + 1, total })}
        >
          <Icon name="grip-vertical" />
        </button>
      )}
      {children}
    </li>
  );
}

/** What screen readers say during a drag. */
function announcementsFor(ids: readonly string[], names: readonly string[]): Announcements {
  const of = (id: UniqueIdentifier) => {
    const at = ids.indexOf(String(id));
    return { place: names[at] ?? '', number: at + 1, total: ids.length };
  };
  return {
    onDragStart: ({ active }) => texts.lifted(of(active.id)),
    onDragOver: ({ active, over }) => (over && over.id !== active.id ? texts.over(of(over.id)) : undefined),
    onDragEnd: ({ active, over }) => texts.moved({ ...of(over?.id ?? active.id), place: of(active.id).place }),
    onDragCancel: ({ active }) => texts.moved(of(active.id)),
  };
}
