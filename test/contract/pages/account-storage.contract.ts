import { beforeEach, describe, expect, test } from '@jest/globals';
import { TypeormAccountStorage } from '../../../server/adapters/postgres/accounts/typeorm-account-storage.js';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { TypeormPageStore } from '../../../server/adapters/postgres/pages/typeorm-page-store.js';
import { newId } from '../../../server/pages/new-id.js';
import { OwnerRemoved, StorageFull } from '../../../server/pages/pages.errors.js';
import type { StorageRoom } from '../../../server/pages/publishing/storage-room.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { connectedDatabase } from '../../support/database/connected-database.js';

const connected = connectedDatabase();
const sql = (text: string, values: readonly unknown[] = []) => connected.dataSource.query<Record<string, unknown>[]>(text, [...values]);
const at = (day: number) => new Date(Date.UTC(2026, 9, day));

let storage: TypeormAccountStorage;
let accountId: string;
beforeEach(async () => {
  await sql('TRUNCATE account CASCADE');
  accountId = await storeAccount(connected.dataSource);
  storage = new TypeormAccountStorage(connected.dataSource);
});

/** A text of this length that cannot be compressed. */
function noise(length: number): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array((length * 3) / 4))).toString('base64');
}

/** A page with a version for each of these days, whose designs have 40,000 characters each. */
async function storePage(owner: string, isMain: boolean, ...days: readonly number[]): Promise<string> {
  const id = newId(at(1));
  await sql(
    `INSERT INTO page (owner_id, account_id, is_main, version, design, design_format, sanitizer_version, published_at)
     VALUES ($1, $2, $3, $4, '{"tiles": []}', 1, 1, $5)`,
    [id, owner, isMain, days.length, at(days.at(-1) ?? 1)],
  );
  for (const [place, day] of days.entries()) {
    const design = JSON.stringify({ title: noise(40_000) });
    await sql(
      'INSERT INTO page_version (owner_id, version, design, design_format, sanitizer_version, published_at) VALUES ($1, $2, $3, 1, 1, $4)',
      [id, place + 1, design, at(day)],
    );
  }
  return id;
}

const keptVersions = async (...pages: readonly string[]) =>
  Promise.all(
    pages.map(async (id) =>
      (await sql('SELECT version FROM page_version WHERE owner_id = $1 ORDER BY version', [id])).map(({ version }) => version),
    ),
  );

test('SB-01 The present versions, the former ones and all files of pictures are counted, for each account alone', async () => {
  const page = await storePage(accountId, true, 1, 2, 3);
  await storePage(await storeAccount(connected.dataSource), true, 1, 2);
  const picture = (...sizes: readonly number[]) =>
    JSON.stringify({ width: 1, height: 1, color: '#000000', variants: sizes.map((bytes) => ({ bytes })) });
  await sql('UPDATE page SET profile_picture = $2, wallpaper = $3 WHERE owner_id = $1', [page, picture(1, 20), picture(300)]);
  await sql('INSERT INTO tile_picture (id, account_id, picture, kept_at) VALUES ($1, $2, $3, now())', [
    newId(at(1)),
    accountId,
    picture(4_000, 50_000),
  ]);
  const used = await storage.measure(accountId);
  expect(used).toEqual({ pages: expect.any(Number), versions: expect.any(Number), pictures: 54_321, isVerified: false });
  expect(used.pages).toBeGreaterThan(40_000);
  expect(used.pages).toBeLessThan(42_000);
  expect(used.versions).toBeCloseTo(2 * used.pages, -3);
  await sql('UPDATE account SET email_verified = true WHERE id = $1', [accountId]);
  expect((await storage.measure(accountId)).isVerified).toBe(true);
});

test('FU-08 The drafts of an account count as its pages', async () => {
  const page = await storePage(accountId, true, 1);
  const { pages, versions } = await storage.measure(accountId);
  const draft =
    'INSERT INTO page_draft (owner_id, revision, design, design_format, based_on, picture_ids, saved_at) VALUES ($1, 1, $2, 1, 1, $3, now())';
  await sql(draft, [page, JSON.stringify({ title: noise(80_000) }), []]);
  const used = await storage.measure(accountId);
  expect(used.versions).toBe(versions);
  expect(used.pages - pages).toBeGreaterThan(80_000);
  expect(used.pages - pages).toBeLessThan(82_000);
});

