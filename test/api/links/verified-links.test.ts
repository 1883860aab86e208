import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { linkAddress } from '../../../client/page-editing/links/link-faults.js';
import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import { iconsOf, type NetworkLink } from '../../../server/pages/networks/network-links.rules.js';
import { claim, register, type TestAccount } from '../../builders/accounts/account.js';
import { aLock, lockPage } from '../../builders/pages/locks.js';
import { aLink, asInput, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { isVerifiedByMastodon, meLinks } from '../../support/calls/mastodon-rule.js';
import { startProfileSite, type ProfileSite } from '../../support/neighbours/profile-site.js';
import { exportedFolder } from '../../support/servers/exported-folder.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { expectSoon } from '../../support/waiting.js';

const exported = exportedFolder();
const application = runningApplication(() => ({ rateLimits: 'off', pagesExportDir: exported.path, linkPreviews: 'private' }));

let site: ProfileSite;
beforeAll(async () => void (site = await startProfileSite()));
afterAll(() => site.stop());

const MASTODON = { network: 'mastodon', address: 'https://mastodon.example/@ines' } as const;
const SHOP = { network: 'etsy', address: 'https://etsy.com/shop/salt', isMe: false } as const;
const MAIL = { network: 'mail', address: 'mailto:ines@example.org' } as const;
const BLOG = aLink({ name: 'My blog', address: 'https://blog.example/?a=1&b=2', isMe: true });
const MARKET = aLink({ name: 'The market', address: 'https://market.example/' });

interface OwnPage extends TestAccount {
  readonly linkname: string;
  readonly pageId: string;
}

let pages = 0;
async function aPage(links: readonly NetworkLink[], tiles: readonly Tile[] = [aTile()], more: Partial<PageDesign> = {}): Promise<OwnPage> {
  pages += 1;
  const linkname = `verified-${pages}`;
  const account = await register(application);
  await claim(application, account, linkname);
  await publishMixed(application, account, aDesign({ ...iconsOf(links), tiles, ...more }));
  const { myPage } = await graphqlData<{ myPage: { id: string } }>(application.url, '{ myPage { id } }', {}, account.token);
  return { ...account, linkname, pageId: myPage.id };
}

const textOf = async ({ linkname }: OwnPage, ending = '') => (await fetch(`${application.url}/${linkname}${ending}`)).text();
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '') as { mainEntity: { sameAs?: string[] } };

