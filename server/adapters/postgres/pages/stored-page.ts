import type { EntityManager } from 'typeorm';
import type { Linkname } from '../../../pages/linknames/linkname.rules.js';
import { REVIEW } from '../../../pages/hiding/page-hiding.js';
import { Page } from '../../../pages/page.js';
import { DESIGN_FORMAT, fromStoredDesign } from '../../../pages/design/stored-design.rules.js';
import type { PageTable } from './page.table.js';

/** A row as the statements select it. Its place in lists is only in their order. */
export type PageRow = Omit<PageTable, 'position' | 'changesAt'>;

/** The columns of a row, without its id. */
export const PAGE_COLUMNS = `
  page.account_id AS "accountId", page.is_main AS "isMain", page.name, page.linkname, page.version, page.design,
  page.design_format AS "designFormat", page.sanitizer_version AS "sanitizerVersion", page.published_at AS "publishedAt",
  page.profile_picture AS "profilePicture", page.wallpaper, page.hidden_at AS "hiddenAt", page.hiding_reason AS "hidingReason",
  page.feed_since AS "feedSince", page.access, page.lock_id AS "lockId", page.lock_hint AS "lockHint", page.period`;

const BY_ID = `SELECT page.owner_id AS id, ${PAGE_COLUMNS} FROM page WHERE page.owner_id = $1`;

/** The page with this id, whoever has it; null without one. */
export async function pageById(manager: EntityManager, id: string): Promise<Page | null> {
  const [row] = await manager.query<PageRow[]>(BY_ID, [id]);
  return row ? toPage(row) : null;
}

/** Whether a newer release wrote the design. It may run beside this one during a rolling update. */
export function isNewerFormat(format: number | null): boolean {
  return format !== null && format > DESIGN_FORMAT;
}

/** Whether the page waits for the first look of an operator. */
export function isWaiting({ hiddenAt, hidingReason }: Pick<PageTable, 'hiddenAt' | 'hidingReason'>): boolean {
  return Boolean(hiddenAt) && hidingReason === REVIEW;
}

/** The page of a row. It has no design if the design has a newer format. */
export function toPage(row: PageRow): Page {
  const {
    id,
    accountId,
    isMain,
    name,
    linkname,
    version,
    design,
    designFormat,
    publishedAt,
    hiddenAt,
    feedSince,
    access,
    lockId,
    lockHint,
    period,
    profilePicture,
    wallpaper,
  } = row;
  const isOfNewerFormat = isNewerFormat(designFormat);
  return new Page({
    id,
    accountId,
    isMain,
    name,
    // Only parsed linknames are ever written.
    linkname: linkname as Linkname | null,
    version,
    design: isOfNewerFormat ? null : design && fromStoredDesign(design),
    isOfNewerFormat,
    publishedAt,
    isHidden: Boolean(hiddenAt),
    isWaiting: isWaiting(row),
    feedSince: feedSince ?? null,
    access: access ?? 'public',
    accessLock: lockId ? { lock: lockId, ...(lockHint ? { hint: lockHint } : {}) } : null,
    period: period ?? null,
    profilePicture,
    wallpaper,
  });
}
