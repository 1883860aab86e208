import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DiskImageStorage } from '../../server/adapters/storage/disk-image-storage.js';
import { imageName } from '../../server/media/image.js';
import type { ImageStorage } from '../../server/media/ports/image-storage.port.js';
import { MemoryImageStorage } from '../fakes/memory-image-storage.js';

const picture = new TextEncoder().encode('the bytes of a picture');
const name = imageName(picture, 'webp');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'images-'));
});
afterEach(() => rm(folder, { recursive: true }));

const stores: [string, () => ImageStorage][] = [
  ['the memory of a test', () => new MemoryImageStorage()],
  ['a folder on disk', () => new DiskImageStorage(folder)],
];

describe.each(stores)('an image storage in %s', (_, open) => {
  test('gives back what was saved, byte for byte', async () => {
    const storage = open();
    await storage.save(name, picture);
    expect([...((await storage.read(name)) ?? [])]).toEqual([...picture]);
  });

  test('has nothing under a name that was never saved', async () => {
    expect(await open().read(name)).toBeNull();
  });

  test('keeps one copy of what is saved twice at the same moment', async () => {
    const storage = open();
    await Promise.all([storage.save(name, picture), storage.save(name, picture)]);
    expect(await storage.read(name)).not.toBeNull();
    await storage.remove(name);
    expect(await storage.read(name)).toBeNull();
  });

  test('removes what is not there without complaint', async () => {
    await expect(open().remove(name)).resolves.toBeUndefined();
  });
});

test('an image saved on disk leaves no unfinished file beside it', async () => {
  await new DiskImageStorage(folder).save(name, picture);
  expect(await readdir(path.join(folder, name.slice(0, 2)))).toEqual([name]);
});

test('an image saved on disk is there for the next process', async () => {
  await new DiskImageStorage(folder).save(name, picture);
  expect(await new DiskImageStorage(folder).read(name)).not.toBeNull();
});
