import { EntitySchema } from 'typeorm';

/** A row of `authenticator_app`: the app of an account, or one that is being set up. */
export interface AuthenticatorAppTable {
  accountId: string;
  /** 20 bytes. They cannot be stored as a hash, because codes are computed from them. */
  secret: Buffer;
  /** Null until its owner has sent a code of the app, as is the step. */
  since: Date | null;
  lastStep: number | null;
  /** Whether the address of the account was verified when the app was switched on. */
  wasVerified: boolean;
  /** Until when the set-up can be finished; null after that. */
  expiresAt: Date | null;
}

/** A row of `recovery_code`: one that was not used yet. */
export interface RecoveryCodeTable {
  accountId: string;
  codeHash: string;
}

/** A row of `sign_in_challenge`: a sign-in that waits for its second step. */
export interface SignInChallengeTable {
  tokenHash: Buffer;
  accountId: string;
  passwordHash: string;
  attempts: number;
  expiresAt: Date;
}

/** A row of `remembered_device`: one that is not asked for a code for a while. */
export type RememberedDeviceTable = Omit<SignInChallengeTable, 'attempts'>;

function belongsTo(target: string, name: string) {
  const column = target === 'account' ? 'id' : 'accountId';
  return { name, target, columnNames: ['accountId'], referencedColumnNames: [column], onDelete: 'CASCADE' as const };
}

export const authenticatorAppTable = new EntitySchema<AuthenticatorAppTable>({
  name: 'authenticator_app',
  columns: {
    accountId: { name: 'account_id', type: 'uuid', primary: true, primaryKeyConstraintName: 'authenticator_app_pkey' },
    secret: { type: 'bytea' },
    since: { type: 'timestamptz', nullable: true },
    lastStep: { name: 'last_step', type: 'integer', nullable: true },
    wasVerified: { name: 'was_verified', type: 'boolean', default: true },
    expiresAt: { name: 'expires_at', type: 'timestamptz', nullable: true },
  },
  checks: [
    { name: 'authenticator_app_is_on_or_begun', expression: 'num_nulls(since, last_step) IN (0, 2) AND num_nulls(since, expires_at) = 1' },
  ],
  indices: [{ name: 'authenticator_app_by_expiry', columns: ['expiresAt'] }],
  foreignKeys: [belongsTo('account', 'authenticator_app_belongs_to_account')],
});

export const recoveryCodeTable = new EntitySchema<RecoveryCodeTable>({
  name: 'recovery_code',
  columns: {
    accountId: { name: 'account_id', type: 'uuid', primary: true, primaryKeyConstraintName: 'recovery_code_pkey' },
    codeHash: { name: 'code_hash', type: 'text', primary: true, primaryKeyConstraintName: 'recovery_code_pkey' },
  },
  foreignKeys: [belongsTo('authenticator_app', 'recovery_code_belongs_to_app')],
});

export const signInChallengeTable = new EntitySchema<SignInChallengeTable>({
  name: 'sign_in_challenge',
  columns: {
    tokenHash: { name: 'token_hash', type: 'bytea', primary: true, primaryKeyConstraintName: 'sign_in_challenge_pkey' },
    accountId: { name: 'account_id', type: 'uuid' },
    passwordHash: { name: 'password_hash', type: 'text' },
    attempts: { type: 'integer', default: 0 },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
  },
  checks: [{ name: 'sign_in_challenge_token_is_hashed', expression: 'octet_length(token_hash) = 32' }],
  indices: [
    { name: 'sign_in_challenge_by_expiry', columns: ['expiresAt'] },
    { name: 'sign_in_challenge_of_account', columns: ['accountId'] },
  ],
  foreignKeys: [belongsTo('authenticator_app', 'sign_in_challenge_belongs_to_app')],
});

export const rememberedDeviceTable = new EntitySchema<RememberedDeviceTable>({
  name: 'remembered_device',
  columns: {
    tokenHash: { name: 'token_hash', type: 'bytea', primary: true, primaryKeyConstraintName: 'remembered_device_pkey' },
    accountId: { name: 'account_id', type: 'uuid' },
    passwordHash: { name: 'password_hash', type: 'text' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
  },
  checks: [{ name: 'remembered_device_token_is_hashed', expression: 'octet_length(token_hash) = 32' }],
  indices: [
    { name: 'remembered_device_by_expiry', columns: ['expiresAt'] },
    { name: 'remembered_device_of_account', columns: ['accountId'] },
  ],
  foreignKeys: [belongsTo('authenticator_app', 'remembered_device_belongs_to_app')],
});
