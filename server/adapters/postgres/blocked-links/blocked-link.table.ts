import { EntitySchema } from 'typeorm';

/** A row of `blocked_link`: a place that pages may not lead to. */
export interface BlockedLinkTable {
  readonly pattern: string;
  readonly note: string | null;
  readonly addedAt: Date;
  readonly addedBy: string;
}

export const blockedLinkTable = new EntitySchema<BlockedLinkTable>({
  name: 'blocked_link',
  columns: {
    pattern: { type: 'varchar', length: 460, primary: true, primaryKeyConstraintName: 'blocked_link_pkey' },
    note: { type: 'varchar', length: 200, nullable: true },
    addedAt: { name: 'added_at', type: 'timestamptz' },
    addedBy: { name: 'added_by', type: 'text' },
  },
});
