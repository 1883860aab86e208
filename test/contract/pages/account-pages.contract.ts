import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { TypeormAccountPages } from '../../../server/adapters/postgres/pages/typeorm-account-pages.js';
import { TypeormPageStore } from '../../../server/adapters/postgres/pages/typeorm-page-store.js';
import { TypeormStoredImages } from '../../../server/adapters/postgres/media/typeorm-stored-images.js';
import type { ImageName } from '../../../server/media/image.js';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import { newId } from '../../../server/pages/new-id.js';
import type { OwnedPage } from '../../../server/pages/page.js';
import {
  LinknameTaken,
  LinknameWrong,
  OwnerRemoved,
  PageChangedElsewhere,
  PageIsMain,
  PageNotFound,
  TooManyPages,
} from '../../../server/pages/pages.errors.js';
import type { AccountPages, NewPage } from '../../../server/pages/ports/account-pages.port.js';
import type { PageStore } from '../../../server/pages/ports/page-store.port.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { MemoryAccountPages } from '../../fakes/pages/memory-account-pages.js';
import { MemoryPageStore } from '../../fakes/pages/memory-page-store.js';
import { connectedDatabase } from '../../support/database/connected-database.js';
import { hidingOf } from '../../support/database/page-hidings.js';

const now = new Date('2026-11-20T08:00:00.000Z');
const freeAt = new Date('2026-12-20T08:00:00.000Z');
const connected = connectedDatabase();

interface Stores {
  readonly pages: PageStore;
  readonly accountPages: AccountPages;
}

const inMemory = (): Stores => {
  const pages = new MemoryPageStore();
  return { pages, accountPages: new MemoryAccountPages(pages) };
};

const inPostgres = (): Stores => {
  const { dataSource } = connected;
  const changes = new NotifyPageChanges(dataSource);
  return { pages: new TypeormPageStore(dataSource, changes), accountPages: new TypeormAccountPages(dataSource, changes) };
};

let { pages, accountPages }: Stores = inMemory();
let accountId: string;

const aLinkname = () => `page-${randomUUID().slice(0, 18)}` as Linkname;
const idsOf = async (account = accountId) => (await accountPages.list(account)).map(({ id }) => id);
const publish = async (page: OwnedPage, title: string, basedOn?: number) =>
  (await pages.publish({ ...page, design: aDesign({ title }), publishedAt: now, sanitizerVersion: 1, basedOn })).page;
const titleOf = async (page: OwnedPage) => (await pages.find(page)).design?.title;

async function create(more: Partial<NewPage> = {}, most = 100): Promise<OwnedPage & { readonly pageId: string }> {
  const id = newId(now);
  await accountPages.create({ accountId, id, name: null, linkname: null, at: now, ...more }, most);
  return { accountId, pageId: id };
}

/** What the calls were refused with, by the order of the calls; null for those that succeeded. */
async function refusalsOf(calls: readonly Promise<unknown>[]): Promise<unknown[]> {
  return (await Promise.allSettled(calls)).map((result) => (result.status === 'rejected' ? (result.reason as unknown) : null));
}

