import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TYPEFACE_FILES } from '../../client/page-view/appearance/type/typeface-files.js';
import { aPageAt, claim, publish, type TestAccount } from '../builders/accounts/account.js';
import { aPlainPng } from '../builders/images.js';
import { aDesign } from '../builders/pages/page-design.js';
import { startApplication, type RunningApplication } from '../support/servers/application.js';
import { createTestDatabase, type TestDatabase } from '../support/database/database.js';
import { exportedFolder } from '../support/servers/exported-folder.js';
import { proxiedHost } from '../support/proxies/nginx-site.js';
import { canStart, startReverseProxy, type ReverseProxy } from '../support/proxies/reverse-proxy.js';
import { anUploader, uploadGraphql } from '../support/calls/uploads.js';
import { eventually, LONG_PATIENCE } from '../support/waiting.js';

const exported = exportedFolder();
const names = (['nginx', 'caddy'] as const).filter(canStart);
const proxies = new Map<string, ReverseProxy>();
let database: TestDatabase;
let application: RunningApplication;
let local: RunningApplication;
let account: TestAccount;
/** The headers of the server itself, by their paths. Those that each web server makes by itself are left out. */
const sent = new Map<string, Record<string, string>>();
const ownHeaders = new Set([
  'date',
  'x-request-id',
  'connection',
  'keep-alive',
  'etag',
  'content-length',
  'last-modified',
  'accept-ranges',
  'server',
  'alt-svc',
]);
let picture = '';
let card = '';
const typeface = `/assets/${TYPEFACE_FILES.anton.cuts[0].files.latin}`;

beforeAll(async () => {
  database = await createTestDatabase();
  application = await startApplication({
    database,
    pagesExportDir: exported.path,
    publicUrl: `https://${proxiedHost}`,
    trustProxy: ['loopback'],
    logLevel: 'silent',
  });
  local = { ...application, url: `http://127.0.0.1:${application.config.port}` };
  account = await anUploader(local);
  await claim(local, account, 'ada');
  const { data } = await uploadGraphql(local.url, 'changeWallpaper', await aPlainPng({ width: 640, height: 480 }), account.token);
  picture = new URL(data?.changeWallpaper?.wallpaper?.url ?? '').pathname;
  await publish(local, account, aDesign({ title: 'Before' }));
  await exported.shows('ada', 'Before');
  card = /\/media\/cards\/ada\/[0-9a-f]{32}\.jpg/.exec(exported.page('ada')!)![0];
  await eventually(() => expect(exported.read(fileOf(card))).toBeDefined(), LONG_PATIENCE);
  for (const path of ['/ada', picture, card, '/favicon.svg', typeface]) {
    const headers = new Headers((await fetch(local.url + path, { headers: { 'Accept-Encoding': 'identity' } })).headers);
    // Only pages depend on headers of the request: everything else is one file each.
    if (path !== '/ada') headers.delete('Vary');
    sent.set(path, Object.fromEntries([...headers].filter(([name]) => !ownHeaders.has(name))));
  }
  for (const name of names) proxies.set(name, await startReverseProxy(name, application.config.port, exported.path));
});
afterAll(async () => {
  await Promise.all([...proxies.values()].map((proxy) => proxy.stop()));
  await (stopped ?? stopEverything());
});

function fileOf(path: string): string {
  if (path === '/ada') return 'pages/ada/index.en.html';
  return path === card ? path.replace('/media/cards', 'pages') : path.slice(1);
}

let stopped: Promise<void> | undefined;
/** Stops the server and its database once, for the tests of both proxies. */
async function stopEverything(): Promise<void> {
  await application.stop();
  await database.drop();
}

const behind = (name: (typeof names)[number] | 'nginx' | 'caddy') => (canStart(name) ? test : test.skip);
const asked = (language: string, encoding = 'identity') => ({ headers: { 'Accept-Language': language, 'Accept-Encoding': encoding } });

