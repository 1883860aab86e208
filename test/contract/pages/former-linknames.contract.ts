import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { NoCredential } from '../../../server/accounts/sessions/call-credential.js';
import { PgBossMailQueue } from '../../../server/adapters/queue/pg-boss-mail-queue.js';
import { TypeormFormerLinknames } from '../../../server/adapters/postgres/linknames/former-linknames.js';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { TypeormAccountPages } from '../../../server/adapters/postgres/pages/typeorm-account-pages.js';
import { TypeormAccountStore } from '../../../server/adapters/postgres/accounts/typeorm-account-store.js';
import { TypeormOperatorStore } from '../../../server/adapters/postgres/accounts/typeorm-operator-store.js';
import { TypeormPageStore } from '../../../server/adapters/postgres/pages/typeorm-page-store.js';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import { LinknameTaken, PageNotFound } from '../../../server/pages/pages.errors.js';
import type { PageStore } from '../../../server/pages/ports/page-store.port.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { MemoryPageStore } from '../../fakes/pages/memory-page-store.js';
import { connectedDatabase } from '../../support/database/connected-database.js';
import { hidingOf, hidingsIn } from '../../support/database/page-hidings.js';

const connected = connectedDatabase();
const now = new Date('2026-11-20T08:00:00.000Z');
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1_000);

let mails: PgBossMailQueue;
beforeAll(async () => {
  mails = new PgBossMailQueue(connected.dataSource);
  await mails.onModuleInit();
});
afterAll(() => mails.beforeApplicationShutdown());

function inPostgres() {
  const { dataSource } = connected;
  const changes = new NotifyPageChanges(dataSource);
  const seen: string[] = [];
  changes.onChange(({ key }) => seen.push(key));
  const former = new TypeormFormerLinknames(dataSource, changes);
  const accounts = new TypeormAccountStore(
    dataSource,
    mails,
    changes,
    new TypeormOperatorStore(dataSource, new NoCredential()),
    new NoCredential(),
  );
  return {
    pages: new TypeormPageStore(dataSource, changes),
    hidings: hidingsIn(dataSource, changes),
    seen,
    former,
    accounts,
    accountPages: new TypeormAccountPages(dataSource, changes),
  };
}

const stores: readonly [string, () => PageStore][] = [
  ['the memory of a test', () => new MemoryPageStore()],
  ['PostgreSQL', () => inPostgres().pages],
];

const WITHOUT_WORDS = { reason: 'other', words: null } as const;
const aLinkname = () => `page-${randomUUID().slice(0, 8)}` as Linkname;
const someone = () => storeAccount(connected.dataSource);

async function publish(pages: PageStore, accountId: string): Promise<void> {
  await pages.publish({ accountId, design: aDesign(), publishedAt: now, sanitizerVersion: 1 });
}

/** An account whose published page has had these linknames, one day after the other. The last one is the present one. */
async function anOwnerOf(pages: PageStore, ...linknames: readonly Linkname[]): Promise<string> {
  const accountId = await someone();
  await publish(pages, accountId);
  for (const [day, linkname] of linknames.entries()) await pages.saveLinkname({ accountId }, linkname, inDays(day - linknames.length + 1));
  return accountId;
}