describe.each([
  ['the memory of a test', inMemory],
  ['PostgreSQL', inPostgres],
])('the pages of an account in %s', (_, open) => {
  beforeEach(async () => {
    ({ pages, accountPages } = open());
    accountId = await storeAccount(connected.dataSource);
  });

  test('an account without a stored page has its main page, whose id is that of the account', async () => {
    expect(await accountPages.list(accountId)).toMatchObject([{ id: accountId, accountId, isMain: true, version: 0, linkname: null }]);
    expect(await pages.find({ accountId, pageId: accountId })).toMatchObject({ id: accountId, isMain: true });
    expect(await publish({ accountId, pageId: accountId }, 'By its id', 0)).toMatchObject({ id: accountId, version: 1, isMain: true });
  });

  test('each page has an address, a design, a history and a picture of its own', async () => {
    const [first, second] = [{ accountId }, await create({ name: 'Weddings' })];
    const [one, other] = [aLinkname(), aLinkname()];
    await pages.saveLinkname(first, one, now);
    await pages.saveLinkname(second, other, now);
    await publish(first, 'One', 0);
    await publish(second, 'Other', 0);
    expect(await publish(second, 'Other again', 1)).toMatchObject({ id: second.pageId, name: 'Weddings', linkname: other, version: 2 });
    await expect(publish(second, 'Late', 1)).rejects.toThrow(PageChangedElsewhere);
    expect([await titleOf(first), await titleOf(second)]).toEqual(['One', 'Other again']);
    expect([(await pages.listVersions(first)).length, (await pages.listVersions(second)).length]).toEqual([1, 2]);
    expect([(await pages.findVersion(second, 1))?.design.title, await pages.findVersion(first, 2)]).toEqual(['Other', null]);
    expect((await pages.lookUp(other, now)).page).toMatchObject({ id: second.pageId, design: { title: 'Other again' } });
    expect(await accountPages.list(accountId)).toMatchObject([
      { id: accountId, isMain: true, linkname: one, version: 1 },
      { id: second.pageId, isMain: false, linkname: other, version: 2, name: 'Weddings' },
    ]);
  });

  test('a copy has the published design of the page as its version 1, and changes nothing about the page', async () => {
    const source = { accountId };
    await pages.saveLinkname(source, aLinkname(), now);
    await publish(source, 'First', 0);
    const before = await publish(source, 'Second', 1);
    const linkname = aLinkname();
    const copy = await create({ copyOf: accountId, linkname });
    expect(await pages.find(copy)).toMatchObject({ id: copy.pageId, isMain: false, linkname, version: 1, design: before.design });
    expect((await pages.listVersions(copy)).map(({ version }) => version)).toEqual([1]);
    await publish(copy, 'Third', 1);
    expect(await pages.find(source)).toEqual(before);
    const empty = await create({ copyOf: (await create()).pageId });
    expect(await pages.find(empty)).toMatchObject({ version: 0, design: null, publishedAt: null });
  });

  test('a copy of a page whose tiles come at a moment passes that moment, too', async () => {
    const moment = new Date(now.getTime() + 60_000);
    const design = aDesign({ tiles: [aTile({ visibility: { from: moment.toISOString() } })] });
    await pages.publish({ accountId, design, publishedAt: now, sanitizerVersion: 1 });
    await create({ copyOf: accountId });
    expect([await pages.passMoments(moment, 10), await pages.passMoments(moment, 10)]).toEqual([2, 0]);
  });

  test('a feed begins and ends with its page, in the list, too, and a copy has none', async () => {
    const page = await create();
    await publish(page, 'Lemons');
    await accountPages.switchFeed(page, now);
    expect([(await pages.find(page)).feedSince, (await accountPages.list(accountId)).map(({ feedSince }) => feedSince)]).toEqual([
      now,
      [null, now],
    ]);
    expect((await publish(page, 'Olives')).feedSince).toEqual(now);
    expect((await pages.find(await create({ copyOf: page.pageId }))).feedSince).toBeNull();
    await accountPages.switchFeed(page, null);
    expect((await pages.find(page)).feedSince).toBeNull();
  });

  test('who may find a page is changed at once, also in the list, without a new version; a copy is as public as its page', async () => {
    const page = await create({ copyOf: (await publish({ accountId }, 'Main')).id, linkname: aLinkname() });
    expect((await pages.find(page)).access).toBe('public');
    await accountPages.changeVisibility(page, { access: 'unlisted', lock: null }, now);
    expect(await pages.find(page)).toMatchObject({ access: 'unlisted', version: 1 });
    expect((await accountPages.list(accountId)).map(({ access }) => access)).toEqual(['public', 'unlisted']);
    expect((await publish(page, 'Second', 1)).access).toBe('unlisted');
    expect((await pages.find(await create({ copyOf: page.pageId }))).access).toBe('unlisted');
    const lock = { lock: randomUUID(), hint: 'In your letter' };
    await accountPages.changeVisibility(page, { access: 'password', lock: lock }, now);
    const copy = await create({ copyOf: page.pageId });
    for (const locked of [page, copy]) expect(await pages.find(locked)).toMatchObject({ access: 'password', accessLock: lock });
    expect((await accountPages.list(accountId)).map(({ accessLock }) => accessLock)).toEqual([null, lock, null, lock]);
    expect(await publish(page, 'Third', 2)).toMatchObject({ access: 'password', accessLock: lock });
    await accountPages.changeVisibility(page, { access: 'public', lock: null }, now);
    expect((await pages.find(page)).accessLock).toBeNull();
    expect((await pages.find(page)).access).toBe('public');
    await expect(
      accountPages.changeVisibility({ accountId, pageId: randomUUID() }, { access: 'unlisted', lock: null }, now),
    ).rejects.toThrow(PageNotFound);
  });

  test('PT-08 when visitors see a page is changed at once, also in the list and before the first publication, and stays through publications; a copy has the time of its page; each moment is passed once', async () => {
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    const period = { from: at(10).toISOString(), until: at(20).toISOString(), timeZone: 'Europe/Paris', isAnnounced: true } as const;
    const page = await create({ linkname: aLinkname() });
    await accountPages.changeVisibility(page, { period }, now);
    expect(await pages.find(page)).toMatchObject({ period, version: 0 });
    expect(await pages.passMoments(at(10), 10)).toBe(0);
    expect((await publish(page, 'First')).period).toEqual(period);
    expect((await accountPages.list(accountId)).map((listed) => listed.period)).toEqual([null, period]);
    expect((await pages.find(await create({ copyOf: page.pageId }))).period).toEqual(period);
    const pass = (minutes: number) => pages.passMoments(at(minutes), 10);
    expect([await pass(9), await pass(10), await pass(11), await pass(20), await pass(600)]).toEqual([0, 2, 0, 2, 0]);
    await accountPages.changeVisibility(page, { period: { from: at(700).toISOString() } }, at(600));
    expect([await pass(699), await pass(700)]).toEqual([0, 1]);
    await accountPages.changeVisibility(page, { period: null }, now);
    expect([(await pages.find(page)).period, await pass(9_000)]).toEqual([null, 0]);
  });

  test('PT-09 a page that is not there is in no list of public pages, and one that is announced or there is', async () => {
    const linkname = aLinkname();
    const page = await create({ copyOf: (await publish({ accountId }, 'Main')).id, linkname });
    const from = new Date(now.getTime() + 60_000);
    const isListed = async (at: Date) => {
      const listed = await pages.listPublic({ from: linkname, before: null }, 1, at);
      expect((await pages.dividePublic(1, at)).includes(linkname)).toBe(listed[0]?.linkname === linkname);
      return listed[0]?.linkname === linkname;
    };
    await accountPages.changeVisibility(page, { period: { from: from.toISOString() } }, now);
    expect([await isListed(now), await isListed(from)]).toEqual([false, true]);
    await accountPages.changeVisibility(page, { period: { from: from.toISOString(), isAnnounced: true } }, now);
    expect(await isListed(now)).toBe(true);
    await accountPages.changeVisibility(page, { period: { until: from.toISOString() } }, now);
    expect([await isListed(now), await isListed(from)]).toEqual([true, false]);
  });

  test('a page that was never published can be for nobody', async () => {
    const page = await create();
    await accountPages.changeVisibility(page, { access: 'nobody', lock: null }, now);
    expect(await pages.find(page)).toMatchObject({ access: 'nobody', version: 0 });
  });

  test('a refused page is not created: no space, a linkname that is taken, or nothing to copy', async () => {
    const linkname = aLinkname();
    await pages.saveLinkname({ accountId }, linkname, now);
    await expect(create({}, 1)).rejects.toThrow(TooManyPages);
    await expect(create({ linkname })).rejects.toThrow(LinknameTaken);
    const stranger = await storeAccount(connected.dataSource);
    await publish({ accountId: stranger }, 'Theirs');
    for (const copyOf of [stranger, randomUUID()]) await expect(create({ copyOf })).rejects.toThrow(PageNotFound);
    expect(await idsOf()).toEqual([accountId]);
  });

  test('pages keep the order in which they were created or ordered, and those that an order does not name follow', async () => {
    const [b, c, d] = [await create(), await create(), await create()].map(({ pageId }) => pageId);
    expect(await idsOf()).toEqual([accountId, b, c, d]);
    await accountPages.order(accountId, [d!, b!, d!]);
    expect(await idsOf()).toEqual([d, b, accountId, c]);
    const { pageId } = await create();
    expect(await idsOf()).toEqual([d, b, accountId, c, pageId]);
    const stranger = await storeAccount(connected.dataSource);
    for (const unknown of [stranger, randomUUID(), 'no id']) {
      await expect(accountPages.order(accountId, [c!, unknown])).rejects.toThrow(PageNotFound);
    }
    expect(await idsOf()).toEqual([d, b, accountId, c, pageId]);
  });

  test('the main page is what is meant without an id; it cannot be deleted, and the former one can', async () => {
    await publish({ accountId }, 'First');
    const second = await create({ name: 'Second' });
    await accountPages.makeMain(second);
    await publish({ accountId }, 'On the second');
    expect([await titleOf({ accountId, pageId: accountId }), await titleOf(second)]).toEqual(['First', 'On the second']);
    const removal = { linkname: null, freeAt };
    await expect(accountPages.remove(second, removal)).rejects.toThrow(PageIsMain);
    // What is based on no version is about the main page, and not about the first page, which has none either.
    await accountPages.remove({ accountId, pageId: accountId }, removal);
    await expect(publish({ accountId }, 'Stale', 0)).rejects.toThrow(PageChangedElsewhere);
    expect(await idsOf()).toEqual([second.pageId]);
    const gone = { accountId, pageId: accountId };
    for (const use of [() => pages.find(gone), () => pages.listVersions(gone)]) await expect(use()).rejects.toThrow(PageNotFound);
    await expect(publish(gone, 'Again', 0)).rejects.toThrow(PageNotFound);
    expect(await pages.find({ accountId })).toMatchObject({ id: second.pageId, isMain: true });
  });

  test('a publication of the main page that is based on no version never changes another page', async () => {
    const second = await create();
    await accountPages.makeMain(second);
    await publish({ accountId }, 'First tab', 0);
    await expect(publish({ accountId }, 'Second tab', 0)).rejects.toThrow(PageChangedElsewhere);
    expect((await pages.find({ accountId, pageId: accountId })).version).toBe(0);
    expect(await titleOf(second)).toBe('First tab');
  });

  test('a deleted page is not seen any more, and nobody gets its linkname before it is free again', async () => {
    const page = await create({ linkname: aLinkname() });
    const { linkname } = await publish(page, 'Leaves');
    for (const wrong of [null, 'another'])
      await expect(accountPages.remove(page, { linkname: wrong, freeAt })).rejects.toThrow(LinknameWrong);
    expect((await pages.lookUp(linkname!, now)).page).not.toBeNull();
    await accountPages.remove(page, { linkname, freeAt });
    expect(await pages.lookUp(linkname!, now)).toMatchObject({ page: null, isFree: false });
    await expect(pages.saveLinkname({ accountId }, linkname!, now)).rejects.toThrow(LinknameTaken);
    await expect(create({ linkname })).rejects.toThrow(LinknameTaken);
    await pages.saveLinkname({ accountId }, linkname!, freeAt);
    expect((await pages.lookUp(linkname!, now)).page?.id).toBe(accountId);
  });

  test('the linkname of a deleted page that was never published is free at once', async () => {
    const linkname = aLinkname();
    const page = await create({ linkname });
    await accountPages.remove(page, { linkname, freeAt });
    expect(await pages.lookUp(linkname, now)).toMatchObject({ page: null, isFree: true });
    expect(await pages.isTaken(linkname, now)).toBe(false);
    const copy = await create({ copyOf: (await publish({ accountId }, 'Main')).id, linkname });
    await accountPages.remove(copy, { linkname, freeAt });
    expect(await pages.isTaken(linkname, now)).toBe(true);
  });

  test('no operation reads or changes a page of another account, or one that does not exist', async () => {
    const theirs = await create({ name: 'Theirs', linkname: aLinkname() });
    const before = await publish(theirs, 'Theirs');
    const mine = await storeAccount(connected.dataSource);
    for (const pageId of [theirs.pageId, accountId, randomUUID(), 'no id']) {
      const page = { accountId: mine, pageId };
      const uses: (() => Promise<unknown>)[] = [
        () => pages.find(page),
        () => pages.saveLinkname(page, aLinkname(), now),
        () => publish(page, 'Mine'),
        () => publish(page, 'Mine', 1),
        () => pages.savePicture(page, 'profile', null),
        () => pages.listVersions(page),
        () => pages.findVersion(page, 1),
        () => accountPages.rename(page, 'Mine'),
        () => accountPages.switchFeed(page, now),
        () => accountPages.makeMain(page),
        () => accountPages.remove(page, { linkname: before.linkname, freeAt }),
        () => accountPages.order(mine, [pageId]),
      ];
      for (const use of uses) await expect(use()).rejects.toThrow(PageNotFound);
    }
    expect(await pages.find(theirs)).toEqual(before);
    expect(await idsOf()).toEqual([accountId, theirs.pageId]);
    expect(await accountPages.list(mine)).toMatchObject([{ id: mine, isMain: true, version: 0 }]);
  });
});

