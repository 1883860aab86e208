import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { REVIEW } from '../../../pages/hiding/page-hiding.js';
import { Page, type OwnedPage, type PageOutline } from '../../../pages/page.js';
import { LinknameWrong, OwnerRemoved, PageIsMain, PageNotFound, TooManyPages } from '../../../pages/pages.errors.js';
import { AccountPages, type NewPage, type PageRemoval, type VisibilityChange } from '../../../pages/ports/account-pages.port.js';
import { copyPage } from './copied-page.js';
import { refuseClaim } from '../linknames/claim-refusals.js';
import { leadingTo, takeOver, reserveLinknamesOf } from '../linknames/former-linknames.js';
import { NotifyPageChanges, type PageMove } from '../linknames/notify-page-changes.js';
import { insertFirst } from './owned-page.js';
import { outdatePictures } from '../media/page-pictures.js';
import { retriedTransaction } from '../connection/retried-transaction.js';
import { formatOf } from './write-design.js';
import { nextChange } from './page-moments.js';
import { moveBy } from '../linknames/page-move.js';
import { tellWebhooks } from '../webhooks/webhook-events.js';
import { lockForRows, lockOwned } from '../rows/rows.js';

const LIST = `
  SELECT owner_id AS id, account_id AS "accountId", name, is_main AS "isMain", linkname, version, published_at AS "publishedAt",
    hidden_at IS NOT NULL AS "isHidden", hidden_at IS NOT NULL AND hiding_reason IS NOT DISTINCT FROM '${REVIEW}' AS "isWaiting", feed_since AS "feedSince", coalesce(access, 'public') AS access,
    CASE WHEN lock_id IS NOT NULL THEN jsonb_strip_nulls(jsonb_build_object('lock', lock_id, 'hint', lock_hint)) END AS "accessLock", period, profile_picture AS "profilePicture", wallpaper
  FROM page WHERE account_id = $1 ORDER BY position, owner_id`;

const COUNT = 'SELECT count(*)::integer AS pages, coalesce(max(position), 0)::integer AS last FROM page WHERE account_id = $1';

const CREATE = `
  INSERT INTO page (owner_id, account_id, name, linkname, position, is_main) VALUES ($1, $2, $3, $4, $5, false)`;

const IDS = 'SELECT owner_id AS id FROM page WHERE account_id = $1 ORDER BY position, owner_id';

const ORDER = `
  UPDATE page SET position = place FROM unnest($2::uuid[]) WITH ORDINALITY AS ordered (id, place)
  WHERE account_id = $1 AND owner_id = id AND position <> place`;

// A release that knows nothing of it must not show the page, so its format is at least the first one with these kinds of access.
const CHANGE_ACCESS = `
  UPDATE page SET access = $2::text, lock_id = $3, lock_hint = $4, design_format = ${formatOf('design_format', '$2::text')}
  WHERE owner_id = $1`;

const CHANGE_PERIOD = `
  UPDATE page SET period = $2::jsonb, changes_at = ${nextChange('design', 'design_format', '$3::timestamptz', '$2::jsonb')},
    design_format = ${formatOf('design_format', 'access', '$2::jsonb')}
  WHERE owner_id = $1`;

const RESERVE = reserveLinknamesOf('owner_id = $1');

const OUTDATE_PICTURES = outdatePictures('owner_id = $1');

/** Names, the order of the list and which page is the main one: visitors see none of them, and every cached page stays as it is. */
const NOTHING_SEEN: PageMove = { gone: null, changed: null };

// They are checked at once, because another page may show them.
const OUTDATE_TILE_PICTURES = `
  UPDATE tile_picture SET kept_at = '-infinity' WHERE id IN (SELECT picture_id FROM tile_picture_use WHERE owner_id = $1)`;