describe('A page says with rel="me" where its creator is', () => {
  test('LV-01 in its HTML, without a script: of each icon of the web unless its creator has chosen otherwise, and of each tile whose creator has chosen so; the same in its exported file and in its JSON-LD', async () => {
    const page = await aPage([MASTODON, SHOP, MAIL], [BLOG, MARKET]);
    const profiles = [MASTODON.address, BLOG.address];
    const html = await textOf(page);
    expect(meLinks(html.replaceAll(/<script.*?<\/script>/gs, ''))).toEqual(profiles);
    expect(html).toContain(`href="${SHOP.address}" target="_blank" rel="noopener`);
    await exported.shows(page.linkname, MARKET.address);
    expect(meLinks(exported.page(page.linkname)!)).toEqual(profiles);
    expect(dataOf(html).mainEntity.sameAs).toEqual(profiles);
    const none = await aPage([SHOP, MAIL], [MARKET]);
    expect([meLinks(await textOf(none)), dataOf(await textOf(none)).mainEntity]).toEqual([[], { '@type': 'Person', name: 'Ada Rossi' }]);
  });

  test.each([
    ['as it is shown there', (url: string) => `${url}/@ines`],
    ['without security', (url: string) => `${url.replace('https:', 'http:')}/@ines`],
    ['in capitals', (url: string) => `${url.toUpperCase()}/@INES`],
    ['with a slash at the end', (url: string) => `${url}/@ines/`],
    ['with a query', (url: string) => `${url}/@ines?lang=de#posts`],
    ['without a protocol', (url: string) => url.replace('https://', '').concat('/@ines')],
  ])('LV-02 Mastodon verifies the profile of an icon, whose address the creator has typed %s', async (_, typed) => {
    for (const [written, host] of [
      ['https://mastodon.example', 'https://mastodon.example'],
      ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ] as const) {
      const address = linkAddress('mastodon', typed(written));
      const page = await aPage([
        { network: 'instagram', address: 'https://instagram.com/salt' },
        { network: 'mastodon', address },
      ]);
      expect([address, await isVerifiedByMastodon(`${application.url}/${page.linkname}`, `${host}/@ines`)]).toEqual([address, true]);
      expect(await isVerifiedByMastodon(`${application.url}/${page.linkname}`, `${host}/@eve`)).toBe(false);
    }
  });

  test('LV-03 Mastodon verifies nothing of which the page does not say so, and an address that leads to the profile only where it is the first one', async () => {
    const verifies = async (links: readonly NetworkLink[], tiles?: readonly Tile[]) =>
      isVerifiedByMastodon(`${application.url}/${(await aPage(links, tiles)).linkname}`, `${site.url}/@ines`);
    const there = { network: 'mastodon', address: `${site.url}/@ines` } as const;
    const leading = { network: 'mastodon', address: `${site.url}/users/ines` } as const;
    expect(await verifies([MASTODON, there])).toBe(true);
    expect(await verifies([MASTODON, { ...there, isMe: false }])).toBe(false);
    expect(await verifies([], [aLink({ address: there.address })])).toBe(false);
    expect(await verifies([], [aLink({ address: there.address, isMe: true })])).toBe(true);
    expect(await verifies([leading])).toBe(true);
    expect(await verifies([{ ...leading, isMe: false }, leading])).toBe(true);
  });

  test('LV-04 It is an h-card: its name, its line, its picture, and the addresses of its creator, which are those with rel="me"', async () => {
    const page = await aPage([MASTODON, SHOP], [BLOG], { bio: 'I cook over fire.' });
    const html = await textOf(page);
    const card = /<main class="page h-card">(.*)<\/main>/s.exec(html)?.[1] ?? '';
    expect(/<h1 class="[^"]*\bp-name"[^>]*>([^<]*)</.exec(card)?.[1]).toBe('Ada Rossi');
    expect(/<p class="[^"]*\bp-note"[^>]*>([^<]*)</.exec(card)?.[1]).toBe('I cook over fire.');
    const addresses = Array.from(card.matchAll(/<a [^>]*>/g), ([tag]) => tag).filter((tag) => /class="(?:[^"]* )?u-url"/.test(tag));
    expect(addresses.map((tag) => meLinks(tag)[0])).toEqual([MASTODON.address, BLOG.address]);
    // A page without a title is called by its linkname.
    expect(await textOf(await aPage([], [aTile()], { title: '' }))).toMatch(/<h1 class="unseen p-name">verified-\d+</);
  });

  test('LV-05 of no profile on a page that asks for its password, and of none behind a tile that asks', async () => {
    const page = await aPage([MASTODON], [BLOG]);
    await lockPage(application, page, 'open sesame');
    const closed = await textOf(page);
    expect([meLinks(closed), closed]).toEqual([[], expect.not.stringContaining('blog.example')]);
    const other = await aPage([MASTODON]);
    const lock = await aLock(application, other, 'open sesame');
    await publishMixed(
      application,
      other,
      aDesign({ ...iconsOf([MASTODON]), tiles: [{ ...BLOG, visibility: { who: 'password', lock } }] }),
      1,
    );
    await expectSoon(async () => meLinks(await textOf(other))).toEqual([MASTODON.address]);
    expect(dataOf(await textOf(other)).mainEntity.sameAs).toEqual([MASTODON.address]);
  });
});

describe('What a design says of profiles', () => {
  const LINKS = 'networkLinks { network isMe } tiles { ... on LinkTile { name isMe } }';
  const publish = ({ token }: OwnPage, design: object, basedOnVersion: number) =>
    graphqlData<{ publish: { design: object } }>(
      application.url,
      `mutation ($input: PublishInput!) { publish(input: $input) { design { ${LINKS} } } }`,
      { input: { design, basedOnVersion } },
      token,
    );
  const input = (links: readonly object[], tiles: readonly Tile[]) => ({
    ...asInput(aDesign({ tiles })),
    appearance: null,
    bio: null,
    networkLinks: links,
  });
  const told = (links: Readonly<Record<string, boolean>>, tiles: Readonly<Record<string, boolean>>) => ({
    networkLinks: Object.entries(links).map(([network, isMe]) => ({ network, isMe })),
    tiles: Object.entries(tiles).map(([name, isMe]) => ({ name, isMe })),
  });

  test('LV-06 stays when a client publishes that does not know it, for the same addresses, also in a draft, and follows a client that does', async () => {
    const page = await aPage([MASTODON, SHOP], [BLOG, MARKET]);
    const links = [MASTODON, { network: SHOP.network, address: SHOP.address }];
    const tiles = [aLink({ name: BLOG.name, address: BLOG.address }), MARKET];
    const kept = told({ mastodon: true, etsy: false }, { 'My blog': true, 'The market': false });
    expect((await publish(page, input(links, tiles), 1)).publish.design).toEqual(kept);
    const SAVE = `mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { design { ${LINKS} } } }`;
    const draft = { design: input(links, tiles), basedOnVersion: 1, revision: 0 };
    const saved = await graphqlData<{ saveDraft: { design: object } }>(application.url, SAVE, { input: draft }, page.token);
    expect(saved.saveDraft.design).toEqual(kept);
    const moved = [MASTODON, { network: 'etsy', address: 'https://etsy.com/shop/other' }];
    expect(
      (await publish(page, input(moved, [aLink({ name: BLOG.name, address: 'https://other.example/' }), MARKET]), 1)).publish.design,
    ).toEqual(told({ mastodon: true, etsy: true }, { 'My blog': false, 'The market': false }));
    const said = [
      { ...MASTODON, isMe: false },
      { ...SHOP, isMe: null },
    ];
    expect((await publish(page, input(said, [MARKET]), 2)).publish.design).toEqual(
      told({ mastodon: false, etsy: true }, { 'The market': false }),
    );
  });

  test('LV-07 is in the data of the page, and a change of it is one of the links in its history', async () => {
    const page = await aPage([MASTODON, SHOP], [BLOG, MARKET]);
    const data = JSON.parse(await textOf(page, '.json')) as { networkLinks: object[]; tiles: object[] };
    expect(data).toMatchObject({ networkLinks: [MASTODON, SHOP], tiles: [{ isMe: true }, {}] });
    expect([data.networkLinks[0], data.tiles[1]]).toEqual([MASTODON, expect.not.objectContaining({ isMe: expect.anything() })]);
    await publish(page, input([MASTODON, { ...SHOP, isMe: true }], [BLOG, MARKET]), 1);
    const VERSIONS = '{ pageVersions { change { socialLinks changed } } }';
    const { pageVersions } = await graphqlData<{ pageVersions: object[] }>(application.url, VERSIONS, {}, page.token);
    expect(pageVersions[0]).toEqual({ change: { socialLinks: true, changed: [] } });
  });
});

