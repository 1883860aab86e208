import { EntitySchema } from 'typeorm';

/** A row of `session`. */
export interface SessionTable {
  tokenHash: Buffer;
  accountId: string;
  startedAt: Date;
  lastUsedAt: Date;
}

export const sessionTable = new EntitySchema<SessionTable>({
  name: 'session',
  columns: {
    tokenHash: { name: 'token_hash', type: 'bytea', primary: true, primaryKeyConstraintName: 'session_pkey' },
    accountId: { name: 'account_id', type: 'uuid' },
    startedAt: { name: 'started_at', type: 'timestamptz' },
    lastUsedAt: { name: 'last_used_at', type: 'timestamptz' },
  },
  checks: [{ name: 'session_token_is_hashed', expression: 'octet_length(token_hash) = 32' }],
  indices: [
    { name: 'session_of_account', columns: ['accountId'] },
    { name: 'session_by_last_use', columns: ['lastUsedAt'] },
  ],
  foreignKeys: [
    {
      name: 'session_belongs_to_account',
      target: 'account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
