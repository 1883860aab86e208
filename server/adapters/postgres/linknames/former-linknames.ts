import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { REVIEW } from '../../../pages/hiding/page-hiding.js';
import type { Linkname } from '../../../pages/linknames/linkname.rules.js';
import type { OwnedPage } from '../../../pages/page.js';
import { LinknameTaken } from '../../../pages/pages.errors.js';
import { FormerLinknames, type FormerLinkname } from '../../../pages/linknames/ports/former-linknames.port.js';
import { FORMER_LINKNAME_CLOSED_FOR, MOST_FORMER_LINKNAMES } from '../../../pages/linknames/linkname-reservation.rules.js';
import { NotifyPageChanges } from './notify-page-changes.js';
import { conditionOf, placeOf, refuseUnlessOwned } from '../pages/owned-page.js';
import { lockOwned } from '../rows/rows.js';

const CLOSED_FOR = `interval '${FORMER_LINKNAME_CLOSED_FOR} milliseconds'`;

/** Whether nobody can claim the linkname $1 at $2, except for the page $3 and the account $4, which may be null. Pages that have it do not count. */
export const IS_CLOSED = `
  EXISTS (SELECT FROM reserved_linkname WHERE linkname = $1 AND free_at > $2)
  OR EXISTS (
    SELECT FROM former_linkname AS former JOIN page ON owner_id = page_id
    WHERE former.linkname = $1 AND page_id IS DISTINCT FROM $3::uuid
      AND (hidden_at IS NOT NULL OR account_id IS DISTINCT FROM $4::uuid AND given_up_at > $2::timestamptz - ${CLOSED_FOR})
  )`;

const GIVE_UP = `
  INSERT INTO former_linkname (linkname, page_id, given_up_at) VALUES ($1, $2, $3)
  ON CONFLICT (linkname) DO UPDATE SET page_id = excluded.page_id, given_up_at = excluded.given_up_at`;

// The names of a hidden page are closed to all until an operator releases them.
const reserve = (condition = 'true'): string => `
  INSERT INTO reserved_linkname (linkname, free_at)
  SELECT former.linkname, max(CASE WHEN hidden_at IS NULL THEN greatest(given_up_at + ${CLOSED_FOR}, $2) ELSE 'infinity' END)
  FROM former WHERE ${condition} GROUP BY former.linkname
  ON CONFLICT (linkname) DO UPDATE SET free_at = greatest(reserved_linkname.free_at, excluded.free_at)`;

const RESERVE_SURPLUS = `
  WITH former AS (
    DELETE FROM former_linkname AS former USING page WHERE owner_id = page_id AND former.linkname IN (
      SELECT linkname FROM former_linkname WHERE page_id = $1 ORDER BY given_up_at DESC, linkname OFFSET ${MOST_FORMER_LINKNAMES}
    ) RETURNING former.linkname, given_up_at, hidden_at
  ) ${reserve()} RETURNING linkname`;

const LEADING_TO = 'SELECT former.linkname FROM former_linkname AS former JOIN page ON owner_id = page_id WHERE page.linkname = $1';

const LIST = `
  SELECT former.linkname, given_up_at AS "givenUpAt" FROM former_linkname AS former JOIN page ON owner_id = page_id`;

const RELEASE = `
  WITH former AS (
    DELETE FROM former_linkname AS former USING page
    WHERE former.linkname = $1 AND page_id = $3 AND owner_id = page_id RETURNING former.linkname, given_up_at, hidden_at
  ), closed AS (${reserve('hidden_at IS NOT NULL')})
  SELECT FROM former`;

/** The first number of the advisory locks of linknames. Nothing else in the database uses it. The second one is a hash of the linkname. */
const LINKNAME_LOCKS = 7_355_616;

/**
 * Until the end of the transaction, nobody else claims the linkname or takes it away. Other linknames are not touched, apart from one
 * that happens to have the same hash.
 */
