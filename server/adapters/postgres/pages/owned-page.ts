import type { DataSource, EntityManager } from 'typeorm';
import type { OwnedPage } from '../../../pages/page.js';
import { PageNotFound } from '../../../pages/pages.errors.js';
import { isUuid } from '../connection/uuid.js';

// Two conditions, because each uses an index of one row. Both have the same parameters.

/** The condition of the main page of an account, which is $1. $2 is null. */
export const IS_MAIN = 'account_id = $1 AND is_main AND $2::uuid IS NULL';

/**
 * The condition of the page $2 of the account $1. In this form, only the key of the page finds its row: a statement that writes a row leaves its
 * former forms in the index of accounts until the next vacuum, and would read all of them.
 */
export const IS_NAMED = 'owner_id = $2::uuid AND (account_id = $1) IS TRUE';

/** The condition of a page, for the parameters of `placeOf`. */
export function conditionOf({ pageId }: OwnedPage): string {
  return pageId === undefined ? IS_MAIN : IS_NAMED;
}

/**
 * The first two parameters of a statement about a page.
 * @throws {PageNotFound} when the text is no id at all.
 */
export function placeOf({ accountId, pageId }: OwnedPage): [accountId: string, pageId: string | null] {
  if (pageId !== undefined && !isUuid(pageId)) throw new PageNotFound();
  return [accountId, pageId ?? null];
}

/** Whether the page may be the first one of its account, which has no row before its first claim or publication. */
export function mayBeFirst({ accountId, pageId = accountId }: OwnedPage): boolean {
  return pageId.toLowerCase() === accountId;
}

/** Whether an account has rows of pages, and none of its first page. */
const IS_FIRST_REMOVED = 'SELECT 1 FROM page WHERE account_id = $1 HAVING count(*) > 0 AND NOT bool_or(owner_id = $1)';

/**
 * Called when a statement has found no row of a page. Another one may have inserted the first page of the account since then. That page exists, and the
 * caller answers with what it was before.
 * @throws {PageNotFound} unless it is the first page of an account, and was not removed.
 */
export async function refuseUnlessFirst(dataSource: DataSource, page: OwnedPage): Promise<void> {
  if (!mayBeFirst(page)) throw new PageNotFound();
  const rows: unknown[] = await dataSource.query(IS_FIRST_REMOVED, [page.accountId]);
  if (rows.length > 0) throw new PageNotFound();
}

/**
 * For a statement that has found nothing.
 * @throws {PageNotFound} when the account has no such page.
 */
export async function refuseUnlessOwned(dataSource: DataSource, page: OwnedPage): Promise<void> {
  if (page.pageId === undefined) return;
  const rows: unknown[] = await dataSource.query(`SELECT FROM page WHERE ${IS_NAMED}`, placeOf(page));
  if (rows.length === 0) await refuseUnlessFirst(dataSource, page);
}

/** Inserts the row of an account's first page. Does nothing when the account has a main page. */
export async function insertFirst(accountId: string, manager: EntityManager): Promise<void> {
  await manager.query('INSERT INTO page (owner_id, account_id) VALUES ($1, $1) ON CONFLICT DO NOTHING', [accountId]);
}

/** If the main page is meant, and there is one in the meantime, nothing was written. */
export function refuseOtherMain({ pageId }: OwnedPage): (error: unknown) => undefined {
  return (error) => {
    if (pageId === undefined && error instanceof PageNotFound) return undefined;
    throw error;
  };
}
