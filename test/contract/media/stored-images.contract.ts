import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { createDataSource } from '../../../server/adapters/postgres/connection/data-source.js';
import { replacePicture } from '../../../server/adapters/postgres/media/page-pictures.js';
import { TypeormStoredImages } from '../../../server/adapters/postgres/media/typeorm-stored-images.js';
import type { ImageName } from '../../../server/media/image.js';
import type { StoredImages } from '../../../server/media/ports/stored-images.port.js';
import { MemoryStoredImages } from '../../fakes/media/memory-stored-images.js';
import { connectedDatabase } from '../../support/database/connected-database.js';

const connected = connectedDatabase();

interface Opened {
  readonly images: StoredImages;
  /** Makes a page use the picture. */
  readonly use: (name: ImageName) => Promise<void>;
  /** Makes the page stop using any. */
  readonly free: (name: ImageName) => Promise<void>;
}

function inMemory(): Opened {
  const used = new Set<ImageName>();
  const images = new MemoryStoredImages((name) => used.has(name));
  const free = async (name: ImageName): Promise<void> => {
    used.delete(name);
    images.free(name);
  };
  return { images, use: async (name) => void used.add(name), free };
}

async function inPostgres(): Promise<Opened> {
  await connected.dataSource.query('TRUNCATE account, stored_image CASCADE');
  const owner = randomUUID();
  await connected.dataSource.query(
    `INSERT INTO account (id, username, email, email_verified, password_hash, registered_at) VALUES ($1, 'ada', 'ada', false, '$argon2id$', now())`,
    [owner],
  );
  await connected.dataSource.query('INSERT INTO page (owner_id) VALUES ($1)', [owner]);
  const use = async (name: ImageName): Promise<void> => {
    await connected.dataSource.query(`INSERT INTO page_image (owner_id, kind, name) VALUES ($1, 'profile', $2)`, [owner, name]);
  };
  const free = (): Promise<void> => connected.dataSource.transaction((manager) => replacePicture(manager, owner, 'profile', null));
  return { images: new TypeormStoredImages(connected.dataSource), use, free };
}

const hour = 3_600_000;

describe.each<[string, () => Opened | Promise<Opened>]>([
  ['the memory of a test', inMemory],
  ['PostgreSQL', inPostgres],
])('the list of stored pictures in %s', (_, open) => {
  let images: StoredImages;
  let use: Opened['use'];
  let free: Opened['free'];
  let names: readonly [ImageName, ImageName, ImageName];
  let removed: ImageName[];
  beforeEach(async () => {
    ({ images, use, free } = await open());
    const [one, two, three] = [aName(), aName(), aName()].sort();
    names = [one as ImageName, two as ImageName, three as ImageName];
    removed = [];
    await images.note(names);
  });

  const remove = async (name: ImageName): Promise<void> => void removed.push(name);

  test('hands out each name that no page uses for removal, once', async () => {
    await use(names[1]);
    expect(await images.removeUnused(0, 10, remove)).toEqual({ removed: 2, failures: [], isPostponed: false });
    expect(removed.sort()).toEqual([names[0], names[2]]);
    expect(await images.removeUnused(0, 10, remove)).toEqual({ removed: 0, failures: [], isPostponed: false });
  });

  test('says which of some names it has', async () => {
    await images.removeUnused(0, 1, remove);
    expect([...(await images.listed([...names, aName()]))].sort()).toEqual(names.filter((name) => name !== removed[0]));
    expect((await images.listed([])).size).toBe(0);
  });

  test('keeps recent names and names that were recorded again', async () => {
    expect((await images.removeUnused(hour, 10, remove)).removed).toBe(0);
    await images.note(names);
    expect((await images.removeUnused(hour, 10, remove)).removed).toBe(0);
    expect(removed).toEqual([]);
  });

  test('removes at most the requested number at once', async () => {
    expect((await images.removeUnused(0, 2, remove)).removed).toBe(2);
    expect((await images.removeUnused(0, 2, remove)).removed).toBe(1);
    expect(removed.sort()).toEqual([...names].sort());
  });

  test('keeps the name of a file that could not be removed, and deletes the other names', async () => {
    const away = new Error('away');
    const failing = (name: ImageName): Promise<void> => (name === names[1] ? Promise.reject(away) : remove(name));
    expect(await images.removeUnused(0, 10, failing)).toEqual({ removed: 2, failures: [away], isPostponed: false });
    expect(removed.sort()).toEqual([names[0], names[2]]);
    expect(await images.removeUnused(hour, 10, remove)).toEqual({ removed: 0, failures: [], isPostponed: false });
    expect(await images.removeUnused(0, 10, remove)).toEqual({ removed: 1, failures: [], isPostponed: false });
    expect(removed).toContain(names[1]);
  });

  test('continues after files that cannot be removed: they count as recent, and do not block other names', async () => {
    const others = [aName(), aName()].sort() as [ImageName, ImageName];
    await images.note(others);
    await use(others[0]);
    const stuck = (name: ImageName): Promise<void> => (names.includes(name) ? Promise.reject(new Error('refused')) : remove(name));
    expect((await images.removeUnused(0, 3, stuck)).failures).toHaveLength(3);
    expect(await images.noteUse(0, 2)).toBe(1);
    expect(await images.removeUnused(0, 1, stuck)).toEqual({ removed: 1, failures: [], isPostponed: false });
    expect(removed).toEqual([others[1]]);
    expect((await images.removeUnused(0, 10, stuck)).failures).toHaveLength(3);
  });

  test('records which names a page uses, in batches, and finds them again when they are no longer used', async () => {
    for (const name of names) await use(name);
    expect(await images.noteUse(hour, 10)).toBe(0);
    expect([await images.noteUse(0, 2), await images.noteUse(0, 2), await images.noteUse(0, 2)]).toEqual([2, 1, 0]);
    expect((await images.removeUnused(0, 10, remove)).removed).toBe(0);
    await free(names[1]);
    expect((await images.removeUnused(0, 10, remove)).removed).toBeGreaterThan(0);
    expect(removed).toContain(names[1]);
  });

  test('keeps names that are in use and recorded as used', async () => {
    await use(names[1]);
    await images.noteUse(0, 10);
    expect((await images.removeUnused(0, 10, remove)).removed).toBe(2);
    expect(removed).not.toContain(names[1]);
  });

  test('several cleanups at the same moment never get the same name', async () => {
    const counts = await Promise.all([1, 2, 3].map(() => images.removeUnused(0, 10, remove)));
    expect(counts.reduce((sum, count) => sum + count.removed, 0)).toBe(3);
    expect(removed).toHaveLength(3);
  });

  test('the same names can be recorded by several requests at once, and twice in one call', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, at) => images.note(at % 2 ? [...names].reverse() : [...names, ...names])));
    expect((await images.removeUnused(0, 10, remove)).removed).toBe(3);
  });
});

