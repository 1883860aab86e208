import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SignInRequestStore, type SignInRequest } from '../../../accounts/providers/ports/sign-in-request-store.port.js';
import { deleteExpired } from '../connection/expired-rows.js';
import { signInRequestTable } from './sign-in-request.table.js';

// The former release writes no provider: it knows only Google. If several callers take one request at once, one of them deletes the row, and only that one gets its content.
const TAKE = `
  WITH taken AS (DELETE FROM sign_in_request WHERE state_hash = $1 RETURNING nonce, code_verifier, provider, invitation, account_id, expires_at)
  SELECT nonce, code_verifier AS "codeVerifier", coalesce(provider, 'google') AS provider, invitation, account_id AS "accountId" FROM taken WHERE expires_at > $2`;

/** Unfinished sign-ins as rows of PostgreSQL. Only hashes of their states are stored. */
@Injectable()
export class TypeormSignInRequestStore extends SignInRequestStore {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async add({ state, ...request }: SignInRequest, expiresAt: Date): Promise<void> {
    const row = { ...request, stateHash: hashOf(state), expiresAt };
    await this.dataSource.getRepository(signInRequestTable).insert(row);
  }

  override async take(state: string, now: Date): Promise<SignInRequest | null> {
    const rows: Omit<SignInRequest, 'state'>[] = await this.dataSource.query(TAKE, [hashOf(state), now]);
    return rows[0] ? { state, ...rows[0] } : null;
  }

  override async removeExpired(now: Date, atMost: number): Promise<number> {
    return deleteExpired(this.dataSource, 'sign_in_request', now, atMost);
  }
}

function hashOf(state: string): Buffer {
  return createHash('sha256').update(state).digest();
}
