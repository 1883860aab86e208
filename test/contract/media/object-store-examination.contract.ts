import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { S3ImageStorage } from '../../../server/adapters/storage/s3-image-storage.js';
import type { ObjectStoreSettings } from '../../../server/config/config.js';
import { createObjectStore, type TestObjectStore } from '../../support/neighbours/object-store.js';

let objects: TestObjectStore;
beforeAll(async () => {
  objects = await createObjectStore();
  await objects.start();
});
afterAll(() => objects.remove());

async function examine(settings: Partial<ObjectStoreSettings> = {}): Promise<string | null> {
  const storage = new S3ImageStorage({ ...objects.settings, ...settings });
  return storage.examine().finally(() => storage.onApplicationShutdown());
}

/** What is found at a server that answers like this. */
async function examineAt(answer: RequestListener): Promise<string | null> {
  const server = createServer((request, response) => request.resume().on('end', () => answer(request, response)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    return await examine({ endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const answering =
  (status: number, body: string, mediaType = 'text/html'): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'Content-Type': mediaType }).end(body);

const refusing = (status: number, code: string, message = 'No'): RequestListener =>
  answering(status, `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`, 'application/xml');

const fault = (words: string) => ({
  name: 'ObjectStoreFault',
  message: expect.stringMatching(new RegExp(`^The object store at http://127\\.0\\.0\\.1:\\d+ cannot be used: ${words}\\.$`)),
});

describe('RU-15 Before the start, an object store is tried:', () => {
  test('one that keeps pictures has nothing more afterwards', async () => {
    const storage = new S3ImageStorage(objects.settings);
    expect(await examine()).toBeNull();
    expect(objects.names()).toEqual([]);
    storage.onApplicationShutdown();
  });

  test('a bucket that is not there, and keys that it does not know, are named with their variables', async () => {
    await expect(examine({ bucket: 'nowhere' })).rejects.toMatchObject(
      fault('it has no bucket of the name nowhere. Make it, or name another one in S3_BUCKET'),
    );
    const keys = fault('it refuses the keys. Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
    await expect(examine({ accessKeyId: 'NOBODY' })).rejects.toMatchObject(keys);
    await expect(examineAt(refusing(403, 'SignatureDoesNotMatch'))).rejects.toMatchObject(keys);
  });

  test.each([
    ['keys that may not write', refusing(403, 'AccessDenied'), 'its keys may not use the bucket pictures\\. Allow them .*'],
    [
      'another region',
      refusing(400, 'AuthorizationHeaderMalformed', "the region 'us-east-1' is wrong; expecting 'eu-south-1'"),
      "its region is another one than us-east-1 \\(.*expecting 'eu-south-1'\\)\\. Set S3_REGION to that of the bucket",
    ],
    [
      'a server that has nothing there',
      answering(404, '<h1>Not found</h1>'),
      'it answers 404, and is no S3-compatible store\\. Check S3_ENDPOINT',
    ],
    ['a server that forbids it', answering(405, 'No'), 'it answers 405, and is no S3-compatible store\\. Check S3_ENDPOINT'],
    ['a web site', answering(200, '<h1>Welcome</h1>'), 'it is no S3-compatible store\\. Check S3_ENDPOINT'],
  ])('%s is refused', async (_, answer, words) => {
    await expect(examineAt(answer)).rejects.toMatchObject(fault(words));
  });

  test('one that has a fault, or cannot be reached, does not prevent the start: it may come later', async () => {
    expect(await examineAt(answering(503, 'Later'))).toMatch(/./);
    expect(await examineAt(refusing(503, 'SlowDown'))).toMatch(/SlowDown/);
    expect(await examine({ endpoint: 'http://127.0.0.1:1' })).toMatch(/ECONNREFUSED/);
  });
});
