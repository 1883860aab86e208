import { EntitySchema, Equal, IsNull, Or } from 'typeorm';

/** A row of `external_identity`: a person at an identity provider who signs in to an account. */
export interface ExternalIdentityTable {
  issuer: string;
  subject: string;
  accountId: string;
  /** The name of the provider in the configuration. This and the others are null in rows of a former release. */
  provider: string | null;
  /** The address that the provider gave when it was linked. */
  email: string | null;
  linkedAt: Date | null;
  /** False if it does not show who owns the address of the account. */
  provesAddress: boolean | null;
}

export const externalIdentityTable = new EntitySchema<ExternalIdentityTable>({
  name: 'external_identity',
  columns: {
    issuer: { type: 'varchar', length: 255, primary: true, primaryKeyConstraintName: 'external_identity_pkey' },
    subject: { type: 'varchar', length: 255, primary: true, primaryKeyConstraintName: 'external_identity_pkey' },
    accountId: { name: 'account_id', type: 'uuid' },
    provider: { type: 'varchar', length: 20, nullable: true },
    email: { type: 'varchar', length: 254, nullable: true },
    linkedAt: { name: 'linked_at', type: 'timestamptz', nullable: true },
    provesAddress: { name: 'proves_address', type: 'boolean', nullable: true },
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

/** Which identities prove who owns the address of the account. Those of a former release do: there were no others. */
export const PROVING = { provesAddress: Or(IsNull(), Equal(true)) };
