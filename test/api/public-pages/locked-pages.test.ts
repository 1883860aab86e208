import { beforeAll, describe, expect, test } from '@jest/globals';
import { RateLimits } from '../../../server/accounts/limits/ports/rate-limits.port.js';
import { RATE_LIMITS } from '../../../server/accounts/limits/rate-limit.js';
import { StoreVisits } from '../../../server/visits/use-cases/store-visits.js';
import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import { claim, register, type TestAccount } from '../../builders/accounts/account.js';
import { aLock as lockOf, lockPage as lockMain } from '../../builders/pages/locks.js';
import { asInput, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { SECRET, secretIcons, secretTiles } from '../../builders/pages/secret-tiles.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { publicDoors } from '../../support/calls/public-doors.js';
import { post, withToken } from '../../support/calls/rest.js';
import { exportedFolder } from '../../support/servers/exported-folder.js';
import { runningApplication } from '../../support/servers/running-application.js';

const exported = exportedFolder();
const application = runningApplication(() => ({ pagesExportDir: exported.path, trustProxy: ['loopback'] }));
/** What has a password has no exported file. */
const DOORS = Object.fromEntries(Object.entries(publicDoors(application, exported)).filter(([door]) => door !== 'exported files'));

const CHANGE =
  'mutation ($id: ID!, $access: PageAccess!, $lock: ID, $hint: String) { changePageAccess(id: $id, access: $access, lock: $lock, hint: $hint) { access accessHint } }';
const PUBLISH = 'mutation ($input: PublishInput!) { publish(input: $input) { version } }';
const PERIOD = 'mutation ($id: ID!, $period: PagePeriodInput) { changePagePeriod(id: $id, period: $period) { id } }';
const OPEN = 'open sesame';

interface OwnPage extends TestAccount {
  readonly linkname: string;
  readonly pageId: string;
}

let pages = 0;
async function aPage(design: PageDesign = aDesign()): Promise<OwnPage> {
  pages += 1;
  const linkname = `locked-${pages}`;
  const account = await register(application);
  await claim(application, account, linkname);
  await publishMixed(application, account, design);
  const { myPage } = await graphqlData<{ myPage: { id: string } }>(application.url, '{ myPage { id } }', {}, account.token);
  return { ...account, linkname, pageId: myPage.id };
}

const aLock = (account: TestAccount, password = OPEN) => lockOf(application, account, password);
const lockPage = (page: OwnPage, password = OPEN, hint: string | null = null) => lockMain(application, page, password, hint);

const publish = ({ token }: TestAccount, design: PageDesign, basedOnVersion: number) =>
  graphql(application.url, PUBLISH, { input: { design: { ...asInput(design), appearance: null }, basedOnVersion } }, token);

/** A page whose tile has the password. */
async function aPageWithTile(tile: Tile, hint = 'It is in your letter.'): Promise<OwnPage & { readonly lock: string }> {
  const page = await aPage();
  const lock = await aLock(page);
  expect(await publish(page, aDesign({ tiles: [{ ...tile, visibility: { who: 'password', lock, hint } }] }), 1)).toMatchObject({
    data: {},
  });
  return { ...page, lock };
}

const change = ({ pageId, token }: OwnPage, values: object) => graphql(application.url, CHANGE, { id: pageId, ...values }, token);

/** What a browser sends that has no script. `network`: from where. */
function give(
  linkname: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${application.url}/${linkname}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields), headers });
}

/** The cookie that the right password gives. */
async function pass(linkname: string, fields: Readonly<Record<string, string>>): Promise<string> {
  const answer = await give(linkname, fields);
  expect(answer.status).toBe(303);
  return answer.headers.get('set-cookie')!.split(';')[0]!;
}

/** What a visitor reads whose password was wrong: the answer of the address where the form leads. */
async function refusal(answer: Response): Promise<Response> {
  expect(answer.status).toBe(303);
  return fetch(application.url + answer.headers.get('location')!);
}

const read = (path: string, cookie?: string) => fetch(application.url + path, { headers: cookie === undefined ? {} : { Cookie: cookie } });
const text = async (path: string, cookie?: string) => (await read(path, cookie)).text();

