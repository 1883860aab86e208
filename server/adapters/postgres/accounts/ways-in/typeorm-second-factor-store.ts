import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SecondFactorStore, type FinishedSetUp } from '../../../../accounts/second-factor/ports/second-factor-store.port.js';
import type { AuthenticatorApp, Challenge, RememberedDevice } from '../../../../accounts/second-factor/second-factor.js';
import { CallCredential } from '../../../../accounts/sessions/call-credential.js';
import type { TokenHash } from '../../../../accounts/sessions/session.js';
import type { SecondFactorEvent } from '../../../../mail/mail-request.js';
import { deleteExpired } from '../../connection/expired-rows.js';
import { AccountMails } from '../account-mails.js';
import { toBytes } from '../token-bytes.js';
import { lockCaller } from '../../rows/rows.js';

type Language = FinishedSetUp['language'];

const FIND = `
  SELECT secret, since, last_step AS "lastStep", (SELECT count(*)::integer FROM recovery_code WHERE account_id = $1) AS "codesLeft"
  FROM authenticator_app WHERE account_id = $1 AND since IS NOT NULL`;

// No row if an app is on.
const BEGIN = `
  INSERT INTO authenticator_app AS known (account_id, secret, expires_at) SELECT id, $2, $3::timestamptz FROM account WHERE id = $1 FOR SHARE
  ON CONFLICT (account_id) DO UPDATE SET secret = excluded.secret, expires_at = excluded.expires_at WHERE known.since IS NULL
  RETURNING account_id`;

const SWITCH_ON = `
  WITH changed AS (
    UPDATE authenticator_app SET since = $3, last_step = $4, expires_at = NULL,
      was_verified = (SELECT email_verified FROM account WHERE id = $1)
    WHERE account_id = $1 AND secret = $2 AND since IS NULL RETURNING 1
  )
  SELECT 1 FROM changed`;

// The comparison and the change are one statement, so that a code works once.
const ACCEPT_STEP = `
  WITH changed AS (
    UPDATE authenticator_app SET last_step = $3 WHERE account_id = $1 AND secret = $2 AND last_step < $3 RETURNING 1
  )
  SELECT 1 FROM changed`;

const ADD_CODES = 'INSERT INTO recovery_code (account_id, code_hash) SELECT $1::uuid, unnest($2::text[])';

const USE_CODE = `WITH used AS (DELETE FROM recovery_code WHERE account_id = $1 AND code_hash = $2 RETURNING 1) SELECT 1 FROM used`;

const REMOVE = `WITH removed AS (DELETE FROM authenticator_app WHERE account_id = $1 RETURNING since) SELECT 1 FROM removed WHERE since IS NOT NULL`;

// The lock waits for whoever switches the app off.
const ADD_CHALLENGE = `
  INSERT INTO sign_in_challenge (token_hash, account_id, password_hash, expires_at)
  SELECT $1::bytea, account_id, $3::text, $4::timestamptz FROM authenticator_app WHERE account_id = $2 AND since IS NOT NULL FOR SHARE
  RETURNING 1`;

const FIND_CHALLENGE = `
  SELECT account_id AS "accountId", password_hash AS "passwordHash", expires_at AS "expiresAt"
  FROM sign_in_challenge WHERE token_hash = $1 AND expires_at > $2`;

const COUNT_ATTEMPT = `
  WITH counted AS (UPDATE sign_in_challenge SET attempts = attempts + 1 WHERE token_hash = $1 AND attempts < $2 RETURNING 1)
  SELECT 1 FROM counted`;

const TAKE_CHALLENGE = `WITH taken AS (DELETE FROM sign_in_challenge WHERE token_hash = $1 RETURNING 1) SELECT 1 FROM taken`;

const REMEMBER = `
  INSERT INTO remembered_device (token_hash, account_id, password_hash, expires_at)
  SELECT $1::bytea, account_id, $3::text, $4::timestamptz FROM authenticator_app WHERE account_id = $2 AND since IS NOT NULL FOR SHARE`;

const IS_REMEMBERED = `
  SELECT 1 FROM remembered_device WHERE token_hash = $1 AND account_id = $2 AND password_hash = $3 AND expires_at > $4`;

