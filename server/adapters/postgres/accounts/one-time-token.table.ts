import { EntitySchema } from 'typeorm';
import type { LinkPurpose } from '../../../accounts/one-time-token.js';

/** A row of `one_time_token`: a mailed link. */
export interface OneTimeTokenTable {
  tokenHash: Buffer;
  purpose: LinkPurpose;
  accountId: string;
  expiresAt: Date;
}

export const oneTimeTokenTable = new EntitySchema<OneTimeTokenTable>({
  name: 'one_time_token',
  columns: {
    tokenHash: { name: 'token_hash', type: 'bytea', primary: true, primaryKeyConstraintName: 'one_time_token_pkey' },
    purpose: { type: 'varchar', length: 30 },
    accountId: { name: 'account_id', type: 'uuid' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
  },
  checks: [
    { name: 'one_time_token_is_hashed', expression: 'octet_length(token_hash) = 32' },
    { name: 'one_time_token_purpose_is_known', expression: `purpose IN ('reset-password', 'verify-email', 'data-archive')` },
  ],
  indices: [
    { name: 'one_time_token_of_account', columns: ['accountId'] },
    { name: 'one_time_token_by_expiry', columns: ['expiresAt'] },
  ],
  foreignKeys: [
    {
      name: 'one_time_token_belongs_to_account',
      target: 'account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
