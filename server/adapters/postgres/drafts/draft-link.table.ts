import { EntitySchema } from 'typeorm';

/** With which others see the draft of a page. */
export interface DraftLinkTable {
  readonly pageId: string;
  /** As it is in the address, and no hash of it: the owner reads it again. */
  readonly token: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly timesOpened: number;
}

export const draftLinkTable = new EntitySchema<DraftLinkTable>({
  name: 'draft_link',
  columns: {
    pageId: { name: 'page_id', type: 'uuid', primary: true, primaryKeyConstraintName: 'draft_link_pkey' },
    token: { type: 'varchar', length: 43 },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
    timesOpened: { name: 'times_opened', type: 'int' },
  },
  uniques: [{ name: 'draft_link_has_own_token', columns: ['token'] }],
  foreignKeys: [
    {
      name: 'draft_link_belongs_to_page',
      target: 'page',
      columnNames: ['pageId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
