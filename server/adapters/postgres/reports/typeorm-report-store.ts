import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { fromStoredDesign } from '../../../pages/design/stored-design.rules.js';
import type { Linkname } from '../../../pages/linknames/linkname.rules.js';
import type { ListPlace } from '../../../lists/list-parts.rules.js';
import type {
  Decision,
  KeptVersion,
  NewReport,
  Report,
  ReportedPage,
  ReportList,
  ReportMonth,
  WhichReports,
} from '../../../reports/report.js';
import { ReportStore } from '../../../reports/ports/report-store.port.js';
import { AccountMails } from '../accounts/account-mails.js';
import { TypeormOperatorStore } from '../accounts/typeorm-operator-store.js';
import { retriedTransaction } from '../connection/retried-transaction.js';
import { siteSettingTable } from '../settings/site-setting.table.js';
import { isUuid } from '../connection/uuid.js';
import { isNewerFormat } from '../pages/stored-page.js';
import { pageReportTable, type ReportedPageTable } from './page-report.table.js';
import { decideReports, reopenReports } from './report-decisions.js';
import { COLUMNS, countReports, listReports, toReport, type ReportRow } from './report-list.js';
import { lockReported } from '../rows/rows.js';

// The files of the pictures are kept with the copy. The pictures of tiles are those that the version uses.
const COPY = `
  WITH copied AS (
    INSERT INTO reported_page (page_id, version, account_id, design, design_format, profile_picture, wallpaper)
    SELECT owner_id, version, account_id, design, design_format, profile_picture, wallpaper FROM page WHERE owner_id = $1
    ON CONFLICT (page_id, version) DO NOTHING RETURNING page_id, version
  )
  INSERT INTO reported_page_image (page_id, version, name)
  SELECT page_id, copied.version, name FROM copied JOIN page_image ON owner_id = page_id WHERE kind <> 'card'
  UNION SELECT page_id, copied.version, name FROM copied
    JOIN tile_picture_use AS used ON owner_id = page_id AND used.version = copied.version JOIN tile_picture_file USING (picture_id)`;

const FIND_COPY = `
  SELECT design, design_format AS "designFormat", profile_picture AS "profilePicture", wallpaper
  FROM reported_page WHERE page_id = $1 AND version = $2`;

const VERSIONS = 'SELECT version, published_at AS "publishedAt" FROM page_version WHERE owner_id = $1 ORDER BY version DESC';

const FORGET = `
  UPDATE page_report SET words = '', email = NULL WHERE ctid = ANY(ARRAY(
    SELECT ctid FROM page_report WHERE decided_at <= $1 AND (words <> '' OR email IS NOT NULL) ORDER BY decided_at LIMIT $2 FOR UPDATE SKIP LOCKED
  ))`;

const REMOVE_COPIES = `
  DELETE FROM reported_page AS copy WHERE NOT EXISTS (
    SELECT FROM page_report AS report
    WHERE report.page_id = copy.page_id AND report.version = copy.version AND (decided_at IS NULL OR decided_at > $1)
  )`;

const COUNT_SINCE = `
  SELECT count(*)::integer AS count FROM (
    SELECT FROM page_report WHERE page_id = (SELECT owner_id FROM page WHERE linkname = $1) AND reported_at > $2 LIMIT $3
  ) AS recent`;

/** The name of the row with the secret of all instances. */
const SECRET = 'REPORT_SECRET';
const KEEP_SECRET = `INSERT INTO site_setting (name, value, changed_at) VALUES ('${SECRET}', $1, now()) ON CONFLICT (name) DO NOTHING`;

