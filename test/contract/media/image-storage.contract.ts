import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DiskImageStorage } from '../../../server/adapters/storage/disk-image-storage.js';
import { PackagedImageStorage } from '../../../server/adapters/storage/packaged-image-storage.js';
import { S3ImageStorage } from '../../../server/adapters/storage/s3-image-storage.js';
import { imageName, type ImageName } from '../../../server/media/image.js';
import { StorageUnavailable } from '../../../server/media/media.errors.js';
import type { ImageStorage } from '../../../server/media/ports/image-storage.port.js';
import { MemoryImageStorage } from '../../fakes/media/memory-image-storage.js';
import { createObjectStore, type TestObjectStore } from '../../support/neighbours/object-store.js';

const picture = Buffer.from('the bytes of a picture');
const name = await imageName(picture, 'webp');

let folder: string;
let inMemory: MemoryImageStorage;
let objects: TestObjectStore;
beforeAll(async () => {
  // That a store is away is what these tests are about.
  Logger.overrideLogger(false);
  objects = await createObjectStore();
  await objects.start();
});
afterAll(() => objects.remove());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'images-'));
  inMemory = new MemoryImageStorage();
});
afterEach(() => rm(folder, { recursive: true }));

async function contentOf(storage: ImageStorage, wanted: ImageName): Promise<Buffer | null> {
  const content = await storage.read(wanted);
  return content && Buffer.from(content);
}

async function expectUnavailable(storage: ImageStorage): Promise<void> {
  const works = [
    () => storage.save(name, picture),
    () => storage.read(name),
    () => storage.measure(name),
    () => storage.remove(name),
    () => storage.check(),
  ];
  for (const work of works) await expect(work()).rejects.toThrow(StorageUnavailable);
}

const stores: [string, () => ImageStorage | Promise<ImageStorage>][] = [
  ['the memory of a test', () => new MemoryImageStorage()],
  ['a folder on disk', () => new DiskImageStorage(folder)],
  ['an S3-compatible store', () => new S3ImageStorage(objects.settings)],
  ['a store beside the pictures of the product', () => PackagedImageStorage.over(inMemory, folder)],
];

describe.each(stores)('an image storage in %s', (_, open) => {
  afterEach(async () => (await open()).remove(name));

  test('returns a saved image byte for byte, and knows its size', async () => {
    const storage = await open();
    await storage.save(name, picture);
    expect(await contentOf(storage, name)).toEqual(picture);
    expect(await storage.measure(name)).toBe(picture.length);
  });

  test('says that it works, before the first picture too, and leaves nothing behind', async () => {
    const storage = await open();
    await storage.check();
    await storage.save(name, picture);
    await storage.check();
    expect(await contentOf(storage, name)).toEqual(picture);
  });

  test('returns a large picture complete', async () => {
    const storage = await open();
    const large = Buffer.alloc(3_000_000, 'pixels');
    const largeName = await imageName(large, 'jpg');
    await storage.save(largeName, large);
    expect((await contentOf(storage, largeName))?.equals(large)).toBe(true);
    await storage.remove(largeName);
  });

  test('has nothing for a name that was never saved', async () => {
    const storage = await open();
    expect([await storage.read(name), await storage.measure(name)]).toEqual([null, null]);
  });

  test('keeps one copy if the same image is saved twice at the same moment', async () => {
    const storage = await open();
    await Promise.all([storage.save(name, picture), storage.save(name, picture)]);
    expect(await contentOf(storage, name)).toEqual(picture);
    await storage.remove(name);
    expect(await storage.read(name)).toBeNull();
  });

  test('succeeds at removing an image that does not exist', async () => {
    await expect((await open()).remove(name)).resolves.toBeUndefined();
  });
});

describe('a store beside the pictures of the product', () => {
  test('returns those without a copy, and can get one of its own, which is removed alone', async () => {
    await writeFile(path.join(folder, name), picture);
    const own = new MemoryImageStorage();
    const storage = await PackagedImageStorage.over(own, folder);
    expect(await contentOf(storage, name)).toEqual(picture);
    expect(await storage.measure(name)).toBe(picture.length);
    expect(own.names).toEqual([]);
    await storage.save(name, picture);
    expect(own.names).toEqual([name]);
    await storage.remove(name);
    expect(own.names).toEqual([]);
    expect(await contentOf(storage, name)).toEqual(picture);
  });

  test('is as available as the store', async () => {
    const storage = await PackagedImageStorage.over(new DiskImageStorage(path.join(folder, name)), folder);
    await writeFile(path.join(folder, name), '');
    await expectUnavailable(storage);
  });
});

