import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { NoCredential } from '../../../server/accounts/sessions/call-credential.js';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { TypeormPageDrafts } from '../../../server/adapters/postgres/drafts/typeorm-page-drafts.js';
import { TypeormAccountPages } from '../../../server/adapters/postgres/pages/typeorm-account-pages.js';
import { TypeormAccountStore } from '../../../server/adapters/postgres/accounts/typeorm-account-store.js';
import { TypeormOperatorStore } from '../../../server/adapters/postgres/accounts/typeorm-operator-store.js';
import { TypeormPageStore } from '../../../server/adapters/postgres/pages/typeorm-page-store.js';
import { TypeormStoredImages } from '../../../server/adapters/postgres/media/typeorm-stored-images.js';
import { PgBossMailQueue } from '../../../server/adapters/queue/pg-boss-mail-queue.js';
import type { ImageName } from '../../../server/media/image.js';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import { newId } from '../../../server/pages/new-id.js';
import type { OwnedPage } from '../../../server/pages/page.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { connectedDatabase } from '../../support/database/connected-database.js';
import { until } from '../../support/waiting.js';

const now = new Date('2026-11-20T08:00:00.000Z');
const connected = connectedDatabase();

let mails: PgBossMailQueue;
let pages: TypeormPageStore;
let accountPages: TypeormAccountPages;
let accounts: TypeormAccountStore;
let accountId: string;
const told: string[] = [];

beforeAll(async () => {
  mails = new PgBossMailQueue(connected.dataSource);
  await mails.onModuleInit();
});
afterAll(() => mails.beforeApplicationShutdown());
beforeEach(async () => {
  const { dataSource } = connected;
  const changes = new NotifyPageChanges(dataSource);
  told.splice(0);
  changes.onChange(({ key }) => told.push(key));
  changes.onGone(({ key }) => void told.push(`${key} gone`));
  pages = new TypeormPageStore(dataSource, changes);
  accountPages = new TypeormAccountPages(dataSource, changes);
  accounts = new TypeormAccountStore(
    dataSource,
    mails,
    changes,
    new TypeormOperatorStore(dataSource, new NoCredential()),
    new NoCredential(),
  );
  accountId = await storeAccount(dataSource);
});

const aLinkname = () => `page-${randomUUID().slice(0, 18)}` as Linkname;

async function create(linkname: Linkname | null = null): Promise<OwnedPage & { readonly pageId: string }> {
  const id = newId(now);
  await accountPages.create({ accountId, id, name: null, linkname, at: now }, 100);
  return { accountId, pageId: id };
}

describe('The first page of an account, whose row is inserted while the page is read', () => {
  /** Inserts the row after so many statements, which have not found it. */
  function insertAfter(statements: number): void {
    const { dataSource } = connected;
    const query = dataSource.query.bind(dataSource);
    const spy = jest.spyOn(dataSource, 'query');
    for (let before = 1; before < statements; before += 1) spy.mockImplementationOnce(query);
    spy.mockImplementationOnce(async (...next) => {
      const rows: unknown = await query(...next);
      await query('INSERT INTO page (owner_id, account_id) VALUES ($1, $1)', [accountId]);
      return rows;
    });
  }
  afterEach(() => void jest.restoreAllMocks());

  const firstPage = () => ({ accountId, pageId: accountId });
  const drafts = () => new TypeormPageDrafts(connected.dataSource);
  test.each<[string, number, () => Promise<unknown>, unknown]>([
    ['the page', 1, () => pages.find(firstPage()), expect.objectContaining({ id: expect.any(String), version: 0 })],
    ['its draft', 2, () => drafts().find(firstPage()), null],
    ['its versions', 3, () => pages.listVersions(firstPage()), []],
  ])('is found: %s', async (_, statements, read, expected) => {
    insertAfter(statements);
    expect(await read()).toEqual(expected);
    const rows = await connected.dataSource.query<unknown[]>('SELECT FROM page WHERE owner_id = $1', [accountId]);
    expect(rows).toHaveLength(1);
  });
});

