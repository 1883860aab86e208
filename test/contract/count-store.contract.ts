import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { TypeormCountStore } from '../../server/adapters/postgres/visits/typeorm-count-store.js';
import { PageNotFound } from '../../server/pages/pages.errors.js';
import type { CountKind, PageCount } from '../../server/visits/page-count.js';
import type { CountStore } from '../../server/visits/ports/count-store.port.js';
import { storeAccount } from '../builders/accounts/stored-account.js';
import { MemoryCountStore } from '../fakes/memory-count-store.js';
import { connectedDatabase } from '../support/database/connected-database.js';

const connected = connectedDatabase();
const range = { first: '2026-11-20', last: '2026-11-22' };

let store: CountStore;
let accountId: string;
let pageId: string;
let secondId: string;

const aCount = (subject: string, count: number, kind: CountKind = 'tile', day = '2026-11-22'): PageCount => ({
  pageId,
  day,
  kind,
  subject,
  count,
});
const sorted = (counts: readonly PageCount[]) =>
  counts.map(({ day, kind, subject, count }) => `${day} ${kind} ${subject} ${count}`).toSorted();
const summed = async (page: { accountId: string; pageId?: string } = { accountId }) => sorted(await store.sums(page, range));
let batches = 0;
const add = (...counts: PageCount[]) => store.add({ writer: randomUUID(), number: (batches += 1), counts });

async function storePage(isMain: boolean): Promise<string> {
  const id = randomUUID();
  await connected.dataSource.query('INSERT INTO page (owner_id, account_id, is_main) VALUES ($1, $2, $3)', [id, accountId, isMain]);
  return id;
}

describe.each<[string, () => CountStore]>([
  ['the memory of a test', () => new MemoryCountStore()],
  ['PostgreSQL', () => new TypeormCountStore(connected.dataSource)],
])('the counts in %s', (_, open) => {
  beforeEach(async () => {
    await connected.dataSource.query('TRUNCATE account CASCADE');
    accountId = await storeAccount(connected.dataSource);
    [pageId, secondId] = [await storePage(true), await storePage(false)];
    store = open();
    if (store instanceof MemoryCountStore) {
      store.addPage(pageId, accountId);
      store.addPage(secondId, accountId, false);
    }
  });

  test('are added up, for each day of views, and over the days for all else', async () => {
    await add(aCount('', 3, 'view', '2026-11-20'), aCount('', 1, 'view'), aCount('About', 1, 'tile', '2026-11-20'), aCount('About', 4));
    await add(aCount('', 2, 'view'), aCount('example.org', 5, 'referrer'), aCount('', 9, 'view', '2026-11-19'));
    const all = ['2026-11-20 view  3', '2026-11-22 view  3', ' tile About 5', ' referrer example.org 5'];
    expect(await summed()).toEqual(all.toSorted());
    expect(await summed({ accountId, pageId })).toEqual(all.toSorted());
    expect(await summed({ accountId, pageId: secondId })).toEqual([]);
    expect(sorted(await store.viewsOfAccount(accountId, range))).toEqual(['2026-11-20 view  3', '2026-11-22 view  3']);
  });

  test('are listed for each day, kind and subject, in this order and in parts', async () => {
    await add(aCount('', 3, 'view', '2026-11-20'), aCount('', 1, 'view'), aCount('about', 1, 'tile', '2026-11-20'), aCount('about', 4));
    await add(aCount('', 2, 'view'), aCount('contact', 5), aCount('', 9, 'view', '2026-11-19'), aCount('', 9, 'view', '2026-11-23'));
    const all = [
      '2026-11-20 tile about 1',
      '2026-11-20 view  3',
      '2026-11-22 tile about 4',
      '2026-11-22 tile contact 5',
      '2026-11-22 view  3',
    ];
    for (const page of [{ accountId }, { accountId, pageId }]) {
      for (const atMost of [1, 2, 5, 6]) {
        const found: PageCount[] = [];
        for (let part = await store.daily(page, range, { atMost }); part.length > 0;) {
          expect(part.length).toBeLessThanOrEqual(atMost);
          found.push(...part);
          part = await store.daily(page, range, { after: part.at(-1)!, atMost });
        }
        expect(found.map(({ day, kind, subject, count }) => `${day} ${kind} ${subject} ${count}`)).toEqual(all);
      }
    }
    expect(await store.daily({ accountId, pageId: secondId }, range, { atMost: 1 })).toEqual([]);
  });

  test('of another account are of no page, and neither are those of an unknown id', async () => {
    const other = await storeAccount(connected.dataSource);
    for (const asked of [pageId, randomUUID(), 'no id']) {
      await expect(store.sums({ accountId: other, pageId: asked }, range)).rejects.toThrow(PageNotFound);
      await expect(store.daily({ accountId: other, pageId: asked }, range, { atMost: 1 })).rejects.toThrow(PageNotFound);
    }
    await add(aCount('', 1, 'view'));
    expect(await store.viewsOfAccount(other, range)).toEqual([]);
    await expect(store.sums({ accountId: other, pageId }, range)).rejects.toThrow(PageNotFound);
    await expect(store.daily({ accountId: other, pageId }, range, { atMost: 1 })).rejects.toThrow(PageNotFound);
  });

  test('of a batch that is sent again are added once, and so are those of a batch that comes after a later one', async () => {
    const writer = randomUUID();
    const first = { writer, number: 1, counts: [aCount('About', 1)] };
    for (const batch of [first, first, { ...first, number: 2 }, first]) await store.add(batch);
    await store.add({ ...first, writer: randomUUID() });
    expect(await summed()).toEqual([' tile About 3']);
  });

  test('of a page that does not exist any more are left out, and the others of the batch are added', async () => {
    await add({ ...aCount('About', 1), pageId: randomUUID() }, aCount('About', 2));
    expect(await summed()).toEqual([' tile About 2']);
  });

  test('are summed up for the 100 most frequent subjects of each kind, the most frequent first, and for every view', async () => {
    const subjects = Array.from({ length: 101 }, (_, at) => `Tile ${String(at).padStart(3, '0')}`);
    await add(
      ...subjects.map((subject, at) => aCount(subject, at === 50 ? 3 : 2)),
      aCount('', 1, 'view'),
      aCount('https://a.example', 1, 'link'),
    );
    const counts = await store.sums({ accountId }, range);
    const tiles = counts.filter(({ kind }) => kind === 'tile').map(({ subject }) => subject);
    expect(tiles).toEqual(['Tile 050', ...subjects.filter((subject) => subject !== 'Tile 050').slice(0, 99)]);
    expect(counts.filter(({ kind }) => kind !== 'tile').map(({ count }) => count)).toEqual([1, 1]);
  });

  test('lose the names of hosts before a day, some days at a time, and no view', async () => {
    const days = ['2026-11-20', '2026-11-21', '2026-11-22'];
    for (const day of days)
      await add(aCount('a.example', 1, 'referrer', day), aCount('b.example', 2, 'referrer', day), aCount('Kept', 1, 'tile', day));
    await add(aCount('', 4, 'referrer', '2026-11-21'), aCount('', 3, 'view', '2026-11-20'));
    const hosts = async () => {
      const rows = await store.daily({ accountId }, range, { atMost: 1_000 });
      return rows.filter(({ kind }) => kind === 'referrer').map(({ day, subject, count }) => `${day} ${subject} ${count}`);
    };
    expect(await store.forgetHosts('2026-11-22', 1)).toBe(1);
    expect((await hosts()).filter((host) => host.startsWith('2026-11-20'))).toEqual(['2026-11-20  3']);
    expect(await store.forgetHosts('2026-11-22', 5)).toBe(1);
    expect(await store.forgetHosts('2026-11-22', 5)).toBe(0);
    expect(await hosts()).toEqual(['2026-11-20  3', '2026-11-21  7', '2026-11-22 a.example 1', '2026-11-22 b.example 2']);
    const others = (await store.sums({ accountId }, range)).filter(({ kind }) => kind !== 'referrer');
    expect(sorted(others)).toEqual([' tile Kept 3', '2026-11-20 view  3']);
  });

  test('have about 100 referring hosts a day for each page: the views from further ones are counted together', async () => {
    await add(...Array.from({ length: 100 }, (_, at) => aCount(`host-${at}.example`, 1, 'referrer')));
    await add(aCount('host-7.example', 1, 'referrer'), aCount('late.example', 2, 'referrer'), aCount('later.example', 3, 'referrer'));
    await add(aCount('late.example', 2, 'referrer', '2026-11-21'));
    const rows = await store.daily({ accountId }, range, { atMost: 1_000 });
    const counts = await store.sums({ accountId }, range);
    const named = (name: string) => counts.find(({ subject }) => subject === name)?.count;
    expect([rows.length, named('host-7.example'), named(''), named('late.example'), named('later.example')]).toEqual([
      102,
      2,
      5,
      2,
      undefined,
    ]);
  });
});

