import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LastOperator } from '../../../accounts/accounts.errors.js';
import type { Account } from '../../../accounts/account.js';
import {
  PREPARED_WITHIN,
  TAKEN_BACK_WITHIN,
  type EmailChange,
  type EmailLinkPurpose,
} from '../../../accounts/email-change/email-change.js';
import {
  EmailChangeStore,
  type UsedEmailLink,
  type WishedEmailChange,
} from '../../../accounts/email-change/ports/email-change-store.port.js';
import type { EmailAddress } from '../../../accounts/email-address.rules.js';
import { CallCredential } from '../../../accounts/sessions/call-credential.js';
import type { TokenHash } from '../../../accounts/sessions/session.js';
import { AccountMails } from '../accounts/account-mails.js';
import { isTaken, toAccount } from '../accounts/account-rows.js';
import { accountTable, type AccountTable } from '../accounts/account.table.js';
import { externalIdentityTable, PROVING } from '../accounts/external-identity.table.js';
import { oneTimeTokenTable } from '../accounts/one-time-token.table.js';
import { toBytes } from '../accounts/token-bytes.js';
import { passkeyTable } from '../accounts/ways-in/passkey.table.js';
import { TypeormOperatorStore } from '../accounts/typeorm-operator-store.js';
import { deleteExpired } from '../connection/expired-rows.js';
import { retriedTransaction } from '../connection/retried-transaction.js';
import { endWhatWasPrepared } from '../ends/end-what-was-prepared.js';
import { emailChangeTable, emailLinkTable, type EmailChangeTable } from './email-change.table.js';
import { refuseReserved } from './reserved-addresses.js';
import { lockAccount, lockCaller } from '../rows/rows.js';

const FIND_BY_LINK = `
  SELECT change.id, change.account_id AS "accountId" FROM email_link JOIN email_change AS change ON change.id = change_id
  WHERE token_hash = $1 AND purpose = $2 AND ends_at > $3 AND (confirmed_at IS NULL) = (purpose = 'confirm')`;

const ADD_LINK = `
  INSERT INTO email_link (token_hash, change_id, purpose)
  SELECT $1, id, CAST($3 AS text) FROM email_change WHERE id = $2 AND (confirmed_at IS NULL) = (CAST($3 AS text) = 'confirm') FOR UPDATE RETURNING 1`;

const UNLINK = `
  DELETE FROM external_identity WHERE account_id = $1 AND (linked_at >= $2 OR NOT (
    CAST($4 AS boolean) AND coalesce(linked_at <= $3, true) OR EXISTS (
      SELECT FROM jsonb_to_recordset(CAST($5 AS jsonb)) AS proof (issuer text, subject text)
      WHERE proof.issuer = external_identity.issuer AND proof.subject = external_identity.subject)))`;

const REMOVE_PASSKEYS = `
  DELETE FROM passkey WHERE account_id = $1 AND (created_at > $2 OR NOT (CAST($3 AS boolean) OR CAST($4 AS jsonb) ? CAST(id AS text)))`;

// An older app asks on: whoever reads the mail of the former address has no way around it.
const REMOVE_APP = 'DELETE FROM authenticator_app WHERE account_id = $1 AND (since IS NULL OR since > $2)';

const TRUST_PASSKEYS = 'UPDATE passkey SET was_verified = true WHERE account_id = $1 AND CAST($2 AS jsonb) ? CAST(id AS text)';

const PROVE_AGAIN = `
  UPDATE external_identity SET proves_address = true FROM jsonb_to_recordset(CAST($2 AS jsonb)) AS proof (issuer text, subject text)
  WHERE account_id = $1 AND proof.issuer = external_identity.issuer AND proof.subject = external_identity.subject`;

const FORGET_SINCE = 'DELETE FROM email_change WHERE account_id = $1 AND (confirmed_at IS NULL OR confirmed_at >= $2)';

