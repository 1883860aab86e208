import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { TypeormAccountPages } from '../../../server/adapters/postgres/pages/typeorm-account-pages.js';
import { TypeormPageDrafts } from '../../../server/adapters/postgres/drafts/typeorm-page-drafts.js';
import { TypeormPageStore } from '../../../server/adapters/postgres/pages/typeorm-page-store.js';
import { TypeormScheduledPublications } from '../../../server/adapters/postgres/scheduled/typeorm-scheduled-publications.js';
import { TypeormStoredImages } from '../../../server/adapters/postgres/media/typeorm-stored-images.js';
import { TypeormTilePictures } from '../../../server/adapters/postgres/media/typeorm-tile-pictures.js';
import type { ImageName } from '../../../server/media/image.js';
import type { Picture } from '../../../server/media/picture.js';
import { TooManyKeptPictures, TooManyUnpublishedPictures } from '../../../server/media/media.errors.js';
import { newId } from '../../../server/pages/new-id.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { OwnerRemoved, PicturesRemoved } from '../../../server/pages/pages.errors.js';
import { KEPT_VERSIONS } from '../../../server/pages/page-limits.js';
import { MOST_ALIKE, type TilePictures } from '../../../server/pages/pictures/ports/tile-pictures.port.js';
import { toTilePicture } from '../../../server/pages/pictures/place-pictures.js';
import { aPicture } from '../../builders/pages/mixed-design.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { MemoryTilePictures } from '../../fakes/pages/memory-tile-pictures.js';
import { connectedDatabase } from '../../support/database/connected-database.js';
import { until } from '../../support/waiting.js';
import { NoCredential } from '../../../server/accounts/sessions/call-credential.js';

const now = new Date('2026-11-20T08:00:00.000Z');
const connected = connectedDatabase();

interface Opened {
  readonly pictures: TilePictures;
  /** Makes the account's main page use these pictures, and none else. */
  readonly publish: (...ids: readonly string[]) => Promise<void>;
}

let pictures: TilePictures;
let publish: Opened['publish'];
let accountId: string;

function inMemory(): Opened {
  let shown: readonly string[] = [];
  return { pictures: new MemoryTilePictures((id) => shown.includes(id)), publish: async (...ids) => void (shown = ids) };
}

function inPostgres(): Opened {
  return { pictures: new TypeormTilePictures(connected.dataSource), publish: (...ids) => publishOn({ accountId }, ids) };
}

const pageStore = () => new TypeormPageStore(connected.dataSource, new NotifyPageChanges(connected.dataSource));
const accountPages = () => new TypeormAccountPages(connected.dataSource, new NotifyPageChanges(connected.dataSource));

async function publishOn(page: { readonly accountId: string; readonly pageId?: string }, ids: readonly string[]): Promise<void> {
  const tiles = ids.map((id) => aPicture({ picture: toTilePicture(id, aStoredPicture([])) }));
  // Another version each time, also of the same pictures.
  const design = aDesign({ title: randomUUID(), tiles } as Partial<PageDesign>);
  await pageStore().publish({ ...page, design, sanitizerVersion: 1, publishedAt: now });
}

function aStoredPicture(names: readonly ImageName[]): Picture {
  const variants = names.map((name) => ({ name, format: 'jpg' as const, width: 40, height: 30, bytes: 9 }));
  return { width: 40, height: 30, color: '#102030', variants };
}

const aName = () => `${randomBytes(32).toString('hex')}.jpg` as ImageName;

/** Adds a picture with one file. */
async function add(
  unpublished = 9,
  owner = accountId,
  name = aName(),
  all = 99,
): Promise<{ readonly id: string; readonly name: ImageName }> {
  const id = newId(now);
  await new TypeormStoredImages(connected.dataSource).note([name]);
  await pictures.add({ id, accountId: owner, picture: aStoredPicture([name]) }, { unpublished, all });
  return { id, name };
}

const kept = async (...ids: readonly string[]) => [...(await pictures.find(accountId, ids)).keys()].sort();

async function dateOf(name: ImageName): Promise<string | undefined> {
  const dates = 'SELECT kept_at::text AS date FROM stored_image WHERE name = $1';
  const [row] = await connected.dataSource.query<{ date: string }[]>(dates, [name]);
  return row?.date;
}

