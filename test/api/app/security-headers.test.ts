import { beforeAll, describe, expect, test } from '@jest/globals';
import { aPageAt } from '../../builders/accounts/account.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication({ logLevel: 'silent' });
beforeAll(async () => {
  await aPageAt(application, 'with-a-page');
});

/** The directives of a policy by their names. */
function policyOf(headers: Headers): Readonly<Record<string, string>> {
  const directives = (headers.get('content-security-policy') ?? '').split('; ').map((directive) => directive.split(/ (.*)/s, 2));
  return Object.fromEntries(directives) as Record<string, string>;
}

function expectNothingSniffed(headers: Headers): void {
  expect(headers.get('x-content-type-options')).toBe('nosniff');
}

const documents: readonly (readonly [name: string, status: number, path: string, method: string])[] = [
  ['a page', 200, '/with-a-page', 'GET'],
  ['its head alone', 200, '/with-a-page', 'HEAD'],
  ['a name that is free', 404, '/nobody-has-this', 'GET'],
  ['a path that cannot be a name', 404, '/no/such/path', 'GET'],
  ['an address that cannot be read', 404, '/%ff', 'GET'],
  ['the front page', 200, '/', 'GET'],
  ['a screen of the app', 200, '/login', 'GET'],
  ['the list of posts', 200, '/blog', 'GET'],
  ['a post', 200, '/blog/4', 'GET'],
  ['a post that does not exist', 404, '/blog/99', 'GET'],
  ['a policy', 200, '/policy', 'GET'],
];

describe('SF-05 The policy of every document allows only inline code that is known by its hash', () => {
  test.each(documents)('%s (%i)', async (_, status, path, method) => {
    const { headers, status: answered } = await fetch(application.url + path, { method });
    expect(answered).toBe(status);
    expectNothingSniffed(headers);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toMatch(/^(?:same-origin|no-referrer)$/);
    const policy = policyOf(headers);
    expect(policy).toMatchObject({ 'default-src': "'none'", 'base-uri': "'none'", 'frame-ancestors': "'none'" });
    expect(policy['form-action']).toMatch(/^'(?:none|self)'$/);
    for (const kind of ['script-src', 'style-src']) expect(policy[kind]).toMatch(/^'(?:self|none|sha256-[^']+)'(?: 'sha256-[^']+')*$/);
    expect(policy['img-src'] ?? '').not.toMatch(/http:|\*/);
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|nonce|strict-dynamic|\*/);
  });

  test.each([
    ['/editor', "'self' https:"],
    ['/guesteditor', "'self' https:"],
    ['/personal', "'self' https:"],
    ['/login', "'self' https:"],
    ['/resetpw/1/token', "'self'"],
    ['/', "'self'"],
    ['/blog', "'self'"],
  ])('%s may connect to %s', async (path, hosts) => {
    const { headers } = await fetch(application.url + path);
    expect(policyOf(headers)['connect-src']).toBe(hosts);
  });

  test('a page that the visitor already has (304) keeps the same policy', async () => {
    const fresh = await fetch(`${application.url}/with-a-page`);
    const again = await fetch(`${application.url}/with-a-page`, { headers: { 'If-None-Match': fresh.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    // What a 304 carries takes the place of what was kept; what it leaves out stays.
    for (const name of ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'referrer-policy']) {
      expect([null, fresh.headers.get(name)]).toContain(again.headers.get(name));
    }
  });
});

test.each([
  ['robots.txt', 200, '/robots.txt', 'GET'],
  ['security.txt', 200, '/.well-known/security.txt', 'GET'],
  ['the list of pages', 200, '/sitemap.xml', 'GET'],
  ['another method for a page', 405, '/with-a-page', 'POST'],
  ['another method for a list of pages', 405, '/sitemap.xml', 'POST'],
  ['a picture that does not exist', 404, '/media/no-such.jpg', 'GET'],
  ['an unknown path of the API', 404, '/api/no-such/', 'GET'],
  ['an operation without a body', 400, '/graphql', 'POST'],
  ['a built file', 200, '/favicon.svg', 'GET'],
  ['a picture of a post', 200, '/blog/pictures/preview-4.jpg', 'GET'],
  ['the feed of the blog', 200, '/blog/feed.xml', 'GET'],
  ['a file beside the posts that is no picture', 404, '/blog/pictures/4-a-recipe-is-a-promise.md', 'GET'],
] as const)('A response that is not a document is never treated as one: %s', async (_, status, path, method) => {
  const { headers, status: answered } = await fetch(application.url + path, { method });
  expect([path, answered]).toEqual([path, status]);
  expectNothingSniffed(headers);
  expect(headers.get('content-type') ?? '').not.toContain('html');
});
