import { EntitySchema } from 'typeorm';
import type { Look } from '../../../pages/appearance/own-look.rules.js';

/** A look that an account keeps under a name. */
export interface OwnLookTable {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly look: Look;
  readonly createdAt: Date;
}

export const ownLookTable = new EntitySchema<OwnLookTable>({
  name: 'own_look',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'own_look_pkey' },
    accountId: { name: 'account_id', type: 'uuid' },
    name: { type: 'varchar', length: 40 },
    look: { type: 'jsonb' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
  },
  indices: [{ name: 'own_look_by_account', columns: ['accountId'] }],
  foreignKeys: [
    {
      name: 'own_look_belongs_to_account',
      target: 'account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