describe('at the same moment, in PostgreSQL', () => {
  beforeEach(async () => {
    ({ pages, accountPages } = inPostgres());
    accountId = await storeAccount(connected.dataSource);
  });

  test('of many pages that are created, only as many as there is space for are', async () => {
    const refusals = await refusalsOf(Array.from({ length: 8 }, () => create({}, 4)));
    expect(refusals.filter((refusal) => refusal === null)).toHaveLength(3);
    for (const refusal of refusals) if (refusal !== null) expect(refusal).toBeInstanceOf(TooManyPages);
    expect(await idsOf()).toHaveLength(4);
  });

  test('if many pages are made the main one and the main page is published, exactly one is the main one', async () => {
    const further = await Promise.all(Array.from({ length: 5 }, () => create()));
    for (let round = 0; round < 5; round += 1) {
      const publications = further.map(() => publish({ accountId }, 'Main').catch((error: unknown) => error));
      expect(await refusalsOf([...further, { accountId, pageId: accountId }].map((page) => accountPages.makeMain(page)))).toEqual([
        null,
        null,
        null,
        null,
        null,
        null,
      ]);
      await Promise.all(publications);
      expect((await accountPages.list(accountId)).filter(({ isMain }) => isMain)).toHaveLength(1);
    }
  });

  test('a page that is made the main one and deleted is either the main one, or gone', async () => {
    for (let round = 0; round < 10; round += 1) {
      const page = await create();
      const [made, removed] = await refusalsOf([accountPages.makeMain(page), accountPages.remove(page, { linkname: null, freeAt })]);
      if (made === null) expect(removed).toBeInstanceOf(PageIsMain);
      else expect([made, removed]).toEqual([expect.any(PageNotFound), null]);
      expect((await idsOf()).includes(page.pageId)).toBe(made === null);
    }
  });

  test('a page that is published and deleted leaves nothing behind', async () => {
    for (let round = 0; round < 10; round += 1) {
      const page = await create();
      const refusals = await refusalsOf([
        publish(page, 'One'),
        accountPages.remove(page, { linkname: null, freeAt }),
        publish(page, 'Two'),
      ]);
      for (const refusal of refusals) if (refusal !== null) expect(refusal).toBeInstanceOf(PageNotFound);
      expect(refusals[1]).toBeNull();
      for (const table of ['page', 'page_version']) {
        expect(await connected.dataSource.query(`SELECT FROM ${table} WHERE owner_id = $1`, [page.pageId])).toEqual([]);
      }
    }
  });

  test('two pages of one account that claim one linkname do not both get it, and none loses its own for nothing', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [own, wanted] = [[aLinkname(), aLinkname()], aLinkname()];
      const two = [await create({ linkname: own[0] }), await create({ linkname: own[1] })];
      const refusals = await refusalsOf(two.map((page) => pages.saveLinkname(page, wanted, now)));
      expect(refusals.filter((refusal) => refusal === null)).toHaveLength(1);
      const loser = refusals.findIndex((refusal) => refusal !== null);
      expect(refusals[loser]).toBeInstanceOf(LinknameTaken);
      expect((await pages.find(two[loser]!)).linkname).toBe(own[loser]);
    }
  });

  test('two pages of one account that claim each other’s linknames keep two linknames', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [aLinkname(), aLinkname()];
      const two = [await create({ linkname: one }), await create({ linkname: other })] as const;
      const refusals = await refusalsOf([pages.saveLinkname(two[0], other, now), pages.saveLinkname(two[1], one, now)]);
      for (const refusal of refusals) if (refusal !== null) expect(refusal).toBeInstanceOf(LinknameTaken);
      const names = [(await pages.find(two[0])).linkname, (await pages.find(two[1])).linkname];
      expect(new Set(names).size).toBe(2);
      expect(names).not.toContain(null);
    }
  });

  test('a page that is created while its account is removed is not left behind', async () => {
    const removal = connected.dataSource.query('DELETE FROM account WHERE id = $1', [accountId]);
    const [refusal] = await refusalsOf([create(), removal]);
    if (refusal !== null) expect(refusal).toBeInstanceOf(OwnerRemoved);
    await removal;
    expect(await connected.dataSource.query('SELECT FROM page WHERE account_id = $1', [accountId])).toEqual([]);
  });

  test('a copy uses the pictures of the page, which stay when the page is deleted, and is hidden if the page is', async () => {
    const name = `${randomBytes(32).toString('hex')}.jpg` as ImageName;
    await new TypeormStoredImages(connected.dataSource).note([name]);
    const picture = { width: 9, height: 7, color: '#0a0b0c', variants: [{ format: 'jpg' as const, name, width: 9, height: 7, bytes: 99 }] };
    const linkname = aLinkname();
    const page = await create({ linkname });
    await pages.savePicture(page, 'wallpaper', picture);
    await hidingOf(
      () => pages,
      () => connected.dataSource,
    ).hide(linkname, now);
    const copy = await create({ copyOf: page.pageId });
    expect(await pages.find(copy)).toMatchObject({ wallpaper: picture, isHidden: true, version: 0 });
    await accountPages.remove(page, { linkname, freeAt });
    expect(await connected.dataSource.query('SELECT owner_id AS id, kind FROM page_image WHERE name = $1', [name])).toEqual([
      { id: copy.pageId, kind: 'wallpaper' },
    ]);
  });
});
