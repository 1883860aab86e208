import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BackgroundWork } from '../../../server/gateway/background/background-work.js';
import { BackgroundJobs } from '../../../server/gateway/background/background-jobs.js';
import { imageName } from '../../../server/media/image.js';
import { ImageStorage } from '../../../server/media/ports/image-storage.port.js';
import { claim, type TestAccount } from '../../builders/accounts/account.js';
import { aJpeg, aPolyglot, aTransparentPng } from '../../builders/images.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { behindProxy, from } from '../../support/proxies/client-addresses.js';
import { captureLog } from '../../support/servers/captured-log.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { makeDataFolder } from '../../support/servers/started-server.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { withToken } from '../../support/calls/rest.js';
import { createObjectStore, type TestObjectStore } from '../../support/neighbours/object-store.js';
import { anUploader, type SentPage, type SentPicture, sentPage, uploadGraphql, uploadRest } from '../../support/calls/uploads.js';
import { eventually, until } from '../../support/waiting.js';
import { ImageList } from '../../../server/media/use-cases/image-list.js';

/** How long a refusal for being busy is repeated, in milliseconds: it comes after two seconds. */
const ONE_RETRY = 2_500;

const mediaTypes: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };

let objects: TestObjectStore;
beforeAll(async () => {
  objects = await createObjectStore();
  await objects.start();
});
afterAll(() => objects.remove());

