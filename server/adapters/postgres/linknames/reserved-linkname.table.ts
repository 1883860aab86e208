import { EntitySchema } from 'typeorm';

/** A row of `reserved_linkname`: a linkname that nobody can claim for a while, because its page or its account was removed, or until an operator releases it. */
export interface ReservedLinknameTable {
  readonly linkname: string;
  readonly freeAt: Date;
}

export const reservedLinknameTable = new EntitySchema<ReservedLinknameTable>({
  name: 'reserved_linkname',
  columns: {
    linkname: { type: 'varchar', length: 30, primary: true, primaryKeyConstraintName: 'reserved_linkname_pkey' },
    freeAt: { name: 'free_at', type: 'timestamptz' },
  },
  indices: [{ name: 'reserved_linkname_by_end', columns: ['freeAt'] }],
});