export async function lockLinkname(manager: EntityManager, linkname: string): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(${LINKNAME_LOCKS}, hashtext($1))`, [linkname]);
}

/** Adds the linkname that a page gives up to its former ones. Returns those that do not lead to the page any more, because there are too many. */
export async function giveUpLinkname(manager: EntityManager, pageId: string, linkname: string, now: Date): Promise<string[]> {
  await manager.query(GIVE_UP, [linkname, pageId, now]);
  const surplus = await manager.query<{ linkname: string }[]>(RESERVE_SURPLUS, [pageId, now]);
  return surplus.map((row) => row.linkname);
}

/** The linknames that lead to the page that has this one. */
export async function leadingTo(manager: EntityManager, linkname: string | null): Promise<string[]> {
  if (linkname === null) return [];
  const rows = await manager.query<{ linkname: string }[]>(LEADING_TO, [linkname]);
  return rows.map((row) => row.linkname);
}

// Nobody has decided about a page that waits for its first look.
const HIDDEN_BY_OPERATOR = `CASE WHEN hiding_reason IS DISTINCT FROM '${REVIEW}' THEN hidden_at END`;

/**
 * Reserves the linknames of pages that are removed, also their former ones: until `$2`, and those of hidden pages for good. `pages` is a
 * condition with the first parameter. Returns all of them. Pages that have no linkname yet are locked, too: they may get one at this moment.
 */
export const reserveLinknamesOf = (pages: string): string => `
  WITH going AS MATERIALIZED (SELECT owner_id, linkname, ${HIDDEN_BY_OPERATOR} AS hidden_at FROM page WHERE ${pages} ORDER BY owner_id FOR UPDATE),
  former AS (
    SELECT linkname, '-infinity'::timestamptz AS given_up_at, hidden_at FROM going WHERE linkname IS NOT NULL
    UNION ALL
    SELECT former.linkname, given_up_at, hidden_at FROM former_linkname AS former JOIN going ON owner_id = page_id
  ) ${reserve()} RETURNING linkname`;

/**
 * Takes a linkname that a page has just claimed away from those that lead elsewhere. A claim waits until the account or page that has the name is
 * removed or moves, and then finds the name closed. A check before the write would be too early, and only a separate statement sees what was
 * committed in the meantime.
 * @throws {LinknameTaken} when it is closed to the page.
 */
export async function takeOver(
  manager: EntityManager,
  linkname: Linkname,
  by: { readonly pageId: string; readonly accountId: string },
  now: Date,
): Promise<void> {
  await lockLinkname(manager, linkname);
  const [found] = await manager.query<{ isClosed: boolean }[]>(`SELECT (${IS_CLOSED}) AS "isClosed"`, [
    linkname,
    now,
    by.pageId,
    by.accountId,
  ]);
  if (found?.isClosed) throw new LinknameTaken();
  await manager.query('DELETE FROM former_linkname WHERE linkname = $1', [linkname]);
}

/** Former linknames in PostgreSQL. */
@Injectable()
export class TypeormFormerLinknames extends FormerLinknames {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: NotifyPageChanges,
  ) {
    super();
  }

  override async list(page: OwnedPage): Promise<FormerLinkname[]> {
    const list = `${LIST} WHERE ${conditionOf(page)} ORDER BY given_up_at DESC, former.linkname`;
    const found = await this.dataSource.query<FormerLinkname[]>(list, placeOf(page));
    if (found.length === 0) await refuseUnlessOwned(this.dataSource, page);
    return found;
  }

  override async release(page: OwnedPage, linkname: Linkname): Promise<boolean> {
    const isReleased = await this.dataSource.transaction(async (manager) => {
      const { id } = await lockOwned(page, manager);
      const released = await manager.query<unknown[]>(RELEASE, [linkname, 'infinity', id]);
      await this.changes.notifyWithin(manager, { gone: linkname, changed: null });
      return released.length > 0;
    });
    await this.changes.announceMove({ gone: linkname, changed: null });
    return isReleased;
  }
}
