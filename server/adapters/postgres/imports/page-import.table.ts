import { EntitySchema } from 'typeorm';
import type { ImportedPage, ImportFailure, ImportStep } from '../../../imports/page-import.js';

/** The last import of an account. */
export interface PageImportTable {
  readonly accountId: string;
  /** Names the import: a stopped one writes nothing into the next one. */
  readonly id: string;
  readonly from: string;
  readonly startedAt: Date;
  /** When something was heard of it. */
  readonly heardAt: Date;
  readonly step: ImportStep;
  readonly service: string | null;
  readonly linksChecked: number;
  readonly linkCount: number;
  readonly failure: ImportFailure | null;
  readonly found: ImportedPage | null;
}

export const pageImportTable = new EntitySchema<PageImportTable>({
  name: 'page_import',
  columns: {
    accountId: { name: 'account_id', type: 'uuid', primary: true, primaryKeyConstraintName: 'page_import_pkey' },
    id: { type: 'uuid' },
    from: { name: 'came_from', type: 'varchar', length: 2048 },
    startedAt: { name: 'started_at', type: 'timestamptz' },
    heardAt: { name: 'heard_at', type: 'timestamptz' },
    step: { type: 'varchar', length: 20 },
    service: { type: 'varchar', length: 60, nullable: true },
    linksChecked: { name: 'links_checked', type: 'int' },
    linkCount: { name: 'link_count', type: 'int' },
    failure: { type: 'varchar', length: 30, nullable: true },
    found: { type: 'jsonb', nullable: true },
  },
  indices: [{ name: 'page_import_by_start', columns: ['startedAt'] }],
  foreignKeys: [
    {
      name: 'page_import_belongs_to_account',
      target: 'account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
