import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { AccountStore } from '../../../server/accounts/ports/account-store.port.js';
import { Clock } from '../../../server/clock.port.js';
import { PageStore } from '../../../server/pages/ports/page-store.port.js';
import { aPageAt, claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { closeDatabase, createTestDatabase, openDatabase, type TestDatabase } from '../../support/database/database.js';
import { graphqlData } from '../../support/calls/graphql.js';

const publicUrl = 'https://tessera.example';
/** What the site itself has to read. */
const guides = [
  '',
  'quick-start',
  'graphql',
  'typescript-client',
  'pages-as-data',
  'imports',
  'page-as-code',
  'counts',
  'webhooks',
  'limits',
  'errors',
  'older-clients',
].map((name) => `developers/${name}`.replace(/\/$/, ''));
const ownAddresses = ['', 'blog', 'tos', 'policy', ...guides, 'blog/4', 'blog/3', 'blog/2', 'blog/1'].map((path) => `${publicUrl}/${path}`);

// Two instances on one database: what one of them takes, the other one lists.
let database: TestDatabase;
let one: RunningApplication;
let other: RunningApplication;
beforeAll(async () => {
  database = await createTestDatabase();
  const start = () => startApplication({ database, logLevel: 'silent', publicUrl });
  [one, other] = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await database.drop();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const origin = ({ config: { host, port } }: RunningApplication) => `http://${host}:${port}`;
const ask = (application: RunningApplication, path: string, init: RequestInit = {}) => fetch(`${origin(application)}${path}`, init);
const listed = (xml: string): string[] => Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address!);

/** An account whose published page is at the linkname. */
const pageAt = (linkname: string): Promise<TestAccount> => aPageAt({ url: origin(one) }, linkname);

let passed = 0;

/** Lets so much time pass for an instance that everything it cached is outdated. */
function later(application: RunningApplication): void {
  passed += 6 * 60_000;
  jest.spyOn(application.nest.get(Clock), 'now').mockReturnValue(new Date(Date.now() + passed));
}

/** Every address that an instance lists, by its index. */
async function allAddresses(application: RunningApplication): Promise<string[]> {
  const parts = listed(await (await ask(application, '/sitemap.xml')).text());
  const texts = await Promise.all(parts.map(async (address) => (await ask(application, new URL(address).pathname)).text()));
  return texts.flatMap(listed);
}

describe('robots.txt', () => {
  test('It names the sitemap by its absolute address, and lets robots read every document', async () => {
    const answer = await ask(one, '/robots.txt');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await answer.text()).toBe(`User-agent: *\nDisallow: /api/\nDisallow: /graphql\n\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });

  test('The screens of the app tell search engines not to list them', async () => {
    for (const path of ['/login', '/editor', '/nobody-yet'])
      expect(await (await ask(one, path)).text()).toContain('<meta name="robots" content="noindex"');
  });
});

describe('The sitemap', () => {
  test('Without a page it has the front page, the blog with its posts, and the policies', async () => {
    expect(await allAddresses(other)).toEqual(ownAddresses);
  });

  test('It is XML that is cached for five minutes and requested again by its ETag', async () => {
    for (const path of ['/sitemap.xml', '/sitemap-1.xml']) {
      const answer = await ask(one, path);
      expect(
        Object.fromEntries(
          ['content-type', 'cache-control', 'x-content-type-options', 'set-cookie'].map((name) => [name, answer.headers.get(name)]),
        ),
      ).toEqual({
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=300',
        'x-content-type-options': 'nosniff',
        'set-cookie': null,
      });
      expect((await ask(one, path, { headers: { 'If-None-Match': answer.headers.get('etag') ?? '' } })).status).toBe(304);
      expect((await ask(one, path, { method: 'HEAD' })).headers.get('etag')).toBe(answer.headers.get('etag'));
    }
  });

  test('DA-04 It lists claimed and published pages, with the time of the last publish, on every instance', async () => {
    await pageAt('listed-ada');
    await claim({ url: origin(one) }, await register({ url: origin(one) }), 'only-claimed');
    await publish({ url: origin(one) }, await register({ url: origin(one) }));
    for (const instance of [one, other]) {
      later(instance);
      expect(await allAddresses(instance)).toEqual([...ownAddresses, `${publicUrl}/listed-ada`]);
    }
    const xml = await (await ask(one, '/sitemap-1.xml')).text();
    expect(xml).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n/,
    );
    expect(xml).toMatch(/<loc>https:\/\/tessera\.example\/listed-ada<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  });

  test('A moved page is listed at its new address, and the page of a removed account is not listed', async () => {
    const [mover, leaver] = [await pageAt('moves-away'), await pageAt('leaves')];
    later(one);
    expect(await allAddresses(one)).toEqual(expect.arrayContaining([`${publicUrl}/moves-away`, `${publicUrl}/leaves`]));
    await claim({ url: origin(one) }, mover, 'moved-here');
    const [row]: { id: string }[] = await one.dataSource.query('SELECT id FROM account WHERE username = $1', [leaver.username]);
    await one.nest.get(AccountStore).remove(row?.id ?? '', new Date());
    later(other);
    const addresses = await allAddresses(other);
    expect(addresses).toContain(`${publicUrl}/moved-here`);
    expect(addresses).not.toContain(`${publicUrl}/moves-away`);
    expect(addresses).not.toContain(`${publicUrl}/leaves`);
  });

  test('It comes in parts that can be read separately, and missing parts are not found', async () => {
    const store = one.nest.get(PageStore);
    const divide = store.dividePublic.bind(store);
    const dividing = jest.spyOn(store, 'dividePublic').mockImplementation((_size, now) => divide(1, now));
    for (const linkname of ['part-a', 'part-b', 'part-c']) await pageAt(linkname);
    later(one);
    const addresses = await allAddresses(one);
    const parts = listed(await (await ask(one, '/sitemap.xml')).text());
    expect(parts).toEqual(addresses.slice(ownAddresses.length).map((_, at) => `${publicUrl}/sitemap-${at + 1}.xml`));
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toEqual(expect.arrayContaining(['', 'part-a', 'part-b', 'part-c'].map((name) => `${publicUrl}/${name}`)));
    expect(listed(await (await ask(one, '/sitemap-2.xml')).text())).toHaveLength(1);
    for (const path of [`/sitemap-${parts.length + 1}.xml`, '/sitemap-0.xml', '/sitemap-01.xml', '/sitemap-x.xml', '/sitemap-1.html']) {
      expect([path, (await ask(one, path)).status]).toEqual([path, 404]);
    }
    expect(dividing).toHaveBeenCalledTimes(1);
  });

  test('Many simultaneous requests need one look-up, and later requests need none until the list is old', async () => {
    const list = jest.spyOn(one.nest.get(PageStore), 'listPublic');
    later(one);
    await Promise.all(Array.from({ length: 20 }, () => ask(one, '/sitemap-1.xml')));
    await ask(one, '/sitemap-1.xml');
    expect(list).toHaveBeenCalledTimes(1);
    later(one);
    await ask(one, '/sitemap-1.xml');
    expect(list).toHaveBeenCalledTimes(2);
  });

  test('WN-12 A page that is not listed any more is in no list from then on, also while the list is kept and the database is unavailable', async () => {
    const account = await pageAt('listed-before');
    later(one);
    const list = async () => (await ask(one, '/sitemap-1.xml')).text();
    expect(await list()).toContain('/listed-before<');
    const { myPage } = await graphqlData<{ myPage: { id: string } }>(origin(one), '{ myPage { id } }', {}, account.token);
    const unlist = 'mutation ($id: ID!) { changePageAccess(id: $id, access: unlisted) { id } }';
    await graphqlData(origin(one), unlist, { id: myPage.id }, account.token);
    expect(await list()).not.toContain('/listed-before<');
    const { username, password, token } = await pageAt('listed-until-the-outage');
    later(one);
    expect(await list()).toContain('/listed-until-the-outage<');
    const remove = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }';
    await graphqlData(origin(one), remove, { input: { username, password } }, token);
    await closeDatabase(database);
    try {
      expect(await list()).not.toContain('/listed-until-the-outage<');
    } finally {
      await openDatabase(database);
    }
  });

  test('While the database is unavailable, parts that were listed before are served, and other parts answer 503 with a time to try again', async () => {
    const fresh = await startApplication({ database, logLevel: 'silent', publicUrl });
    try {
      const before = await (await ask(one, '/sitemap-1.xml')).text();
      await closeDatabase(database);
      later(one);
      expect(await (await ask(one, '/sitemap-1.xml')).text()).toBe(before);
      for (const path of ['/sitemap.xml', '/sitemap-1.xml']) {
        const answer = await ask(fresh, path);
        expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
          503,
          '5',
          expect.objectContaining({ code: 'BUSY' }),
        ]);
      }
      expect((await ask(fresh, '/robots.txt')).status).toBe(200);
    } finally {
      await openDatabase(database);
      await fresh.stop();
    }
  });
});

test('OT-06 The public site address comes from `PUBLIC_URL`: documents and addresses name it, whichever host was requested', async () => {
  const account = await aPageAt({ url: origin(one) }, 'known-by-one-address');
  const paths = ['/', '/blog/4', '/tos', '/known-by-one-address', '/robots.txt', '/sitemap.xml', '/sitemap-1.xml', '/blog/feed.xml'];
  for (const path of paths) {
    const text = await (await ask(one, path)).text();
    expect([path, text.includes(publicUrl), text.includes(new URL(origin(one)).host)]).toEqual([path, true, false]);
  }
  const { me } = await graphqlData<{ me: { page: { address: string } } }>(origin(one), '{ me { page { address } } }', {}, account.token);
  expect(me.page.address).toBe(`${publicUrl}/known-by-one-address`);
});
