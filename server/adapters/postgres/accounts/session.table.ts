import { EntitySchema } from 'typeorm';
import type { SignIn } from '../../../actor.js';
import type { NotedRead } from '../../../pages/publishing/ports/noted-reads.port.js';

/** A row of `session`. */
export interface SessionTable {
  tokenHash: Buffer;
  id: string;
  accountId: string;
  device: string | null;
  startedAt: Date;
  provenAt: Date | null;
  strength: SignIn['strength'];
  provider: string | null;
  lastUsedAt: Date;
  notedReads?: NotedRead[] | null;
}

export const sessionTable = new EntitySchema<SessionTable>({
  name: 'session',
  columns: {
    tokenHash: { name: 'token_hash', type: 'bytea', primary: true, primaryKeyConstraintName: 'session_pkey' },
    // The database generates an id if the statement has none: the release before this column may still run.
    id: { type: 'uuid', generated: 'uuid' },
    accountId: { name: 'account_id', type: 'uuid' },
    device: { type: 'varchar', length: 100, nullable: true },
    startedAt: { name: 'started_at', type: 'timestamptz' },
    provenAt: { name: 'proven_at', type: 'timestamptz', nullable: true },
    // Null in sessions that a release before this column has started.
    strength: { type: 'varchar', length: 20, nullable: true },
    provider: { type: 'varchar', length: 20, nullable: true },
    lastUsedAt: { name: 'last_used_at', type: 'timestamptz' },
    // Only `PostgresNotedReads` reads it: every request reads the rest.
    notedReads: { name: 'noted_reads', type: 'jsonb', nullable: true, select: false },
  },
  checks: [{ name: 'session_token_is_hashed', expression: 'octet_length(token_hash) = 32' }],
  indices: [
    { name: 'session_by_id', columns: ['id'], unique: true },
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