describe.each<['a folder' | 'an object store']>([['a folder'], ['an object store']])('pictures stored in %s', (place) => {
  let database: TestDatabase;
  let dataDir: string;
  let application: RunningApplication;
  let ada: TestAccount;
  let picture: SentPicture;
  const start = async (): Promise<RunningApplication> => {
    const objectStore = place === 'a folder' ? undefined : objects.settings;
    return startApplication({
      database,
      dataDir,
      objectStore,
      rateLimits: 'off',
      ...(application && { port: application.config.port, publicUrl: application.url }),
    });
  };
  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = makeDataFolder();
    application = await start();
    ada = await anUploader(application);
    picture = await upload('changeWallpaper', await aPolyglot());
  });
  afterAll(async () => {
    await application.stop();
    await database.drop();
    await rm(dataDir, { recursive: true });
  });

  async function upload(mutation: 'changeWallpaper' | 'changeProfilePicture', content: Buffer, account = ada): Promise<SentPicture> {
    const { data, errors } = await uploadGraphql(application.url, mutation, content, account.token);
    const sent = data?.[mutation]?.[mutation === 'changeWallpaper' ? 'wallpaper' : 'profilePicture'];
    if (!sent) throw new Error(JSON.stringify(errors));
    return sent;
  }

  const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

  async function removeUnused(): Promise<number> {
    return (await application.nest.get(ImageList, { strict: false }).removeUnused()).removed;
  }

  /** Everything that is kept, as if it had been for two hours, is looked through. */
  async function cleanUp(): Promise<number> {
    await application.dataSource.query(`UPDATE stored_image SET kept_at = kept_at - interval '2 hours'`);
    return removeUnused();
  }

  test('are sent with their type, and cannot run as code', async () => {
    const transparent = await upload('changeProfilePicture', await aTransparentPng());
    for (const { url, format } of [...picture.variants, ...transparent.variants]) {
      const response = await fetch(url);
      const content = Buffer.from(await response.arrayBuffer());
      expect([response.status, Object.fromEntries(response.headers)]).toMatchObject([
        200,
        {
          'content-type': mediaTypes[format],
          'content-length': String(content.length),
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'cross-origin',
        },
      ]);
      expect(content.includes('<script>')).toBe(false);
      expect(response.headers.get('set-cookie')).toBeNull();
    }
  });

  test('OT-18 Image addresses contain a content hash and are immutable, in place of a timestamp', async () => {
    expect(picture.url).toMatch(new RegExp(`^${application.url}/media/[0-9a-f]{64}\\.jpg$`));
    expect((await upload('changeWallpaper', await aPolyglot('another'))).url).not.toBe(picture.url);
    const response = await fetch(picture.url);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(picture.url, { headers: { 'If-None-Match': `"other", W/${etag}` } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  });

  test('OT-19 The legacy `?timestamp=` on an image address is accepted and ignored', async () => {
    const [plain, stamped] = [await fetch(picture.url), await fetch(`${picture.url}?timestamp=1763600000000`)];
    expect([stamped.status, stamped.headers.get('etag')]).toEqual([200, plain.headers.get('etag')]);
    expect(Buffer.from(await stamped.arrayBuffer()).equals(Buffer.from(await plain.arrayBuffer()))).toBe(true);
  });

  test('HEAD gives the headers of GET', async () => {
    const [head, get] = [await fetch(picture.url, { method: 'HEAD' }), await fetch(picture.url)];
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'content-security-policy']) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
    expect([head.status, await head.text()]).toEqual([200, '']);
    await get.arrayBuffer();
  });

  test('an invalid picture name, or the name of a missing picture, answers 404 as JSON', async () => {
    const nowhere = `${'0'.repeat(64)}.jpg`;
    for (const name of [
      nowhere,
      `${nowhere}x`,
      'x.jpg',
      '..%2f..%2fpackage.json',
      `${'0'.repeat(64)}.svg`,
      '',
      `a/${nowhere}`,
      picture.url.slice(-68).toUpperCase(),
    ]) {
      for (const method of ['GET', 'HEAD']) {
        const response = await fetch(`${application.url}/media/${name}`, { method });
        expect([name, response.status, response.headers.get('content-type')]).toEqual([
          name,
          404,
          expect.stringContaining('application/json'),
        ]);
        await response.arrayBuffer();
      }
    }
  });

  test('survive a restart', async () => {
    await application.stop();
    application = await start();
    expect(
      (await graphqlData<{ myPage: SentPage }>(application.url, `{ myPage { ${sentPage} } }`, {}, ada.token)).myPage.wallpaper,
    ).not.toBeNull();
    expect(await statusOf(picture.url)).toBe(200);
  });

  test('that were replaced stay for an hour, and are removed afterwards', async () => {
    const former = await upload('changeWallpaper', await aJpeg({ width: 500, height: 300 }));
    await cleanUp();
    const next = await upload('changeWallpaper', await aJpeg({ width: 500, height: 301 }));
    expect(await removeUnused()).toBe(0);
    expect(await statusOf(former.url)).toBe(200);
    await cleanUp();
    // The server removes unused pictures, too, and may be doing so at this moment.
    await eventually(async () => {
      expect(await Promise.all([...former.variants, ...next.variants].map(({ url }) => statusOf(url)))).toEqual([
        ...former.variants.map(() => 404),
        ...next.variants.map(() => 200),
      ]);
    });
  });

  test('of a removed account are removed, except those that another page also shows', async () => {
    const [leaving, staying] = [await anUploader(application), await anUploader(application)];
    const own = await upload('changeProfilePicture', await aJpeg({ width: 90, height: 90 }), leaving);
    const both = await aJpeg({ width: 91, height: 91 });
    const sameOne = await upload('changeWallpaper', both, leaving);
    expect((await upload('changeWallpaper', both, staying)).url).toBe(sameOne.url);
    const remove = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }';
    await graphqlData(application.url, remove, { input: { username: leaving.username, password: leaving.password } }, leaving.token);
    await cleanUp();
    expect([await statusOf(own.url), await statusOf(sameOne.url)]).toEqual([404, 200]);
  });

  test('of a page are visible on another instance', async () => {
    const other = await startApplication({ database, dataDir, objectStore: application.config.objectStore, rateLimits: 'off' });
    try {
      await claim(application, ada, `seen-${place.length}`);
      const query = `{ publicPage(linkname: "seen-${place.length}") { ${sentPage} } }`;
      const sent = await upload('changeWallpaper', await aJpeg({ width: 77, height: 77 }));
      const seen = await graphqlData<{ publicPage: SentPage }>(other.url, query);
      expect(seen.publicPage.wallpaper?.url).toBe(sent.url.replace(application.url, other.url));
      expect(await statusOf(seen.publicPage.wallpaper?.url ?? '')).toBe(200);
    } finally {
      await other.stop();
    }
  });
});

test('a partial upload that a crash left is removed at the next start', async () => {
  const dataDir = makeDataFolder();
  const application = await startApplication({ dataDir, rateLimits: 'off' });
  const ada = await anUploader(application);
  const left = join(dataDir, 'uploads', `${process.pid}~${hostname()}~left`);
  await upload(application, ada);
  await writeFile(left, 'half of a picture');
  await application.stop();
  const next = await startApplication({ dataDir });
  expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
  await next.stop();
  await rm(dataDir, { recursive: true });
});

