import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { aPerson } from '../../builders/accounts/actor.js';
import { StorageUnavailable } from '../../../server/media/media.errors.js';
import { plainVariant } from '../../../server/media/picture.js';
import { PreparePicture } from '../../../server/media/use-cases/prepare-picture.js';
import { MEGABYTE } from '../../../server/pages/page-limits.js';
import { PageNotFound } from '../../../server/pages/pages.errors.js';
import { MemoryAccountStorage } from '../../fakes/pages/memory-account-storage.js';
import { InstantImageProcessor } from '../../fakes/media/instant-image-processor.js';
import { MemoryImageStorage } from '../../fakes/media/memory-image-storage.js';
import { MemoryPageStore } from '../../fakes/pages/memory-page-store.js';
import { MemoryStoredImages } from '../../fakes/media/memory-stored-images.js';
import { ImageList } from '../../../server/media/use-cases/image-list.js';
import { PagePictures } from '../../../server/pages/pictures/use-cases/page-pictures.js';
import { AccountRoom } from '../../../server/pages/publishing/use-cases/account-room.js';

const accountId = 'ada';

/** A storage that can be away. */
class FlakyImageStorage extends MemoryImageStorage {
  isAway = false;

  override async save(...[name, content]: Parameters<MemoryImageStorage['save']>): Promise<void> {
    if (this.isAway) throw new StorageUnavailable('away');
    await super.save(name, content);
  }
}

let folder: string;
let pages: MemoryPageStore;
let storage: FlakyImageStorage;
let storedImages: MemoryStoredImages;
let pagePictures: PagePictures;
let room: MemoryAccountStorage;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'change-picture-'));
  pages = new MemoryPageStore();
  storage = new FlakyImageStorage();
  storedImages = new MemoryStoredImages(() => false);
  room = new MemoryAccountStorage();
  const requireRoom = new AccountRoom(room, { maxPagesPerAccount: 20, storagePerAccount: 1 * MEGABYTE });
  pagePictures = new PagePictures(new PreparePicture(new InstantImageProcessor(), storage, storedImages), requireRoom, pages);
});
afterEach(() => rmSync(folder, { recursive: true }));

function aFile(end = ''): string {
  const file = join(folder, `upload${end}`);
  writeFileSync(file, Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(end)]));
  return file;
}

test('the page has the picture, each of its variants is stored, and older clients get the largest JPEG', async () => {
  const { profilePicture, wallpaper } = await pagePictures.change({ actor: aPerson(accountId), kind: 'profile', file: aFile() });
  expect(wallpaper).toBeNull();
  const page = await pages.find({ accountId });
  expect([page.picture('profile'), page.picture('wallpaper')]).toEqual([profilePicture, null]);
  expect(profilePicture).toMatchObject({ width: 500, height: 500, color: '#808080' });
  expect(profilePicture?.variants.map(({ name }) => name).sort()).toEqual(storage.names.sort());
  for (const { name, bytes } of profilePicture?.variants ?? []) expect(await storage.measure(name)).toBe(bytes);
  expect(profilePicture && plainVariant(profilePicture)).toMatchObject({ format: 'jpg', width: 500 });
});

test('while the storage is unavailable, the former picture stays; the same call succeeds later', async () => {
  const { wallpaper: former } = await pagePictures.change({ actor: aPerson(accountId), kind: 'wallpaper', file: aFile() });
  const change = () => pagePictures.change({ actor: aPerson(accountId), kind: 'wallpaper', file: aFile('another') });
  storage.isAway = true;
  await expect(change()).rejects.toMatchObject({ kind: 'unavailable', code: 'STORAGE_UNAVAILABLE' });
  expect((await pages.find({ accountId })).wallpaper).toEqual(former);
  storage.isAway = false;
  expect((await change()).wallpaper).not.toEqual(former);
});

