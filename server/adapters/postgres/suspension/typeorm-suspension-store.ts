import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { LastOperator } from '../../../accounts/accounts.errors.js';
import { SuspensionStore } from '../../../accounts/suspension/ports/suspension-store.port.js';
import type { Suspension, SuspensionReason } from '../../../accounts/suspension/suspension.rules.js';
import { AccountMails } from '../accounts/account-mails.js';
import { accountTable } from '../accounts/account.table.js';
import { TypeormOperatorStore } from '../accounts/typeorm-operator-store.js';
import { retriedTransaction } from '../connection/retried-transaction.js';
import { askAboutStopped, endWhatWasPrepared } from '../ends/end-what-was-prepared.js';
import { leadingTo } from '../linknames/former-linknames.js';
import { NotifyPageChanges, type PageMove } from '../linknames/notify-page-changes.js';
import { lockAccount } from '../rows/rows.js';

// The pages that an operator hides are hidden already, and stay so when the suspension is lifted.
const HIDE_PAGES = `
  UPDATE page SET hidden_at = $2, hidden_with_account = true WHERE account_id = $1 AND hidden_at IS NULL RETURNING linkname`;
const SHOW_PAGES = `
  UPDATE page SET hidden_at = NULL, hidden_with_account = false WHERE account_id = $1 AND hidden_with_account RETURNING linkname`;

// Their jobs have found nothing to send meanwhile.
const RELEASE_DELIVERIES = `
  UPDATE webhook_delivery SET has_job = false
  WHERE state = 'waiting' AND has_job AND webhook_id IN (SELECT id FROM webhook WHERE account_id = $1)`;

/** Suspensions as columns of the accounts, whose pages are hidden with them. */
@Injectable()
export class TypeormSuspensionStore extends SuspensionStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: AccountMails,
    private readonly pageChanges: NotifyPageChanges,
    private readonly operators: TypeormOperatorStore,
  ) {
    super();
  }

  override async find(accountId: string): Promise<Suspension | null> {
    const row = await this.dataSource.getRepository(accountTable).findOneBy({ id: accountId });
    if (!row?.suspendedAt) return null;
    // Only known reasons are ever written.
    return { since: row.suspendedAt, reason: row.suspensionReason as SuspensionReason, words: row.suspensionWords };
  }

  override async suspend(accountId: string, { since, reason, words }: Suspension): Promise<readonly string[] | null> {
    const moves = await retriedTransaction(this.dataSource, async (manager) => {
      await lockAccount(accountId, manager);
      if (await this.operators.isLast(accountId, manager)) throw new LastOperator();
      const changed = { suspendedAt: since, suspensionReason: reason, suspensionWords: words };
      const { affected } = await manager.update(accountTable, { id: accountId, suspendedAt: IsNull() }, changed);
      if (affected !== 1) return null;
      await endWhatWasPrepared(manager, this.mails, { accountId, occasion: 'suspension', at: since });
      await this.mails.addWithin(manager, { kind: 'account-suspended', accountId, reason, words });
      return this.move(manager, HIDE_PAGES, [accountId, since]);
    });
    await Promise.all((moves ?? []).map((move) => this.pageChanges.announceMove(move)));
    return moves && moves.flatMap(({ gone }) => (gone === null ? [] : [gone]));
  }

  override async lift(accountId: string): Promise<boolean> {
    const moves = await retriedTransaction(this.dataSource, async (manager) => {
      await lockAccount(accountId, manager);
      const changed = { suspendedAt: null, suspensionReason: null, suspensionWords: null };
      const { affected } = await manager.update(accountTable, { id: accountId, suspendedAt: Not(IsNull()) }, changed);
      if (affected !== 1) return null;
      await manager.query(RELEASE_DELIVERIES, [accountId]);
      await this.mails.addWithin(manager, { kind: 'suspension-lifted', accountId });
      await askAboutStopped(manager, this.mails, accountId);
      return this.move(manager, SHOW_PAGES, [accountId]);
    });
    await Promise.all((moves ?? []).map((move) => this.pageChanges.announceMove(move)));
    return moves !== null;
  }

  /** Hides or shows the pages, and notifies the instances of each that has a linkname. */
  private async move(manager: EntityManager, statement: string, values: unknown[]): Promise<PageMove[]> {
    const [rows] = await manager.query<[{ linkname: string | null }[], number]>(statement, values);
    const moves: PageMove[] = [];
    for (const { linkname } of rows) {
      if (linkname === null) continue;
      const led = await leadingTo(manager, linkname);
      const move = statement === HIDE_PAGES ? { gone: linkname, changed: null, led } : { gone: null, changed: linkname, led };
      await this.pageChanges.notifyWithin(manager, move);
      moves.push(move);
    }
    return moves;
  }
}