async function tileIds({ token }: TestAccount): Promise<string[]> {
  const { myPage } = await graphqlData<{ myPage: { design: { tiles: { id: string }[] } } }>(
    application.url,
    '{ myPage { design { tiles { id } } } }',
    {},
    token,
  );
  return myPage.design.tiles.map(({ id }) => id);
}

describe('A tile with a password', () => {
  test('PW-01 Nothing of it but its name, its look and what its creator says of the password is in any answer, in all kinds of tiles; with the password, it is in the page alone', async () => {
    const page = await aPage();
    const lock = await aLock(page);
    const tiles = secretTiles({ who: 'password', lock, hint: 'It is in your letter.' }, 'Guests');
    expect(await publish(page, aDesign({ tiles: [aTile({ name: 'seen' }), ...tiles] }), 1)).toMatchObject({
      data: { publish: { version: 2 } },
    });
    const [, id] = await tileIds(page);
    const cookie = await pass(page.linkname, { tile: id!, password: OPEN });
    for (const [door, open] of Object.entries(DOORS)) {
      const answer = await open(page.linkname);
      expect([door, answer.match(SECRET)?.[0], answer.includes(lock)]).toEqual([door, undefined, false]);
      if (!['the feed', 'oEmbed'].includes(door)) expect([door, answer.includes('Guests')]).toEqual([door, true]);
    }
    expect(await DOORS['the page']!(page.linkname)).toContain('It is in your letter.');
    const opened = await text(`/${page.linkname}`, cookie);
    for (const word of ['secret-words', 'secret-host', 'secretFilm1', 'secret@mail']) expect(opened).toContain(word);
    expect(await text(`/${page.linkname}.json`, cookie)).not.toMatch(SECRET);
  });

  test('PW-02 opens by a plain form, for the browser that has the signed cookie, for twelve hours, and on that page alone; other tiles stay closed, and another password ends it', async () => {
    const words = (name: string) => aTile({ name, html: `<p>words of ${name}</p>` });
    const page = await aPage();
    const [first, second] = [await aLock(page), await aLock(page, 'another one')];
    const tiles = [
      { ...words('One'), visibility: { who: 'password' as const, lock: first } },
      { ...words('Two'), visibility: { who: 'password' as const, lock: second } },
    ];
    await publish(page, aDesign({ tiles }), 1);
    const [one, two] = await tileIds(page);
    const answer = await give(page.linkname, { tile: two!, password: ' another one ' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/${page.linkname}#tile-2`]);
    const [set = ''] = answer.headers.getSetCookie();
    expect(set).toMatch(new RegExp(`^passes=[^;]+; Path=/${page.linkname}; Max-Age=43200; HttpOnly; SameSite=Lax$`));
    const cookie = set.split(';')[0]!;
    const seen = async (sent?: string) => (await text(`/${page.linkname}`, sent)).match(/words of \w+/g) ?? [];
    expect([await seen(), await seen(cookie)]).toEqual([[], ['words of Two']]);
    const both = (await give(page.linkname, { tile: one!, password: OPEN }, { Cookie: cookie })).headers.get('set-cookie')!.split(';')[0]!;
    expect(await seen(both)).toEqual(['words of One', 'words of Two']);
    const other = await aPage(aDesign());
    expect((await publish(other, aDesign({ tiles: [tiles[1]!] }), 1)).errors).toHaveLength(1);
    const [id, expires, signature] = cookie.slice('passes='.length).split('.');
    const forged = [
      `${id}.${Number(expires) + 1}.${signature}`,
      `${id}.${expires}.`,
      `${id}.${expires}`,
      `${id}`,
      '~~~.',
      'x'.repeat(5_000),
    ];
    for (const wrong of forged) expect([wrong, await seen(`passes=${wrong}`)]).toEqual([wrong, []]);
    await publish(page, aDesign({ tiles: [{ ...tiles[1]!, visibility: { who: 'password', lock: await aLock(page, 'new one') } }] }), 2);
    expect(await seen(both)).toEqual([]);
  });

  test('PW-03 keeps its password when a program or an older client publishes that knows nothing of it', async () => {
    const page = await aPageWithTile(aTile({ name: 'Guests', html: '<p>secret-words</p>' }));
    const unsaid = asInput(aDesign({ tiles: [aTile({ name: 'Guests', html: '<p>secret-words, changed</p>' })] }));
    await graphqlData(application.url, PUBLISH, { input: { design: { ...unsaid, appearance: null }, basedOnVersion: 2 } }, page.token);
    expect(await text(`/${page.linkname}`)).not.toMatch(SECRET);
    const data = JSON.parse(((await post(application.url, 'getdata/', {}, withToken(page.token))).body as { data: string }).data) as object;
    await post(
      application.url,
      'postdata/',
      { ...data, editedText: 'By an older client', inputTextList: ['<p>secret-words of an older client</p>'] },
      withToken(page.token),
    );
    const shown = await text(`/${page.linkname}`);
    expect([shown.includes('By an older client'), SECRET.test(shown)]).toEqual([true, false]);
  });

  test('PW-04 TO-15 needs a lock of the account, and a password of 6 to 128 characters', async () => {
    const page = await aPage();
    const other = await aLock(await register(application));
    for (const lock of [undefined, 'x', other]) {
      const answer = await publish(
        page,
        aDesign({ tiles: [aTile({ visibility: { who: 'password', ...(lock !== undefined && { lock }) } })] }),
        1,
      );
      expect(answer).toMatchObject({
        errors: [{ extensions: { code: 'DESIGN_INVALID', fields: { 'tiles.0.visibility.lock': expect.anything() } } }],
      });
      expect(await change(page, { access: 'password', lock })).toMatchObject({
        errors: [{ extensions: { code: 'ACCESS_INVALID', fields: { lock: expect.anything() } } }],
      });
    }
    const create = (password: string, token?: string) =>
      graphql(application.url, 'mutation ($password: String!) { createLock(password: $password) }', { password }, token);
    for (const password of ['   abcde  ', 'x'.repeat(129)]) {
      expect(await create(password, page.token)).toMatchObject({ errors: [{ extensions: { code: 'LOCK_PASSWORD_INVALID' } }] });
    }
    for (const password of ['  abcdef ', 'x'.repeat(128)]) expect((await create(password, page.token)).errors).toEqual([]);
    expect(await create('long enough')).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    expect(await change(page, { access: 'password', lock: await aLock(page), hint: 'x'.repeat(201) })).toMatchObject({
      errors: [{ extensions: { fields: { hint: expect.anything() } } }],
    });
  });
});

describe('A page with a password', () => {
  const secret = aDesign({
    title: 'Salt and smoke',
    bio: 'secret-bio',
    ...secretIcons,
    tiles: secretTiles({ from: '2025-03-03T17:30:00.000Z' }),
  });

  test('PW-05 shows its title and what its creator says of the password, and nothing else in any answer; it is not listed, and has no feed and no exported file', async () => {
    const page = await aPage(secret);
    await exported.shows(page.linkname, 'Salt and smoke');
    await lockPage(page, OPEN, 'Ines gives it to those she invites.');
    for (const [door, open] of Object.entries(DOORS)) {
      const answer = await open(page.linkname);
      expect([door, answer.match(SECRET)?.[0]]).toEqual([door, undefined]);
      if (door !== 'the feed') expect([door, answer.includes('Salt and smoke')]).toEqual([door, true]);
    }
    await exported.shows(page.linkname, null);
    const closed = await text(`/${page.linkname}`);
    expect([closed.includes('Ines gives it'), closed.includes('<meta name="robots" content="noindex"/>')]).toEqual([true, true]);
    expect((await read(`/${page.linkname}.json`)).headers.get('x-robots-tag')).toBe('noindex');
    expect(await text('/sitemap-1.xml').catch(() => '')).not.toContain(page.linkname);
    const cookie = await pass(page.linkname, { password: OPEN });
    const opened = await text(`/${page.linkname}`, cookie);
    expect(['secret-words', 'secret-bio', 'noindex'].map((word) => opened.includes(word))).toEqual([true, true, true]);
    expect(await change(page, { access: 'public' })).toMatchObject({ data: { changePageAccess: { access: 'public', accessHint: null } } });
    expect(await text(`/${page.linkname}`)).toContain('secret-words');
    await exported.shows(page.linkname, 'secret-words');
  });

  test('WN-15 Programs read of it that it is locked, also while it is announced, and of one that is announced alone when it comes; older clients read the fields that they always did', async () => {
    const page = await aPage();
    const [{ linkname }, query] = [
      page,
      'query ($linkname: String!) { publicPage(linkname: $linkname) { locked comesAt design { title tiles { name } } } }',
    ];
    const data = async () => JSON.parse(await DOORS['the data']!(linkname)) as Readonly<Record<string, unknown>>;
    const read = async () => (await graphqlData<{ publicPage: object }>(application.url, query, { linkname }, page.token)).publicPage;
    const older = async () => (await post(application.url, 'getdatapublic/', { first_name: linkname })).body as object;
    const open = await data();
    expect(['locked' in open, await read()]).toEqual([false, expect.objectContaining({ locked: false })]);
    const fields = Object.keys(await older());
    await lockPage(page);
    const coming = { from: '2125-03-03T17:30:00.000Z', isAnnounced: true };
    for (const period of [null, coming]) {
      await graphqlData(application.url, PERIOD, { id: page.pageId, period }, page.token);
      const { title, ...told } = await data();
      expect(told).toMatchObject({ locked: true, tiles: [] });
      expect(Object.keys(told).filter((name) => !(name in open))).toEqual(['locked']);
      expect(await read()).toEqual({ locked: true, comesAt: null, design: { title, tiles: [] } });
      expect(Object.keys(await older())).toEqual(fields);
    }
    // Everybody reads the same: a browser that has given the password, too.
    const cookie = await pass(page.linkname, { password: OPEN });
    expect(JSON.parse(await text(`/${page.linkname}.json`, cookie))).toMatchObject({ locked: true, tiles: [] });
    expect((await change(page, { access: 'public' })).errors).toEqual([]);
    const announced = await data();
    expect(['locked' in announced, announced.comesAt]).toEqual([false, coming.from]);
    expect(await read()).toMatchObject({ locked: false, comesAt: coming.from });
  });

  test('PW-06 keeps its password in a copy and in a publication, and another password ends what the former one has opened', async () => {
    const page = await aPage(secret);
    await lockPage(page);
    const cookie = await pass(page.linkname, { password: OPEN });
    const copy = 'mutation ($input: CreatePageInput!) { createPage(input: $input) { id access } }';
    const input = { linkname: `${page.linkname}-copy`, copyOf: page.pageId };
    expect(await graphql(application.url, copy, { input }, page.token)).toMatchObject({ data: { createPage: { access: 'password' } } });
    expect(await text(`/${page.linkname}-copy`)).not.toMatch(SECRET);
    expect(await text(`/${page.linkname}-copy`, await pass(`${page.linkname}-copy`, { password: OPEN }))).toMatch(SECRET);
    // The pass of one page is none of the other, whose password is the same.
    expect(await text(`/${page.linkname}-copy`, cookie)).not.toMatch(SECRET);
    await publish(page, { ...secret, title: 'Changed' }, 1);
    expect([await text(`/${page.linkname}`), await text(`/${page.linkname}`, cookie)]).toEqual([
      expect.not.stringMatching(SECRET),
      expect.stringMatching(SECRET),
    ]);
    await lockPage(page, 'another one');
    expect(await text(`/${page.linkname}`, cookie)).not.toMatch(SECRET);
  });

  test('PW-07 is kept by no shared cache, and what a password has opened by no cache at all', async () => {
    const page = await aPage(secret);
    await lockPage(page);
    const cookie = await pass(page.linkname, { password: OPEN });
    const caching = async (sent?: string) => {
      const { headers } = await read(`/${page.linkname}`, sent);
      return [headers.get('cache-control'), headers.get('cdn-cache-control')];
    };
    expect([await caching(), await caching(cookie)]).toEqual([
      ['private, no-cache, no-transform', 'no-store'],
      ['private, no-store, no-transform', 'no-store'],
    ]);
    const wrong = await refusal(await give(page.linkname, { password: 'wrong one' }));
    expect([wrong.status, wrong.headers.get('cache-control')]).toEqual([422, 'private, no-store, no-transform']);
    // The form may be sent to this site alone, and no other page may send one.
    const policy = async (path: string) => /form-action [^;]+/.exec((await read(path)).headers.get('content-security-policy') ?? '')?.[0];
    const plain = await aPage();
    expect([await policy(`/${page.linkname}`), await policy(`/${plain.linkname}`)]).toEqual(["form-action 'self'", "form-action 'none'"]);
  });
});

test('PW-14 A page that its owner takes offline is in no answer and no exported file, its address stays taken, and visitors read that it is not there at the moment; nothing is lost when it comes back', async () => {
  const page = await aPage(aDesign({ title: 'secret-title', tiles: [aTile({ html: '<p>secret-words</p>' })] }));
  await exported.shows(page.linkname, 'secret-words');
  expect(await change(page, { access: 'nobody' })).toMatchObject({ data: { changePageAccess: { access: 'nobody' } } });
  for (const [door, open] of Object.entries(DOORS))
    expect([door, (await open(page.linkname)).match(SECRET)?.[0]]).toEqual([door, undefined]);
  await exported.shows(page.linkname, null);
  const answer = await read(`/${page.linkname}`);
  expect([answer.status, (await answer.text()).includes('This page is not here at the moment')]).toEqual([404, true]);
  const claim = 'mutation ($linkname: String!) { claimLinkname(linkname: $linkname) { linkname } }';
  const other = await register(application);
  expect(await graphql(application.url, claim, { linkname: page.linkname }, other.token)).toMatchObject({
    errors: [{ extensions: { code: 'LINKNAME_TAKEN' } }],
  });
  await publish(page, aDesign({ tiles: [aTile({ html: '<p>secret-words, changed</p>' })] }), 1);
  expect((await read(`/${page.linkname}`)).status).toBe(404);
  await change(page, { access: 'public' });
  expect(await text(`/${page.linkname}`)).toContain('secret-words, changed');
  await exported.shows(page.linkname, 'secret-words, changed');
});

describe('A wrong password', () => {
  test('PW-08 says so and nothing more; after five in a minute from one network, it waits, and is told so, and others still open the page', async () => {
    const page = await aPage(aDesign({ tiles: [aTile({ html: '<p>secret-words</p>' })] }));
    await lockPage(page);
    const from = (network: string) => ({ 'X-Forwarded-For': network });
    const answer = await give(page.linkname, { password: 'wrong one' }, from('203.0.113.7'));
    expect([answer.headers.get('cache-control'), answer.headers.get('set-cookie')]).toEqual(['no-store', null]);
    const shown = await refusal(answer);
    const html = await shown.text();
    expect([shown.status, html.includes('That is not the password.'), SECRET.test(html)]).toEqual([422, true, false]);
    for (let attempt = 0; attempt < 4; attempt += 1) await give(page.linkname, { password: 'wrong one' }, from('203.0.113.7'));
    // Also with the right one.
    const limited = await give(page.linkname, { password: OPEN }, from('203.0.113.7'));
    expect([limited.status, Number(limited.headers.get('retry-after')) > 0, (await limited.text()).includes('Too many attempts.')]).toEqual(
      [429, true, true],
    );
    expect((await give(page.linkname, { password: OPEN }, from('198.51.100.9'))).status).toBe(303);
  });

  test('PW-08 While it is guessed from everywhere, what was opened before stays open', async () => {
    const page = await aPage(aDesign({ tiles: [aTile({ html: '<p>secret-words</p>' })] }));
    await lockPage(page);
    const cookie = await pass(page.linkname, { password: OPEN });
    const [{ key }] = await application.dataSource.query<[{ key: string }]>('SELECT lock_id AS key FROM page WHERE linkname = $1', [
      page.linkname,
    ]);
    const limits = application.nest.get(RateLimits);
    for (let guess = 0; guess < 500; guess += 1) await limits.count({ limit: RATE_LIMITS.openLockFromAnywhere, key });
    const statuses: number[] = [];
    for (let guess = 0; guess < 4; guess += 1) statuses.push((await give(page.linkname, { password: 'wrong one' })).status);
    expect(statuses).toEqual([303, 303, 303, 429]);
    expect(await text(`/${page.linkname}`, cookie)).toContain('secret-words');
  });

  test('The address that says so shows a page without a password as it is', async () => {
    const page = await aPage(aDesign({ tiles: [aTile({ html: '<p>secret-words</p>' })] }));
    const answer = await read(`/${page.linkname}?wrong`);
    expect([answer.status, (await answer.text()).includes('That is not the password.')]).toEqual([200, false]);
  });

  test('PW-09 A form of another site opens nothing, and neither does one for what has no password', async () => {
    const page = await aPage(aDesign({ tiles: [aTile({ html: '<p>secret-words</p>' })] }));
    const lead = async (answer: Promise<Response>) => [
      (await answer).status,
      (await answer).headers.get('location'),
      (await answer).headers.get('set-cookie'),
    ];
    const back = [303, `/${page.linkname}`, null];
    expect(await lead(give(page.linkname, { password: OPEN }))).toEqual(back);
    await lockPage(page);
    expect(await lead(give(page.linkname, { password: OPEN }, { 'Sec-Fetch-Site': 'cross-site' }))).toEqual(back);
    expect(await lead(give(page.linkname, { tile: 'nothing', password: OPEN }))).toEqual(back);
    expect((await give('nobody-is-here', { password: OPEN })).status).toBe(303);
  });
});

test('A thousand wrong passwords from one network keep nobody else out', async () => {
  const page = await aPage(aDesign({ tiles: [aTile({ html: '<p>secret-words</p>' })] }));
  await lockPage(page);
  const guess = async () => (await give(page.linkname, { password: 'wrong one' }, { 'X-Forwarded-For': '203.0.113.80' })).status;
  const [statuses, begun]: [number[], number] = [[], Date.now()];
  const attack = Array.from({ length: 20 }, async () => {
    for (let attempt = 0; attempt < 50; attempt += 1) statuses.push(await guess());
  });
  const guests = Array.from({ length: 20 }, (_, at) =>
    give(page.linkname, { password: OPEN }, { 'X-Forwarded-For': `198.51.100.${at + 20}` }),
  );
  expect((await Promise.all(guests)).map(({ status }) => status)).toEqual(guests.map(() => 303));
  await Promise.all(attack);
  const tried = statuses.filter((status) => status === 303).length;
  expect([statuses.length, new Set(statuses)]).toEqual([1_000, new Set([303, 429])]);
  // Five in a minute: a busy machine needs more than one for all of them.
  expect([tried >= 5, tried <= 5 * (2 + Math.floor((Date.now() - begun) / 60_000))]).toEqual([true, true]);
  expect((await give(page.linkname, { password: OPEN }, { 'X-Forwarded-For': '198.51.100.99' })).status).toBe(303);
});

describe('Counts', () => {
  let page: OwnPage;
  beforeAll(async () => {
    page = await aPage(aDesign({ tiles: [aTile({ name: 'Guests' })] }));
    await lockPage(page);
  });

  test('PW-10 A page with a password counts views and presses after the password, and not before', async () => {
    const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const cookie = await pass(page.linkname, { password: OPEN });
    for (let visit = 0; visit < 3; visit += 1) await fetch(`${application.url}/${page.linkname}`, { headers: browser });
    await fetch(`${application.url}/${page.linkname}`, { headers: { ...browser, Cookie: cookie } });
    await fetch(`${application.url}/api/visits`, { method: 'POST', body: `/${page.linkname}\nGuests`, headers: browser });
    await application.nest.get(StoreVisits).execute();
    const COUNTS = '{ pageCounts(days: 3) { views tiles { subject count } } }';
    const { pageCounts } = await graphqlData<{ pageCounts: { views: number[]; tiles: object[] } }>(application.url, COUNTS, {}, page.token);
    expect(pageCounts.views.reduce((sum, more) => sum + more, 0)).toBe(1);
    expect(pageCounts.tiles).toEqual([{ subject: 'Guests', count: 1 }]);
  });
});
