import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  REVIEW,
  type HiddenPage,
  type HidingChange,
  type PageHiding,
  type PageToHide,
  type WhyHidden,
} from '../../../pages/hiding/page-hiding.js';
import { PageHidings } from '../../../pages/hiding/ports/page-hidings.port.js';
import type { Linkname } from '../../../pages/linknames/linkname.rules.js';
import type { OwnedPage } from '../../../pages/page.js';
import { AccountMails } from '../accounts/account-mails.js';
import { TypeormOperatorStore } from '../accounts/typeorm-operator-store.js';
import { leadingTo } from '../linknames/former-linknames.js';
import { NotifyPageChanges, type PageMove } from '../linknames/notify-page-changes.js';
import { conditionOf, placeOf, refuseUnlessOwned } from '../pages/owned-page.js';
import { lockAnybodys } from '../rows/rows.js';

// A former release hides pages without a reason.
const REASON = `coalesce(hiding_reason, 'other')`;

/** What is said of a hidden page. */
export const HIDING = `hidden_at AS since, ${REASON} AS reason, hiding_words AS words, look_asked_at AS "lookAskedAt"`;

const LOCKED = 'owner_id AS id, account_id AS "accountId", linkname, hidden_at AS "hiddenAt"';
// A page that is hidden with its account stays hidden when the account is not suspended any more.
const HIDE = `
  UPDATE page SET hidden_at = coalesce(hidden_at, $2), hidden_with_account = false, hiding_reason = $3, hiding_words = $4, look_asked_at = NULL
  WHERE owner_id = $1 AND (hidden_at IS NULL OR hidden_with_account OR look_asked_at IS NOT NULL OR ${REASON} <> $3 OR hiding_words IS DISTINCT FROM $4)
  RETURNING 1`;
const SHOW = `
  UPDATE page SET hidden_at = NULL, hiding_reason = NULL, hiding_words = NULL, look_asked_at = NULL FROM account
  WHERE owner_id = $1 AND hidden_at IS NOT NULL AND ${REASON} <> '${REVIEW}' AND account.id = account_id AND suspended_at IS NULL
  RETURNING 1`;

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

  override async hide(page: PageToHide, since: Date, { reason, words }: WhyHidden): Promise<HidingChange> {
    const moved = (linkname: Linkname | null): PageMove => ({ gone: linkname, changed: null });
    return this.change(page, moved, async (manager, { id, accountId, linkname }) => {
      if (!(await isWritten(manager, HIDE, [id, since, reason, words]))) return false;
      await this.mails.addLaterWithin(manager, { kind: 'page-hidden', accountId, linkname, reason, words }, { id, seconds: TOLD_AFTER });
      return true;
    });
  }

  override async show(page: PageToHide): Promise<HidingChange> {
    const moved = (linkname: Linkname | null): PageMove => ({ gone: null, changed: linkname });
    return this.change(page, moved, async (manager, { id, accountId, linkname, hiddenAt }) => {
      if (!(await isWritten(manager, SHOW, [id]))) return false;
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

  /** Does the work with the page, and tells every instance of the move, whether or not anything has changed: what it shows may be older. */
  private async change(
    page: PageToHide,
    moved: (linkname: Linkname | null) => PageMove,
    work: (manager: EntityManager, locked: LockedPage) => Promise<boolean>,
  ): Promise<HidingChange> {
    const { made, ...change } = await this.dataSource.transaction(async (manager) => {
      const locked = await lockAnybodys<LockedPage>(page, LOCKED, manager);
      const isChanged = locked !== null && (await work(manager, locked));
      const linkname = locked ? locked.linkname : 'linkname' in page ? page.linkname : null;
      const move = { ...moved(linkname), led: await leadingTo(manager, linkname) };
      await this.changes.notifyWithin(manager, move);
      return { isChanged, linkname, made: move };
    });
    await this.changes.announceMove(made);
    return change;
  }
}

interface LockedPage {
  readonly id: string;
  readonly accountId: string;
  readonly linkname: Linkname | null;
  /** Since when the page is hidden. */
  readonly hiddenAt: Date | null;
}

async function isWritten(manager: EntityManager, statement: string, values: unknown[]): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(statement, values);
  return rows.length > 0;
}
