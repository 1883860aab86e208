import { describe, expect, test } from '@jest/globals';
import { StoreVisits } from '../../../server/visits/use-cases/store-visits.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { claim, register, type TestAccount } from '../../builders/accounts/account.js';
import { aLock, lockPage } from '../../builders/pages/locks.js';
import { publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { SECRET, secretIcons, secretTiles } from '../../builders/pages/secret-tiles.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { publicDoors } from '../../support/calls/public-doors.js';
import { startWebhookReceiver } from '../../support/neighbours/webhook-receiver.js';
import { anUploader } from '../../support/calls/uploads.js';
import { exportedFolder } from '../../support/servers/exported-folder.js';
import { runningApplication } from '../../support/servers/running-application.js';

const exported = exportedFolder();
const application = runningApplication(() => ({ rateLimits: 'off', pagesExportDir: exported.path, webhookPrivateAddresses: 'allow' }));
/** What is not there has no exported file. */
const DOORS = Object.fromEntries(Object.entries(publicDoors(application, exported)).filter(([door]) => door !== 'exported files'));

const CHANGE =
  'mutation ($id: ID!, $period: PagePeriodInput) { changePagePeriod(id: $id, period: $period) { id version period { from until timeZone isAnnounced } } }';
const AWAY = 'This page is not here at the moment';
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

interface OwnPage extends TestAccount {
  readonly linkname: string;
  readonly pageId: string;
}

let pages = 0;
async function aPage(design: PageDesign = secretDesign(), owner: Promise<TestAccount> = register(application)): Promise<OwnPage> {
  pages += 1;
  const linkname = `timed-${pages}`;
  const account = await owner;
  await claim(application, account, linkname);
  await publishMixed(application, account, design);
  const { myPage } = await graphqlData<{ myPage: { id: string } }>(application.url, '{ myPage { id } }', {}, account.token);
  await graphqlData(application.url, 'mutation ($id: ID!) { switchFeed(id: $id, isOn: true) { id } }', { id: myPage.id }, account.token);
  await exported.shows(linkname, '<');
  return { ...account, linkname, pageId: myPage.id };
}

/** A page in which all but its title and the line about its creator is a secret. */
const secretDesign = () =>
  aDesign({
    title: 'Halyard, songs',
    bio: 'Three voices',
    ...secretIcons,
    tiles: secretTiles({}).map(({ visibility: _none, ...tile }) => tile),
  });

const change = ({ pageId, token }: Pick<OwnPage, 'pageId' | 'token'>, period: object | null) =>
  graphql(application.url, CHANGE, { id: pageId, period }, token);
const ask = (path: string, init: RequestInit = {}) => fetch(application.url + path, init);
const text = async (path: string, init?: RequestInit) => (await ask(path, init)).text();

describe('A page with a time', () => {
  const AWAY_PERIODS: Readonly<Record<string, object>> = {
    'has not come': { from: inDays(3) },
    'is over': { from: inDays(-5), until: inDays(-3) },
  };
  for (const [state, period] of Object.entries(AWAY_PERIODS)) {
    test(`PT-01 Of a page whose time ${state}, nothing is in any answer to visitors, not even its title, nor in exported files; its address stays its own, and its owner reads it`, async () => {
      const page = await aPage();
      expect(await change(page, period)).toMatchObject({ data: { changePagePeriod: { id: page.pageId, version: 1 } } });
      await exported.shows(page.linkname, null);
      for (const [door, open] of Object.entries(DOORS)) {
        const answer = await open(page.linkname);
        expect([door, answer.match(SECRET)?.[0], answer.includes('Halyard')]).toEqual([door, undefined, false]);
      }
      const found = await ask(`/${page.linkname}`);
      expect([found.status, (await found.text()).includes(AWAY)]).toEqual([404, true]);
      const taken = await graphqlData(
        application.url,
        'query ($linkname: String!) { linknameAvailability(linkname: $linkname) { available } }',
        page,
      );
      expect(taken).toEqual({ linknameAvailability: { available: false } });
      const own = await graphqlData(application.url, '{ myPage { design { title } } }', {}, page.token);
      expect(own).toEqual({ myPage: { design: { title: 'Halyard, songs' } } });
      await change(page, null);
      expect(await text(`/${page.linkname}`)).toContain('secret-text');
      await exported.shows(page.linkname, 'secret-text');
    });
  }

  test('PT-02 Of an announced page, every answer has its title and the line about its creator, and none of its tiles and links; the page says when it comes in the language of the reader and on the clocks of its owner', async () => {
    const page = await aPage();
    const from = '2125-03-03T17:30:00.000Z';
    await change(page, { from, timeZone: 'Asia/Kolkata', isAnnounced: true });
    for (const [door, open] of Object.entries(DOORS)) {
      const answer = await open(page.linkname);
      expect([door, answer.match(SECRET)?.[0]]).toEqual([door, undefined]);
      if (door !== 'the feed') expect([door, answer.includes('Halyard, songs')]).toEqual([door, true]);
    }
    const shown = await DOORS['the page']!(page.linkname);
    for (const words of ['Three voices', `<time dateTime="${from}">3 March</time>`, '2125, at 23:00 (India Standard Time)'])
      expect(shown).toContain(words);
    expect(await DOORS['the page in German']!(page.linkname)).toContain('2125, um 23:00 (Indische Normalzeit)');
    expect(JSON.parse(await DOORS['the data']!(page.linkname))).toMatchObject({ comesAt: from, links: {}, tiles: [] });
    expect((await ask(`/${page.linkname}.atom`)).status).toBe(404);
    const asked = await graphqlData(application.url, 'query ($linkname: String!) { publicPage(linkname: $linkname) { comesAt } }', page);
    expect(asked).toEqual({ publicPage: { comesAt: from } });
  });

  test('PT-03 An announced page has a file for calendars with the moment, its title and its address; no other page has one', async () => {
    const page = await aPage();
    expect((await ask(`/${page.linkname}.ics`)).status).toBe(404);
    await change(page, { from: '2125-03-03T17:30:00.000Z', isAnnounced: true });
    const file = await ask(`/${page.linkname}.ics`);
    const lines = (await file.text()).split('\r\n');
    expect(file.headers.get('content-type')).toContain('text/calendar');
    for (const line of ['BEGIN:VEVENT', 'DTSTART:21250303T173000Z', 'SUMMARY:Halyard\\, songs', 'DESCRIPTION:Three voices'])
      expect(lines).toContain(line);
    expect(lines.join()).toContain(`/${page.linkname}`);
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([`UID:${page.pageId}@${new URL(application.url).host}`]);
    await change(page, { from: inDays(2) });
    expect((await ask(`/${page.linkname}.ics`)).status).toBe(404);
  });

  test('PT-04 A page comes and goes by itself within a second in every answer, and no cache may keep it beyond the moment; because it goes, it is in no exported file', async () => {
    const page = await aPage(aDesign({ title: 'Coming', tiles: [] }));
    const begins = Date.now() + 6_000;
    await change(page, { from: new Date(begins).toISOString(), until: new Date(begins + 4_000).toISOString() });
    const doors = Object.entries(DOORS).filter(([door]) => door !== 'the feed');
    const all = async () => Promise.all(doors.map(async ([, open]) => (await open(page.linkname)).includes('Coming')));
    const caching = async () => (await ask(`/${page.linkname}`, { method: 'HEAD' })).headers.get('cache-control');
    await exported.shows(page.linkname, null);
    expect(await all()).toEqual(doors.map(() => false));
    await wait(begins - 20);
    const isThere = (await text(`/${page.linkname}`)).includes('Coming');
    if (Date.now() < begins) expect(isThere).toBe(false);
    await wait(begins + 1_000);
    expect(await all()).toEqual(doors.map(() => true));
    expect(exported.page(page.linkname)).toBeUndefined();
    await wait(begins + 3_200);
    const last = await caching();
    if (Date.now() < begins + 4_000) expect(last).toBe('public, max-age=0, must-revalidate, s-maxage=0, no-transform');
    await wait(begins + 5_000);
    expect(await all()).toEqual(doors.map(() => false));
  });

  test('WN-05 A page with a password and an announced time asks for the password first: before that, no answer has the line about its creator or the moment', async () => {
    const page = await aPage();
    await lockPage(application, page, 'open sesame');
    const from = '2125-03-03T17:30:00.000Z';
    await change(page, { from, timeZone: 'Asia/Kolkata', isAnnounced: true });
    for (const [door, open] of Object.entries(DOORS)) {
      const answer = await open(page.linkname);
      expect([door, answer.match(SECRET)?.[0], answer.match(/Three voices|2125/)?.[0]]).toEqual([door, undefined, undefined]);
    }
    expect([(await ask(`/${page.linkname}.ics`)).status, await text(`/${page.linkname}`)]).toEqual([
      404,
      expect.stringContaining('type="password"'),
    ]);
    const asked = await graphqlData(application.url, 'query ($linkname: String!) { publicPage(linkname: $linkname) { comesAt } }', page);
    expect(asked).toEqual({ publicPage: { comesAt: null } });
    const given = await ask(`/${page.linkname}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ password: 'open sesame' }),
    });
    const cookie = given.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(cookie).toContain('passes=');
    const opened = await text(`/${page.linkname}`, { headers: { Cookie: cookie } });
    expect([opened.match(SECRET)?.[0], opened.includes('.ics')]).toEqual([undefined, false]);
    for (const words of ['Three voices', `<time dateTime="${from}">`]) expect(opened).toContain(words);
    expect(await text(`/${page.linkname}`)).not.toContain('Three voices');
  });

  test('PT-05 Before a time that is not announced, nothing can be opened, and a tile comes and goes within the time of its page', async () => {
    const page = await aPage();
    await aLock(application, page, 'open sesame');
    await lockPage(application, page, 'open sesame');
    const give = () =>
      ask(`/${page.linkname}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ password: 'open sesame' }) });
    await change(page, { from: inDays(2) });
    const before = await give();
    expect([before.headers.get('set-cookie'), (await text(`/${page.linkname}`)).includes('type="password"')]).toEqual([null, false]);
    await change(page, { from: inDays(-2), isAnnounced: true });
    expect((await give()).headers.get('set-cookie')).toContain('passes=');
    expect(await text(`/${page.linkname}`)).toContain('type="password"');
    const tiles = [aTile({ name: 'Later', visibility: { from: inDays(2) } }), aTile({ name: 'Now', visibility: { from: inDays(-2) } })];
    const timed = await aPage(aDesign({ tiles }));
    await change(timed, { from: inDays(-2), until: inDays(5) });
    const shown = await text(`/${timed.linkname}`);
    expect(['Later', 'Now'].map((name) => shown.includes(`>${name}<`))).toEqual([false, true]);
  });

  test('PT-06 Its owner alone changes the time, with the scope to publish; a moment that cannot be read and an end before the beginning are named, and nothing changes', async () => {
    const page = await aPage();
    const other = await register(application);
    const refused = async (period: object, token = page.token) => (await change({ ...page, token }, period)).errors?.[0]?.extensions;
    const period = { from: inDays(3) };
    expect(await refused(period, other.token)).toMatchObject({ code: 'PAGE_NOT_FOUND' });
    expect(await refused(period, 'nobody')).toMatchObject({ code: 'UNAUTHENTICATED' });
    const READING = 'mutation { createAccessToken(input: { name: "reader", scopes: [READ] }) { token } }';
    const { createAccessToken } = await graphqlData<{ createAccessToken: { token: string } }>(application.url, READING, {}, page.token);
    expect(await refused(period, createAccessToken.token)).toMatchObject({ code: 'SCOPE_MISSING' });
    expect(await refused({ from: 'tomorrow' })).toMatchObject({
      code: 'ACCESS_INVALID',
      fields: { 'period.from': ['This is not a moment. Choose a day and a time.'] },
    });
    expect(await refused({ from: inDays(3), until: inDays(2) })).toMatchObject({
      code: 'ACCESS_INVALID',
      fields: { 'period.until': ['The end must be after the beginning.'] },
    });
    expect(await text(`/${page.linkname}`)).toContain('secret-text');
    expect(await change(page, { timeZone: 'Europe/Paris', isAnnounced: true })).toMatchObject({
      data: { changePagePeriod: { period: null } },
    });
  });

  test('PT-07 It is counted when it is there, and not while it is announced', async () => {
    const page = await aPage();
    const person = { headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'Accept-Language': 'en' } };
    const views = async () => {
      await application.nest.get(StoreVisits).execute();
      const { pageCounts } = await graphqlData<{ pageCounts: { views: number[] } }>(
        application.url,
        '{ pageCounts(days: 3) { views } }',
        {},
        page.token,
      );
      return pageCounts.views.reduce((sum, more) => sum + more, 0);
    };
    await change(page, { from: inDays(3), isAnnounced: true });
    await ask(`/${page.linkname}`, person);
    expect(await views()).toBe(0);
    await change(page, null);
    await ask(`/${page.linkname}`, person);
    expect(await views()).toBe(1);
  });

  test('PT-12 It tells webhooks when its moment is chosen and when it is there, once, and nothing of a moment that is over or an end', async () => {
    const receiver = await startWebhookReceiver();
    const page = await aPage(aDesign(), anUploader(application));
    const create = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }';
    const input = { url: receiver.url, events: ['PAGE_SCHEDULED', 'PAGE_APPEARED'] };
    await graphqlData(application.url, create, { input }, page.token);
    await change(page, { until: inDays(2) });
    await change(page, { from: inDays(-2) });
    const from = new Date(Date.now() + 2_000).toISOString();
    await change(page, { from, until: new Date(Date.now() + 3_000).toISOString() });
    const data = { pageId: page.pageId, linkname: page.linkname, at: from };
    for (const event of ['page.scheduled', 'page.appeared']) expect((await receiver.messagesOf(event))[0]?.event.data).toMatchObject(data);
    await exported.shows(page.linkname, null);
    await wait(Date.now() + 2_000);
    for (const event of ['page.scheduled', 'page.appeared']) expect(await receiver.messagesOf(event)).toHaveLength(1);
    await receiver.stop();
  });
});

const wait = (moment: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - Date.now())));