describe('A change that the database aborts because of a concurrent one', () => {
  /** Lets so many of the next changes of pages end in an error. */
  async function abortNext(count: number, code: string): Promise<void> {
    await connected.dataSource.query(`
      CREATE SEQUENCE changes_of_pages;
      CREATE FUNCTION abort_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('changes_of_pages') <= ${count} THEN RAISE EXCEPTION 'aborted' USING ERRCODE = '${code}'; END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER abort_change AFTER UPDATE ON page FOR EACH STATEMENT EXECUTE FUNCTION abort_change()`);
  }
  afterEach(() => connected.dataSource.query('DROP FUNCTION abort_change CASCADE; DROP SEQUENCE changes_of_pages'));

  test.each(['40P01', '40001'])('(%s) is tried again: a change of the list, a claim and a picture', async (code) => {
    const page = await create();
    await abortNext(1, code);
    await accountPages.rename(page, 'Second attempt');
    expect(await pages.find(page)).toMatchObject({ name: 'Second attempt' });
    const linkname = aLinkname();
    await connected.dataSource.query(`SELECT setval('changes_of_pages', 1, false)`);
    await pages.saveLinkname(page, linkname, now);
    expect(await pages.find(page)).toMatchObject({ linkname });
    await connected.dataSource.query(`SELECT setval('changes_of_pages', 1, false)`);
    await pages.savePicture(page, 'wallpaper', null);
    expect(told).toEqual([linkname, linkname]);
  });

  test('again and again fails, and is not answered as if the linkname were taken', async () => {
    const page = await create();
    await abortNext(1_000, '40P01');
    const aborted = { name: 'QueryFailedError', driverError: { code: '40P01' } };
    await expect(accountPages.rename(page, 'Never')).rejects.toMatchObject(aborted);
    await expect(pages.saveLinkname(page, aLinkname(), now)).rejects.toMatchObject(aborted);
  });
});

describe('Pictures are outdated in the order of their names, so that two removals that share pictures never wait for each other', () => {
  const removals: readonly [string, (page: OwnedPage & { readonly pageId: string }) => Promise<unknown>][] = [
    ['page', (page) => accountPages.remove(page, { linkname: null, freeAt: now })],
    ['account', () => accounts.remove(accountId, now)],
  ];

  test.each(removals)('if a %s is removed', async (_, remove) => {
    const [first, last] = ['a', 'b'].map((letter) => `${letter}${randomUUID().replaceAll('-', '').repeat(2).slice(1)}.jpg` as ImageName);
    const images = new TypeormStoredImages(connected.dataSource);
    // The last name is stored first.
    for (const name of [last!, first!]) await images.note([name]);
    const page = await create();
    const variants = [first!, last!].map((name) => ({ format: 'jpg' as const, name, width: 9, height: 7, bytes: 99 }));
    await pages.savePicture(page, 'wallpaper', { width: 9, height: 7, color: '#0a0b0c', variants });
    const url = (connected.dataSource.options as { readonly url: string }).url;
    const [holder, observer] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
    for (const client of [holder, observer]) await client.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM stored_image WHERE name = $1 FOR UPDATE', [first]);
      const removed = remove(page);
      const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%stored_image%'`;
      await until(async () => (await observer.query(waiting)).rowCount === 1);
      const isFree = await observer.query('SELECT FROM stored_image WHERE name = $1 FOR NO KEY UPDATE SKIP LOCKED', [last]);
      await holder.query('COMMIT');
      await removed;
      expect(isFree.rowCount).toBe(1);
    } finally {
      for (const client of [holder, observer]) await client.end();
    }
    const dates = 'SELECT DISTINCT kept_at::text AS date FROM stored_image WHERE name = ANY($1)';
    expect(await connected.dataSource.query(dates, [[first, last]])).toEqual([{ date: '-infinity' }]);
  });
});

test('The versions of a page are listed with two statements, and one of them is read with one, whichever page it is', async () => {
  const further = await create();
  for (const page of [{ accountId }, further]) {
    await pages.publish({ ...page, design: aDesign(), publishedAt: now, sanitizerVersion: 1 });
    const statements = jest.spyOn(connected.dataSource, 'query');
    expect(await pages.listVersions(page)).toHaveLength(1);
    expect(statements).toHaveBeenCalledTimes(2);
    expect(await pages.findVersion(page, 1)).toMatchObject({ version: 1, publishedAt: now, sanitizerVersion: 1, design: aDesign() });
    expect(statements).toHaveBeenCalledTimes(3);
    statements.mockRestore();
  }
});

test('Only what visitors can see is told of: a new page and a deletion, and not a name, an order or another main page', async () => {
  const [one, other] = [aLinkname(), aLinkname()];
  const [first, second] = [await create(one), await create(other)];
  expect(told.splice(0)).toEqual([one, other]);
  await accountPages.rename(first, 'Weddings');
  await accountPages.order(accountId, [second.pageId, first.pageId]);
  await accountPages.makeMain(second);
  expect(told).toEqual([]);
  await accountPages.remove(first, { linkname: one, freeAt: now });
  expect(told).toEqual([one, `${one} gone`]);
});
