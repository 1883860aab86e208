import { beforeAll, describe, expect, test } from '@jest/globals';
import { aPageAt } from '../../builders/accounts/account.js';
import { graphql } from '../../support/calls/graphql.js';
import { withToken } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication({ rateLimits: 'off', corsOrigins: ['https://app.example.org'] });
const ask = (path: string, init: RequestInit = {}) => fetch(application.url + path, init);

let token: string;
beforeAll(async () => {
  const ada = await aPageAt(application, 'ada');
  ({ token } = ada);
  const { data } = await graphql<{ myPage: { id: string } }>(application.url, '{ myPage { id } }', {}, token);
  await graphql(application.url, 'mutation ($id: ID!) { switchFeed(id: $id, isOn: true) { id } }', { id: data!.myPage.id }, token);
});

const oembed = () => `/oembed?url=${encodeURIComponent(`${application.url}/ada`)}`;
const DATA = ['/ada.json', '/ada.atom', '/nobody-here.json', 'oembed', '/blog/feed.xml'];
const addressOf = (path: string) => (path === 'oembed' ? oembed() : path);

describe.each(DATA)('%s', (path) => {
  test('can be read by a script of any site, which may ask before with headers of its own, and sees its ETag and its limits', async () => {
    const origin = 'https://reader.example.net';
    const preflight = await ask(addressOf(path), {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'if-none-match,x-requested-with',
      },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, HEAD');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('if-none-match,x-requested-with');
    const answer = await ask(addressOf(path), { headers: { Origin: origin } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const exposed = answer.headers.get('access-control-expose-headers')?.split(', ') ?? [];
    expect(exposed).toEqual(expect.arrayContaining(['ETag', 'Link', 'Retry-After', 'X-Request-Id']));
  });

  test('answers HEAD as GET, without the body', async () => {
    const [read, head] = [await ask(addressOf(path)), await ask(addressOf(path), { method: 'HEAD' })];
    expect([head.status, await head.text()]).toEqual([read.status, '']);
    for (const name of ['content-type', 'cache-control', 'etag', 'access-control-allow-origin'])
      expect([name, head.headers.get(name)]).toEqual([name, read.headers.get(name)]);
  });
});

test('Pages, and files that are none of these, cannot be read by scripts of other sites', async () => {
  for (const path of ['/ada', '/', '/ada.txt', '/robots.txt']) {
    const answer = await ask(path, { headers: { Origin: 'https://reader.example.net' } });
    expect([path, answer.headers.get('access-control-allow-origin')]).toEqual([path, null]);
  }
});

test('HEAD never verifies an address, and never counts as an archive', async () => {
  for (const path of ['/api/verify-email-token/?token=none', '/api/pages/main/page.zip', '/api/account/data.zip']) {
    const { status, headers } = await ask(path, { method: 'HEAD', headers: withToken(token) });
    expect([path, status, headers.get('allow')]).toEqual([path, 405, 'GET']);
  }
});

test('GraphQL, the OpenAPI document, the program for pages as code, the counts of a page, and what operators and robots read answer HEAD as GET, with the same status, type and caching', async () => {
  const query = `/graphql?query=${encodeURIComponent('{ typefaces }')}`;
  const paths = ['/api/openapi.json', '/api/tessera-page.mjs', '/api/pages/main/counts.csv', query];
  for (const path of [...paths, '/health/live', '/health/ready', '/metrics', '/robots.txt', '/sitemap.xml']) {
    const headers = { ...withToken(token), 'Apollo-Require-Preflight': 'true' };
    const [read, head] = [await ask(path, { headers }), await ask(path, { method: 'HEAD', headers })];
    expect([path, head.status, await head.text()]).toEqual([path, read.status, '']);
    await read.arrayBuffer();
    for (const name of ['content-type', 'cache-control'])
      expect([path, name, head.headers.get(name)]).toEqual([path, name, read.headers.get(name)]);
  }
});
