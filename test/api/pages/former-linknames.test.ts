import { beforeAll, describe, expect, test } from '@jest/globals';
import { Withdrawals } from '../../../server/pages/for-operators/withdrawals.js';
import { aPageAt, claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { post } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { until } from '../../support/waiting.js';

const application = runningApplication({ rateLimits: 'off' });
const ask = (path: string, init: RequestInit = {}) => fetch(application.url + path, { redirect: 'manual', ...init });
const leadsTo = async (path: string) => {
  const { status, headers } = await ask(path);
  return [status, headers.get('location')];
};

const LIST = '{ formerLinknames { linkname address givenUpAt closedUntil } }';
const RELEASE = 'mutation ($linkname: String!) { releaseFormerLinkname(linkname: $linkname) }';
const DAY = 24 * 60 * 60 * 1_000;

let anna: TestAccount;
beforeAll(async () => {
  anna = await aPageAt(application, 'anna-first', aDesign({ title: 'Still here' }));
  // It is kept as visitors see it, until the page moves.
  expect((await ask('/anna-first')).status).toBe(200);
  await claim(application, anna, 'anna');
});

describe('A former linkname', () => {
  test('FN-06 sends visitors on with 308, whatever they asked for with it, and nobody keeps that without asking again', async () => {
    for (const path of ['/anna-first', '/Anna-First/', '/anna-first?from=poster']) {
      const answer = await ask(path);
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 308, '/anna']);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
    expect((await ask('/anna-first', { method: 'HEAD' })).status).toBe(308);
    expect(await (await fetch(`${application.url}/anna-first`)).text()).toContain('Still here');
    expect(await leadsTo('/anna-first.json')).toEqual([308, '/anna.json']);
    // Its owner offers none.
    expect(await leadsTo('/anna-first.atom')).toEqual([404, null]);
  });

  test('leads networks to the present card, and other sites to the present page', async () => {
    const card = /\/media\/cards\/anna\/[0-9a-f]{32}\.jpg/.exec(await (await ask('/anna')).text())![0];
    expect(await leadsTo(card.replace('/anna/', '/anna-first/'))).toEqual([302, application.url + card]);
    const found = await ask(`/oembed?url=${application.url}/anna-first`);
    expect(await found.json()).toMatchObject({ title: 'Still here', html: expect.stringContaining(`"${application.url}/anna"`) });
  });

  test('leads programs to the page: GraphQL tells its present linkname, and REST in two headers', async () => {
    const { data } = await graphql(application.url, '{ publicPage(linkname: "ANNA-first") { linkname address design { title } } }');
    expect(data).toEqual({ publicPage: { linkname: 'anna', address: `${application.url}/anna`, design: { title: 'Still here' } } });
    const former = await post(application.url, 'getdatapublic/', { first_name: 'Anna-First' });
    const present = await post(application.url, 'getdatapublic/', { first_name: 'anna' });
    expect(former.body).toEqual(present.body);
    expect(former.body).toMatchObject({ linkname_available: false, data: expect.stringContaining('Still here') });
    expect(former.headers.get('x-former-linkname')).toBe('anna-first');
    expect(former.headers.get('link')).toBe(`<${application.url}/anna>; rel="canonical"`);
    expect([present.headers.get('x-former-linkname'), present.headers.get('link')]).toEqual([null, null]);
  });

  test('is the owner’s to see, and to nobody else’s', async () => {
    const [found] = (await graphql<{ formerLinknames: [Record<string, string>] }>(application.url, LIST, {}, anna.token)).data!
      .formerLinknames;
    expect(found).toMatchObject({ linkname: 'anna-first', address: `${application.url}/anna-first` });
    expect(Date.parse(found.closedUntil!) - Date.parse(found.givenUpAt!)).toBe(90 * DAY);
    const other = await register(application);
    expect((await graphql(application.url, LIST, {}, other.token)).data).toEqual({ formerLinknames: [] });
    const claiming = 'mutation { claimLinkname(linkname: "anna-first") { linkname } }';
    expect((await graphql(application.url, claiming, {}, other.token)).errors).toMatchObject([{ extensions: { code: 'LINKNAME_TAKEN' } }]);
    expect(
      (await post(application.url, 'updatename/', { first_name: 'anna-first' }, { Authorization: `Token ${other.token}` })).status,
    ).toBe(409);
    expect((await graphql(application.url, RELEASE, { linkname: 'anna-first' }, other.token)).data).toEqual({
      releaseFormerLinkname: false,
    });
    expect(await leadsTo('/anna-first')).toEqual([308, '/anna']);
    const asked = await graphql(application.url, '{ linknameAvailability(linkname: "anna-first") { available code } }');
    expect(asked.data).toEqual({ linknameAvailability: { available: false, code: 'LINKNAME_TAKEN' } });
  });

  test('FN-07 leads nowhere while an operator hides the page, and does not say where it led', async () => {
    const account = await aPageAt(application, 'hidden-first');
    await claim(application, account, 'hidden-second');
    expect(await leadsTo('/hidden-first')).toEqual([308, '/hidden-second']);
    await application.nest.get(Withdrawals).hidePage('hidden-second', { reason: 'other', words: null });
    const answer = await ask('/hidden-first');
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
    const text = await answer.text();
    expect([text.includes('hidden-second'), text.includes('Congrats')]).toEqual([false, false]);
    await application.nest.get(Withdrawals).showPage('hidden-second');
    expect(await leadsTo('/hidden-first')).toEqual([308, '/hidden-second']);
  });

  test('WN-16 leads nowhere while the page is for nobody, or its time is not, and does not say where it led', async () => {
    const account = await aPageAt(application, 'offline-first');
    await claim(application, account, 'offline-second');
    expect(await leadsTo('/offline-first')).toEqual([308, '/offline-second']);
    const CHANGE = 'mutation ($id: ID!, $access: PageAccess!) { changePageAccess(id: $id, access: $access) { id } }';
    const { myPage } = await graphqlData<{ myPage: { id: string } }>(application.url, '{ myPage { id } }', {}, account.token);
    const see = (access: string) => graphqlData(application.url, CHANGE, { id: myPage.id, access }, account.token);
    await see('nobody');
    for (const address of ['/offline-first', '/offline-first.json']) {
      const answer = await ask(address);
      expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
      expect(await answer.text()).not.toContain('offline-second');
    }
    await see('public');
    expect(await leadsTo('/offline-first')).toEqual([308, '/offline-second']);
    const TIME = 'mutation ($id: ID!, $period: PagePeriodInput) { changePagePeriod(id: $id, period: $period) { id } }';
    const during = (period: object | null) => graphqlData(application.url, TIME, { id: myPage.id, period }, account.token);
    await during({ from: '2100-03-03T18:00:00.000Z', isAnnounced: false });
    expect((await leadsTo('/offline-first'))[0]).toBe(404);
    await during({ until: new Date(Date.now() + 1_500).toISOString() });
    expect(await leadsTo('/offline-first')).toEqual([308, '/offline-second']);
    await until(async () => (await leadsTo('/offline-first'))[0] === 404);
  });

  test('leads on as its page moves, and shows the page again when its owner takes it back', async () => {
    const account = await aPageAt(application, 'moves-1', aDesign({ title: 'It moves' }));
    for (const linkname of ['moves-2', 'moves-3']) {
      await claim(application, account, linkname);
      expect(await leadsTo('/moves-1')).toEqual([308, `/${linkname}`]);
    }
    await claim(application, account, 'moves-1');
    expect(await (await ask('/moves-1')).text()).toContain('It moves');
    expect(await leadsTo('/moves-3')).toEqual([308, '/moves-1']);
    await publish(application, account, aDesign({ title: 'It stays' }), 1);
    expect(await leadsTo('/moves-2')).toEqual([308, '/moves-1']);
  });

  test('that is released is offered to visitors at once', async () => {
    const account = await aPageAt(application, 'let-go');
    await claim(application, account, 'kept');
    expect(await leadsTo('/let-go')).toEqual([308, '/kept']);
    expect((await graphql(application.url, RELEASE, { linkname: 'LET-go' }, account.token)).data).toEqual({ releaseFormerLinkname: true });
    await until(async () => (await (await ask('/let-go')).text()).includes('Congrats'));
    await claim(application, await register(application), 'let-go');
  });
});
