import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LoadPublicPage } from '../../../server/pages/use-cases/load-public-page.js';
import { aPageAt, claim, publish, register } from '../../builders/accounts/account.js';
import { publishEveryKind } from '../../builders/pages/every-kind.js';
import { aProfilePicture, aWallpaper } from '../../builders/images.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { anUploader, uploadRest } from '../../support/calls/uploads.js';

const CONGRATS = 'Congrats! This linkname is available. Claim it quickly before someone else does!';

const application = runningApplication({ logLevel: 'silent' });
afterEach(() => {
  jest.restoreAllMocks();
});

interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** The bytes that are sent: `fetch` decompresses, adds headers and hides the encoding. */
function ask(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(application.url).origin, { path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
    });
    sent.on('error', reject).end();
  });
}

const textOf = async (path: string): Promise<string> => (await ask(path)).body.toString();

describe('The response to each path', () => {
  test('RT-17 `/{linkname}` with a claimed linkname answers 200 with the public page, in any case', async () => {
    await aPageAt(application, 'path-ada', aDesign({ title: 'Ada on paths' }));
    for (const path of ['/path-ada', '/Path-ADA', '/path-ada/', '/path-ada?from=mail', '/path-%61da']) {
      const { status, body } = await ask(path);
      expect(`${path} ${status}`).toBe(`${path} 200`);
      expect(body.toString()).toContain('Ada on paths');
    }
  });

  test('RT-18 A valid linkname that nobody claimed answers 404 with the Congrats text', async () => {
    const { status, body } = await ask('/nobody-yet');
    expect(status).toBe(404);
    expect(body.toString()).toContain(CONGRATS);
  });

  test.each([
    ['en', 'Coming soon'],
    ['de', 'Demnächst'],
    ['ar', 'قريبًا'],
  ])('PV-09 A claimed page that was never published says in %s that it comes soon, and is not indexed', async (language, title) => {
    const account = await register(application);
    await claim(application, account, `claimed-${language}`);
    const seen = () => ask(`/claimed-${language}`, { headers: { 'Accept-Language': language } });
    const { status, headers, body } = await seen();
    expect([status, headers['cache-control']]).toEqual([200, expect.stringContaining('must-revalidate')]);
    expect(body.toString()).toContain(`<h1>${title}</h1>`);
    expect(body.toString()).toContain('<meta name="robots" content="noindex"/>');
    expect(body.toString()).not.toContain('My page');
    await publish(application, account, aDesign({ title: 'Here it is' }));
    const published = (await seen()).body.toString();
    expect(published).toContain('Here it is</h1>');
    expect(published).not.toContain('noindex');
  });

  test('PV-01 The public page shows the title, the profile image and the wallpaper image', async () => {
    const owner = await anUploader(application);
    await claim(application, owner, 'with-pictures');
    await publish(application, owner, aDesign({ title: 'Marta’s kitchen' }));
    await uploadRest(application.url, 'updateprofile/', await aProfilePicture(), owner.token);
    await uploadRest(application.url, 'updatewallpaper/', await aWallpaper(), owner.token);
    const html = await textOf('/with-pictures');
    expect(html).toMatch(/<h1 class="title p-name"[^>]*>Marta’s kitchen<\/h1>/);
    const shown = [/<img[^>]*class="portrait u-photo"[^>]*>/, /class="wallpaper"[^>]*>[\s\S]*?<img[^>]*>/];
    for (const picture of shown) {
      const address = /src="([^"]+)"[^<]*$/.exec(picture.exec(html)?.[0] ?? '')?.[1] ?? '/none';
      const answer = await fetch(new URL(address, application.url));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
    }
  });

  test.each(['/support', '/www', '/security'])('RT-19 The reserved name %s answers 404 with `Not found`', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).toMatch(/<h1[^>]*>Not found<\/h1>/);
    expect(body.toString()).not.toContain('Congrats');
  });

  test.each(['/ada/rossi', '/a/b/c', '/login/ada'])('RT-20 The unknown path %s of several segments answers 404', async (path) => {
    expect((await ask(path)).status).toBe(404);
    expect(await textOf(path)).toContain('Not found');
  });

  test.each([
    '/ada.rossi',
    '/-ada',
    '/ad%C3%A4',
    '/ada%20',
    '/%',
    '/ada%C3',
    '/%00',
    '/a%2Fb',
    '/.env',
    '/.git/config',
    '/index.html',
    '/.vite/manifest.json',
  ])('RT-21 The path %s, which no linkname may have, answers 404 with `Not found`', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).toContain('Not found');
  });

  test.each(['POST', 'PUT', 'DELETE'])('A page can only be read: %s answers 405 and names the allowed methods', async (method) => {
    const { status, headers } = await ask('/path-ada', { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  test.each([
    ['/assets/nope.js', 'GET', 404],
    ['/health/nothing', 'GET', 404],
    ['/media/nothing.png', 'DELETE', 405],
    ['/a/b', 'POST', 404],
    ['/login', 'PUT', 405],
    ['/', 'POST', 405],
    ['/health/live', 'POST', 405],
    ['/path-ada', 'POST', 405],
    ['/sitemap.xml', 'POST', 405],
    ['/sitemap-1.xml', 'POST', 405],
    ['/sitemap-x.xml', 'POST', 404],
  ])('An error that is not a document has a sentence and a code: %s by %s answers %d', async (path, method, status) => {
    const answer = await ask(path, { method });
    expect([answer.status, answer.headers.allow]).toEqual([status, status === 405 ? 'GET, HEAD' : undefined]);
    expect(JSON.parse(answer.body.toString())).toEqual({
      detail: expect.stringMatching(/\.$/),
      code: status === 405 ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND',
    });
  });

  test('An unknown path of the API gets a JSON response', async () => {
    const { status, headers } = await ask('/api/nothing/');
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('application/json');
  });
});

describe('The bytes of a page', () => {
  beforeAll(() => aPageAt(application, 'bytes', aDesign({ title: 'Ada in bytes' })));

  test('They are sent as brotli, gzip or plain, as the browser prefers', async () => {
    const [br, gzip, plain] = await Promise.all([
      ask('/bytes', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } }),
      ask('/bytes', { headers: { 'Accept-Encoding': 'gzip' } }),
      ask('/bytes'),
    ]);
    expect([br.headers['content-encoding'], gzip.headers['content-encoding'], plain.headers['content-encoding']]).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    for (const { headers, body } of [br, gzip, plain]) {
      expect(headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
      expect(headers['content-length']).toBe(String(body.length));
    }
  });

  test('A browser that has them already gets 304 and no body, only in the same encoding', async () => {
    const { headers } = await ask('/bytes', { headers: { 'Accept-Encoding': 'br' } });
    const etag = String(headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await ask('/bytes', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': known } });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    }
    expect((await ask('/bytes', { headers: { 'If-None-Match': etag } })).status).toBe(200);
  });

  test('HEAD gives the headers of GET without a body', async () => {
    const [get, head] = await Promise.all([ask('/bytes'), ask('/bytes', { method: 'HEAD' })]);
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  test('A page of eight texts takes at most 7.7 kB of brotli, its script at most 2,304 bytes, and a page of every kind of tile takes at most 9 kB', async () => {
    const tiles = Array.from({ length: 8 }, (_, at) =>
      aTile({ name: `Lesson ${at + 1}`, html: `<p>${`Step ${at} of a long way. `.repeat(40)}</p>` }),
    );
    const socialLinks = Object.fromEntries(Object.keys(aDesign().socialLinks).map((kind) => [kind, `https://example.org/${kind}`]));
    await aPageAt(application, 'eight', aDesign({ tiles, socialLinks: { ...aDesign().socialLinks, ...socialLinks } }));
    const everyKind = await anUploader(application);
    await claim(application, everyKind, 'every-kind');
    await publishEveryKind(application, everyKind, { socialLinks: { ...aDesign().socialLinks, ...socialLinks } });
    const compressed = (path: string) => ask(path, { headers: { 'Accept-Encoding': 'br' } });
    const [{ body }, { body: mixed }] = await Promise.all([compressed('/eight'), compressed('/every-kind')]);
    const script = /<script>([\s\S]*?)<\/script>/.exec(brotliDecompressSync(body).toString())?.[1] ?? '';
    expect(body.length).toBeLessThanOrEqual(7.7 * 1024);
    expect(mixed.length).toBeLessThanOrEqual(9 * 1024);
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(2_304);
    expect(script).not.toBe('');
  });
});

describe('The headers of a page', () => {
  test('It sets no cookie, and its policy allows only the inline code that it names by hash', async () => {
    await aPageAt(application, 'headers', aDesign({ title: 'Ada in headers' }));
    const { headers } = await ask('/headers');
    const policy = String(headers['content-security-policy']);
    expect(headers['set-cookie']).toBeUndefined();
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; img-src 'self' https:;/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('A proxy may cache a page for a second and a browser asks each time; the response that a page does not exist is checked each time', async () => {
    await aPageAt(application, 'keepable', aDesign({ title: 'Ada between' }));
    const { headers } = await ask('/keepable');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=30, no-transform');
    expect(headers['cdn-cache-control']).toBe('max-age=1, stale-while-revalidate=30');
    const again = await ask('/keepable', { headers: { 'If-None-Match': String(headers.etag) } });
    expect([again.status, again.headers['cache-control'], again.headers['cdn-cache-control']]).toEqual([
      304,
      headers['cache-control'],
      headers['cdn-cache-control'],
    ]);
    for (const path of ['/nobody-yet', '/admin']) expect((await ask(path)).headers['cache-control']).toBe('no-cache, no-transform');
  });

  test('Neither a page nor the response in its place has a style attribute or an event handler', async () => {
    for (const path of ['/headers', '/nobody-yet', '/admin']) expect(await textOf(path)).not.toMatch(/<[^>]*\s(style|on\w+)=/);
  });
});

describe('The cache of a page', () => {
  test('The first request after a publish shows the new page, with another ETag', async () => {
    const account = await aPageAt(application, 'fresh', aDesign({ title: 'Before' }));
    const before = await ask('/fresh');
    await publish(application, account, aDesign({ title: 'After' }), 1);
    const after = await ask('/fresh', { headers: { 'If-None-Match': String(before.headers.etag) } });
    expect(after.status).toBe(200);
    expect(after.body.toString()).toContain('After');
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  test('A claimed name shows its page at the next request, and a name that was given up leads there', async () => {
    expect((await ask('/moves-here')).status).toBe(404);
    const account = await aPageAt(application, 'moves-away', aDesign({ title: 'On the move' }));
    expect((await ask('/moves-away')).status).toBe(200);
    await claim(application, account, 'moves-here');
    expect(await textOf('/moves-here')).toContain('On the move');
    expect(await ask('/moves-away')).toMatchObject({ status: 308, headers: { location: '/moves-here' } });
  });
});

describe('If a page cannot be looked up', () => {
  const fail = () => jest.spyOn(application.nest.get(LoadPublicPage), 'execute').mockRejectedValue(new Error('away'));

  test('PV-08 The response is 503 with `Retry-After` and the loading text, and not the Congrats text', async () => {
    fail();
    const { status, headers, body } = await ask('/never-seen');
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['cache-control']).toBe('no-store, no-transform');
    expect(body.toString()).toContain('Loading…');
    expect(body.toString()).not.toContain('Congrats');
  });

  test('A page that was requested before stays readable', async () => {
    await aPageAt(application, 'stays', aDesign({ title: 'Ada stays' }));
    await ask('/stays');
    fail();
    expect((await ask('/stays')).status).toBe(200);
  });

  test('PV-08 A database that never responds does not block visitors: they get 503 with `Retry-After`, or the former page', async () => {
    const account = await aPageAt(application, 'patient', aDesign({ title: 'Before' }));
    await ask('/patient');
    await publish(application, account, aDesign({ title: 'After' }), 1);
    jest.spyOn(application.nest.get(LoadPublicPage), 'execute').mockReturnValue(new Promise(() => undefined));
    const [unknown, former] = await Promise.all([ask('/never-answered'), ask('/patient')]);
    expect([unknown.status, Number(unknown.headers['retry-after'])]).toEqual([503, 5]);
    expect([former.status, former.body.toString()]).toEqual([200, expect.stringContaining('Before')]);
  });

  test('The next request after a failure tries again', async () => {
    fail();
    expect((await ask('/comes-back')).status).toBe(503);
    jest.restoreAllMocks();
    expect((await ask('/comes-back')).status).toBe(404);
  });
});