test('SP-09 What is scheduled counts as a page of its account', async () => {
  const page = await storePage(accountId, true, 1);
  const { pages, versions } = await storage.measure(accountId);
  const scheduled = `INSERT INTO scheduled_publication (page_id, id, design, design_format, picture_ids, based_on, replaces, publishes_at, language, created_at)
    VALUES ($1, $1, $2, 1, '{}', 1, false, now(), 'en', now())`;
  await sql(scheduled, [page, JSON.stringify({ title: noise(80_000) })]);
  const used = await storage.measure(accountId);
  expect(used.versions).toBe(versions);
  expect(used.pages - pages).toBeGreaterThan(80_000);
  expect(used.pages - pages).toBeLessThan(82_000);
});

test('an account without pages uses nothing, and one that was removed is refused', async () => {
  expect(await storage.measure(accountId)).toEqual({ pages: 0, versions: 0, pictures: 0, isVerified: false });
  await expect(storage.measure(newId(at(1)))).rejects.toThrow(OwnerRemoved);
});

test('SB-02 The oldest versions of all pages go, as many as are needed, and never a present one', async () => {
  const [one, other] = [await storePage(accountId, true, 1, 4, 5), await storePage(accountId, false, 2, 3, 6)];
  const others = await storePage(await storeAccount(connected.dataSource), true, 1, 2);
  await storage.forgetVersions(accountId, 70_000);
  expect(await keptVersions(one, other, others)).toEqual([
    [2, 3],
    [2, 3],
    [1, 2],
  ]);
  await storage.forgetVersions(accountId, 1);
  expect(await keptVersions(one, other)).toEqual([[2, 3], [3]]);
  await storage.forgetVersions(accountId, 1_000_000);
  expect(await keptVersions(one, other, others)).toEqual([[3], [3], [1, 2]]);
});

describe('a publication', () => {
  const noise60 = noise(60_000);
  let pages: TypeormPageStore;
  beforeEach(() => {
    pages = new TypeormPageStore(connected.dataSource, new NotifyPageChanges(connected.dataSource));
  });
  const publish = (title: string, room?: StorageRoom, pageId?: string) =>
    pages.publish({ accountId, pageId, design: aDesign({ title, bio: noise60 }), sanitizerVersion: 1, publishedAt: at(7), room });
  const limit = async (more: number, bytes = 1_000) => {
    const { pages: present, pictures } = await storage.measure(accountId);
    return { bytes, verified: 0, unverified: present + pictures + bytes + more };
  };

  test('SB-03 is stored if it has room beside all present versions and pictures, to the byte, and else nothing is', async () => {
    const full = { bytes: 1_000, verified: 1e9, unverified: 999 };
    await expect(publish('First', full)).rejects.toThrow(StorageFull);
    expect((await pages.find({ accountId })).version).toBe(0);
    expect((await publish('First', { ...full, unverified: 1_000 })).page.version).toBe(1);
    await publish('Second');
    const other = await storePage(accountId, false, 3);
    for (const pageId of [undefined, other]) {
      const { version } = await pages.find({ accountId, pageId });
      await expect(publish('Third', await limit(-1), pageId)).rejects.toThrow(StorageFull);
      expect(await pages.find({ accountId, pageId })).toMatchObject({ version });
      expect((await publish('Third', await limit(0), pageId)).page.version).toBe(version + 1);
    }
  });

  test('SB-02 says whether the former versions are too many with it', async () => {
    await publish('First', await limit(0));
    const second = await publish('Second', await limit(10_000));
    const { versions } = await storage.measure(accountId);
    expect(second.isAboveLimit).toBe(false);
    expect((await publish('Third', await limit(versions - 1))).isAboveLimit).toBe(true);
    const unchanged = await publish('Third', { bytes: 1_000, verified: 0, unverified: 1e9 });
    expect(unchanged).toMatchObject({ isChanged: false, isAboveLimit: false });
    await expect(publish('Third', { bytes: 1_000, verified: 1e9, unverified: 0 })).rejects.toThrow(StorageFull);
  });

  test('SB-04 has the limit of a verified address as soon as it is', async () => {
    const room = { bytes: 1_000, verified: 1_000, unverified: 999 };
    await expect(publish('First', room)).rejects.toThrow(StorageFull);
    await sql('UPDATE account SET email_verified = true WHERE id = $1', [accountId]);
    expect((await publish('First', room)).page.version).toBe(1);
  });
});