describe.each(['nginx', 'caddy'] as const)(
  'Behind %s with exported pages, while the server runs (skipped where it is not installed)',
  (name) => {
    behind(name)('a change is seen at once, and whatever is not exported is answered by the server', async () => {
      const proxy = proxies.get(name)!;
      const linkname = `new-${name}`;
      expect((await proxy.ask(`/${linkname}`)).text).toContain('available');
      const creator = await aPageAt(local, linkname, aDesign({ title: 'Version 1' }));
      await eventually(async () => expect((await proxy.ask(`/${linkname}`)).text).toContain('Version 1'), LONG_PATIENCE);
      await publish(local, creator, aDesign({ title: 'Version 2' }), 1);
      await eventually(async () => expect((await proxy.ask(`/${linkname}`)).text).toContain('Version 2'), LONG_PATIENCE);
      // Only the web server sends this header with a page, so it has served the file.
      expect((await fetch(`${local.url}/${linkname}`)).headers.get('Last-Modified')).toBeNull();
      await eventually(async () => expect((await proxy.ask(`/${linkname}`)).headers['last-modified']).toBeDefined(), LONG_PATIENCE);
      // The web server may keep files open. It notices at the next request that a file was replaced or removed.
      await publish(local, creator, aDesign({ title: 'Version 3' }), 2);
      await exported.shows(linkname, 'Version 3');
      expect((await proxy.ask(`/${linkname}`, asked('en'))).text).toContain('Version 3');
      await claim(local, creator, `${linkname}-moved`);
      await exported.shows(linkname, null);
      expect((await proxy.ask(`/${linkname}`, asked('en'))).status).toBe(308);
      const body = JSON.stringify({ query: '{ __typename }' });
      const graphql = await proxy.ask('/graphql', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
      expect(graphql.text).toBe('{"data":{"__typename":"Query"}}\n');
      expect((await proxy.ask('/ada', { method: 'POST' })).status).toBe(405);
      for (const path of ['/', '/login', '/ADA', '/ada?query', '/%61da', '/health/live', '/robots.txt'])
        expect([path, (await proxy.ask(path)).status]).toEqual([path, 200]);
      for (const path of ['/metrics', '/ada/.stamp', '/pages/ada/.stamp', '/pages/ada/index.en.html', '/.stamp', '/..%2f..%2fetc/passwd'])
        expect([path, [400, 404].includes((await proxy.ask(path)).status)]).toEqual([path, true]);
    });
  },
);

describe.each(['nginx', 'caddy'] as const)(
  'Behind %s, with the server and its database stopped (skipped where it is not installed)',
  (name) => {
    let proxy: ReverseProxy;
    beforeAll(async () => {
      proxy = proxies.get(name)!;
      await (stopped ??= stopEverything());
    });

    behind(name)('a page, its picture, its card, its icon and a typeface are served with the headers that the server sends', async () => {
      for (const [path, expected] of sent) {
        const answer = await proxy.ask(path, asked('en'));
        const headers = Object.fromEntries(Object.entries(answer.headers).filter(([header]) => !ownHeaders.has(header)));
        const policy = path === '/ada' ? { 'content-security-policy': "frame-ancestors 'none'" } : {};
        expect([path, answer.status, headers]).toEqual([path, 200, { ...expected, ...policy }]);
        expect(answer.bytes.equals(exported.read(fileOf(path))!)).toBe(true);
      }
      expect((await proxy.ask('/nobody-is-here')).status).toBe(502);
    });

    behind(name)('the page has the language that the visitor chose, or the first one of the browser that exists', async () => {
      const cases = [
        ['de', {}, 'de'],
        ['de-AT,de;q=0.9,en;q=0.8', {}, 'de'],
        ['fr-FR,fr;q=0.9,ar;q=0.8,en;q=0.7', {}, 'ar'],
        ['de;q=0,en', {}, 'en'],
        ['deutsch', {}, 'en'],
        ['fr', {}, 'en'],
        ['de', { Cookie: 'language=ar' }, 'ar'],
        ['de', { Cookie: 'a=b; language=en; c=d' }, 'en'],
        ['de', { Cookie: 'language=fr' }, 'de'],
        ['de', { Cookie: 'my-language=ar' }, 'de'],
      ] as const;
      for (const [accepted, cookie, language] of cases) {
        const { bytes } = await proxy.ask('/ada', { headers: { 'Accept-Language': accepted, ...cookie } });
        const found = ['en', 'de', 'ar'].filter((one) => exported.read(`pages/ada/index.${one}.html`)!.equals(bytes));
        expect([accepted, cookie, found]).toEqual([accepted, cookie, [language]]);
      }
      expect((await proxy.ask('/ada', { headers: {} })).text).toContain('<html lang="en');
    });

    behind(name)('the page is sent with the compression that the browser accepts, and HEAD and revalidation work', async () => {
      const suffixes = {
        'gzip, deflate, br, zstd': '.br',
        'gzip, deflate': '.gz',
        'br;q=0, gzip;q=0.5': '.gz',
        'gzip;q=0': '',
        identity: '',
      };
      const etags = new Set<string>();
      for (const [accepted, suffix] of Object.entries(suffixes)) {
        const answer = await proxy.ask('/ada', asked('en', accepted));
        expect([accepted, answer.bytes.equals(exported.read(`pages/ada/index.en.html${suffix}`)!)]).toEqual([accepted, true]);
        expect(answer.headers['content-encoding']).toBe({ '.br': 'br', '.gz': 'gzip' }[suffix]);
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
        const etag = String(answer.headers.etag);
        etags.add(etag);
        const again = await proxy.ask('/ada', { headers: { ...asked('en', accepted).headers, 'If-None-Match': etag } });
        expect([again.status, again.text, again.headers.vary]).toEqual([304, '', 'Accept-Encoding, Accept-Language, Cookie']);
        const head = await proxy.ask('/ada', { ...asked('en', accepted), method: 'HEAD' });
        expect([head.status, head.text, head.headers.etag]).toEqual([200, '', etag]);
      }
      expect(etags.size).toBe(3);
      for (const path of ['/ada/', '/ada?fbclid=1', '/%61da', `${picture}?1`])
        expect([path, (await proxy.ask(path)).status]).toEqual([path, 200]);
    });
  },
);
