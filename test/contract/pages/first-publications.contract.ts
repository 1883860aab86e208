import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { TypeormPageStore } from '../../../server/adapters/postgres/pages/typeorm-page-store.js';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import type { OwnedPage, Page } from '../../../server/pages/page.js';
import type { PageStore } from '../../../server/pages/ports/page-store.port.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { MemoryPageStore } from '../../fakes/pages/memory-page-store.js';
import { connectedDatabase } from '../../support/database/connected-database.js';
import { hidingOf } from '../../support/database/page-hidings.js';

const connected = connectedDatabase();
const now = new Date('2026-11-20T08:00:00Z');

const stores: readonly [string, () => PageStore][] = [
  ['the memory of a test', () => new MemoryPageStore()],
  ['PostgreSQL', () => new TypeormPageStore(connected.dataSource, new NotifyPageChanges(connected.dataSource))],
];

describe.each(stores)('first publications in %s', (_, open) => {
  let pages: PageStore;
  let accountId: string;
  const operators = hidingOf(
    () => pages,
    () => connected.dataSource,
  );
  beforeEach(async () => {
    pages = open();
    accountId = await storeAccount(connected.dataSource);
  });

  async function publish(page: OwnedPage, title: string, waitsUnlessKnown = true): Promise<Page> {
    return (await pages.publish({ ...page, design: aDesign({ title }), sanitizerVersion: 1, publishedAt: now, waitsUnlessKnown })).page;
  }
  async function aLinkname(page: OwnedPage = { accountId }): Promise<Linkname> {
    const linkname = `page-${randomUUID().slice(0, 8)}` as Linkname;
    await pages.saveLinkname(page, linkname, now);
    return linkname;
  }
  const seen = async (linkname: Linkname) => {
    const { page, isHidden, isFree } = await pages.lookUp(linkname, now);
    return { version: page?.version ?? null, isHidden, isFree };
  };
  const NOT_THERE = { version: null, isHidden: false, isFree: false };

  test('FP-07 That of an unknown account waits from the moment in which it is stored, and so do its later versions; nobody learns that it is there', async () => {
    const linkname = await aLinkname();
    expect(await publish({ accountId }, 'One')).toMatchObject({ version: 1, isHidden: true, isWaiting: true });
    expect(await publish({ accountId }, 'Two', false)).toMatchObject({ version: 2, isHidden: true, isWaiting: true });
    expect(await pages.find({ accountId })).toMatchObject({ version: 2, isHidden: true, isWaiting: true });
    expect(await seen(linkname)).toEqual(NOT_THERE);
    expect((await pages.listPublished({ from: linkname, before: null }, 1)).map((page) => page.linkname)).not.toContain(linkname);
    const unclaimed = await storeAccount(connected.dataSource);
    expect(await publish({ accountId: unclaimed }, 'One')).toMatchObject({ linkname: null, isWaiting: true });
  });

  test('FP-08 An account with a published page that is not hidden is known, and what an operator hides stays hidden for that reason', async () => {
    const linkname = await aLinkname();
    expect(await publish({ accountId }, 'One', false)).toMatchObject({ isHidden: false, isWaiting: false });
    expect(await publish({ accountId }, 'Two')).toMatchObject({ version: 2, isHidden: false });
    await operators.hide(linkname, now);
    expect(await publish({ accountId }, 'Three')).toMatchObject({ version: 3, isHidden: true, isWaiting: false });
    expect(await seen(linkname)).toEqual({ version: null, isHidden: true, isFree: false });
    await operators.show(linkname);
    expect(await publish({ accountId }, 'Four')).toMatchObject({ version: 4, isHidden: false });
  });

  test('FP-09 A page that an operator hid before its first publication stays hidden for that reason', async () => {
    const linkname = await aLinkname();
    await operators.hide(linkname, now);
    expect(await publish({ accountId }, 'One')).toMatchObject({ version: 1, isHidden: true, isWaiting: false });
  });
});

describe('first publications in PostgreSQL, of several pages', () => {
  const open = () => new TypeormPageStore(connected.dataSource, new NotifyPageChanges(connected.dataSource));
  const at = (title: string) => ({ design: aDesign({ title }), sanitizerVersion: 1, publishedAt: now, waitsUnlessKnown: true });
  async function aFurtherPage(accountId: string, name: string): Promise<string> {
    const id = randomUUID();
    await connected.dataSource.query('INSERT INTO page (owner_id, account_id, name, is_main) VALUES ($1, $2, $3, false)', [
      id,
      accountId,
      name,
    ]);
    return id;
  }

  test('FP-08 An account whose only published page an operator hides is not known', async () => {
    const pages = open();
    const accountId = await storeAccount(connected.dataSource);
    const [two, three] = [await aFurtherPage(accountId, 'two'), await aFurtherPage(accountId, 'three')];
    await pages.publish({ accountId, ...at('Main') });
    const show = (hiddenAt: Date | null) =>
      connected.dataSource.query('UPDATE page SET hidden_at = $2, hiding_reason = NULL WHERE owner_id = $1', [accountId, hiddenAt]);
    await show(now);
    expect((await pages.publish({ accountId, pageId: two, ...at('Two') })).page).toMatchObject({ isHidden: true, isWaiting: true });
    await show(null);
    expect((await pages.publish({ accountId, pageId: three, ...at('Three') })).page).toMatchObject({ isHidden: false, isWaiting: false });
  });

  test('FP-10 Of two pages that an unknown account publishes at once, both wait; once one is approved, a third does not, and the other goes on waiting', async () => {
    const pages = open();
    for (let round = 0; round < 20; round += 1) {
      const accountId = await storeAccount(connected.dataSource);
      const [one, two, three] = [
        await aFurtherPage(accountId, 'one'),
        await aFurtherPage(accountId, 'two'),
        await aFurtherPage(accountId, 'three'),
      ];
      const published = await Promise.all([
        pages.publish({ accountId, ...at('Main') }),
        pages.publish({ accountId, pageId: one, ...at('One') }),
        pages.publish({ accountId, pageId: two, ...at('Two') }),
      ]);
      expect(published.map(({ page }) => page.isWaiting)).toEqual([true, true, true]);
      await connected.dataSource.query('UPDATE account SET approved_at = now() WHERE id = $1', [accountId]);
      expect((await pages.publish({ accountId, pageId: three, ...at('Three') })).page).toMatchObject({ isHidden: false, isWaiting: false });
      expect((await pages.publish({ accountId, pageId: two, ...at('Again') })).page).toMatchObject({ version: 2, isWaiting: true });
    }
  });
});
