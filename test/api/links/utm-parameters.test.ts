import { describe, expect, test } from '@jest/globals';
import { StoreVisits } from '../../../server/visits/use-cases/store-visits.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { toWire } from '../../../server/pages/design/wire-design.rules.js';
import { iconsOf } from '../../../server/pages/networks/network-links.rules.js';
import { claim, register, type TestAccount } from '../../builders/accounts/account.js';
import { lockPage } from '../../builders/pages/locks.js';
import { aLink, asInput, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile, asTextInput } from '../../builders/pages/page-design.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { visit } from '../../support/calls/visits.js';
import { exportedFolder } from '../../support/servers/exported-folder.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { expectSoon } from '../../support/waiting.js';

const exported = exportedFolder();
const application = runningApplication(() => ({ rateLimits: 'off', pagesExportDir: exported.path }));

const UTM = { source: 'here', campaign: 'spring' };
const QUERY = 'utm_source=here&utm_campaign=spring';
const [MARKET, RECIPE] = ['https://market.example/?a=1', 'https://recipe.example/lemons#top'];
const MASTODON = { network: 'mastodon', address: 'https://mastodon.example/@ines' } as const;
const SHOP = { network: 'etsy', address: 'https://etsy.com/shop/salt', isMe: false } as const;
const DESIGN = aDesign({
  ...iconsOf([MASTODON, SHOP]),
  tiles: [aLink({ name: 'Market', address: MARKET }), aTile({ name: 'Recipes', html: `<p><a href="${RECIPE}">Lemons</a></p>` })],
} as Partial<PageDesign>);

interface OwnPage extends TestAccount {
  readonly linkname: string;
}

let pages = 0;
async function aPage(design: PageDesign = { ...DESIGN, utm: UTM }): Promise<OwnPage> {
  pages += 1;
  const account = await register(application);
  const linkname = `utm-${pages}`;
  await claim(application, account, linkname);
  await publishMixed(application, account, design);
  return { ...account, linkname };
}

const textOf = async ({ linkname }: OwnPage, ending = '') => (await fetch(`${application.url}/${linkname}${ending}`)).text();
/** The addresses of all links to other sites in a document, in their order. */
const linksIn = (html: string) =>
  Array.from(html.matchAll(/<a [^>]*?href="(http[^"]*)"/g), ([, address = '']) => address.replaceAll('&amp;', '&'));
const utmOf = async ({ token }: OwnPage) =>
  (
    await graphqlData<{ myPage: { design: { utm: object | null } } }>(
      application.url,
      '{ myPage { design { utm { source medium campaign } } } }',
      {},
      token,
    )
  ).myPage.design.utm;
const publish = ({ token }: OwnPage, change: object, basedOnVersion: number) =>
  graphql<{ publish: { version: number } }>(
    application.url,
    'mutation ($input: PublishInput!) { publish(input: $input) { version } }',
    { input: { design: { ...asInput(DESIGN), ...change }, basedOnVersion } },
    token,
  );

describe('A page whose creator has chosen UTM parameters', () => {
  test('UT-04 has them in its HTML, without a script, and in its exported file; the addresses that are stored, and what programs read, stay as they were entered', async () => {
    const page = await aPage();
    const led = [MASTODON.address, `${SHOP.address}?${QUERY}`, `${MARKET}&${QUERY}`, `https://recipe.example/lemons?${QUERY}#top`];
    expect(linksIn(await textOf(page))).toEqual(led);
    await exported.shows(page.linkname, 'utm_campaign=spring');
    expect(linksIn(exported.page(page.linkname)!)).toEqual(led);
    expect(await textOf(page, '.json')).not.toContain('utm_');
    const read = '{ myPage { design { networkLinks { address } tiles { ... on LinkTile { address } ... on TextTile { html } } } } }';
    const stored = JSON.stringify(await graphqlData(application.url, read, {}, page.token));
    expect([stored.includes('utm_'), stored.includes(MARKET)]).toEqual([false, true]);
    expect(await utmOf(page)).toEqual({ ...UTM, medium: null });
  });

  test('UT-05 counts a press of such a link for the link that its creator has entered', async () => {
    const page = await aPage();
    for (const href of [
      `${MARKET}&${QUERY}`,
      `https://recipe.example/lemons?${QUERY}#top`,
      `${SHOP.address}?${QUERY}`,
      MASTODON.address,
      `${MARKET}&utm_source=there`,
    ])
      await visit(`${application.url}/api/visits`, { 'sec-fetch-site': 'same-origin' }, 'POST', `/${page.linkname}\n${href}`);
    await application.nest.get(StoreVisits).execute();
    const COUNTS = '{ pageCounts(days: 3) { links { subject count } } }';
    const { pageCounts } = await graphqlData<{ pageCounts: { links: { subject: string; count: number }[] } }>(
      application.url,
      COUNTS,
      {},
      page.token,
    );
    const counted = pageCounts.links.map(({ subject, count }) => `${subject} ${count}`).toSorted();
    expect(counted).toEqual([MASTODON.address, MARKET, RECIPE, SHOP.address].map((address) => `${address} 1`).toSorted());
  });

  test('UT-06 keeps them when a program or an older client publishes that does not know them, also in a draft, and has none when one says so', async () => {
    const page = await aPage();
    await publish(page, { title: 'By a program' }, 1);
    expect(await utmOf(page)).toEqual({ ...UTM, medium: null });
    await post(application.url, 'postdata/', toWire(aDesign({ title: 'By an older client' })), withToken(page.token));
    expect(await utmOf(page)).toEqual({ ...UTM, medium: null });
    const texts = { design: asTextInput(aDesign({ title: 'Texts' })), basedOnVersion: 3 };
    await graphqlData(
      application.url,
      'mutation ($input: PublishPageInput!) { publishPage(input: $input) { version } }',
      { input: texts },
      page.token,
    );
    expect(await utmOf(page)).toEqual({ ...UTM, medium: null });
    const SAVE = 'mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { design { utm { source } } } }';
    const draft = { design: asInput(DESIGN), basedOnVersion: 4, revision: 0 };
    expect(await graphqlData(application.url, SAVE, { input: draft }, page.token)).toEqual({
      saveDraft: { design: { utm: { source: 'here' } } },
    });
    const refused = await publish(page, { utm: { source: 'x'.repeat(101) } }, 4);
    expect(refused).toMatchObject({ errors: [{ extensions: { code: 'DESIGN_INVALID', fields: { 'utm.source': [expect.anything()] } } }] });
    expect(await utmOf(page)).toEqual({ ...UTM, medium: null });
    await publish(page, { utm: null }, 4);
    expect([await utmOf(page), (await textOf(page)).includes('utm_')]).toEqual([null, false]);
  });

  test('UT-07 says nothing of them while it asks for its password, to nobody', async () => {
    const page = await aPage();
    await lockPage(application, page, 'open sesame');
    await expectSoon(async () => (await textOf(page)).includes('type="password"')).toBe(true);
    expect(await textOf(page)).not.toContain('utm_');
    const READ = 'query ($linkname: String!) { publicPage(linkname: $linkname) { design { utm { source } } } }';
    const { publicPage } = await graphqlData<{ publicPage: { design: { utm: object | null } } }>(application.url, READ, {
      linkname: page.linkname,
    });
    expect(publicPage.design.utm).toBeNull();
  });
});