test('files that cannot be removed are skipped and logged once; the files after them are removed', async () => {
  const dataDir = makeDataFolder();
  const application = await startApplication({ dataDir, rateLimits: 'off' });
  const ada = await anUploader(application);
  const former = await upload(application, ada);
  await upload(application, ada, await aJpeg({ width: 70, height: 70 }));
  await application.dataSource.query(`UPDATE stored_image SET kept_at = kept_at - interval '2 hours'`);
  const names = Array.from({ length: 110 }, (_, at) => `${String(at).padStart(64, '0')}.jpg`);
  // A folder in the place of a file.
  for (const name of names) await mkdir(join(dataDir, 'media', name.slice(0, 2), name), { recursive: true });
  // Otherwise the job may run a second time beside the test, and tell of the failures again.
  await application.nest.get(BackgroundWork, { strict: false }).beforeApplicationShutdown();
  const entries = captureLog(application.nest);
  await application.dataSource.query(`INSERT INTO stored_image SELECT name, now() - interval '3 hours' FROM unnest($1::text[]) AS name`, [
    names,
  ]);
  const jobs = application.nest.get(BackgroundJobs, { strict: false }).all;
  const job = jobs.find(({ name }) => name === 'Removing unused pictures');
  const { signal } = new AbortController();
  const sweep = async (): Promise<void> => {
    while (await job?.step(signal));
  };
  await sweep();
  expect((await fetch(former)).status).toBe(404);
  await sweep();
  const told = entries.filter((entry) => entry.includes('could not be removed'));
  expect(told).toEqual([
    expect.stringMatching(/^Files of pictures that no page uses could not be removed, and are tried again in an hour: .*directory/i),
  ]);
  expect(await application.dataSource.query('SELECT count(*)::int FROM stored_image WHERE name = ANY($1)', [names])).toEqual([
    { count: 110 },
  ]);
  await application.stop();
  await rm(dataDir, { recursive: true });
});

test('while the object store is unavailable, a change is refused and may be tried again; the former picture and the page stay', async () => {
  const application = await startApplication({ objectStore: objects.settings, rateLimits: 'off' });
  const ada = await anUploader(application);
  await claim(application, ada, 'store-away');
  const former = await upload(application, ada);
  await objects.stop();
  const body = await aJpeg({ width: 120, height: 80 });
  const answer = await uploadRest(application.url, 'updatewallpaper/', body, ada.token);
  expect([answer.status, answer.body?.code, answer.headers.get('retry-after')]).toEqual([503, 'STORAGE_UNAVAILABLE', '5']);
  const { errors } = await uploadGraphql(application.url, 'changeWallpaper', body, ada.token);
  expect(errors).toMatchObject([{ message: answer.body?.detail, extensions: { code: 'STORAGE_UNAVAILABLE' } }]);
  expect((await fetch(former)).status).toBe(503);
  expect((await fetch(`${application.url}/store-away`)).status).toBe(200);
  const details = await fetch(`${application.url}/api/getdata/`, { method: 'POST', headers: withToken(ada.token) });
  expect(await details.json()).toMatchObject({ wallpaper_image_url: former });
  await objects.start();
  expect((await fetch(former)).status).toBe(200);
  expect((await uploadRest(application.url, 'updatewallpaper/', body, ada.token)).status).toBe(200);
  await application.stop();
});

test('however many pictures one network leaves unread, other networks can still load and upload pictures', async () => {
  const application = await startApplication({ ...behindProxy, objectStore: objects.settings, rateLimits: 'off' });
  const ada = await anUploader(application);
  const own = await upload(application, ada);
  // More than the buffers of the system hold between the store and its reader.
  const large = Buffer.alloc(12_000_000, 'pixels');
  const name = await imageName(large, 'jpg');
  await application.nest.get(ImageStorage).save(name, large);
  const statuses: (number | undefined)[] = [];
  const unread = Array.from({ length: 60 }, () => {
    const asking = request(`${application.url}/media/${name}`, { agent: false, headers: from('203.0.113.66') });
    asking.once('response', ({ statusCode }) => statuses.push(statusCode)).on('error', () => undefined);
    return asking.end();
  });
  try {
    // As many as a client of the store has connections.
    await until(() => statuses.length >= 50);
    expect(statuses).toContain(200);
    // A busy machine may refuse a request once, after two seconds. Who waits for the readers of others is refused longer.
    await eventually(async () => {
      const read = await fetch(own, { signal: AbortSignal.timeout(30_000) });
      expect([read.status, (await read.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
    }, ONE_RETRY);
    const further = await aJpeg({ width: 61, height: 61 });
    const sent = () => uploadRest(application.url, 'updatewallpaper/', further, ada.token);
    await eventually(async () => expect((await sent()).status).toBe(200), ONE_RETRY);
    await until(() => statuses.length === 60);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    const refused = await fetch(`${application.url}/media/${name}`, { headers: from('203.0.113.66') });
    expect([refused.status, refused.headers.get('cache-control'), refused.headers.get('etag')]).toEqual([503, null, null]);
    expect(await refused.json()).toMatchObject({ code: 'BUSY' });
  } finally {
    for (const asking of unread) asking.destroy();
  }
  await application.stop();
});

async function upload(application: RunningApplication, { token }: TestAccount, content?: Buffer): Promise<string> {
  const { body } = await uploadRest(application.url, 'updatewallpaper/', content ?? (await aJpeg()), token);
  return String(body?.wallpaper_image_url);
}