/** The pages of an account in PostgreSQL. Each change locks the account's row, so that changes of one account are done one after the other. */
@Injectable()
export class TypeormAccountPages extends AccountPages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: NotifyPageChanges,
  ) {
    super();
  }

  override async list(accountId: string): Promise<PageOutline[]> {
    const pages = await this.dataSource.query<PageOutline[]>(LIST, [accountId]);
    return pages.length > 0 ? pages : [Page.unpublished(accountId)];
  }

  override async create({ accountId, id, name, linkname, copyOf, at }: NewPage, most: number): Promise<void> {
    await this.change(accountId, async (manager) => {
      const [{ pages, last }] = await manager.query<[{ pages: number; last: number }]>(COUNT, [accountId]);
      if (pages >= most) throw new TooManyPages(most);
      const source = copyOf === undefined ? null : await lockOwned({ accountId, pageId: copyOf }, manager);
      await manager.query(CREATE, [id, accountId, name, linkname, last + 1]);
      const isTold = source !== null && (await copyPage(manager, { from: source.id, to: id, at }));
      if (linkname !== null) await tellWebhooks(manager, accountId, 'page.renamed', { pageId: id, linkname, formerLinkname: null });
      if (isTold) await tellWebhooks(manager, accountId, 'page.published', { pageId: id, linkname, version: 1 });
      if (linkname !== null) await takeOver(manager, linkname, { accountId, pageId: id }, at);
      return { gone: null, changed: linkname };
    });
  }

  override async rename(page: OwnedPage, name: string | null): Promise<void> {
    await this.change(page.accountId, async (manager) => {
      const { id } = await lockOwned(page, manager);
      await manager.query('UPDATE page SET name = $2 WHERE owner_id = $1', [id, name]);
      return NOTHING_SEEN;
    });
  }

  override async switchFeed(page: OwnedPage, since: Date | null): Promise<void> {
    await this.change(page.accountId, async (manager) => {
      const { id } = await lockOwned(page, manager);
      return moveBy(manager, id, () => manager.query('UPDATE page SET feed_since = $2 WHERE owner_id = $1', [id, since]));
    });
  }

  override async changeVisibility(page: OwnedPage, { access, lock, period }: VisibilityChange, now: Date): Promise<void> {
    await this.change(page.accountId, async (manager) => {
      const { id, linkname } = await lockOwned(page, manager);
      const at = period?.from;
      if (at !== undefined && Date.parse(at) > now.getTime())
        await tellWebhooks(manager, page.accountId, 'page.scheduled', { pageId: id, linkname, at });
      const move = await moveBy(manager, id, async () => {
        if (access !== undefined) await manager.query(CHANGE_ACCESS, [id, access === 'public' ? null : access, lock?.lock, lock?.hint]);
        if (period !== undefined) await manager.query(CHANGE_PERIOD, [id, period && JSON.stringify(period), now]);
      });
      // Former linknames lead nowhere while the page is away.
      return { ...move, led: await leadingTo(manager, linkname) };
    });
  }

  override async order(accountId: string, ids: readonly string[]): Promise<void> {
    await this.change(accountId, async (manager) => {
      const own = (await manager.query<{ id: string }[]>(IDS, [accountId])).map(({ id }) => id);
      const named = ids.map((id) => id.toLowerCase());
      if (!named.every((id) => own.includes(id))) throw new PageNotFound();
      await manager.query(ORDER, [accountId, [...new Set([...named, ...own])]]);
      return NOTHING_SEEN;
    });
  }

  override async makeMain(page: OwnedPage): Promise<void> {
    await this.change(page.accountId, async (manager) => {
      const { id } = await lockOwned(page, manager);
      const former = await lockOwned({ accountId: page.accountId }, manager);
      await manager.query('UPDATE page SET is_main = false WHERE owner_id = $1', [former.id]);
      await manager.query('UPDATE page SET is_main = true WHERE owner_id = $1', [id]);
      return NOTHING_SEEN;
    });
  }

  override async remove(page: OwnedPage, { linkname, freeAt }: PageRemoval): Promise<void> {
    await this.change(page.accountId, async (manager) => {
      const found = await lockOwned(page, manager);
      const main = await lockOwned({ accountId: page.accountId }, manager);
      if (found.id === main.id) throw new PageIsMain();
      if (found.linkname !== linkname) throw new LinknameWrong();
      // An address that never showed anything has no readers to protect. Otherwise, somebody could reserve any number of linknames.
      const led = await leadingTo(manager, linkname);
      if (found.version > 0) await manager.query(RESERVE, [found.id, freeAt]);
      await manager.query(OUTDATE_PICTURES, [found.id]);
      await manager.query(OUTDATE_TILE_PICTURES, [found.id]);
      // The foreign keys delete its versions, and what says that it uses pictures.
      await manager.query('DELETE FROM page WHERE owner_id = $1', [found.id]);
      await tellWebhooks(manager, page.accountId, 'page.deleted', { pageId: found.id, formerLinkname: linkname });
      return { gone: linkname, changed: null, led };
    });
  }

  /** Does the work while no other change of the account's list is done, and tells of the linknames that it returns. */
  private async change(accountId: string, work: (manager: EntityManager) => Promise<PageMove>): Promise<void> {
    const move = await retriedTransaction(this.dataSource, async (manager) => {
      if (!(await lockForRows(accountId, manager))) throw new OwnerRemoved();
      await insertFirst(accountId, manager);
      const made = await work(manager);
      await this.changes.notifyWithin(manager, made);
      return made;
    }).catch(refuseClaim);
    await this.changes.announceMove(move);
  }
}
