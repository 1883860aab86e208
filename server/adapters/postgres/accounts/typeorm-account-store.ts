import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Account, Admission } from '../../../accounts/account.js';
import { LastOperator } from '../../../accounts/accounts.errors.js';
import { receiptMail, type AskedDeletion, type DeletedAccount } from '../../../accounts/deletion-receipt.js';
import type { EmailAddress } from '../../../accounts/email-address.rules.js';
import type { ExternalIdentity, KnownIdentity } from '../../../accounts/providers/external-identity.js';
import {
  AccountStore,
  type Credentials,
  type JoiningIdentity,
  type PasswordReset,
  type UsernameChange,
} from '../../../accounts/ports/account-store.port.js';
import { CallCredential } from '../../../accounts/sessions/call-credential.js';
import type { Username } from '../../../accounts/username.rules.js';
import { AccountMails } from './account-mails.js';
import { authenticatorAppTable } from './ways-in/second-factor.table.js';
import { accountTable, type AccountTable } from './account.table.js';
import { insertAccount, isTaken, refuseKept, sameFirstUsername, toAccount } from './account-rows.js';
import { isReserved } from '../email-change/reserved-addresses.js';
import { TypeormOperatorStore } from './typeorm-operator-store.js';
import { externalIdentityTable, PROVING } from './external-identity.table.js';
import { reserveLinknamesOf } from '../linknames/former-linknames.js';
import { NotifyPageChanges } from '../linknames/notify-page-changes.js';
import { pageTable } from '../pages/page.table.js';
import { outdatePictures } from '../media/page-pictures.js';
import { passkeyTable } from './ways-in/passkey.table.js';
import { retriedTransaction } from '../connection/retried-transaction.js';
import { endWhatWasPrepared } from '../ends/end-what-was-prepared.js';
import { useInvitation } from '../sign-up/use-invitation.js';
import { toBytes } from './token-bytes.js';
import { tellAccountDeleted } from '../webhooks/webhook-events.js';
import { lockAccount, lockCaller } from '../rows/rows.js';

const UNCONDITIONAL: Admission = { invitation: null, mustVerify: false };

// The same expressions as in the unique indexes, so that the indexes are used.
const sameUsername = 'lower(account.username COLLATE "C") = lower(CAST(:username AS text) COLLATE "C")';
const sameEmail = 'lower(account.email COLLATE "C") = lower(CAST(:email AS text) COLLATE "C")';

// It returns a row if the identity was added, or if the same account already had it.
const ADD_IDENTITY = `
  INSERT INTO external_identity AS known (issuer, subject, account_id, provider, email, linked_at, proves_address)
  VALUES ($1, $2, $3, $4, $5, $6, true)
  ON CONFLICT (issuer, subject) DO UPDATE SET account_id = known.account_id WHERE known.account_id = excluded.account_id
  RETURNING 1 AS "isOwn"`;

const USE_RESET_TOKEN = `
  WITH used AS (
    DELETE FROM one_time_token
    WHERE token_hash = $1 AND purpose = 'reset-password' AND account_id = $2 AND expires_at > $3 RETURNING 1
  )
  SELECT 1 AS "isValid" FROM used`;

const FORGET_INVITED = 'DELETE FROM invitation WHERE lower(email COLLATE "C") = lower(CAST($1 AS text) COLLATE "C")';

const RESERVE_LINKNAMES = reserveLinknamesOf('account_id = $1');

const OUTDATE_PICTURES = outdatePictures('account_id = $1');