/** The files that nothing uses, which are removed from the list. */
async function removedFiles(milliseconds = 0): Promise<ImageName[]> {
  const removed: ImageName[] = [];
  await new TypeormStoredImages(connected.dataSource).removeUnused(milliseconds, 100, async (name) => void removed.push(name));
  return removed;
}

describe.each<[string, () => Opened]>([
  ['the memory of a test', inMemory],
  ['PostgreSQL', inPostgres],
])('the pictures for tiles in %s', (_, open) => {
  beforeEach(async () => {
    await connected.dataSource.query('TRUNCATE account, stored_image CASCADE');
    accountId = await storeAccount(connected.dataSource);
    ({ pictures, publish } = open());
  });

  test('are found by their ids, and only for their account', async () => {
    const [one, other] = [await add(), await add()];
    expect(await pictures.find(accountId, [one.id])).toEqual(new Map([[one.id, aStoredPicture([one.name])]]));
    expect(await kept(one.id, other.id, newId(now))).toEqual([one.id, other.id].sort());
    expect((await pictures.find(await storeAccount(connected.dataSource), [one.id])).size).toBe(0);
    expect((await pictures.find(accountId, [])).size).toBe(0);
  });

  test('are found by the digest of the uploaded file and of each stored one, the oldest first, at most ten of each, and only for their account', async () => {
    const [uploaded, named] = ['ab'.repeat(32), 'cd'.repeat(32)];
    const name = `${named}.jpg` as ImageName;
    await new TypeormStoredImages(connected.dataSource).note([name]);
    const picture = { ...aStoredPicture([name]), digest: uploaded };
    const ids: string[] = [];
    for (let nth = 0; nth < MOST_ALIKE + 1; nth += 1) ids.push(newId(new Date(now.getTime() + nth)));
    for (const id of ids.toReversed()) await pictures.add({ id, accountId, picture }, { unpublished: 20, all: 20 });
    await add(20);
    const found = ids.slice(0, MOST_ALIKE).flatMap((id) => [uploaded, named].map((digest) => ({ digest, id, picture })));
    expect(await pictures.findByDigests(accountId, [named, uploaded])).toEqual(found);
    expect(await pictures.findByDigests(accountId, ['', named.slice(0, 40), named.toUpperCase(), 'ef'.repeat(32), "' OR true --"])).toEqual(
      [],
    );
    expect(await pictures.findByDigests(await storeAccount(connected.dataSource), [named, uploaded])).toEqual([]);
  });

  test('are added once, however often the same one is added', async () => {
    const id = newId(now);
    const name = aName();
    await new TypeormStoredImages(connected.dataSource).note([name]);
    for (const width of [40, 50]) {
      await pictures.add({ id, accountId, picture: { ...aStoredPicture([name]), width } }, { unpublished: 9, all: 9 });
    }
    expect((await pictures.find(accountId, [id])).get(id)?.width).toBe(40);
  });

  test('are limited while they are not published, for each account alone', async () => {
    const [one] = [await add(2), await add(2)];
    await expect(add(2)).rejects.toThrow(TooManyUnpublishedPictures);
    await add(2, await storeAccount(connected.dataSource));
    await publish(one.id);
    await add(2);
    await expect(add(2)).rejects.toThrow(TooManyUnpublishedPictures);
  });

  test('are limited when they are published, too', async () => {
    const [one, other] = [await add(), await add()];
    await publish(one.id, other.id);
    await expect(add(9, accountId, aName(), 2)).rejects.toThrow(TooManyKeptPictures);
    await add(9, await storeAccount(connected.dataSource), aName(), 2);
    await add(9, accountId, aName(), 3);
  });

  test('are removed when no version uses them and they are old enough, and checked at most so many at once', async () => {
    const [used, unused, another] = [await add(), await add(), await add()];
    await publish(used.id);
    expect(await pictures.removeUnused(3_600_000, 10)).toBe(0);
    expect(await kept(used.id, unused.id, another.id)).toHaveLength(3);
    expect(await pictures.removeUnused(0, 2)).toBe(2);
    await pictures.removeUnused(0, 10);
    expect(await kept(used.id, unused.id, another.id)).toEqual([used.id]);
    expect(await pictures.removeUnused(3_600_000, 10)).toBe(0);
  });
});

