import { EntitySchema } from 'typeorm';

/** A row of `sign_in_request`: an unfinished sign-in at an identity provider. */
export interface SignInRequestTable {
  /** The SHA-256 of the state, so that nobody can finish a sign-in with the stored value. */
  stateHash: Buffer;
  nonce: string;
  codeVerifier: string;
  /** The name of the provider in the configuration. Null in rows of a former release, which knew only Google. */
  provider: string | null;
  /** The code of an invitation. */
  invitation: string | null;
  /** The account to which its owner links the person at the provider. */
  accountId: string | null;
  expiresAt: Date;
}

export const signInRequestTable = new EntitySchema<SignInRequestTable>({
  name: 'sign_in_request',
  columns: {
    stateHash: { name: 'state_hash', type: 'bytea', primary: true, primaryKeyConstraintName: 'sign_in_request_pkey' },
    nonce: { type: 'text' },
    codeVerifier: { name: 'code_verifier', type: 'text' },
    provider: { type: 'varchar', length: 20, nullable: true },
    invitation: { type: 'varchar', length: 32, nullable: true },
    accountId: { name: 'account_id', type: 'uuid', nullable: true },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
  },
  checks: [{ name: 'sign_in_request_state_is_hashed', expression: 'octet_length(state_hash) = 32' }],
  indices: [{ name: 'sign_in_request_by_expiry', columns: ['expiresAt'] }],
});
