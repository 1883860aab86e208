import { describe, expect, test } from '@jest/globals';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { claim, register, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { asInput, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, asTextInput } from '../../builders/pages/page-design.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { exportedFolder } from '../../support/servers/exported-folder.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { expectSoon } from '../../support/waiting.js';

const exported = exportedFolder();
const application = runningApplication(() => ({ rateLimits: 'off', pagesExportDir: exported.path }));

const LINKS = 'networkLinks { network address label icon }';
const PUBLISH = `mutation ($input: PublishInput!) { publish(input: $input) { version design { socialLinks { instagram home } ${LINKS} } } }`;
const MINE = `{ myPage { version design { socialLinks { instagram home } ${LINKS} } } }`;

const MASTODON = { network: 'mastodon', address: 'https://mastodon.example/@ines' } as const;
const ONE = { network: 'instagram', address: 'https://instagram.com/saltandsmoke' } as const;
const TWO = { network: 'instagram', address: 'https://instagram.com/supper.lyon', label: 'The supper club' } as const;
const OWN = { network: 'own', address: 'https://market.example/', label: 'Market guide', icon: 'leaf' } as const;
const SENT = [MASTODON, ONE, TWO, OWN];
const told = (link: object) => ({ label: null, icon: null, ...link });

let pages = 0;
async function aPage(): Promise<TestAccount & { readonly linkname: string }> {
  pages += 1;
  const account = await register(application);
  await claim(application, account, `icons-${pages}`);
  return { ...account, linkname: `icons-${pages}` };
}

const publish = ({ token }: TestAccount, networkLinks: unknown, basedOnVersion = 0, design: PageDesign = aDesign(), dryRun = false) =>
  graphql<{ publish: { design: object } }>(
    application.url,
    PUBLISH,
    {
      input: {
        design: { ...asInput(design), appearance: null, ...(networkLinks !== undefined && { networkLinks }) },
        basedOnVersion,
        dryRun,
      },
    },
    token,
  );
const mine = async ({ token }: TestAccount) =>
  (await graphqlData<{ myPage: { design: { networkLinks: object[] } } }>(application.url, MINE, {}, token)).myPage.design;
const text = async (path: string) => (await fetch(application.url + path)).text();
/** The addresses of the icons in a document, in their order. */
const iconsIn = (html: string) =>
  Array.from(html.matchAll(/<li><a href="([^"]+)"[^>]* aria-label="([^"]+)"/g), ([, address, name]) => [address, name]);

describe('The icons of a page', () => {
  test('NW-01 stand on it in their order, several of one network too, each with its name and its label: in the page, its exported file, its data and GraphQL', async () => {
    const page = await aPage();
    const answer = await publish(page, SENT);
    expect(answer.data?.publish.design).toEqual({ socialLinks: { instagram: ONE.address, home: '' }, networkLinks: SENT.map(told) });
    const icons = [
      [MASTODON.address, 'Mastodon'],
      [ONE.address, 'Instagram'],
      [TWO.address, 'Instagram, The supper club'],
      [OWN.address, 'Market guide'],
    ];
    const html = await text(`/${page.linkname}`);
    expect(iconsIn(html)).toEqual(icons);
    await exported.shows(page.linkname, OWN.address);
    expect(iconsIn(exported.page(page.linkname)!)).toEqual(icons);
    expect(JSON.parse(await text(`/${page.linkname}.json`))).toMatchObject({ networkLinks: SENT, links: { instagram: ONE.address } });
    expect(JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)![1]!)).toMatchObject({
      mainEntity: { sameAs: SENT.map(({ address }) => address) },
    });
  });

  test('NW-02 stay when a program or an older client publishes that knows only ten networks: it reads the first one of each, and can change or remove that alone', async () => {
    const page = await aPage();
    await publish(page, SENT);
    await publish(
      page,
      undefined,
      1,
      aDesign({ title: 'By a program', socialLinks: { ...aDesign().socialLinks, instagram: ONE.address } }),
    );
    expect((await mine(page)).networkLinks).toEqual(SENT.map(told));
    const { data } = (await post(application.url, 'getdata/', {}, withToken(page.token))).body as { data: string };
    const document = JSON.parse(data) as { socialLinksList: Record<string, string> };
    expect(document.socialLinksList).toMatchObject({ instagram: ONE.address, home: '' });
    const socialLinksList = { ...document.socialLinksList, instagram: 'https://instagram.com/new', home: 'https://ines.example' };
    await post(application.url, 'postdata/', { ...document, socialLinksList }, withToken(page.token));
    const HOME = { network: 'home', address: 'https://ines.example' };
    const changed = { ...ONE, address: 'https://instagram.com/new' };
    expect((await mine(page)).networkLinks).toEqual([MASTODON, changed, TWO, OWN, HOME].map(told));
    const input = { design: asTextInput(aDesign()), basedOnVersion: 3 };
    const PUBLISH_PAGE = 'mutation ($input: PublishPageInput!) { publishPage(input: $input) { version } }';
    await graphqlData(application.url, PUBLISH_PAGE, { input }, page.token);
    expect((await mine(page)).networkLinks).toEqual([MASTODON, TWO, OWN].map(told));
  });

  test('NW-03 are the ten alone when a program says so, and what it sends wrongly is refused at its place, and changes nothing', async () => {
    const page = await aPage();
    await publish(page, SENT);
    const refused = await publish(
      page,
      [MASTODON, { network: 'myspace', address: 'https://a.example' }, { network: 'github', address: 'javascript:a' }],
      1,
    );
    expect(refused).toMatchObject({
      errors: [
        {
          extensions: {
            code: 'DESIGN_INVALID',
            fields: { 'networkLinks.1.network': [expect.anything()], 'networkLinks.2.address': [expect.anything()] },
          },
        },
      ],
    });
    const many = await publish(
      page,
      Array.from({ length: 51 }, () => MASTODON),
      1,
    );
    expect(many).toMatchObject({
      errors: [{ extensions: { fields: { networkLinks: ['A page can have 50 icons at most; this one has 51.'] } } }],
    });
    expect((await mine(page)).networkLinks).toEqual(SENT.map(told));
    await publish(page, null, 1, aDesign({ socialLinks: { ...aDesign().socialLinks, instagram: ONE.address } }));
    expect((await mine(page)).networkLinks).toEqual([ONE].map(told));
  });

  test('NW-04 are in the draft of an account, and one that knows only ten networks leaves them there', async () => {
    const page = await aPage();
    await publishMixed(application, page, aDesign());
    const SAVE = `mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { revision design { ${LINKS} } } }`;
    const save = async (revision: number, more: object) =>
      (
        await graphqlData<{ saveDraft: { design: { networkLinks: object[] } } }>(
          application.url,
          SAVE,
          { input: { design: { ...asInput(aDesign()), ...more }, basedOnVersion: 1, revision } },
          page.token,
        )
      ).saveDraft.design.networkLinks;
    expect(await save(0, { networkLinks: SENT })).toEqual(SENT.map(told));
    const socialLinks = { ...aDesign().socialLinks, instagram: 'https://instagram.com/new' };
    expect(await save(1, { socialLinks, title: 'Changed' })).toEqual(
      [MASTODON, { ...ONE, address: socialLinks.instagram }, TWO, OWN].map(told),
    );
    expect(await save(2, { networkLinks: null })).toEqual([]);
  });

  test('NW-05 lead to no blocked site, and a change of their order is one in the history', async () => {
    const page = await aPage();
    await publish(page, SENT);
    const operator = await registerOperator(application);
    await graphqlData(application.url, 'mutation { adminBlockLinks(input: { patterns: ["bad.example"] }) }', {}, operator.token);
    const leading = [ONE, { ...MASTODON, address: 'https://bad.example/@ines' }];
    const blocked = async () => (await publish(page, leading, 1, aDesign(), true)).errors[0]?.extensions;
    // The server may not know yet.
    await expectSoon(async () => (await blocked())?.code).toBe('LINK_BLOCKED');
    expect((await blocked())?.fields).toMatchObject({ 'networkLinks.1.address': [expect.anything()] });
    await publish(page, [ONE, MASTODON, TWO, OWN], 1);
    const VERSIONS = '{ pageVersions { version change { title socialLinks } look { networkLinks { network } } } }';
    const { pageVersions } = await graphqlData<{ pageVersions: object[] }>(application.url, VERSIONS, {}, page.token);
    expect(pageVersions[0]).toEqual({
      version: 2,
      change: { title: false, socialLinks: true },
      look: { networkLinks: [ONE, MASTODON, TWO, OWN].map(({ network }) => ({ network })) },
    });
  });
});