test('in PostgreSQL recording a name waits while the name is removed, so a file that is saved afterwards is not removed', async () => {
  const { images } = await inPostgres();
  const name = aName();
  await images.note([name]);
  const events: string[] = [];
  let noting: Promise<void> | undefined;
  await images.removeUnused(0, 10, async () => {
    noting = images.note([name]).then(() => void events.push('noted'));
    // The note could be made several times meanwhile, so it waits and is not only slow.
    await connected.dataSource.query('SELECT pg_sleep(0.2)');
    events.push('removed');
  });
  await noting;
  expect(events).toEqual(['removed', 'noted']);
  expect(await connected.dataSource.query('SELECT name FROM stored_image')).toEqual([{ name }]);
});

test('in PostgreSQL a storage that hangs keeps no connection, and whoever saves the same picture gets an answer', async () => {
  await inPostgres();
  const pool = await createDataSource(connected.url, { poolSize: 1 }).initialize();
  const images = new TypeormStoredImages(pool, 100);
  const [hanging, other] = [aName(), aName()];
  await images.note([hanging]);
  const { removed } = await images.removeUnused(0, 10, async () => {
    await expect(images.note([hanging])).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    await images.note([other]);
  });
  expect(removed).toBe(1);
  expect([...(await images.listed([hanging, other]))]).toEqual([other]);
  await pool.destroy();
});

test('in PostgreSQL the removal of a process that died is finished by another one, or ended by whoever saves the file again', async () => {
  const { images } = await inPostgres();
  const names = [aName(), aName()] as const;
  await images.note(names);
  const begin = (age: string) => connected.dataSource.query(`UPDATE stored_image SET removal_since = now() - $1::interval`, [age]);
  await begin('1 minute');
  expect((await images.removeUnused(0, 10, async () => undefined)).removed).toBe(0);
  await begin('3 minutes');
  await images.note([names[0]]);
  const removed: ImageName[] = [];
  await images.removeUnused(hour, 10, async (name) => void removed.push(name));
  expect(removed).toEqual([]);
  await connected.dataSource.query(`UPDATE stored_image SET kept_at = '-infinity' WHERE name = $1`, [names[1]]);
  await images.removeUnused(hour, 10, async (name) => void removed.push(name));
  expect(removed).toEqual([names[1]]);
  expect(await connected.dataSource.query('SELECT name, removal_since AS since FROM stored_image')).toEqual([
    { name: names[0], since: null },
  ]);
});

test('in PostgreSQL a name that a page uses cannot be deleted, and deleting the page frees the name', async () => {
  const { images, use } = await inPostgres();
  const name = aName();
  await images.note([name]);
  await use(name);
  await expect(connected.dataSource.query('DELETE FROM stored_image')).rejects.toThrow(/page_image_is_stored/);
  await connected.dataSource.query('DELETE FROM account');
  expect((await images.removeUnused(0, 10, async () => undefined)).removed).toBe(1);
});

describe('in PostgreSQL a name that is freed while the cleanup skips it is found later', () => {
  test.each<[string, string]>([
    ['by a page that changes its picture', 'UPDATE stored_image SET kept_at = now()'],
    ['by an account that is removed', `UPDATE stored_image SET kept_at = '-infinity'`],
  ])('%s', async (_, free) => {
    const { images, use } = await inPostgres();
    const name = aName();
    await images.note([name]);
    await use(name);
    await connected.dataSource.query(`UPDATE stored_image SET kept_at = now() - interval '2 hours'`);
    await connected.dataSource.transaction(async (manager) => {
      await manager.query(free);
      await manager.query('DELETE FROM page_image');
      // The transaction that holds the row sets its age.
      expect(await images.noteUse(hour, 10)).toBe(0);
    });
    expect(await images.noteUse(hour, 10)).toBe(0);
    expect(await connected.dataSource.query(`SELECT kept_at < 'infinity' AS counts FROM stored_image`)).toEqual([{ counts: true }]);
  });
});

function aName(): ImageName {
  return `${randomBytes(32).toString('hex')}.webp` as ImageName;
}