describe.each(stores)('the former linknames of pages in %s', (_, open) => {
  let pages: PageStore;
  beforeEach(() => {
    pages = open();
  });

  const leadsTo = async (linkname: Linkname, at = now) => (await pages.lookUp(linkname, at)).movedTo;

  test('FN-01 A former linkname leads to the present one, however often the page has moved', async () => {
    const [first, second, third] = [aLinkname(), aLinkname(), aLinkname()];
    await anOwnerOf(pages, first, second, third);
    const found = await pages.lookUp(first, inDays(1_000));
    expect(found).toEqual({
      page: null,
      movedTo: third,
      isFree: false,
      isHidden: false,
      revision: { pageId: null, mark: expect.any(String) },
    });
    expect(await pages.revisionsOf([first], now)).toEqual(new Map([[first, found.revision]]));
    expect([await leadsTo(second), await leadsTo(third)]).toEqual([third, null]);
  });

  test('FN-02 For 90 days, nobody but its owner can claim it; whoever claims it later has it', async () => {
    const [first, second] = [aLinkname(), aLinkname()];
    const owner = await anOwnerOf(pages, first, second);
    const other = await someone();
    expect(await pages.isTaken(first, inDays(89))).toBe(true);
    await expect(pages.saveLinkname({ accountId: other }, first, inDays(89))).rejects.toThrow(LinknameTaken);
    expect((await pages.find({ accountId: other })).linkname).toBeNull();
    expect(await pages.isTaken(first, inDays(91))).toBe(false);
    await pages.saveLinkname({ accountId: other }, first, inDays(91));
    expect((await pages.lookUp(first, now)).page?.accountId).toBe(other);
    await pages.saveLinkname({ accountId: owner }, aLinkname(), inDays(92));
    expect((await pages.lookUp(first, now)).page?.accountId).toBe(other);
  });

  test('FN-03 The owner may take it back at once, and the linkname in between leads there then', async () => {
    const [first, second] = [aLinkname(), aLinkname()];
    const accountId = await anOwnerOf(pages, first, second);
    await pages.saveLinkname({ accountId }, first, now);
    expect((await pages.find({ accountId })).linkname).toBe(first);
    expect([await leadsTo(first), await leadsTo(second)]).toEqual([null, first]);
  });

  test('Five lead to a page; the oldest of more leads nowhere and stays closed until its 90 days are over', async () => {
    const names = Array.from({ length: 7 }, aLinkname);
    await anOwnerOf(pages, ...names);
    expect(await Promise.all(names.map((name) => leadsTo(name)))).toEqual([null, ...Array.from({ length: 5 }, () => names[6]), null]);
    // It was given up five days ago.
    const [oldest] = names;
    expect([await pages.isTaken(oldest!, inDays(84)), await pages.isTaken(oldest!, inDays(86))]).toEqual([true, false]);
  });

  test('A linkname of a page that was never published is free as soon as it is given up', async () => {
    const [accountId, first] = [await someone(), aLinkname()];
    await pages.saveLinkname({ accountId }, first, now);
    await pages.saveLinkname({ accountId }, aLinkname(), now);
    expect(await pages.lookUp(first, now)).toMatchObject({ movedTo: null, isFree: true });
    await pages.saveLinkname({ accountId: await someone() }, first, now);
  });

  test('FN-05 Former linknames of a hidden page lead nowhere, and nobody else can claim them, however long ago they were given up', async () => {
    const [first, second, third] = [aLinkname(), aLinkname(), aLinkname()];
    const owner = await anOwnerOf(pages, first, second);
    const operator = hidingOf(
      () => pages,
      () => connected.dataSource,
    );
    await operator.hide(second, now);
    expect(await pages.lookUp(first, now)).toMatchObject({ page: null, movedTo: null, isFree: false });
    await pages.saveLinkname({ accountId: owner }, third, now);
    const other = await someone();
    for (const linkname of [first, second, third])
      await expect(pages.saveLinkname({ accountId: other }, linkname, inDays(1_000))).rejects.toThrow(LinknameTaken);
    await operator.show(third);
    expect([await leadsTo(first), await leadsTo(second)]).toEqual([third, third]);
  });

  test.each(['blockLinkname', 'releaseLinkname'] as const)('An operator can take it away: %s', async (act) => {
    const [first, second] = [aLinkname(), aLinkname()];
    await anOwnerOf(pages, first, second);
    expect(await pages[act](first)).toBe(true);
    expect(await pages.lookUp(first, now)).toMatchObject({ movedTo: null, isFree: act === 'releaseLinkname' });
    // The page stays.
    expect((await pages.lookUp(second, now)).page).not.toBeNull();
  });
});