/** Accounts as rows of PostgreSQL. */
@Injectable()
export class TypeormAccountStore extends AccountStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: AccountMails,
    private readonly pageChanges: NotifyPageChanges,
    private readonly operators: TypeormOperatorStore,
    private readonly credential: CallCredential,
  ) {
    super();
  }

  override async add(account: Account, passwordHash: string, { invitation, mustVerify }: Admission = UNCONDITIONAL): Promise<boolean> {
    return unlessTaken(
      this.dataSource.transaction(async (manager) => {
        if (invitation !== null) await useInvitation(invitation, account, manager);
        await insertAccount({ ...account, passwordHash, mustVerify }, manager);
      }),
    );
  }

  override async isTaken(username: Username, email: EmailAddress): Promise<boolean> {
    const accounts = this.select().where(sameUsername, { username }).orWhere(sameFirstUsername).orWhere(sameEmail, { email });
    return (await accounts.getExists()) || isReserved(email, this.dataSource.manager);
  }

  override async findById(id: string): Promise<Account | null> {
    const row = await this.rows.findOneBy({ id });
    return row && toAccount(row);
  }

  override async findCredentials(username: Username): Promise<Credentials | null> {
    const row = await this.select().where(sameUsername, { username }).getOne();
    return row && toCredentials(row);
  }

  override async findCredentialsByEmail(email: EmailAddress): Promise<Credentials | null> {
    const row = await this.select().where(sameEmail, { email }).getOne();
    return row && toCredentials(row);
  }

  override async findCredentialsById(id: string): Promise<Credentials | null> {
    const row = await this.rows.findOneBy({ id });
    return row && toCredentials(row);
  }

  override async findByEmail(email: EmailAddress): Promise<Account | null> {
    return (await this.findCredentialsByEmail(email))?.account ?? null;
  }

  override async findByIdentity({ issuer, subject }: ExternalIdentity): Promise<Account | null> {
    const row = await this.select()
      .innerJoin('external_identity', 'identity', 'identity.accountId = account.id')
      .where('identity.issuer = :issuer AND identity.subject = :subject', { issuer, subject })
      .getOne();
    return row && toAccount(row);
  }

  override async addWithIdentity(
    account: Account,
    identity: KnownIdentity,
    { invitation, mustVerify }: Admission = UNCONDITIONAL,
  ): Promise<boolean> {
    return unlessTaken(
      this.dataSource.transaction(async (manager) => {
        if (invitation !== null) await useInvitation(invitation, account, manager);
        await insertAccount({ ...account, passwordHash: null, mustVerify }, manager);
        await manager.insert(externalIdentityTable, { ...identity, accountId: account.id });
      }),
    );
  }

  override async addIdentity({ accountId, email: found, identity, label, language }: JoiningIdentity): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await lockAccount(accountId, manager);
      // Its owner may have taken it back meanwhile from whoever has the address.
      if (!(await manager.existsBy(accountTable, { id: accountId, email: found }))) return false;
      const isProved =
        (await manager.existsBy(externalIdentityTable, { accountId, ...PROVING })) ||
        (await manager.existsBy(accountTable, { id: accountId, addressProved: true }));
      const { issuer, subject, provider, email, linkedAt } = identity;
      const added: unknown[] = await manager.query(ADD_IDENTITY, [issuer, subject, accountId, provider, email, linkedAt]);
      if (added.length === 0) return false;
      if (!isProved) {
        await manager.update(accountTable, { id: accountId }, { passwordHash: null });
        await manager.delete(externalIdentityTable, { accountId, provesAddress: false });
        await manager.delete(passkeyTable, { accountId });
        // It is of whoever has opened the account, and would keep its owner from signing in by a new password.
        await manager.delete(authenticatorAppTable, { accountId });
        await endWhatWasPrepared(manager, this.mails, { accountId, occasion: 'recovery', at: linkedAt ?? new Date() });
        await this.mails.addWithin(manager, { kind: 'provider-joined', accountId, provider: label, language });
      }
      return true;
    });
  }

  override async rename({ accountId: id, username, language }: UsernameChange): Promise<boolean> {
    const work = retriedTransaction(this.dataSource, async (manager) => {
      await lockAccount(id, manager);
      await lockCaller(this.credential, manager);
      const account = await manager.findOneBy(accountTable, { id });
      if (!account) return false;
      const { username: former, firstUsername } = account;
      await manager.update(accountTable, { id }, { username, firstUsername: firstUsername ?? former });
      await refuseKept(username, id, manager);
      await this.mails.addWithin(manager, { kind: 'username-changed', accountId: id, former, language });
      return true;
    });
    return work.catch((error: unknown) => {
      if (isTaken(error)) return false;
      throw error;
    });
  }

  override async markEmailVerified(id: string): Promise<void> {
    await this.rows.update({ id, emailVerified: false }, { emailVerified: true });
  }

  override async resetPassword({ tokenHash, accountId, passwordHash, at, language }: PasswordReset): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await lockAccount(accountId, manager);
      const used: unknown[] = await manager.query(USE_RESET_TOKEN, [toBytes(tokenHash), accountId, at]);
      if (used.length === 0) return false;
      await manager.update(accountTable, { id: accountId }, { passwordHash, emailVerified: true });
      // Somebody who does not own the address may have linked it, or added the passkey or the app, which would keep the owner out for ever.
      await manager.delete(externalIdentityTable, { accountId, provesAddress: false });
      await manager.delete(passkeyTable, { accountId, wasVerified: false });
      const { affected: apps } = await manager.delete(authenticatorAppTable, { accountId, wasVerified: false });
      if (apps) await this.mails.addWithin(manager, { kind: 'second-factor', accountId, event: 'off', left: 0, language });
      await endWhatWasPrepared(manager, this.mails, { accountId, occasion: 'recovery', at });
      await this.mails.addWithin(manager, { kind: 'password-changed', accountId, language });
      return true;
    });
  }

  override async remove(id: string, linknamesFreeAt: Date, asked?: AskedDeletion): Promise<DeletedAccount> {
    const { linknames, ...deleted } = await retriedTransaction(this.dataSource, async (manager) => {
      await lockAccount(id, manager);
      if (await this.operators.isLast(id, manager)) throw new LastOperator();
      const rows: { linkname: string }[] = await manager.query(RESERVE_LINKNAMES, [id, linknamesFreeAt]);
      for (const { linkname } of rows) await this.pageChanges.notifyWithin(manager, { gone: linkname, changed: null });
      const account = await manager.findOneBy(accountTable, { id });
      if (account) await this.mails.removeWithin(manager, account);
      const pages = await manager.countBy(pageTable, { accountId: id });
      // Of an address that nobody has proved, the invitation is somebody else's.
      await manager.query(FORGET_INVITED, [account?.emailVerified ? account.email : null]);
      await manager.query(OUTDATE_PICTURES, [id]);
      await tellAccountDeleted(manager, id);
      // The foreign keys delete all other rows.
      await manager.delete(accountTable, { id });
      const receipt = account && asked ? receiptMail(toAccount(account), asked, { pages, linknamesFreeAt }) : null;
      if (receipt) await this.mails.addWithin(manager, receipt);
      return { linknames: rows.map(({ linkname }) => linkname), pages, isMailed: receipt !== null };
    });
    await Promise.all(linknames.map((linkname) => this.pageChanges.announceMove({ gone: linkname, changed: null })));
    return deleted;
  }

  private get rows() {
    return this.dataSource.getRepository(accountTable);
  }

  private select() {
    return this.rows.createQueryBuilder('account');
  }
}

function toCredentials(row: AccountTable): Credentials {
  return { account: toAccount(row), passwordHash: row.passwordHash };
}

// The unique indexes decide a race: the later writer has no row.
async function unlessTaken(written: Promise<unknown>): Promise<boolean> {
  try {
    await written;
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}
