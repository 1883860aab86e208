import { beforeAll, describe, expect, test } from '@jest/globals';
import { aPageAt, claim, publish, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication();
const read = async (linkname: string) => fetch(`${application.url}/${linkname}.atom`);
const tiles = (...names: string[]) => names.map((name) => aTile({ name, html: `<p>${name.slice(0, 4)}</p>` }));

interface Owned {
  readonly id: string;
  readonly feedAddress: string | null;
}

async function pageOf({ token }: TestAccount): Promise<Owned> {
  return (await graphqlData<{ myPage: Owned }>(application.url, '{ myPage { id feedAddress } }', {}, token)).myPage;
}

async function switchFeed(account: TestAccount, isOn: boolean): Promise<Owned> {
  const query = 'mutation ($id: ID!, $isOn: Boolean!) { switchFeed(id: $id, isOn: $isOn) { id feedAddress } }';
  const variables = { id: (await pageOf(account)).id, isOn };
  return (await graphqlData<{ switchFeed: Owned }>(application.url, query, variables, account.token)).switchFeed;
}

const entries = (xml: string) =>
  [...xml.matchAll(/<entry>([\s\S]*?)<\/entry>/g)].map(([, text = '']) => ({
    title: /<title>(.*)<\/title>/.exec(text)?.[1],
    id: /<id>(.*)<\/id>/.exec(text)?.[1],
  }));

describe('The feed of a page', () => {
  let ada: TestAccount;
  beforeAll(async () => {
    ada = await aPageAt(application, 'ada-feeds', aDesign({ title: 'Ada & <co>', tiles: tiles('Secret draft', 'Focaccia') }));
  });

  test('is not offered before its owner begins it, and no page names it', async () => {
    const answer = await read('ada-feeds');
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'NOT_FOUND']);
    expect(await (await fetch(`${application.url}/ada-feeds`)).text()).not.toContain('application/atom+xml');
    expect((await pageOf(ada)).feedAddress).toBeNull();
  });

  test('DA-03 begins empty, is named by the page at once, and then has the tiles that are added and changed, and not those that are removed', async () => {
    expect((await switchFeed(ada, true)).feedAddress).toBe(`${application.url}/ada-feeds.atom`);
    const empty = await read('ada-feeds');
    expect([empty.status, empty.headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    const xml = await empty.text();
    expect(entries(xml)).toEqual([]);
    expect(xml).toContain('<title>Ada &amp; &lt;co&gt;</title>');
    expect(await (await fetch(`${application.url}/ada-feeds`)).text()).toContain(
      `<link rel="alternate" type="application/atom+xml" href="${application.url}/ada-feeds.atom"/>`,
    );
    const changed = aTile({ name: 'Focaccia', html: '<p>More oil</p>' });
    await publish(application, ada, aDesign({ tiles: [changed, ...tiles('Bread & "butter"')] }), 1);
    const later = await (await read('ada-feeds')).text();
    expect(entries(later).map(({ title }) => title)).toEqual(['Bread &amp; &quot;butter&quot;, Focaccia']);
    expect(later).not.toContain('Secret');
    // Who begins it again has lost nothing.
    await switchFeed(ada, true);
    expect(entries(await (await read('ada-feeds')).text())).toEqual(entries(later));
  });

  test('leaves out publications without a new or changed tile, names that are gone, and signs that XML cannot have', async () => {
    await publish(application, ada, aDesign({ title: 'Renamed', tiles: [aTile({ name: 'Focaccia', html: '<p>More oil</p>' })] }), 2);
    await publish(application, ada, aDesign({ title: 'Renamed', tiles: tiles('Focaccia', 'Oli\u000bves\uffff') }), 3);
    const xml = await (await read('ada-feeds')).text();
    expect(entries(xml).map(({ title }) => title)).toEqual(['Olives, Focaccia', 'Focaccia']);
    expect(xml).toContain('&lt;li&gt;Olives&lt;/li&gt;');
  });

  test('keeps the ids of its entries when the page moves, and tells nobody the id of the account', async () => {
    const before = entries(await (await read('ada-feeds')).text());
    await claim(application, ada, 'ada-moved');
    // The former address leads to the present one.
    expect(new URL((await read('ada-feeds')).url).pathname).toBe('/ada-moved.atom');
    const xml = await (await read('ada-moved')).text();
    expect(entries(xml)).toEqual(before);
    expect(xml).not.toContain((await pageOf(ada)).id);
  });

  test('ends at once for everybody, and begins anew without the time before', async () => {
    expect((await switchFeed(ada, false)).feedAddress).toBeNull();
    expect((await read('ada-moved')).status).toBe(404);
    await switchFeed(ada, true);
    expect(entries(await (await read('ada-moved')).text())).toEqual([]);
  });

  test('cannot be begun by somebody else', async () => {
    const eve = await aPageAt(application, 'eve-feeds');
    const { id } = await pageOf(ada);
    const query = 'mutation ($id: ID!) { switchFeed(id: $id, isOn: false) { id } }';
    const { errors } = await graphql(application.url, query, { id }, eve.token);
    expect(errors[0]?.extensions.code).toBe('PAGE_NOT_FOUND');
    expect((await read('ada-moved')).status).toBe(200);
  });
});
