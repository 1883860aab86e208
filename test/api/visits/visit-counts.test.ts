import { connect } from 'node:net';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { StoreVisits } from '../../../server/visits/use-cases/store-visits.js';
import { aPageAt, claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { publishMixed } from '../../builders/pages/mixed-design.js';
import { graphql } from '../../support/calls/graphql.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { PERSONS_BROWSER, visit } from '../../support/calls/visits.js';
import { until } from '../../support/waiting.js';

const application = runningApplication();

let named = 0;
let owner: TestAccount;
let linkname: string;
let address: string;
beforeEach(async () => {
  named += 1;
  linkname = `counted-${named}`;
  owner = await aPageAt(application, linkname);
  address = `${application.url}/${linkname}`;
});

const QUERY = `query ($pageId: ID, $days: Int! = 3) { pageCounts(pageId: $pageId, days: $days) {
  firstDay views referrers { subject count } tiles { tileId subject count } links { subject count } } }`;

interface SubjectCount {
  readonly subject: string | null;
  readonly count: number;
}

interface Counts {
  readonly firstDay: string;
  readonly views: readonly number[];
  readonly referrers: readonly SubjectCount[];
  readonly tiles: readonly (SubjectCount & { readonly tileId: string | null })[];
  readonly links: readonly SubjectCount[];
}

const store = () => application.nest.get(StoreVisits).execute();
async function counts({ token }: TestAccount = owner, pageId?: string): Promise<Counts> {
  await store();
  const { data, errors } = await graphql<{ pageCounts: Counts }>(application.url, QUERY, { pageId }, token);
  expect(errors).toEqual([]);
  return data!.pageCounts;
}
// A test may run over midnight.
const total = ({ views }: Pick<Counts, 'views'>) => views.reduce((sum, more) => sum + more, 0);
const views = async () => total(await counts());
const rowOf = async () => application.dataSource.query<unknown[]>('SELECT xmin, ctid FROM page WHERE linkname = $1', [linkname]);

describe('A view is counted', () => {
  test('VC-01 of each person who reads the page: rendered, from the cache, by another spelling, in another language, and not modified', async () => {
    for (const spelling of [address, address, `${application.url}/Counted-${named}/`, `${address}?from=mail`]) {
      expect(await visit(spelling)).toBe(200);
    }
    expect(await visit(address, { 'Accept-Language': 'de' })).toBe(200);
    const etag = (await fetch(address, { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } })).headers.get('etag')!;
    expect(await visit(address, { 'If-None-Match': etag })).toBe(304);
    const found = await counts();
    expect([total(found), found.views.length, found.referrers]).toEqual([6, 3, []]);
    const today = new Date().toISOString().slice(0, 10);
    expect(Date.parse(today) - Date.parse(found.firstDay)).toBeLessThanOrEqual(3 * 86_400_000);
  });

  test.each<[string, Record<string, string | undefined>]>([
    ['asks not to be tracked', { DNT: '1' }],
    ['has Global Privacy Control', { 'Sec-GPC': '1' }],
    ['only loads the page in case', { 'Sec-Purpose': 'prefetch' }],
    ['only loads the page in case, in an older browser', { Purpose: 'prefetch' }],
    ['is a search engine', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['makes the preview of a shared link', { 'User-Agent': 'facebookexternalhit/1.1' }],
    ['is a program', { 'User-Agent': 'curl/8.19.0' }],
    ['is a browser without a person', { 'User-Agent': PERSONS_BROWSER.replace('Gecko', 'HeadlessChrome/150') }],
    ['does not say what it is', { 'User-Agent': undefined }],
  ])('of nobody who %s', async (_, headers) => {
    for (let time = 0; time < 3; time += 1) expect(await visit(address, headers)).toBe(200);
    expect(await visit(address, { DNT: '0' })).toBe(200);
    expect(await views()).toBe(1);
  });

  test('of nobody who asks for the headers alone, for a name without a page, or by an API', async () => {
    expect(await visit(address, {}, 'HEAD')).toBe(200);
    expect(await visit(`${application.url}/nobody-here-${named}`)).toBe(404);
    await graphql(application.url, 'query ($linkname: String!) { publicPage(linkname: $linkname) { address } }', { linkname });
    expect(await views()).toBe(0);
  });

  test('with the host of the site that led to it, and nothing else of its address', async () => {
    const from = [
      'https://www.example.org/a?who=1',
      'https://example.org/',
      'https://example.org/b',
      'http://192.0.2.7/me',
      'http://[2001:db8::7]:8080/',
      'no address',
    ];
    for (const Referer of [...from, `${application.url}/other`, undefined]) await visit(address, { Referer });
    const found = await counts();
    expect(total(found)).toBe(8);
    expect(found.referrers).toEqual([
      { subject: 'example.org', count: 3 },
      { subject: null, count: 2 },
    ]);
  });
});

describe('What a page reports', () => {
  const tiles = [
    aTile({ name: 'Tom & "Jerry" <3', html: '<p><a href="https://example.org/?a=1&amp;b=2">A &amp; B</a></p>' }),
    aTile({ name: '', html: '<p>Nameless</p>' }),
  ];
  const socialLinks = { ...aDesign().socialLinks, home: 'https://home.example/' };
  const report = (what: string, headers: Readonly<Record<string, string | undefined>> = {}, path = `/${linkname}`) =>
    visit(`${application.url}/api/visits`, headers, 'POST', `${path}\n${what}`);

  beforeEach(async () => publish(application, owner, aDesign({ tiles, socialLinks }), 1));

  test('TI-03 The counts of a tile go on when it gets another name', async () => {
    const tilesOf = async () => {
      const query = 'query { myPage { design { tiles { id name } } } }';
      const { data } = await graphql<{ myPage: { design: { tiles: { id: string }[] } } }>(application.url, query, {}, owner.token);
      return data!.myPage.design.tiles;
    };
    await report('Tom & "Jerry" <3');
    await counts();
    const [named, nameless] = await tilesOf();
    await publish(application, owner, aDesign({ tiles: [{ ...tiles[0]!, name: 'Zoo' }, tiles[1]!], socialLinks }), 2);
    await report('Zoo');
    await report('Zoo');
    await until(async () => (await counts()).tiles[0]?.count === 3);
    expect((await counts()).tiles).toEqual([{ tileId: named?.id, subject: 'Zoo', count: 3 }]);
    expect(await tilesOf()).toEqual([{ ...named, name: 'Zoo' }, nameless]);
  });

  test('is counted in each language: a tile that is announced says in that of its visitor when it comes', async () => {
    const account = await register(application);
    const announced = `announced-${named}`;
    await claim(application, account, announced);
    const visibility = { from: '2125-03-03T17:30:00.000Z', timeZone: 'UTC', isAnnounced: true } as const;
    await publishMixed(application, account, aDesign({ tiles: [aTile({ name: 'Tickets', visibility })] }));
    const words = async (language: string) => {
      const html = await (await fetch(`${application.url}/${announced}`, { headers: { 'Accept-Language': language } })).text();
      const [, inside = ''] = /<button[^>]*class="tile"[^>]*>(.*?)<\/button>/s.exec(html) ?? [];
      return inside.replaceAll(/<[^>]*>/g, '');
    };
    const said = await Promise.all(['en', 'de', 'ar'].map(words));
    expect(said.slice(0, 2)).toEqual(['TicketsComes on 3 March', 'TicketsKommt am 3. März']);
    for (const what of [...said, 'TicketsKommt']) expect(await report(what, {}, `/${announced}`)).toBe(204);
    expect((await counts(account)).tiles).toMatchObject([{ subject: 'Tickets', count: 3 }]);
  });

  test('is counted if it is on the page: tiles by their names, links by their addresses', async () => {
    for (const what of [
      'Tom & "Jerry" <3',
      'Tom & "Jerry" <3',
      'Tom & "Jerry" <3',
      '',
      'https://example.org/?a=1&b=2',
      'https://home.example/',
    ]) {
      expect(await report(what)).toBe(204);
    }
    await report('', {}, `/Counted-${named}/`);
    expect(await counts()).toMatchObject({
      tiles: [
        { subject: 'Tom & "Jerry" <3', count: 3 },
        { subject: null, count: 2 },
      ],
      links: [
        { subject: 'https://example.org/?a=1&b=2', count: 1 },
        { subject: 'https://home.example/', count: 1 },
      ],
    });
    expect(await views()).toBe(0);
  });

  test('is a press and no view, also of a tile whose name has several lines', async () => {
    const named = aTile({ name: 'Opening\n  hours\nand prices', html: '<p>At nine</p>' });
    await publish(application, owner, aDesign({ tiles: [named], socialLinks }), 2);
    for (const words of ['Opening\n  hours\nand prices', 'Opening hours and prices', '\nOpening\n  hours\nand prices\n'])
      await report(words);
    await report('Opening\nhours\nsomewhere else');
    const found = await counts();
    expect(found.tiles).toMatchObject([{ count: 3 }]);
    expect([total(found), found.referrers]).toEqual([0, []]);
    await report('\nhttps://home.example/');
    expect(await counts()).toMatchObject({ referrers: [{ subject: 'home.example', count: 1 }], links: [] });
  });

  test('is refused if it is longer than 12,288 bytes, before all of it has come', async () => {
    const { hostname, port } = new URL(application.url);
    const socket = connect(Number(port), hostname);
    const head = `POST /api/visits HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 1000000\r\n\r\n`;
    let answer = '';
    socket.setEncoding('latin1').on('data', (part: string) => (answer += part));
    socket.write(`${head}${'x'.repeat(12_289)}`);
    await until(async () => answer.endsWith('\r\n\r\n'));
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });

  test('is not counted if it is not there, of no page, from another site, or from whoever is not counted', async () => {
    for (const what of ['Another', 'https://example.org/', '/', 'x', 'tom & "jerry" <3']) expect(await report(what)).toBe(204);
    expect(await report('', {}, '/nobody-has-this')).toBe(204);
    expect(await report('', {}, '')).toBe(204);
    expect(await report('x'.repeat(8_000))).toBe(204);
    for (const headers of [{ DNT: '1' }, { 'User-Agent': 'curl/8' }, { 'Sec-Fetch-Site': 'cross-site' }])
      expect(await report('', headers)).toBe(204);
    await report('https://home.example/', { 'Sec-Fetch-Site': 'same-origin' });
    expect(await counts()).toMatchObject({ tiles: [], links: [{ subject: 'https://home.example/', count: 1 }] });
  });

  test('is a view of a page that comes from a file, with the host that led to it', async () => {
    await report('\n');
    await report('\nhttps://www.example.org/a?who=1');
    const found = await counts();
    expect([total(found), found.referrers]).toEqual([2, [{ subject: 'example.org', count: 1 }]]);
  });
});

test('VC-02 Counting changes nothing in the row of the page, and keeps nothing that tells one visitor from another', async () => {
  await visit(address);
  const before = await rowOf();
  const agent = `${PERSONS_BROWSER} Unusual/1.2.3`;
  for (const tail of ['a', 'b']) {
    await visit(`${address}?secret-${tail}`, {
      'User-Agent': agent,
      Referer: `https://example.org/secret-${tail}`,
      Cookie: `secret=${tail}`,
    });
  }
  await store();
  expect(await rowOf()).toEqual(before);
  const rows = await application.dataSource.query<{ row: string }[]>(
    `SELECT (to_jsonb(page_count) - 'page_id')::text AS row FROM page_count JOIN page ON owner_id = page_id WHERE linkname = $1`,
    [linkname],
  );
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown;
  expect(rows.map(({ row }) => JSON.parse(row) as unknown)).toEqual(
    expect.arrayContaining([
      { day, kind: 'view', subject: '', count: 3 },
      { day, kind: 'referrer', subject: 'example.org', count: 2 },
    ]),
  );
  expect(rows).toHaveLength(2);
});

test('The counts stay with the page when its linkname changes, and the new name is counted, too', async () => {
  await visit(address);
  await claim(application, owner, `${linkname}-new`);
  expect(await visit(`${address}-new`)).toBe(200);
  expect(await views()).toBe(2);
});

test('VC-03 The counts of a page are for its owner alone, and removed with the page', async () => {
  await visit(address);
  const { data } = await graphql<{ me: { page: { id: string } } }>(application.url, '{ me { page { id } } }', {}, owner.token);
  const pageId = data!.me.page.id;
  expect(total(await counts(owner, pageId))).toBe(1);
  const list = (token: string) => graphql(application.url, '{ pageViews(days: 2) { pageId firstDay views } }', {}, token);
  const { pageViews } = (await list(owner.token)).data as { pageViews: { pageId: string; views: number[] }[] };
  expect(pageViews.map((page) => [page.pageId, total(page), page.views.length])).toEqual([[pageId, 1, 2]]);

  const other = await register(application);
  expect((await list(other.token)).data).toEqual({ pageViews: [] });
  const refused = await graphql(application.url, QUERY, { pageId }, other.token);
  expect(refused.errors).toMatchObject([{ extensions: { code: 'PAGE_NOT_FOUND' } }]);
  expect(total(await counts(other))).toBe(0);

  const input = { username: owner.username, password: owner.password };
  await graphql(application.url, 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }', { input }, owner.token);
  expect(await application.dataSource.query('SELECT FROM page_count WHERE page_id = $1', [pageId])).toEqual([]);
});