describe('a folder on disk', () => {
  test('has no unfinished file beside a saved image', async () => {
    await new DiskImageStorage(folder).save(name, picture);
    expect(await readdir(path.join(folder, name.slice(0, 2)))).toEqual([name]);
  });

  test('has no unfinished file after an image could not be saved', async () => {
    const place = path.join(folder, name.slice(0, 2));
    await mkdir(path.join(place, name, 'in the way'), { recursive: true });
    await expect(new DiskImageStorage(folder).save(name, picture)).rejects.toThrow();
    expect(await readdir(place)).toEqual([name]);
  });

  test('removes an image with its remains of a crash, and nothing of another image', async () => {
    const storage = new DiskImageStorage(folder);
    await storage.save(name, picture);
    const place = path.join(folder, name.slice(0, 2));
    const other = `.${name.slice(0, 2)}${'0'.repeat(62)}.jpg.half`;
    for (const left of [`.${name}.half`, other]) await writeFile(path.join(place, left), 'half');
    await storage.remove(name);
    expect(await readdir(place)).toEqual([other]);
  });

  test('keeps an image for the next process', async () => {
    await new DiskImageStorage(path.join(folder, 'made', 'by it')).save(name, picture);
    expect(await contentOf(new DiskImageStorage(path.join(folder, 'made', 'by it')), name)).toEqual(picture);
  });

  test('reports that it cannot be written', async () => {
    const file = path.join(folder, 'in the way');
    await writeFile(file, '');
    const storage = new DiskImageStorage(file);
    await expectUnavailable(storage);
    await chmod(file, 0o644);
  });
});

describe('an S3-compatible store', () => {
  test('reports that it is unavailable, and has its images when it is available again', async () => {
    const storage = new S3ImageStorage(objects.settings);
    await storage.save(name, picture);
    await objects.stop();
    await expectUnavailable(storage);
    await objects.start();
    expect(await contentOf(storage, name)).toEqual(picture);
  });

  test('is disconnected if it does not respond', async () => {
    const storage = new S3ImageStorage(objects.settings);
    objects.freeze();
    await expect(storage.save(name, picture)).rejects.toThrow(StorageUnavailable);
    await objects.stop();
    await objects.start();
  });

  test.each<[string, (socket: Socket) => void]>([
    ['breaks off', (socket) => socket.destroy()],
    ['says no more', () => undefined],
  ])('that %s in the middle of a picture gives no partial picture', async (_, stop) => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Length': 100 }).write('half', () => stop(response.socket!));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const storage = new S3ImageStorage({ ...objects.settings, endpoint: `http://127.0.0.1:${port}` });
    try {
      await expect(storage.read(name)).rejects.toThrow(StorageUnavailable);
    } finally {
      storage.onApplicationShutdown();
      server.close();
      server.closeAllConnections();
    }
  });

  async function at(answer: RequestListener, use: (storage: S3ImageStorage) => Promise<void>): Promise<void> {
    const server = createServer(answer);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const storage = new S3ImageStorage({ ...objects.settings, endpoint: `http://127.0.0.1:${port}` });
    try {
      await use(storage);
    } finally {
      storage.onApplicationShutdown();
      server.close();
      server.closeAllConnections();
    }
  }

  test('gets an image with its media type', async () => {
    const types: (string | undefined)[] = [];
    await at(
      (request, response) => {
        types.push(request.headers['content-type']);
        request.resume().on('end', () => response.end());
      },
      (storage) => storage.save(name, picture),
    );
    expect(types).toEqual(['image/webp']);
  });

  test.each([
    ['works if only the list of its images is refused', 'AccessDenied', true],
    ['does not work if its key is unknown', 'InvalidAccessKeyId', false],
  ])('%s', async (_, code, works) => {
    const refusal = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>No</Message></Error>`;
    await at(
      (_request, response) => response.writeHead(403, { 'Content-Type': 'application/xml' }).end(refusal),
      async (storage) => {
        const isFine = await storage.check().then(
          () => true,
          () => false,
        );
        expect(isFine).toBe(works);
      },
    );
  });

  test('that does not know the key or the bucket reports that it cannot be used', async () => {
    for (const wrong of [{ accessKeyId: 'NOBODY' }, { bucket: 'nowhere' }]) {
      const storage = new S3ImageStorage({ ...objects.settings, ...wrong });
      await expect(storage.save(name, picture)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
      await expect(storage.read(name)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    }
  });
});
