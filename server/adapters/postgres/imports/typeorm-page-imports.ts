import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CallCredential } from '../../../accounts/sessions/call-credential.js';
import { ImportRunning } from '../../../imports/imports.errors.js';
import type { ImportedPage, ImportFailure, ImportProgress, PageImport } from '../../../imports/page-import.js';
import { PageImports, type NewImport } from '../../../imports/ports/page-imports.port.js';
import { isUuid } from '../connection/uuid.js';
import { OwnerRemoved } from '../../../pages/pages.errors.js';
import { lockCaller } from '../rows/rows.js';

const IS_RUNNING = 'failure IS NULL AND found IS NULL';

// The row is locked by its key, so of concurrent ones the second sees what the first has written.
const START = `
  INSERT INTO page_import AS last (account_id, id, came_from, started_at, heard_at, step, links_checked, link_count)
  SELECT id, $2, $3, $4, $4, 'page', 0, 0 FROM account WHERE id = $1 FOR KEY SHARE
  ON CONFLICT (account_id) DO UPDATE SET id = excluded.id, came_from = excluded.came_from, started_at = excluded.started_at,
    heard_at = excluded.heard_at, step = excluded.step, service = NULL, links_checked = 0, link_count = 0, failure = NULL, found = NULL
  WHERE NOT (last.failure IS NULL AND last.found IS NULL) OR last.heard_at < $5
  RETURNING id`;

const NOTE = `
  UPDATE page_import SET heard_at = $3, step = $4, service = $5, links_checked = $6, link_count = $7
  WHERE account_id = $1 AND id = $2 AND ${IS_RUNNING} RETURNING id`;

const FINISH = `UPDATE page_import SET found = $3 WHERE account_id = $1 AND id = $2 AND ${IS_RUNNING}`;
const FAIL = `UPDATE page_import SET failure = $3 WHERE account_id = $1 AND id = $2 AND ${IS_RUNNING}`;

const FIND = `
  SELECT id, came_from AS "from", started_at AS "startedAt", step, service, links_checked AS "linksChecked", link_count AS "linkCount", found,
    CASE WHEN ${IS_RUNNING} AND heard_at < $2 THEN 'interrupted' ELSE failure END AS failure
  FROM page_import WHERE account_id = $1`;

const REMOVE_OLD = `
  WITH old AS (SELECT account_id, id FROM page_import WHERE started_at < $1 ORDER BY started_at LIMIT $2 FOR UPDATE SKIP LOCKED),
    gone AS (DELETE FROM page_import USING old WHERE page_import.account_id = old.account_id AND page_import.id = old.id RETURNING 1)
  SELECT count(*)::integer AS count FROM gone`;

/** The last import of each account, in PostgreSQL. */
@Injectable()
export class TypeormPageImports extends PageImports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly credential: CallCredential,
  ) {
    super();
  }

  override async start({ accountId, id, from, startedAt }: NewImport, silentSince: Date): Promise<void> {
    const rows = await this.dataSource.transaction(async (manager) => {
      await lockCaller(this.credential, manager);
      return manager.query<unknown[]>(START, [accountId, id, from, startedAt, silentSince]);
    });
    if (rows.length > 0) return;
    const [account] = await this.dataSource.query<unknown[]>('SELECT FROM account WHERE id = $1', [accountId]);
    throw account ? new ImportRunning() : new OwnerRemoved();
  }

  override async note({ accountId, id }: NewImport, progress: ImportProgress, at: Date): Promise<boolean> {
    const { step, service, linksChecked, linkCount } = progress;
    const [rows] = await this.dataSource.query<[unknown[]]>(NOTE, [accountId, id, at, step, service, linksChecked, linkCount]);
    return rows.length > 0;
  }

  override async finish({ accountId, id }: NewImport, found: ImportedPage): Promise<void> {
    await this.dataSource.query(FINISH, [accountId, id, JSON.stringify(found)]);
  }

  override async fail({ accountId, id }: NewImport, failure: ImportFailure): Promise<void> {
    await this.dataSource.query(FAIL, [accountId, id, failure]);
  }

  override async find(accountId: string, silentSince: Date): Promise<PageImport | null> {
    const [row] = await this.dataSource.query<PageImport[]>(FIND, [accountId, silentSince]);
    return row ?? null;
  }

  override async remove(accountId: string, id: string): Promise<void> {
    if (isUuid(id)) await this.dataSource.query('DELETE FROM page_import WHERE account_id = $1 AND id = $2', [accountId, id]);
  }

  override async removeOld(before: Date, limit: number): Promise<number> {
    const [row] = await this.dataSource.query<{ readonly count: number }[]>(REMOVE_OLD, [before, limit]);
    return row?.count ?? 0;
  }
}
