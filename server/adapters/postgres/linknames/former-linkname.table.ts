import { EntitySchema } from 'typeorm';

/** A row of `former_linkname`: a linkname that a page had, and that leads to it. If a page has it, that page is shown. */
export interface FormerLinknameTable {
  readonly linkname: string;
  readonly pageId: string;
  readonly givenUpAt: Date;
}

export const formerLinknameTable = new EntitySchema<FormerLinknameTable>({
  name: 'former_linkname',
  columns: {
    linkname: { type: 'varchar', length: 30, primary: true, primaryKeyConstraintName: 'former_linkname_pkey' },
    pageId: { name: 'page_id', type: 'uuid' },
    givenUpAt: { name: 'given_up_at', type: 'timestamptz' },
  },
  indices: [{ name: 'former_linkname_by_page', columns: ['pageId'] }],
  foreignKeys: [
    {
      name: 'former_linkname_belongs_to_page',
      target: 'page',
      columnNames: ['pageId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