describe('PostgreSQL', () => {
  beforeEach(async () => {
    await connected.dataSource.query('TRUNCATE account CASCADE');
    accountId = await storeAccount(connected.dataSource);
    pageId = await storePage(true);
    store = new TypeormCountStore(connected.dataSource);
  });

  test('adds the batches of many processes at once, and loses none', async () => {
    const counts = Array.from({ length: 30 }, (_, at) => aCount(`Tile ${at}`, 1));
    const writers = Array.from({ length: 8 }, () => randomUUID());
    for (let number = 1; number <= 5; number += 1) {
      await Promise.all(writers.map((writer, at) => store.add({ writer, number, counts: at % 2 ? counts : counts.toReversed() })));
    }
    expect(await summed()).toEqual(counts.map(({ subject }) => ` tile ${subject} 40`).toSorted());
  });

  test('adds a batch once that is sent again while the first attempt still runs', async () => {
    const batch = { writer: randomUUID(), number: 1, counts: [aCount('About', 1)] };
    await Promise.all([store.add(batch), store.add(batch), store.add(batch)]);
    expect(await summed()).toEqual([' tile About 1']);
  });

  test('leaves the row of the page as it is, and removes the counts with it', async () => {
    const rowOf = async () => connected.dataSource.query<unknown[]>('SELECT xmin, ctid, * FROM page WHERE owner_id = $1', [pageId]);
    const before = await rowOf();
    await add(aCount('', 1, 'view'));
    await add(aCount('', 1, 'view'), aCount('About', 1));
    expect(await rowOf()).toEqual(before);
    await connected.dataSource.query('DELETE FROM page WHERE owner_id = $1', [pageId]);
    expect(await connected.dataSource.query('SELECT FROM page_count')).toEqual([]);
  });
});
