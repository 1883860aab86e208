import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CallCredential } from '../../../accounts/sessions/call-credential.js';
import { DESIGN_FORMAT, fromStoredDesign, type StoredDesign } from '../../../pages/design/stored-design.rules.js';
import type { DraftLink } from '../../../pages/drafts/draft-link.js';
import { DraftLinks, type LinkedDraft } from '../../../pages/drafts/ports/draft-links.port.js';
import type { OwnedPage } from '../../../pages/page.js';
import { retriedTransaction } from '../connection/retried-transaction.js';
import { refuseOrphan } from '../linknames/claim-refusals.js';
import { conditionOf, placeOf, refuseUnlessOwned } from '../pages/owned-page.js';
import { PAGE_COLUMNS, toPage, type PageRow } from '../pages/stored-page.js';
import { lockCaller, lockOwned } from '../rows/rows.js';

const of = (page: OwnedPage) => `page_id = (SELECT owner_id FROM page WHERE ${conditionOf(page)})`;

const COLUMNS = 'token, created_at AS "createdAt", expires_at AS "expiresAt", times_opened AS "timesOpened"';

const MAKE = `
  INSERT INTO draft_link (page_id, token, created_at, expires_at, times_opened) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (page_id) DO UPDATE SET token = excluded.token, created_at = excluded.created_at, expires_at = excluded.expires_at,
    times_opened = excluded.times_opened`;

const IS_OPEN = 'expires_at > $2 AND page.hidden_at IS NULL AND account.suspended_at IS NULL';

const ACCOUNTS = `
  SELECT DISTINCT account.id FROM draft_link JOIN page ON page.owner_id = draft_link.page_id JOIN account ON account.id = page.account_id
  WHERE token = ANY($1) AND ${IS_OPEN}`;

const OPEN = `
  SELECT page.owner_id AS id, ${PAGE_COLUMNS}, CASE WHEN page_draft.design_format <= ${DESIGN_FORMAT} THEN page_draft.design END AS draft
  FROM draft_link JOIN page ON page.owner_id = draft_link.page_id JOIN account ON account.id = page.account_id
  LEFT JOIN page_draft ON page_draft.owner_id = draft_link.page_id
  WHERE token = $1 AND ${IS_OPEN}`;

/** The links to drafts in PostgreSQL. They are read where they are written, so a revoked one does not work for another moment. */
@Injectable()
export class TypeormDraftLinks extends DraftLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly credential: CallCredential,
  ) {
    super();
  }

  override async find(page: OwnedPage, now: Date): Promise<DraftLink | null> {
    const statement = `SELECT ${COLUMNS} FROM draft_link WHERE ${of(page)} AND expires_at > $3`;
    const [found] = await this.dataSource.query<DraftLink[]>(statement, [...placeOf(page), now]);
    if (!found) await refuseUnlessOwned(this.dataSource, page);
    return found ?? null;
  }

  override async make(page: OwnedPage, { token, createdAt, expiresAt, timesOpened }: DraftLink): Promise<void> {
    await retriedTransaction(this.dataSource, async (manager) => {
      await lockCaller(this.credential, manager);
      const { id } = await lockOwned(page, manager);
      await manager.query(MAKE, [id, token, createdAt, expiresAt, timesOpened]);
    }).catch(refuseOrphan);
  }

  override async revoke(page: OwnedPage): Promise<void> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(`DELETE FROM draft_link WHERE ${of(page)}`, placeOf(page));
    if (count === 0) await refuseUnlessOwned(this.dataSource, page);
  }

  override async open(token: string, now: Date): Promise<LinkedDraft | null> {
    const [found] = await this.dataSource.query<(PageRow & { readonly draft: StoredDesign | null })[]>(OPEN, [token, now]);
    if (!found) return null;
    const { draft, ...row } = found;
    return { page: toPage(row), draft: draft && fromStoredDesign(draft) };
  }

  override async accountsOf(tokens: readonly string[], now: Date): Promise<readonly string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(ACCOUNTS, [tokens, now]);
    return rows.map(({ id }) => id);
  }

  override async countOpening(token: string): Promise<void> {
    await this.dataSource.query('UPDATE draft_link SET times_opened = times_opened + 1 WHERE token = $1', [token]);
  }
}