/** Changes of e-mail addresses as rows of PostgreSQL. Each locks its account first, as all code does that changes several rows of one. */
@Injectable()
export class TypeormEmailChangeStore extends EmailChangeStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: AccountMails,
    private readonly operators: TypeormOperatorStore,
    private readonly credential: CallCredential,
  ) {
    super();
  }

  override async begin({ change, language }: WishedEmailChange): Promise<void> {
    const { id: changeId, accountId } = change;
    await this.dataSource.transaction(async (manager) => {
      const account = await findLocked(accountId, manager);
      await lockCaller(this.credential, manager);
      if (!account) return;
      await forgetWaiting(accountId, manager);
      await manager.insert(emailChangeTable, change);
      await this.mails.addWithin(manager, { kind: 'confirm-email', accountId, changeId, language });
      // An address that was never verified may be somebody else's, by a typing error.
      if (account.emailVerified)
        await this.mails.addWithin(manager, { kind: 'email-change-asked', accountId, newEmail: change.newEmail, language });
    });
  }

  override async findWaiting(accountId: string, now: Date): Promise<EmailChange | null> {
    const rows = this.dataSource.getRepository(emailChangeTable).createQueryBuilder('change');
    const row = await rows.where('"confirmed_at" IS NULL AND "account_id" = :accountId AND "ends_at" > :now', { accountId, now }).getOne();
    return row && toChange(row);
  }

  override async cancel(accountId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockAccount(accountId, manager);
      await forgetWaiting(accountId, manager);
    });
  }

  override async find(id: string): Promise<EmailChange | null> {
    const row = await this.dataSource.getRepository(emailChangeTable).findOneBy({ id });
    return row && toChange(row);
  }

  override async addLink(changeId: string, purpose: EmailLinkPurpose, tokenHash: TokenHash, endsAt: Date): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const added: unknown[] = await manager.query(ADD_LINK, [toBytes(tokenHash), changeId, purpose]);
      if (added.length === 0) return false;
      if (purpose === 'confirm') await manager.update(emailChangeTable, { id: changeId }, { endsAt });
      return true;
    });
  }

  override async confirm(used: UsedEmailLink): Promise<Account | 'taken' | null> {
    const work = retriedTransaction(this.dataSource, async (manager) => {
      const found = await this.findUsed(used, 'confirm', manager);
      if (!found) return null;
      const { change, account } = found;
      if (account.role !== 'operator' && (await this.operators.isLast(account.id, manager))) throw new LastOperator();
      const email = change.newEmail;
      await manager.update(accountTable, { id: account.id }, { email, emailVerified: true });
      await refuseReserved(email, account.id, manager);
      await this.giveUp(account, change, used, manager);
      await this.mails.addWithin(manager, { kind: 'email-change-done', accountId: account.id, language: used.language });
      return toAccount({ ...account, email, emailVerified: true });
    });
    return work.catch((error: unknown) => {
      if (isTaken(error)) return 'taken';
      throw error;
    });
  }

  override async takeBack(used: UsedEmailLink, keepsLinked: boolean): Promise<Account | null> {
    const work = this.dataSource.transaction(async (manager) => {
      const found = await this.findUsed(used, 'take-back', manager);
      if (!found?.change.formerEmail || !found.change.confirmedAt) return null;
      const { account, change } = found;
      const { formerEmail, confirmedAt } = found.change;
      const { id } = account;
      // What the owner has signed up with is nobody else's.
      const preparedFrom = new Date(Math.max(confirmedAt.getTime() - PREPARED_WITHIN, account.registeredAt.getTime()));
      const proofs = JSON.stringify(change.formerProofs);
      const restored = { email: formerEmail, emailVerified: true, passwordHash: null, addressProved: change.formerProved };
      await manager.update(accountTable, { id }, restored);
      await manager.query(UNLINK, [id, confirmedAt, preparedFrom, keepsLinked, proofs]);
      await manager.query(PROVE_AGAIN, [id, proofs]);
      const passkeys = JSON.stringify(change.formerPasskeys);
      await manager.query(REMOVE_PASSKEYS, [id, preparedFrom, keepsLinked, passkeys]);
      await manager.query(TRUST_PASSKEYS, [id, passkeys]);
      await manager.query(REMOVE_APP, [id, preparedFrom]);
      await endWhatWasPrepared(manager, this.mails, { accountId: id, occasion: 'recovery', at: used.at });
      await manager.delete(oneTimeTokenTable, { accountId: id });
      await manager.query(FORGET_SINCE, [id, confirmedAt]);
      await this.mails.addWithin(manager, { kind: 'email-restored', accountId: id, language: used.language });
      return toAccount({ ...account, ...restored });
    });
    return work.catch((error: unknown) => {
      // A former release, which keeps no address for its owner, has let another account have it.
      if (isTaken(error)) return null;
      throw error;
    });
  }

  override async removeEnded(now: Date, atMost: number): Promise<number> {
    return deleteExpired(this.dataSource, 'email_change', now, atMost);
  }

  /** The change and the account of a link. It is looked up again when the account is locked: somebody else may have used or ended it meanwhile. */
  private async findUsed({ tokenHash, at }: UsedEmailLink, purpose: EmailLinkPurpose, manager: EntityManager) {
    const look = async () => {
      const [found] = await manager.query<{ id: string; accountId: string }[]>(FIND_BY_LINK, [toBytes(tokenHash), purpose, at]);
      return found;
    };
    const first = await look();
    const account = first && (await findLocked(first.accountId, manager));
    const found = account && (await look());
    const change = found && (await manager.findOneBy(emailChangeTable, { id: found.id }));
    return change ? { change, account } : null;
  }

  /** Ends what the former address can do with the account. Only who has verified it can take the account back: others may have typed it by mistake. */
  private async giveUp(
    account: AccountTable,
    change: EmailChangeTable,
    { at, language }: UsedEmailLink,
    manager: EntityManager,
  ): Promise<void> {
    const { id: accountId, email: formerEmail, emailVerified, addressProved: formerProved } = account;
    await manager.delete(oneTimeTokenTable, { accountId });
    const proving = await manager.findBy(externalIdentityTable, { accountId, ...PROVING });
    await manager.update(externalIdentityTable, { accountId }, { provesAddress: false });
    const passkeys = await manager.findBy(passkeyTable, { accountId, wasVerified: true });
    await manager.update(passkeyTable, { accountId }, { wasVerified: false });
    await manager.update(accountTable, { id: accountId }, { addressProved: false });
    if (!emailVerified) return void (await manager.delete(emailChangeTable, { id: change.id }));
    await manager.delete(emailLinkTable, { changeId: change.id });
    const formerProofs = proving.map(({ issuer, subject }) => ({ issuer, subject }));
    const endsAt = new Date(at.getTime() + TAKEN_BACK_WITHIN);
    const former = { formerEmail, formerProofs, formerProved, formerPasskeys: passkeys.map(({ id }) => id) };
    await manager.update(emailChangeTable, { id: change.id }, { ...former, confirmedAt: at, endsAt });
    await this.mails.addWithin(manager, { kind: 'email-changed', accountId, changeId: change.id, language });
  }
}

async function findLocked(id: string, manager: EntityManager): Promise<AccountTable | null> {
  await lockAccount(id, manager);
  return manager.findOneBy(accountTable, { id });
}

async function forgetWaiting(accountId: string, manager: EntityManager): Promise<void> {
  await manager.query('DELETE FROM email_change WHERE account_id = $1 AND confirmed_at IS NULL', [accountId]);
}

function toChange({ id, accountId, newEmail, formerEmail, confirmedAt, endsAt }: EmailChangeTable): EmailChange {
  // Only parsed texts are ever written.
  return { id, accountId, newEmail: newEmail as EmailAddress, formerEmail: formerEmail as EmailAddress | null, confirmedAt, endsAt };
}
