import { EntitySchema } from 'typeorm';
import type { NotedRead } from '../../../pages/publishing/ports/noted-reads.port.js';

/** A row of `access_token`. */
export interface AccessTokenTable {
  tokenHash: Buffer;
  id: string;
  accountId: string;
  name: string;
  scopes: string[];
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  notedReads?: NotedRead[] | null;
}

export const accessTokenTable = new EntitySchema<AccessTokenTable>({
  name: 'access_token',
  columns: {
    tokenHash: { name: 'token_hash', type: 'bytea', primary: true, primaryKeyConstraintName: 'access_token_pkey' },
    id: { type: 'uuid' },
    accountId: { name: 'account_id', type: 'uuid' },
    name: { type: 'varchar', length: 60 },
    scopes: { type: 'varchar', length: 20, array: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    expiresAt: { name: 'expires_at', type: 'timestamptz', nullable: true },
    lastUsedAt: { name: 'last_used_at', type: 'timestamptz', nullable: true },
    // Only `PostgresNotedReads` reads it: every request reads the rest.
    notedReads: { name: 'noted_reads', type: 'jsonb', nullable: true, select: false },
  },
  checks: [{ name: 'access_token_is_hashed', expression: 'octet_length(token_hash) = 32' }],
  indices: [
    { name: 'access_token_of_account', columns: ['accountId', 'id'], unique: true },
    { name: 'access_token_by_expiry', columns: ['expiresAt'] },
  ],
  foreignKeys: [
    {
      name: 'access_token_belongs_to_account',
      target: 'account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
