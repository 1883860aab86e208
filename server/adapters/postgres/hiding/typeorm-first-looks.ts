import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SiteSettings } from '../../../administration/ports/site-settings.port.js';
import { FREE } from '../../../pages/hiding/first-publication.rules.js';
import { REVIEW, type HiddenPage } from '../../../pages/hiding/page-hiding.js';
import { FirstLooks, type WaitingPages } from '../../../pages/hiding/ports/first-looks.port.js';
import type { Page } from '../../../pages/page.js';
import { AccountMails } from '../accounts/account-mails.js';
import { TypeormOperatorStore } from '../accounts/typeorm-operator-store.js';
import { isUuid } from '../connection/uuid.js';
import { leadingTo } from '../linknames/former-linknames.js';
import { NotifyPageChanges, type PageMove } from '../linknames/notify-page-changes.js';
import { IS_KNOWN } from '../pages/write-design.js';
import { tellWebhooks } from '../webhooks/webhook-events.js';
import { HIDING } from './typeorm-page-hidings.js';

const WAITS = `hidden_at IS NOT NULL AND hiding_reason = '${REVIEW}'`;

// The row of the account decides which of several calls is the first.
const FIRST_ASKED = `
  UPDATE account SET first_look_asked_at = $2 WHERE id = $1 AND first_look_asked_at IS NULL RETURNING username`;

const KNOWN = `SELECT ${IS_KNOWN} AS "isKnown"`;

const APPROVE = `
  WITH approved AS (
    UPDATE page SET hidden_at = NULL, hiding_reason = NULL, hiding_words = NULL, look_asked_at = NULL FROM account
    WHERE (linkname = $1 OR owner_id = $2::uuid) AND ${WAITS} AND account.id = account_id AND suspended_at IS NULL
    RETURNING account_id AS "accountId", owner_id AS "pageId", linkname, version
  ), known AS (
    UPDATE account SET approved_at = coalesce(approved_at, $3) WHERE id = (SELECT "accountId" FROM approved)
  )
  SELECT * FROM approved`;

const LIST = `
  SELECT owner_id AS id, linkname, username AS owner, ${HIDING} FROM page JOIN account ON account.id = account_id
  WHERE ${WAITS} ORDER BY hidden_at, owner_id LIMIT $1`;

const COUNT = `SELECT count(*)::integer AS count, min(hidden_at) AS since FROM page WHERE ${WAITS}`;

interface ApprovedPage {
  readonly accountId: string;
  readonly pageId: string;
  readonly linkname: string | null;
  readonly version: number;
}

/** Waiting pages as hidden pages with a reason of their own. */
@Injectable()
export class TypeormFirstLooks extends FirstLooks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SiteSettings,
    private readonly changes: NotifyPageChanges,
    private readonly mails: AccountMails,
    private readonly operators: TypeormOperatorStore,
  ) {
    super();
  }

  override async areAskedFor(accountId: string): Promise<boolean> {
    await this.settings.load();
    // What a newer release may have stored is not taken for an open door.
    return this.settings.value('FIRST_PUBLICATION') !== FREE && !(await this.operators.isOperator(accountId));
  }

  override async mayShow(accountId: string): Promise<boolean> {
    if (!(await this.areAskedFor(accountId))) return true;
    const [{ isKnown }] = await this.dataSource.query<[{ isKnown: boolean }]>(KNOWN, [accountId]);
    return isKnown;
  }

  override async tellOperators({ accountId, linkname }: Page, at: Date): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [[asked]] = await manager.query<[{ username: string }[], number]>(FIRST_ASKED, [accountId, at]);
      if (!asked) return;
      for (const operator of await this.operators.list(manager)) {
        if (operator.emailVerified)
          await this.mails.addWithin(manager, { kind: 'first-page-waits', accountId: operator.id, linkname, owner: asked.username });
      }
    });
  }

  override async approve(page: string, at: Date): Promise<boolean> {
    const move = await this.dataSource.transaction(async (manager): Promise<PageMove | null> => {
      const [approved] = await manager.query<ApprovedPage[]>(APPROVE, [page, isUuid(page) ? page : null, at]);
      if (!approved) return null;
      const { accountId, ...published } = approved;
      const { linkname } = published;
      await tellWebhooks(manager, accountId, 'page.published', published);
      await this.mails.addWithin(manager, { kind: 'page-approved', accountId, linkname });
      const made = { gone: null, changed: linkname, led: linkname === null ? [] : await leadingTo(manager, linkname) };
      await this.changes.notifyWithin(manager, made);
      return made;
    });
    if (move) await this.changes.announceMove(move);
    return move !== null;
  }

  override async list(atMost: number): Promise<HiddenPage[]> {
    return this.dataSource.query(LIST, [atMost]);
  }

  override async count(): Promise<WaitingPages> {
    const [counted] = await this.dataSource.query<WaitingPages[]>(COUNT);
    return counted!;
  }
}
