import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MAX_IMAGE_BYTES } from '../../../server/media/upload.rules.js';
import { aPageAt, register } from '../../builders/accounts/account.js';
import { aJpegOfBytes } from '../../builders/images.js';
import { proxyBefore } from '../../support/proxies/haproxy.js';
import { proxiedHost } from '../../support/proxies/nginx-site.js';
import { canStart, startReverseProxy, type Asked, type ReverseProxy } from '../../support/proxies/reverse-proxy.js';
import { aForm, anUploader } from '../../support/calls/uploads.js';
import { runningApplication } from '../../support/servers/running-application.js';

const publicUrl = `https://${proxiedHost}`;
/** Any address without TLS except names of XML vocabularies, and the one that `npm start` prints, which the landing page shows. */
const unencrypted = /http:\/\/(?!www\.(?:w3|sitemaps)\.org\/|localhost:3000\b)[^\s"'<]*/g;
const json = { 'Content-Type': 'application/json' };

const application = runningApplication({ publicUrl, trustProxy: ['loopback'] });
let local: { readonly url: string };

beforeAll(async () => {
  local = { url: `http://127.0.0.1:${application.config.port}` };
});

// These proxies are not packages of npm. CI installs them.
describe.each(['nginx', 'caddy', 'haproxy'] as const)(
  'Behind %s with the settings in docker/proxies (skipped where it is not installed)',
  (name) => {
    const behind = canStart(name) ? test : test.skip;
    let proxy: ReverseProxy;

    beforeAll(async () => {
      if (canStart(name)) proxy = await startReverseProxy(name, application.config.port);
    });
    afterAll(() => proxy?.stop());

    const graphql = (query: string, asked: Asked = {}) =>
      proxy.ask('/graphql', { ...asked, method: 'POST', headers: { ...json, ...asked.headers }, body: JSON.stringify({ query }) });

    behind('no document or redirect has an http:// address of the site', async () => {
      const linkname = `behind-${name}`;
      await aPageAt(local, linkname);
      const paths = ['/', '/login', `/${linkname}`, '/blog/1', '/blog/feed.xml', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'];
      for (const path of [...paths, `/${linkname.toUpperCase()}`, '/blogpost/1']) {
        const { status, text, headers } = await proxy.ask(path);
        expect([path, Math.floor(status / 100)]).toEqual([path, path === '/blogpost/1' ? 3 : 2]);
        expect([path, text.match(unencrypted)]).toEqual([path, null]);
        expect([path, String(headers.location ?? '')]).toEqual([path, expect.not.stringContaining('http://')]);
      }
    });

    behind('attempts count for the real address of a visitor, whatever headers the visitor sends', async () => {
      const { username } = await register(local);
      const attempt = (from: string, headers: Record<string, string> = {}) =>
        graphql(`mutation { logIn(input: { username: "${username}", password: "wrong ${from}" }) { token } }`, { from, headers });
      for (let attempts = 0; attempts < 10; attempts += 1) {
        const { text } = await attempt('127.0.0.2', { 'X-Forwarded-For': `203.0.113.${attempts}`, Forwarded: `for=203.0.113.${attempts}` });
        expect(text).toContain('WRONG_CREDENTIALS');
      }
      expect((await attempt('127.0.0.2', { 'X-Forwarded-For': '203.0.113.99' })).text).toContain('TOO_MANY_ATTEMPTS');
      expect((await attempt('127.0.0.3')).text).toContain('WRONG_CREDENTIALS');
    });

    if (name === 'haproxy')
      behind('attempts count for the visitor whom a proxy before it names last', async () => {
        const { username } = await register(local);
        const attempt = async (from: string, named: string) => {
          const query = `mutation { logIn(input: { username: "${username}", password: "wrong" }) { token } }`;
          return (await graphql(query, { from, headers: { 'X-Forwarded-For': `203.0.113.200, ${named}` } })).text;
        };
        for (let attempts = 0; attempts < 10; attempts += 1) {
          expect(await attempt(proxyBefore, '203.0.113.1')).toContain('WRONG_CREDENTIALS');
        }
        expect(await attempt(proxyBefore, '203.0.113.1')).toContain('TOO_MANY_ATTEMPTS');
        expect(await attempt(proxyBefore, '203.0.113.2')).toContain('WRONG_CREDENTIALS');
        // Anybody else may name nobody.
        expect(await attempt('127.0.0.4', '203.0.113.1')).toContain('WRONG_CREDENTIALS');
      });

    behind('a picture of 10 MB is accepted, metrics are not shown, and a visitor cannot choose the id of a request', async () => {
      const { token } = await anUploader({ ...application, ...local });
      const form = new Response(aForm(await aJpegOfBytes(MAX_IMAGE_BYTES)));
      const { status, text } = await proxy.ask('/api/updateprofile/', {
        method: 'POST',
        headers: { Authorization: `Token ${token}`, 'Content-Type': form.headers.get('content-type') ?? '' },
        body: new Uint8Array(await form.arrayBuffer()),
      });
      expect([status, text]).toEqual([200, expect.any(String)]);
      for (const path of ['/metrics', '/metrics/', '/%6detrics']) expect([path, (await proxy.ask(path)).status]).toEqual([path, 404]);
      const chosen = { 'X-Request-Id': 'chosen-by-a-visitor' };
      expect((await graphql('{ __typename }', { headers: chosen })).headers['x-request-id']).toMatch(/^[\da-f-]{32,36}$/);
      expect((await proxy.ask('/health/live')).status).toBe(200);
    });
  },
);
