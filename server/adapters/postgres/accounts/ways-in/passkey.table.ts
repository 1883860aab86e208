import { EntitySchema } from 'typeorm';
import type { PasskeyKind } from '../../../../accounts/passkeys/passkey.js';

/** A row of `passkey`. */
export interface PasskeyTable {
  id: string;
  accountId: string;
  credentialId: Buffer;
  publicKey: Buffer;
  /** An unsigned number of 32 bits. The driver reads it as a text. */
  signCount: string;
  kind: PasskeyKind;
  name: string;
  wasVerified: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** A row of `passkey_challenge`: one that waits for its answer. */
export interface PasskeyChallengeTable {
  /** The SHA-256 of the challenge. */
  challengeHash: Buffer;
  /** The account to which its owner adds a passkey. Null for a sign-in. */
  accountId: string | null;
  expiresAt: Date;
}

export const passkeyTable = new EntitySchema<PasskeyTable>({
  name: 'passkey',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'passkey_pkey' },
    accountId: { name: 'account_id', type: 'uuid' },
    credentialId: { name: 'credential_id', type: 'bytea' },
    publicKey: { name: 'public_key', type: 'bytea' },
    signCount: { name: 'sign_count', type: 'bigint' },
    kind: { type: 'varchar', length: 20 },
    name: { type: 'varchar', length: 60 },
    wasVerified: { name: 'was_verified', type: 'boolean' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    lastUsedAt: { name: 'last_used_at', type: 'timestamptz', nullable: true },
  },
  uniques: [{ name: 'passkey_of_device', columns: ['credentialId'] }],
  indices: [{ name: 'passkey_of_account', columns: ['accountId'] }],
  foreignKeys: [
    {
      name: 'passkey_belongs_to_account',
      target: 'account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});

export const passkeyChallengeTable = new EntitySchema<PasskeyChallengeTable>({
  name: 'passkey_challenge',
  columns: {
    challengeHash: { name: 'challenge_hash', type: 'bytea', primary: true, primaryKeyConstraintName: 'passkey_challenge_pkey' },
    accountId: { name: 'account_id', type: 'uuid', nullable: true },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
  },
  indices: [{ name: 'passkey_challenge_by_expiry', columns: ['expiresAt'] }],
});
