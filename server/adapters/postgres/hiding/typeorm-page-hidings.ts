import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { REVIEW, type HiddenPage, type PageHiding, type WhyHidden } from '../../../pages/hiding/page-hiding.js';
import { PageHidings } from '../../../pages/hiding/ports/page-hidings.port.js';
import type { Linkname } from '../../../pages/linknames/linkname.rules.js';
import type { OwnedPage } from '../../../pages/page.js';
import { AccountMails } from '../accounts/account-mails.js';
import { TypeormOperatorStore } from '../accounts/typeorm-operator-store.js';
import { leadingTo } from '../linknames/former-linknames.js';
import { NotifyPageChanges, type PageMove } from '../linknames/notify-page-changes.js';
import { conditionOf, placeOf, refuseUnlessOwned } from '../pages/owned-page.js';

// A former release hides pages without a reason.
const REASON = `coalesce(hiding_reason, 'other')`;

/** What is said of a hidden page. */
export const HIDING = `hidden_at AS since, ${REASON} AS reason, hiding_words AS words, look_asked_at AS "lookAskedAt"`;

// A page that is hidden with its account stays hidden when the account is not suspended any more.
const HIDE = `
  UPDATE page SET hidden_at = coalesce(hidden_at, $2), hidden_with_account = false, hiding_reason = $3, hiding_words = $4, look_asked_at = NULL
  WHERE linkname = $1 AND (hidden_at IS NULL OR hidden_with_account OR look_asked_at IS NOT NULL OR ${REASON} <> $3 OR hiding_words IS DISTINCT FROM $4)
  RETURNING owner_id AS id, account_id AS "accountId"`;
// The row is locked before its columns are read.
const SHOW = `
  UPDATE page SET hidden_at = NULL, hiding_reason = NULL, hiding_words = NULL, look_asked_at = NULL
  FROM (SELECT owner_id, hidden_at FROM page WHERE linkname = $1 FOR UPDATE) AS former, account
  WHERE page.owner_id = former.owner_id AND page.hidden_at IS NOT NULL AND ${REASON} <> '${REVIEW}' AND account.id = page.account_id AND suspended_at IS NULL
  RETURNING page.owner_id AS id, page.account_id AS "accountId", former.hidden_at AS "hiddenAt"`;

/** The owner hears of it after so many seconds, as whoever has reported the page does, so that taking it back is silent. */
const TOLD_AFTER = 600;

const IS_HIDDEN = 'hidden_at IS NOT NULL AND NOT hidden_with_account';
const IS_DECIDED = `${IS_HIDDEN} AND ${REASON} <> '${REVIEW}'`;

// The row is locked before its columns are read, so that the later of two presses finds that of the first.
const ASK = (place: string): string => `
  UPDATE page SET look_asked_at = coalesce(page.look_asked_at, $3)
  FROM (SELECT owner_id, look_asked_at FROM page WHERE ${place} AND ${IS_DECIDED} FOR UPDATE) AS former, account
  WHERE page.owner_id = former.owner_id AND account.id = page.account_id
  RETURNING page.linkname, username, ${REASON} AS reason, former.look_asked_at IS NULL AS "isFirst"`;

const LIST = `
  SELECT owner_id AS id, linkname, username AS owner, ${HIDING} FROM page JOIN account ON account.id = account_id
  WHERE ${IS_DECIDED} ORDER BY look_asked_at NULLS LAST, hidden_at, owner_id LIMIT $1`;

interface AskedLook {
  readonly linkname: string | null;
  readonly username: string;
  readonly reason: string;
  readonly isFirst: boolean;
}

/** Hidden pages as columns of the pages. */
@Injectable()
export class TypeormPageHidings extends PageHidings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: NotifyPageChanges,
    private readonly mails: AccountMails,
    private readonly operators: TypeormOperatorStore,
  ) {
    super();
  }

  override async hide(linkname: Linkname, since: Date, { reason, words }: WhyHidden): Promise<boolean> {
    return this.move({ gone: linkname, changed: null }, linkname, async (manager) => {
      const page = await changedPage(manager, HIDE, [linkname, since, reason, words]);
      if (page === null) return false;
      const { id, accountId } = page;
      await this.mails.addLaterWithin(manager, { kind: 'page-hidden', accountId, linkname, reason, words }, { id, seconds: TOLD_AFTER });
      return true;
    });
  }

  override async show(linkname: Linkname): Promise<boolean> {
    return this.move({ gone: null, changed: linkname }, linkname, async (manager) => {
      const page = await changedPage(manager, SHOW, [linkname]);
      if (page === null) return false;
      const { id, accountId, hiddenAt } = page;
      await this.mails.removeWaitingWithin(manager, [id]);
      const isTold = hiddenAt !== null && Date.now() - hiddenAt.getTime() >= TOLD_AFTER * 1_000;
      if (isTold) await this.mails.addWithin(manager, { kind: 'page-shown', accountId, linkname });
      return true;
    });
  }

  override async find(page: OwnedPage): Promise<PageHiding | null> {
    const select = `SELECT ${HIDING} FROM page WHERE ${conditionOf(page)} AND ${IS_HIDDEN}`;
    const [row] = await this.dataSource.query<PageHiding[]>(select, placeOf(page));
    if (!row) await refuseUnlessOwned(this.dataSource, page);
    return row ?? null;
  }

  override async askForLook(page: OwnedPage, at: Date): Promise<boolean> {
    const operators = await this.operators.list();
    const asked = await this.dataSource.transaction(async (manager) => {
      const [[look]] = await manager.query<[AskedLook[], number]>(ASK(conditionOf(page)), [...placeOf(page), at]);
      if (!look?.isFirst) return look;
      const { linkname, username: owner, reason } = look;
      for (const accountId of operators.length > 0 ? operators.map(({ id }) => id) : [null])
        await this.mails.addWithin(manager, { kind: 'page-look-asked', accountId, linkname, owner, reason });
      return look;
    });
    if (!asked) await refuseUnlessOwned(this.dataSource, page);
    return asked !== undefined;
  }

  override async list(atMost: number): Promise<HiddenPage[]> {
    return this.dataSource.query(LIST, [atMost]);
  }

  /** Does the work, and tells every instance of the move, whether or not anything has changed: what it shows may be older. */
  private async move(move: PageMove, linkname: Linkname, work: (manager: EntityManager) => Promise<boolean>): Promise<boolean> {
    const { isChanged, made } = await this.dataSource.transaction(async (manager) => {
      const changed = await work(manager);
      const led = await leadingTo(manager, linkname);
      await this.changes.notifyWithin(manager, { ...move, led });
      return { isChanged: changed, made: { ...move, led } };
    });
    await this.changes.announceMove(made);
    return isChanged;
  }
}

interface ChangedPage {
  readonly id: string;
  readonly accountId: string;
  /** Since when a page was hidden that is shown now. */
  readonly hiddenAt: Date | null;
}

/** The page that the statement has changed; null if it has changed none. */
async function changedPage(manager: EntityManager, statement: string, values: unknown[]): Promise<ChangedPage | null> {
  const [rows] = await manager.query<[ChangedPage[], number]>(statement, values);
  return rows[0] ?? null;
}