describe('the former linknames of pages in PostgreSQL', () => {
  test('FN-04 One that is released is free at once; those that are left are listed, the last one first', async () => {
    const { pages, former, seen } = inPostgres();
    const [first, second, third] = [aLinkname(), aLinkname(), aLinkname()];
    const accountId = await anOwnerOf(pages, first, second, third);
    expect(await former.list({ accountId })).toEqual([
      { linkname: second, givenUpAt: now },
      { linkname: first, givenUpAt: inDays(-1) },
    ]);
    seen.length = 0;
    expect(await former.release({ accountId }, first)).toBe(true);
    expect(seen).toEqual([first]);
    expect(await pages.lookUp(first, now)).toMatchObject({ movedTo: null, isFree: true });
    expect((await former.list({ accountId })).map(({ linkname }) => linkname)).toEqual([second]);
    await pages.saveLinkname({ accountId: await someone() }, first, now);
    expect([await former.release({ accountId }, first), await former.release({ accountId }, third)]).toEqual([false, false]);
  });

  test('are those of one page: another one of the account, and another account, have their own', async () => {
    const { pages, former, accountPages } = inPostgres();
    const [first, second] = [aLinkname(), aLinkname()];
    const accountId = await anOwnerOf(pages, first, second);
    const other = await someone();
    expect(await former.list({ accountId: other })).toEqual([]);
    expect(await former.release({ accountId: other }, first)).toBe(false);
    await expect(former.list({ accountId: other, pageId: accountId })).rejects.toThrow(PageNotFound);
    await expect(former.release({ accountId: other, pageId: accountId }, first)).rejects.toThrow(PageNotFound);
    // The owner may use it for another page, too.
    const id = randomUUID();
    await accountPages.create({ accountId, id, name: null, linkname: first, copyOf: undefined, at: now }, 20);
    expect(await former.list({ accountId })).toEqual([]);
    expect((await pages.lookUp(first, now)).page?.id).toBe(id);
  });

  test('of a hidden page cannot be used for another page of its account, and one that is released stays closed', async () => {
    const { pages, hidings, former, accountPages } = inPostgres();
    const [first, second] = [aLinkname(), aLinkname()];
    const accountId = await anOwnerOf(pages, first, second);
    await hidings.hide({ linkname: second }, now, WITHOUT_WORDS);
    const create = accountPages.create({ accountId, id: randomUUID(), name: null, linkname: first, copyOf: undefined, at: now }, 20);
    await expect(create).rejects.toThrow(LinknameTaken);
    expect(await former.release({ accountId }, first)).toBe(true);
    expect(await pages.isTaken(first, inDays(1_000))).toBe(true);
  });

  test('are reserved when their page is removed: until 90 days after they were given up, and for at least as long as its present one', async () => {
    const { pages, accountPages } = inPostgres();
    const names = [aLinkname(), aLinkname()] as const;
    const accountId = await anOwnerOf(pages, ...names);
    await accountPages.create({ accountId, id: randomUUID(), name: null, linkname: null, copyOf: undefined, at: now }, 20);
    const [, further] = await accountPages.list(accountId);
    await accountPages.makeMain({ accountId, pageId: further!.id });
    await accountPages.remove({ accountId, pageId: accountId }, { linkname: names[1], freeAt: inDays(30) });
    const taken = async (days: number) => Promise.all(names.map((name) => pages.isTaken(name, inDays(days))));
    expect([await taken(29), await taken(31), await taken(91)]).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
  });

  test('are reserved when their account is removed, and those of a hidden page for good', async () => {
    const { pages, hidings, accounts } = inPostgres();
    const pair = () => [aLinkname(), aLinkname()] as const;
    const [shown, hidden] = [pair(), pair()];
    const owners = [await anOwnerOf(pages, ...shown), await anOwnerOf(pages, ...hidden)];
    await hidings.hide({ linkname: hidden[1] }, now, WITHOUT_WORDS);
    for (const owner of owners) await accounts.remove(owner, inDays(30));
    const taken = async (names: readonly Linkname[], days: number) => Promise.all(names.map((name) => pages.isTaken(name, inDays(days))));
    expect([await taken(shown, 29), await taken(shown, 31), await taken(shown, 91)]).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
    expect(await taken(hidden, 10_000)).toEqual([true, true]);
  });

  test('are announced to caches when the page moves, is hidden, shown, removed, or loses its linkname', async () => {
    const { pages, hidings, seen } = inPostgres();
    const [first, second, third] = [aLinkname(), aLinkname(), aLinkname()];
    const accountId = await anOwnerOf(pages, first, second);
    const noticed = async (act: () => Promise<unknown>): Promise<boolean> => {
      seen.length = 0;
      await act();
      return seen.includes(first);
    };
    expect(await noticed(() => pages.saveLinkname({ accountId }, third, now))).toBe(true);
    expect(await noticed(() => hidings.hide({ linkname: third }, now, WITHOUT_WORDS))).toBe(true);
    expect(await noticed(() => hidings.show({ linkname: third }))).toBe(true);
    expect(await noticed(() => pages.releaseLinkname(third))).toBe(true);
  });

  test('Of a claim and a move away at the same moment, the claim is refused, or comes first', async () => {
    const { pages } = inPostgres();
    for (let round = 0; round < 10; round += 1) {
      const [first, second] = [aLinkname(), aLinkname()];
      const accountId = await anOwnerOf(pages, first);
      const other = await someone();
      const claims = await Promise.allSettled([
        pages.saveLinkname({ accountId }, second, now),
        pages.saveLinkname({ accountId: other }, first, now),
      ]);
      expect(claims.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
      expect(await pages.lookUp(first, now)).toMatchObject({ page: null, movedTo: second });
    }
  });
});
