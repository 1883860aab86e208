import { EntitySchema } from 'typeorm';

/** A row of `known_device`: a browser that has signed in to an account. */
export interface KnownDeviceTable {
  accountId: string;
  tokenHash: Buffer;
  lastUsedAt: Date;
}

export const knownDeviceTable = new EntitySchema<KnownDeviceTable>({
  name: 'known_device',
  columns: {
    accountId: { name: 'account_id', type: 'uuid', primary: true, primaryKeyConstraintName: 'known_device_pkey' },
    tokenHash: { name: 'token_hash', type: 'bytea', primary: true, primaryKeyConstraintName: 'known_device_pkey' },
    lastUsedAt: { name: 'last_used_at', type: 'timestamptz' },
  },
  checks: [{ name: 'known_device_token_is_hashed', expression: 'octet_length(token_hash) = 32' }],
  indices: [{ name: 'known_device_by_last_use', columns: ['lastUsedAt'] }],
  foreignKeys: [
    {
      name: 'known_device_belongs_to_account',
      target: 'account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
