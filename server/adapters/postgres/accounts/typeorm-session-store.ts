import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { SessionStore, type SignedOut, type SignInProof } from '../../../accounts/sessions/ports/session-store.port.js';
import type { Session, TokenHash } from '../../../accounts/sessions/session.js';
import { deleteExpired } from '../connection/expired-rows.js';
import { endWhatWasPrepared } from '../ends/end-what-was-prepared.js';
import { prepared } from '../connection/prepared-statements.js';
import { retriedTransaction } from '../connection/retried-transaction.js';
import { AccountMails } from './account-mails.js';
import { externalIdentityTable } from './external-identity.table.js';
import { sessionTable } from './session.table.js';
import { toBytes } from './token-bytes.js';
import { passkeyTable } from './ways-in/passkey.table.js';
import { isUuid } from '../connection/uuid.js';
import { lockAccount, lockForRows } from '../rows/rows.js';

// Resetting the password, the first sign-in by a provider, or removing the account locks the row of the account. This lock waits for that and then sees the result.
const ADD = `
  WITH seen AS (
    UPDATE account SET last_seen_at = greatest(last_seen_at, $7::timestamptz)
    WHERE id = $3 AND ($8::text IS NULL OR password_hash = $8) AND suspended_at IS NULL RETURNING id
  )
  INSERT INTO session (token_hash, id, account_id, device, started_at, strength, last_used_at, provider, proven_at)
  SELECT $1::bytea, $2::uuid, id, $4::varchar, $5::timestamptz, $6::varchar, $7::timestamptz, $9::varchar, $10::timestamptz FROM seen
  RETURNING id`;

// The account comes first, as wherever both are changed.
const NOTE_USE = `
  WITH used AS (SELECT token_hash, account_id FROM session WHERE token_hash = $1 AND last_used_at < $2),
    seen AS (UPDATE account SET last_seen_at = greatest(last_seen_at, $2::timestamptz) FROM used WHERE id = account_id RETURNING id)
  UPDATE session SET last_used_at = greatest(last_used_at, $2::timestamptz) FROM seen WHERE token_hash = $1`;

// Every signed-in request executes it.
const FIND = prepared(`
  SELECT id, account_id AS "accountId", device, started_at AS "startedAt", proven_at AS "provenAt", strength, provider, last_used_at AS "lastUsedAt"
  FROM session WHERE token_hash = $1`);

// Whoever had the session may have asked for the change of the address, and would confirm it elsewhere.
const FORGET_WAITING = 'DELETE FROM email_change WHERE account_id = $1 AND confirmed_at IS NULL';

/** Sessions as rows of PostgreSQL. */
@Injectable()
export class TypeormSessionStore extends SessionStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: AccountMails,
  ) {
    super();
  }

  override async add(session: Session, { passwordHash, ...proof }: SignInProof = {}): Promise<boolean> {
    const { tokenHash, id, accountId, device, startedAt, provenAt, strength, provider, lastUsedAt } = session;
    const values = [toBytes(tokenHash), id, accountId, device, startedAt, strength, lastUsedAt, passwordHash ?? null, provider, provenAt];
    const insert = async (manager: EntityManager) => (await manager.query<unknown[]>(ADD, values)).length > 0;
    // One statement looks for the password itself.
    if (proof.passkeyId === undefined && proof.identity === undefined) return insert(this.dataSource.manager);
    return this.dataSource.transaction(async (manager) => (await isInForce(proof, accountId, manager)) && insert(manager));
  }

  override async find(tokenHash: TokenHash): Promise<Session | null> {
    const [row] = await this.dataSource.query<Omit<Session, 'tokenHash'>[]>(FIND, [toBytes(tokenHash)]);
    return row ? { ...row, tokenHash } : null;
  }

  override async noteUse(tokenHash: TokenHash, at: Date): Promise<void> {
    await this.dataSource.query(NOTE_USE, [toBytes(tokenHash), at]);
  }

  override async remove(tokenHash: TokenHash): Promise<void> {
    await this.rows.delete({ tokenHash: toBytes(tokenHash) });
  }

  override async removeUnusedSince(moment: Date, atMost: number): Promise<number> {
    return deleteExpired(this.dataSource, 'session', moment, atMost);
  }

  override async listUsedSince(accountId: string, moment: Date, atMost: number): Promise<Session[]> {
    const rows = await this.rows.find({
      where: { accountId, lastUsedAt: MoreThan(moment) },
      // Sessions that were used at the same time keep their order from one list to the next.
      order: { lastUsedAt: 'DESC', startedAt: 'DESC', id: 'ASC' },
      take: atMost,
    });
    return rows.map((row) => ({ ...row, tokenHash: row.tokenHash.toString('hex') as TokenHash }));
  }

  override async removeOwned(accountId: string, id: string): Promise<void> {
    if (!isUuid(id)) return;
    await this.dataSource.transaction(async (manager) => {
      await lockAccount(accountId, manager);
      const { affected } = await manager.delete(sessionTable, { accountId, id });
      if (affected === 1) await manager.query(FORGET_WAITING, [accountId]);
    });
  }

  override async removeAll({ accountId, at, withPrograms }: SignedOut): Promise<void> {
    await retriedTransaction(this.dataSource, async (manager) => {
      await lockAccount(accountId, manager);
      await endWhatWasPrepared(manager, this.mails, { accountId, occasion: 'signing-out', at, withPrograms });
    });
  }

  private get rows() {
    return this.dataSource.getRepository(sessionTable);
  }
}

/** Whether a passkey or an identity signs in to the account. It does so until the end of the transaction. */
async function isInForce({ passkeyId, identity }: SignInProof, accountId: string, manager: EntityManager): Promise<boolean> {
  await lockForRows(accountId, manager);
  if (passkeyId !== undefined) return manager.existsBy(passkeyTable, { id: passkeyId, accountId });
  return manager.existsBy(externalIdentityTable, { accountId, issuer: identity?.issuer, subject: identity?.subject });
}
