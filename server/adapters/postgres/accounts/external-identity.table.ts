import { EntitySchema } from 'typeorm';

/** A row of `external_identity`: a person at an identity provider who signs in to an account. */
export interface ExternalIdentityTable {
  issuer: string;
  subject: string;
  accountId: string;
}

export const externalIdentityTable = new EntitySchema<ExternalIdentityTable>({
  name: 'external_identity',
  columns: {
    issuer: { type: 'varchar', length: 255, primary: true, primaryKeyConstraintName: 'external_identity_pkey' },
    subject: { type: 'varchar', length: 255, primary: true, primaryKeyConstraintName: 'external_identity_pkey' },
    accountId: { name: 'account_id', type: 'uuid' },
  },
  indices: [{ name: 'external_identity_of_account', columns: ['accountId'] }],
  foreignKeys: [
    {
      name: 'external_identity_belongs_to_account',
      target: 'account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