describe('PostgreSQL', () => {
  beforeEach(async () => {
    await connected.dataSource.query('TRUNCATE account, stored_image CASCADE');
    accountId = await storeAccount(connected.dataSource);
    ({ pictures, publish } = inPostgres());
  });

  test('keeps the pictures of a draft until it has others or is discarded, but not those that another account names', async () => {
    const drafts = new TypeormPageDrafts(connected.dataSource);
    const [drafted, named] = [await add(), await add()];
    const save = (owner: string, revision: number, ...ids: readonly string[]) => {
      const tiles = ids.map((id) => aPicture({ picture: toTilePicture(id, aStoredPicture([])) }));
      const draft = { design: aDesign({ tiles } as Partial<PageDesign>), basedOn: 0, device: null, writer: null, revision, savedAt: now };
      return drafts.save({ accountId: owner }, draft);
    };
    await save(accountId, 0, drafted.id);
    await save(await storeAccount(connected.dataSource), 0, named.id);
    await pictures.removeUnused(0, 10);
    expect(await kept(drafted.id, named.id)).toEqual([drafted.id]);
    const another = await add();
    await save(accountId, 1, another.id);
    await pictures.removeUnused(0, 10);
    expect(await kept(drafted.id, another.id)).toEqual([another.id]);
    await drafts.discard({ accountId }, 2, now);
    await pictures.removeUnused(0, 10);
    expect(await kept(another.id)).toEqual([]);
  });

  test('SP-05 keeps the pictures of what is scheduled until it goes public or is cancelled, also from a removal at the same moment', async () => {
    const scheduled = new TypeormScheduledPublications(connected.dataSource, undefined as never, new NoCredential());
    const { id } = await add();
    const schedule = (...ids: readonly string[]) => {
      const tiles = ids.map((one) => aPicture({ picture: toTilePicture(one, aStoredPicture([])) }));
      const design = aDesign({ tiles } as Partial<PageDesign>);
      const chosen = { publishesAt: new Date('2027-01-01T00:00:00Z'), timeZone: null, replaces: false, unsaid: [], basedOn: 0 };
      return scheduled.schedule({ accountId }, { id: newId(now), design, createdAt: now, language: 'en', ...chosen });
    };
    await schedule(id);
    await pictures.removeUnused(0, 10);
    expect(await kept(id)).toEqual([id]);
    await scheduled.cancel({ accountId });
    await pictures.removeUnused(0, 10);
    expect(await kept(id)).toEqual([]);
    await expect(schedule(id)).rejects.toThrow(PicturesRemoved);
    expect(await scheduled.find({ accountId })).toBeNull();
    const { id: racing } = await add();
    await Promise.allSettled([schedule(racing), pictures.removeUnused(0, 10)]);
    expect(await kept(racing)).toEqual((await scheduled.find({ accountId })) ? [racing] : []);
  });

  test('keeps a picture as long as a kept version uses it, and refuses to publish one that was removed', async () => {
    const { id } = await add();
    await publish(id);
    for (let version = 1; version < KEPT_VERSIONS; version += 1) await publish();
    await pictures.removeUnused(0, 10);
    expect(await kept(id)).toEqual([id]);
    await publish();
    await pictures.removeUnused(0, 10);
    expect(await kept(id)).toEqual([]);
    const { version } = await pageStore().find({ accountId });
    await expect(publish(id)).rejects.toThrow(PicturesRemoved);
    expect(await pageStore().find({ accountId })).toMatchObject({ version });
  });

  test('does not remove a picture that is published at this moment', async () => {
    const { id } = await add();
    await connected.dataSource.transaction(async (manager) => {
      await manager.query('INSERT INTO page (owner_id, account_id) VALUES ($1, $1)', [accountId]);
      await manager.query('INSERT INTO tile_picture_use (owner_id, picture_id, version) VALUES ($1, $2, 1)', [accountId, id]);
      expect(await pictures.removeUnused(0, 10)).toBe(0);
    });
    await pictures.removeUnused(0, 10);
    expect(await kept(id)).toEqual([id]);
  });

  test('refuses to publish again what is removed at this moment, although an old version has used it', async () => {
    const { id } = await add();
    await publish(id);
    for (let version = 1; version <= KEPT_VERSIONS; version += 1) await publish();
    const { version } = await pageStore().find({ accountId });
    const publishing = await connected.dataSource.transaction(async (manager) => {
      await manager.query('SELECT FROM tile_picture WHERE id = $1 FOR UPDATE', [id]);
      let ended = false;
      const outcome = publish(id)
        .then(
          () => 'published',
          (error: unknown) => error,
        )
        .finally(() => (ended = true));
      const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%page_version%'`;
      await until(async () => ended || (await connected.dataSource.query<unknown[]>(waiting)).length > 0);
      await manager.query('DELETE FROM tile_picture WHERE id = $1', [id]);
      return { outcome };
    });
    expect(await publishing.outcome).toBeInstanceOf(PicturesRemoved);
    expect(await pageStore().find({ accountId })).toMatchObject({ version });
  });

  test('frees no file of a removed picture that another account begins to use at this moment', async () => {
    const { id, name } = await add();
    const other = await storeAccount(connected.dataSource);
    const removing = await connected.dataSource.transaction(async (manager) => {
      await manager.query('SELECT FROM stored_image WHERE name = $1 FOR NO KEY UPDATE', [name]);
      const done = connected.dataSource.query('DELETE FROM tile_picture WHERE id = $1', [id]);
      const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'DELETE FROM tile_picture%'`;
      await until(async () => (await connected.dataSource.query<unknown[]>(waiting)).length > 0);
      const added = newId(now);
      const values = [added, other, JSON.stringify(aStoredPicture([name]))];
      await manager.query('INSERT INTO tile_picture (id, account_id, picture, kept_at) VALUES ($1, $2, $3, now())', values);
      await manager.query('INSERT INTO tile_picture_file (picture_id, name) VALUES ($1, $2)', [added, name]);
      return { done };
    });
    await removing.done;
    expect(await dateOf(name)).toBe('infinity');
  });

  test('leaves the date of a file in use when the same file is uploaded again', async () => {
    const { name } = await add();
    await new TypeormStoredImages(connected.dataSource).note([name]);
    expect(await dateOf(name)).toBe('infinity');
  });

  test('keeps the files of a picture, and frees them with it, except those that another picture has', async () => {
    const [one, other] = [await add(), await add()];
    const twin = await add(9, accountId, one.name);
    await publish(twin.id);
    expect(await removedFiles()).toEqual([]);
    expect(await new TypeormStoredImages(connected.dataSource).noteUse(0, 10)).toBe(0);
    await pictures.removeUnused(0, 10);
    expect(await removedFiles(3_600_000)).toEqual([other.name]);
  });

  test('shows the picture on a copy of the page, which keeps it when the page is deleted, and frees it when both are', async () => {
    const { id, name } = await add();
    const [page, copy] = [newId(now), newId(now)];
    const create = (pageId: string, copyOf?: string) =>
      accountPages().create({ accountId, id: pageId, name: null, linkname: null, copyOf, at: now }, 9);
    const remove = (pageId: string) => accountPages().remove({ accountId, pageId }, { linkname: null, freeAt: now });
    await create(page);
    await publishOn({ accountId, pageId: page }, [id]);
    await create(copy, page);
    await remove(page);
    await pictures.removeUnused(0, 10);
    expect(await kept(id)).toEqual([id]);
    await remove(copy);
    expect(await pictures.removeUnused(3_600_000, 10)).toBe(1);
    expect(await removedFiles(3_600_000)).toEqual([name]);
  });

  test('removes the pictures with their account, and frees their files at once', async () => {
    const { id, name } = await add();
    await publish(id);
    await connected.dataSource.query('DELETE FROM account WHERE id = $1', [accountId]);
    expect(await removedFiles(3_600_000)).toEqual([name]);
    await expect(add()).rejects.toThrow(OwnerRemoved);
  });
});
