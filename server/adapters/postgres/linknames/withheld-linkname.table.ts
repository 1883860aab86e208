import { EntitySchema } from 'typeorm';

/** A row of `withheld_linkname`: a linkname that nobody can claim for a while, because its page or its account was removed. */
export interface WithheldLinknameTable {
  readonly linkname: string;
  readonly freeAt: Date;
}

export const withheldLinknameTable = new EntitySchema<WithheldLinknameTable>({
  name: 'withheld_linkname',
  columns: {
    linkname: { type: 'varchar', length: 30, primary: true, primaryKeyConstraintName: 'withheld_linkname_pkey' },
    freeAt: { name: 'free_at', type: 'timestamptz' },
  },
  indices: [{ name: 'withheld_linkname_by_end', columns: ['freeAt'] }],
});