/** Reports as rows of PostgreSQL. */
@Injectable()
export class TypeormReportStore extends ReportStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: AccountMails,
    private readonly operators: TypeormOperatorStore,
  ) {
    super();
  }

  override async add({ at, ...report }: NewReport): Promise<boolean> {
    return retriedTransaction(this.dataSource, async (manager) => {
      const page = await lockReported(report.linkname, manager);
      if (!page) return false;
      const isFirst = !(
        await manager.query<unknown[]>('SELECT FROM page_report WHERE page_id = $1 AND decided_at IS NULL LIMIT 1', [page.pageId])
      ).length;
      await manager.query(COPY, [page.pageId]);
      await manager.insert(pageReportTable, { ...report, ...page, reportedAt: at });
      if (isFirst) await this.tellOperators(manager, report);
      return true;
    });
  }

  override async countSince(linkname: Linkname, since: Date, atMost: number): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>(COUNT_SINCE, [linkname, since, atMost]);
    return row?.count ?? 0;
  }

  override async secret(): Promise<string> {
    const find = () => this.dataSource.getRepository(siteSettingTable).findOneBy({ name: SECRET });
    const found = await find();
    if (found) return found.value;
    await this.dataSource.query(KEEP_SECRET, [randomBytes(32).toString('base64url')]);
    // Another instance may have been the first.
    return (await find())?.value ?? '';
  }

  override list(choice: WhichReports, part: { readonly place: ListPlace | null; readonly size: number }): Promise<ReportList> {
    return listReports(this.dataSource.manager, choice, part);
  }

  override async find(id: string): Promise<Report | null> {
    if (!isUuid(id)) return null;
    const [row] = await this.dataSource.query<ReportRow[]>(`SELECT ${COLUMNS} FROM page_report WHERE id = $1`, [id]);
    return row ? toReport(row) : null;
  }

  override async listOpen(pageId: string): Promise<Report[]> {
    const select = `SELECT ${COLUMNS} FROM page_report WHERE page_id = $1 AND decision IS NULL ORDER BY reported_at DESC, id DESC`;
    return (await this.dataSource.query<ReportRow[]>(select, [pageId])).map(toReport);
  }

  override async listAbout({ pageId, accountId }: Report, atMost: number): Promise<Report[]> {
    const select = `SELECT ${COLUMNS} FROM page_report WHERE page_id = $1 OR account_id = $2
      ORDER BY page_id = $1 AND decision IS NULL DESC, reported_at DESC, id DESC LIMIT $3`;
    return (await this.dataSource.query<ReportRow[]>(select, [pageId, accountId, atMost])).map(toReport);
  }

  override async findCopy({ pageId, version }: Report): Promise<ReportedPage | null> {
    const [copy] = await this.dataSource.query<Omit<ReportedPageTable, 'pageId' | 'version' | 'accountId'>[]>(FIND_COPY, [pageId, version]);
    if (!copy) return null;
    const { design, designFormat, ...pictures } = copy;
    return { design: isNewerFormat(designFormat) ? null : fromStoredDesign(design), ...pictures };
  }

  override listVersions({ pageId }: Report): Promise<KeptVersion[]> {
    return this.dataSource.query(VERSIONS, [pageId]);
  }

  override decide(ids: readonly string[], decision: Decision, isGone: boolean): Promise<number> {
    return retriedTransaction(this.dataSource, (manager) => decideReports(manager, this.mails, { ids, decision, isGone }));
  }

  override reopen(report: Report): Promise<{ readonly opened: number; readonly showsPage: boolean }> {
    return retriedTransaction(this.dataSource, (manager) => reopenReports(manager, this.mails, report));
  }

  override countByMonth(year: number): Promise<ReportMonth[]> {
    return countReports(this.dataSource.manager, year);
  }

  override async forget(moment: Date, atMost: number): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(FORGET, [moment, atMost]);
    await this.dataSource.query(REMOVE_COPIES, [moment]);
    return count;
  }

  private async tellOperators(manager: EntityManager, { id, linkname, reason }: Omit<NewReport, 'at'>): Promise<void> {
    for (const operator of await this.operators.list(manager)) {
      if (operator.emailVerified)
        await this.mails.addWithin(manager, { kind: 'report-arrived', accountId: operator.id, reportId: id, linkname, reason });
    }
  }
}
