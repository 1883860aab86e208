import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { TypeormPageStore } from '../../../server/adapters/postgres/pages/typeorm-page-store.js';
import type { WhyHidden } from '../../../server/pages/hiding/page-hiding.js';
import type { PageHidings } from '../../../server/pages/hiding/ports/page-hidings.port.js';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import { PageNotFound } from '../../../server/pages/pages.errors.js';
import type { PageStore } from '../../../server/pages/ports/page-store.port.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { MemoryPageHidings } from '../../fakes/pages/memory-page-hidings.js';
import { MemoryPageStore } from '../../fakes/pages/memory-page-store.js';
import { connectedDatabase } from '../../support/database/connected-database.js';
import { hidingsIn } from '../../support/database/page-hidings.js';

const connected = connectedDatabase();
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 8));
const copied = { reason: 'copied', words: 'The prints are Mimi’s.' } as const;

interface Stores {
  readonly pages: PageStore;
  readonly hidings: PageHidings;
}

const stores: readonly [string, () => Stores][] = [
  [
    'the memory of a test',
    () => {
      const pages = new MemoryPageStore();
      return { pages, hidings: new MemoryPageHidings(pages) };
    },
  ],
  [
    'PostgreSQL',
    () => ({
      pages: new TypeormPageStore(connected.dataSource, new NotifyPageChanges(connected.dataSource)),
      hidings: hidingsIn(connected.dataSource),
    }),
  ],
];

describe.each(stores)('hidden pages in %s', (_, open) => {
  let { pages, hidings } = { ...stores[0]![1]() };
  let accountId: string;
  let linkname: Linkname;
  beforeEach(async () => {
    ({ pages, hidings } = open());
    [accountId, linkname] = await aPage();
  });

  async function aPage(): Promise<[accountId: string, linkname: Linkname]> {
    const id = await storeAccount(connected.dataSource);
    const name = `page-${randomUUID().slice(0, 8)}` as Linkname;
    await pages.saveLinkname({ accountId: id }, name, at(1));
    return [id, name];
  }
  const hide = async (name: Linkname, since: Date, why: WhyHidden) => (await hidings.hide({ linkname: name }, since, why)).isChanged;
  const show = async (name: Linkname) => (await hidings.show({ linkname: name })).isChanged;
  const listed = async () => (await hidings.list(1_000)).map((page) => page.linkname);

  test('have a reason and words, until they are shown', async () => {
    expect(await hidings.find({ accountId })).toBeNull();
    expect([await hide(linkname, at(2), copied), await hide(linkname, at(3), copied)]).toEqual([true, false]);
    expect(await hidings.find({ accountId })).toEqual({ since: at(2), ...copied, lookAskedAt: null });
    expect(await listed()).toContain(linkname);
    expect([await show(linkname), await show(linkname)]).toEqual([true, false]);
    expect([await hidings.find({ accountId }), (await listed()).includes(linkname)]).toEqual([null, false]);
  });

  test('that are hidden anew for another reason, or with other words, are hidden since the first time', async () => {
    await hide(linkname, at(2), copied);
    for (const why of [{ ...copied, words: null }, { reason: 'fraud', words: null } as const]) {
      expect(await hide(linkname, at(3), why)).toBe(true);
      expect(await hidings.find({ accountId })).toEqual({ since: at(2), ...why, lookAskedAt: null });
    }
  });

  test('have one look that is asked for, until they are hidden anew', async () => {
    expect(await hidings.askForLook({ accountId }, at(2))).toBe(false);
    await hide(linkname, at(2), copied);
    expect([await hidings.askForLook({ accountId }, at(3)), await hidings.askForLook({ accountId }, at(4))]).toEqual([true, true]);
    expect((await hidings.find({ accountId }))?.lookAskedAt).toEqual(at(3));
    expect(await hide(linkname, at(5), copied)).toBe(true);
    expect((await hidings.find({ accountId }))?.lookAskedAt).toBeNull();
  });

  test('are listed in the order in which looks were asked for, and then in that of their hiding', async () => {
    const names = [linkname];
    const owners = [accountId];
    for (let count = 1; count < 4; count += 1) {
      const [owner, name] = await aPage();
      owners.push(owner);
      names.push(name);
    }
    for (const [index, name] of names.entries()) await hide(name, at(10 + index), copied);
    await hidings.askForLook({ accountId: owners[3]! }, at(20));
    await hidings.askForLook({ accountId: owners[2]! }, at(21));
    expect((await listed()).filter((name) => names.includes(name as Linkname))).toEqual([names[3], names[2], names[0], names[1]]);
    expect(await hidings.list(2)).toHaveLength(2);
  });

  test('RP-26 by their id are the right ones, whoever has their linkname since then', async () => {
    const [other] = await aPage();
    const moved = `moved-${randomUUID().slice(0, 8)}` as Linkname;
    await pages.saveLinkname({ accountId }, moved, at(2));
    await pages.releaseLinkname(linkname);
    await pages.saveLinkname({ accountId: other }, linkname, at(3));
    expect(await hidings.hide({ id: accountId }, at(4), copied)).toEqual({ isChanged: true, linkname: moved });
    expect((await hidings.find({ accountId }))?.since).toEqual(at(4));
    expect(await hidings.find({ accountId: other })).toBeNull();
    expect(await hidings.show({ id: accountId })).toEqual({ isChanged: true, linkname: moved });
    expect(await hidings.hide({ id: randomUUID() }, at(5), copied)).toEqual({ isChanged: false, linkname: null });
  });

  test('RP-26 by their id are hidden also if they have lost their linkname, and stay hidden when they get another', async () => {
    await pages.releaseLinkname(linkname);
    expect(await hidings.hide({ id: accountId }, at(4), copied)).toEqual({ isChanged: true, linkname: null });
    await pages.saveLinkname({ accountId }, `again-${randomUUID().slice(0, 8)}` as Linkname, at(5));
    expect(await hidings.find({ accountId })).toMatchObject({ since: at(4) });
    expect((await hidings.show({ id: accountId })).isChanged).toBe(true);
  });

  test('are those of their own account', async () => {
    await hide(linkname, at(2), copied);
    const [other] = await aPage();
    await expect(hidings.find({ accountId: other, pageId: accountId })).rejects.toThrow(PageNotFound);
    await expect(hidings.askForLook({ accountId: other, pageId: accountId }, at(3))).rejects.toThrow(PageNotFound);
    expect((await hidings.find({ accountId }))?.lookAskedAt).toBeNull();
  });
});
