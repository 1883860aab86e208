import { EntitySchema } from 'typeorm';
import type { StoredDesign } from '../../../pages/design/stored-design.rules.js';
import { PAGE_ID } from '../pages/page.table.js';

/** What the owner of a page has written and not published. A row stays when its draft is discarded, because its revision only grows. */
export interface PageDraftTable {
  readonly pageId: string;
  readonly revision: number;
  /** Null when the draft was published or discarded. */
  readonly design: StoredDesign | null;
  readonly designFormat: number | null;
  readonly basedOn: number;
  /** The pictures of its tiles, which are kept as long as the draft has them. */
  readonly pictureIds: readonly string[];
  readonly device: string | null;
  readonly writer: string | null;
  readonly savedAt: Date;
}

export const pageDraftTable = new EntitySchema<PageDraftTable>({
  name: 'page_draft',
  columns: {
    pageId: { ...PAGE_ID, type: 'uuid', primary: true, primaryKeyConstraintName: 'page_draft_pkey' },
    revision: { type: 'int' },
    design: { type: 'jsonb', nullable: true },
    designFormat: { name: 'design_format', type: 'smallint', nullable: true },
    basedOn: { name: 'based_on', type: 'int' },
    pictureIds: { name: 'picture_ids', type: 'uuid', array: true },
    device: { type: 'varchar', length: 100, nullable: true },
    writer: { type: 'varchar', length: 64, nullable: true },
    savedAt: { name: 'saved_at', type: 'timestamptz' },
  },
  foreignKeys: [
    {
      name: 'page_draft_belongs_to_page',
      target: 'page',
      columnNames: ['pageId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