test('a change that the user cancels while the picture is prepared has no effect', async () => {
  const { wallpaper: former } = await pagePictures.change({ actor: aPerson(accountId), kind: 'wallpaper', file: aFile() });
  const change = (givenUp: AbortSignal) =>
    pagePictures.change({ actor: aPerson(accountId), kind: 'wallpaper', file: aFile('another'), givenUp });
  await expect(change(AbortSignal.abort())).rejects.toMatchObject({ kind: 'invalid', code: 'UPLOAD_GIVEN_UP' });
  expect((await pages.find({ accountId })).wallpaper).toEqual(former);
  expect((await change(new AbortController().signal)).wallpaper).not.toEqual(former);
});

test('a picture for a page that the account does not have is refused before it is decoded, and nothing is stored', async () => {
  const process = jest.spyOn(InstantImageProcessor.prototype, 'process');
  const change = pagePictures.change({ actor: aPerson(accountId), pageId: 'of somebody else', kind: 'profile', file: aFile() });
  await expect(change).rejects.toThrow(PageNotFound);
  expect(process).not.toHaveBeenCalled();
  await pagePictures.change({ actor: aPerson(accountId), pageId: accountId, kind: 'profile', file: aFile() });
  expect(process).toHaveBeenCalledTimes(1);
  process.mockRestore();
});

test('files that were being saved when the storage became unavailable are recorded, and the cleanup finds them', async () => {
  storage.isAway = true;
  await expect(pagePictures.change({ actor: aPerson(accountId), kind: 'profile', file: aFile() })).rejects.toThrow(StorageUnavailable);
  expect((await storedImages.removeUnused(0, 100, async () => undefined)).removed).toBe(6);
});

test('removing one of the two pictures keeps the other, and does nothing if there is none', async () => {
  const file = aFile();
  await pagePictures.change({ actor: aPerson(accountId), kind: 'profile', file });
  await pagePictures.change({ actor: aPerson(accountId), kind: 'wallpaper', file });
  const bare = { wallpaper: null, profilePicture: { width: 500 } };
  const save = jest.spyOn(pages, 'savePicture');
  expect(await pagePictures.remove({ actor: aPerson(accountId), kind: 'wallpaper' })).toMatchObject(bare);
  expect(await pagePictures.remove({ actor: aPerson(accountId), kind: 'wallpaper' })).toMatchObject(bare);
  expect(save).toHaveBeenLastCalledWith({ accountId }, 'wallpaper', null);
  await pagePictures.change({ actor: aPerson(accountId), kind: 'wallpaper', file });
  const papered = { wallpaper: {}, profilePicture: null };
  expect(await pagePictures.remove({ actor: aPerson(accountId), kind: 'profile' })).toMatchObject(papered);
});

test('unused pictures are removed fifty at a time until none is left', async () => {
  const names = Array.from({ length: 120 }, (_, at) => `${String(at).padStart(64, '0')}.jpg` as Parameters<typeof storage.save>[0]);
  for (const name of names) await storage.save(name, Buffer.from('x'));
  const everything = new MemoryStoredImages(() => false);
  await everything.note(names);
  const anyAge = {
    removeUnused: (_: number, limit: number, remove: Parameters<typeof everything.removeUnused>[2]) =>
      everything.removeUnused(0, limit, remove),
  };
  const removeUnusedImages = new ImageList(anyAge as MemoryStoredImages, storage);
  expect(await removeUnusedImages.removeUnused()).toMatchObject({ removed: 50, mayBeMore: true });
  expect(storage.names).toHaveLength(70);
  expect(await removeUnusedImages.removeUnused()).toMatchObject({ removed: 50, mayBeMore: true });
  expect(await removeUnusedImages.removeUnused()).toMatchObject({ removed: 20, mayBeMore: false });
  expect(storage.names).toEqual([]);
});

test('SB-03 A picture for which there is no room is refused, and the former one stays', async () => {
  const change = (end: string) => pagePictures.change({ actor: aPerson(accountId), kind: 'profile', file: aFile(end) });
  const { profilePicture } = await change('first');
  room.used = { ...room.used, pictures: 1 * MEGABYTE - 1 };
  await expect(change('second')).rejects.toMatchObject({ code: 'STORAGE_FULL' });
  expect((await pages.find({ accountId })).picture('profile')).toEqual(profilePicture);
});