/** Second factors as rows of PostgreSQL. Tokens and recovery codes are stored as hashes; the secret of an app cannot be. */
@Injectable()
export class TypeormSecondFactorStore extends SecondFactorStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: AccountMails,
    private readonly credential: CallCredential,
  ) {
    super();
  }

  override async find(accountId: string): Promise<AuthenticatorApp | null> {
    const [app] = await this.dataSource.query<AuthenticatorApp[]>(FIND, [accountId]);
    return app ?? null;
  }

  override async begin(accountId: string, secret: Uint8Array, expiresAt: Date): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await lockCaller(this.credential, manager);
      return hasRow(manager, BEGIN, [accountId, secret, expiresAt]);
    });
  }

  override async findBegun(accountId: string, now: Date): Promise<Uint8Array | null> {
    const statement = 'SELECT secret FROM authenticator_app WHERE account_id = $1 AND expires_at > $2';
    const [begun] = await this.dataSource.query<{ secret: Uint8Array }[]>(statement, [accountId, now]);
    return begun?.secret ?? null;
  }

  override async switchOn({ accountId, secret, step, codeHashes, at, language }: FinishedSetUp): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await lockCaller(this.credential, manager);
      if (!(await hasRow(manager, SWITCH_ON, [accountId, secret, at, step]))) return false;
      await manager.query(ADD_CODES, [accountId, codeHashes]);
      await this.tell(manager, { accountId, event: 'on', left: codeHashes.length }, language);
      return true;
    });
  }

  override async acceptStep(accountId: string, secret: Uint8Array, step: number): Promise<boolean> {
    return this.hasRow(ACCEPT_STEP, [accountId, secret, step]);
  }

  override async codeHashes(accountId: string): Promise<string[]> {
    const statement = 'SELECT code_hash AS "codeHash" FROM recovery_code WHERE account_id = $1';
    return (await this.dataSource.query<{ codeHash: string }[]>(statement, [accountId])).map(({ codeHash }) => codeHash);
  }

  override async useCode(accountId: string, codeHash: string, language: Language): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await lock(manager, accountId)) || !(await hasRow(manager, USE_CODE, [accountId, codeHash]))) return false;
      const [app] = await manager.query<AuthenticatorApp[]>(FIND, [accountId]);
      await this.tell(manager, { accountId, event: 'used', left: app?.codesLeft ?? 0 }, language);
      return true;
    });
  }

  override async replaceCodes(accountId: string, codeHashes: readonly string[], language: Language): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await lockCaller(this.credential, manager);
      if (!(await lock(manager, accountId))) return false;
      await manager.query('DELETE FROM recovery_code WHERE account_id = $1', [accountId]);
      await manager.query(ADD_CODES, [accountId, codeHashes]);
      await this.tell(manager, { accountId, event: 'renewed', left: codeHashes.length }, language);
      return true;
    });
  }

  override async remove(accountId: string, by: 'owner' | 'operator', language?: Language): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await hasRow(manager, REMOVE, [accountId]))) return false;
      await this.tell(manager, { accountId, event: by === 'owner' ? 'off' : 'reset', left: 0 }, language);
      return true;
    });
  }

  override async addChallenge({ tokenHash, accountId, passwordHash, expiresAt }: Challenge): Promise<boolean> {
    return this.hasRow(ADD_CHALLENGE, [toBytes(tokenHash), accountId, passwordHash, expiresAt]);
  }

  override async findChallenge(tokenHash: TokenHash, now: Date): Promise<Challenge | null> {
    const [row] = await this.dataSource.query<Omit<Challenge, 'tokenHash'>[]>(FIND_CHALLENGE, [toBytes(tokenHash), now]);
    return row ? { ...row, tokenHash } : null;
  }

  override async countAttempt(tokenHash: TokenHash, atMost: number): Promise<boolean> {
    return this.hasRow(COUNT_ATTEMPT, [toBytes(tokenHash), atMost]);
  }

  override async takeChallenge(tokenHash: TokenHash): Promise<boolean> {
    return this.hasRow(TAKE_CHALLENGE, [toBytes(tokenHash)]);
  }

  override async remember({ tokenHash, accountId, passwordHash, expiresAt }: RememberedDevice): Promise<void> {
    await this.dataSource.query(REMEMBER, [toBytes(tokenHash), accountId, passwordHash, expiresAt]);
  }

  override async isRemembered({ tokenHash, accountId, passwordHash }: Omit<RememberedDevice, 'expiresAt'>, now: Date): Promise<boolean> {
    return this.hasRow(IS_REMEMBERED, [toBytes(tokenHash), accountId, passwordHash, now]);
  }

  override async removeExpired(now: Date, atMost: number): Promise<number> {
    const tables = ['authenticator_app', 'sign_in_challenge', 'remembered_device'] as const;
    const counts: number[] = [];
    for (const table of tables) counts.push(await deleteExpired(this.dataSource, table, now, atMost));
    return Math.max(...counts);
  }

  private hasRow(statement: string, values: unknown[]): Promise<boolean> {
    return hasRow(this.dataSource.manager, statement, values);
  }

  private tell(manager: EntityManager, told: SecondFactorEvent & { readonly accountId: string }, language?: Language): Promise<void> {
    return this.mails.addWithin(manager, { kind: 'second-factor', ...told, ...(language && { language }) });
  }
}

async function hasRow(manager: EntityManager, statement: string, values: unknown[]): Promise<boolean> {
  return (await manager.query<unknown[]>(statement, values)).length > 0;
}

/** Lets changes of the codes of an account come one after the other, so that the number in the mail is right. False when its app is off. */
function lock(manager: EntityManager, accountId: string): Promise<boolean> {
  return hasRow(manager, 'SELECT 1 FROM authenticator_app WHERE account_id = $1 AND since IS NOT NULL FOR UPDATE', [accountId]);
}
