import { EntitySchema } from 'typeorm';
import type { StoredDesign } from '../../../pages/design/stored-design.rules.js';

/** A design that goes public at a moment. */
export interface ScheduledPublicationTable {
  readonly pageId: string;
  /** Names the publication, so that it is made once. */
  readonly id: string;
  readonly design: StoredDesign;
  readonly designFormat: number;
  /** The pictures of its tiles, which are kept as long as the row. */
  readonly pictureIds: readonly string[];
  readonly basedOn: number;
  readonly replaces: boolean;
  readonly publishesAt: Date;
  readonly timeZone: string | null;
  /** Of mails about it. */
  readonly language: string;
  readonly createdAt: Date;
  /** The places of the tiles of which nobody has said who sees them. Null in what a former release has scheduled. */
  readonly unsaid: readonly number[] | null;
  /** When it is tried next: at its moment, or a while later. Null when it was refused then, and waits for its owner. */
  readonly dueAt: Date | null;
  /** The code with which it was refused. */
  readonly failure: string | null;
  readonly failedAt: Date | null;
}

export const scheduledPublicationTable = new EntitySchema<ScheduledPublicationTable>({
  name: 'scheduled_publication',
  columns: {
    pageId: { name: 'page_id', type: 'uuid', primary: true, primaryKeyConstraintName: 'scheduled_publication_pkey' },
    id: { type: 'uuid' },
    design: { type: 'jsonb' },
    designFormat: { name: 'design_format', type: 'smallint' },
    pictureIds: { name: 'picture_ids', type: 'uuid', array: true },
    basedOn: { name: 'based_on', type: 'int' },
    replaces: { type: 'boolean' },
    publishesAt: { name: 'publishes_at', type: 'timestamptz' },
    timeZone: { name: 'time_zone', type: 'varchar', length: 64, nullable: true },
    language: { type: 'varchar', length: 10 },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    unsaid: { type: 'smallint', array: true, nullable: true },
    dueAt: { name: 'due_at', type: 'timestamptz', nullable: true },
    failure: { type: 'varchar', length: 64, nullable: true },
    failedAt: { name: 'failed_at', type: 'timestamptz', nullable: true },
  },
  indices: [{ name: 'scheduled_publication_by_moment', columns: ['dueAt'] }],
  foreignKeys: [
    {
      name: 'scheduled_publication_belongs_to_page',
      target: 'page',
      columnNames: ['pageId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
