import { EntitySchema } from 'typeorm';
import type { StoredDesign } from '../../../pages/design/stored-design.rules.js';
import { PAGE_ID } from './page.table.js';
import type { VersionSummary } from './version-summary.js';

/** One published version of a page. The current version has a row, too. */
export interface PageVersionTable {
  readonly pageId: string;
  readonly version: number;
  readonly design: StoredDesign;
  readonly designFormat: number;
  readonly sanitizerVersion: number;
  readonly publishedAt: Date;
  /** Only the list of versions reads it. Null until the version is listed for the first time. */
  readonly summary: VersionSummary | null;
}

export const pageVersionTable = new EntitySchema<PageVersionTable>({
  name: 'page_version',
  columns: {
    pageId: { ...PAGE_ID, type: 'uuid', primary: true, primaryKeyConstraintName: 'page_version_pkey' },
    version: { type: 'int', primary: true, primaryKeyConstraintName: 'page_version_pkey' },
    design: { type: 'jsonb' },
    designFormat: { name: 'design_format', type: 'smallint' },
    sanitizerVersion: { name: 'sanitizer_version', type: 'int' },
    publishedAt: { name: 'published_at', type: 'timestamptz' },
    summary: { type: 'jsonb', nullable: true, select: false },
  },
  indices: [{ name: 'page_version_by_publication', columns: ['publishedAt'] }],
  foreignKeys: [
    {
      name: 'page_version_belongs_to_page',
      target: 'page',
      columnNames: ['pageId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
