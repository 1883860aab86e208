import { EntitySchema } from 'typeorm';

/** A row of `blocked_link_finding`: a version of a page that leads to a blocked place. */
export interface BlockedLinkFindingTable {
  readonly pageId: string;
  readonly version: number;
  readonly pattern: string;
  readonly address: string;
  readonly foundAt: Date;
}

export const blockedLinkFindingTable = new EntitySchema<BlockedLinkFindingTable>({
  name: 'blocked_link_finding',
  columns: {
    pageId: { name: 'page_id', type: 'uuid', primary: true, primaryKeyConstraintName: 'blocked_link_finding_pkey' },
    version: { type: 'int' },
    pattern: { type: 'varchar', length: 460 },
    address: { type: 'text' },
    foundAt: { name: 'found_at', type: 'timestamptz' },
  },
  foreignKeys: [
    {
      name: 'blocked_link_finding_belongs_to_page',
      target: 'page',
      columnNames: ['pageId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