describe('Whether a profile links back', () => {
  const CHECK = 'mutation ($address: String!, $pageId: ID) { checkLinkBack(address: $address, pageId: $pageId) }';
  const check = (page: OwnPage, address: string, pageId: string = page.pageId) =>
    graphql<{ checkLinkBack: string }>(application.url, CHECK, { address, pageId }, page.token);
  const found = async (page: OwnPage, path = '/@ines') => (await check(page, site.url + path)).data?.checkLinkBack;
  const field = (address: string) => `<!doctype html><link href="${address}" rel="me" type="text/html"><p>I cook.</p>`;

  test('LV-08 is seen at its page: with rel="me", to the address of the page or a former one of it, however that is written', async () => {
    const page = await aPage([MASTODON]);
    const { publicUrl } = application.config;
    const own = `${publicUrl}/${page.linkname}`;
    site.show('/@ines', `<a href="${own}">My page</a><a rel="me" href="${publicUrl}/somebody">Hers</a>`);
    expect(await found(page)).toBe('notLinked');
    for (const written of [own, `${own}/?from=mastodon#top`, own.toUpperCase().replace(/^HTTPS?/, 'http')]) {
      site.show('/@ines', `<a rel="nofollow me noopener" href="${written}">My page</a>`);
      expect([written, await found(page)]).toEqual([written, 'linked']);
    }
    site.show('/@ines', field(own));
    expect(await found(page, '/users/ines')).toBe('linked');
    await claim(application, page, `${page.linkname}-moved`);
    expect(await found(page)).toBe('linked');
    expect(await found(await aPage([MASTODON]))).toBe('notLinked');
  });

  test('LV-09 is not known of a profile that is not there, is none, or is too long, and nobody is asked of another page than the own', async () => {
    const page = await aPage([MASTODON]);
    site.show('/long', `<!--${'x'.repeat(1024 * 1024)}-->`);
    for (const path of ['/missing', '/long']) expect([path, await found(page, path)]).toEqual([path, 'unread']);
    for (const address of ['http://127.0.0.1:1/', 'mailto:ines@example.org', '', `https://a.example/${'x'.repeat(3_000)}`])
      expect((await check(page, address)).data).toEqual({ checkLinkBack: 'unread' });
    const before = site.asked.length;
    const other = await aPage([]);
    const refused = await check(page, `${site.url}/@ines`, other.pageId);
    expect(refused.errors.map(({ extensions }) => extensions?.code)).toEqual(['PAGE_NOT_FOUND']);
    expect(site.asked).toHaveLength(before);
  });
});

describe('Where the operator has switched off that the server reads pages', () => {
  const silent = runningApplication({ linkPreviews: 'off' });

  test('LV-10 no profile is asked whether it links back', async () => {
    const { token } = await register(silent);
    const before = site.asked.length;
    const CHECK = 'mutation ($address: String!) { checkLinkBack(address: $address) }';
    const answer = await graphql<{ checkLinkBack: string }>(silent.url, CHECK, { address: `${site.url}/@ines` }, token);
    expect([answer.data, answer.errors]).toEqual([{ checkLinkBack: 'unread' }, []]);
    expect(site.asked).toHaveLength(before);
  });
});

describe('With limits', () => {
  const limited = runningApplication({ linkPreviews: 'private' });

  test('LV-11 an account lets at most 200 profiles be asked in ten minutes', async () => {
    const { token } = await register(limited);
    const check = (address: string) =>
      graphql(limited.url, 'mutation ($address: String!) { checkLinkBack(address: $address) }', { address }, token);
    for (let left = 200; left > 0; left -= 1) await check('mailto:a@b.example');
    const before = site.asked.length;
    expect((await check(`${site.url}/@ines`)).errors.map(({ extensions }) => extensions?.code)).toEqual(['TOO_MANY_ATTEMPTS']);
    expect(site.asked).toHaveLength(before);
  });
});
