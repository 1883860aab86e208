import { beforeEach, describe, expect, test } from '@jest/globals';
import { ClaimLinknameDocument } from '../../../client/api/generated/claim-linkname.js';
import { EditorDocument } from '../../../client/api/generated/editor.js';
import { LinknameAvailabilityDocument } from '../../../client/api/generated/linkname-availability.js';
import { PublishPageDocument } from '../../../client/api/generated/publish-page.js';
import type { PageDesignInput } from '../../../client/api/generated/types.js';
import { DEFAULT_DESIGN, type PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { NO_SOCIAL_LINKS } from '../../../server/pages/design/social-links.rules.js';
import { TileSanitizer } from '../../../server/pages/design/ports/tile-sanitizer.port.js';
import { claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, aLargestDesign, asTextInput, aTile } from '../../builders/pages/page-design.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';

const PUBLIC_PAGE = `query ($linkname: String!) { publicPage(linkname: $linkname) { linkname address design {
  title titleColor { hex alpha } backgroundColor { hex alpha } socialLinks { home twitter }
  tiles { name html style { radius thickness text { hex alpha } } } } } }`;

interface PublicPageData {
  readonly publicPage: { readonly linkname: string; readonly address: string; readonly design: PageDesign } | null;
}

const application = runningApplication();
let ada: TestAccount;
beforeEach(async () => {
  ada = await register(application);
});

function claimName(linkname: string, account: TestAccount = ada) {
  return graphql(application.url, ClaimLinknameDocument, { linkname }, account.token);
}

function publishDesign(design: PageDesign | PageDesignInput, basedOnVersion = 0, account: TestAccount = ada) {
  return graphql(application.url, PublishPageDocument, { input: { design: asTextInput(design), basedOnVersion } }, account.token);
}

async function myPage(account: TestAccount = ada) {
  return (await graphqlData(application.url, EditorDocument, {}, account.token)).myPage;
}

async function publicPage(linkname: string) {
  return (await graphqlData<PublicPageData>(application.url, PUBLIC_PAGE, { linkname })).publicPage;
}

describe('claiming a linkname', () => {
  test('PE-13 Linkname input is trimmed and lower-cased: the response has the name and its address', async () => {
    const { data } = await claimName('  Lemon-Garden ');
    expect(data?.claimLinkname).toMatchObject({ linkname: 'lemon-garden', address: `${application.config.publicUrl}/lemon-garden` });
  });

  test.each([
    ['no.dots', 'LINKNAME_INVALID'],
    ['x'.repeat(31), 'LINKNAME_INVALID'],
    ['nul\0l', 'LINKNAME_INVALID'],
    ['admin', 'LINKNAME_RESERVED'],
    ['Editor', 'LINKNAME_RESERVED'],
  ])('%j is refused with %s, and the field is named', async (linkname, code) => {
    const { errors } = await claimName(linkname);
    expect(errors).toMatchObject([{ extensions: { code, fields: { linkname: [expect.any(String)] } } }]);
    expect((await myPage()).address).toBeNull();
  });

  test('PE-19 Of two people claiming one name at the same moment one gets it; the other gets a clear "taken" error', async () => {
    const bob = await register(application);
    const answers = await Promise.all([claimName('same-moment'), claimName('same-moment', bob)]);
    const refused = answers.filter(({ errors }) => errors.length > 0);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.errors[0]).toMatchObject({
      message: 'This linkname is taken. Choose another one.',
      extensions: { code: 'LINKNAME_TAKEN', fields: { linkname: [expect.any(String)] } },
    });
  });

  test('PE-22 Changing the linkname moves the page at once: the new address shows it, and the old one leads there', async () => {
    await claim(application, ada, 'first-place');
    await publish(application, ada, aDesign({ title: 'I move' }));
    await claim(application, ada, 'second-place');
    for (const asked of ['first-place', 'second-place'])
      expect(await publicPage(asked)).toMatchObject({ linkname: 'second-place', design: { title: 'I move' } });
  });
});

describe('checking whether a linkname can be claimed', () => {
  test.each([
    [' Free-Name ', { linkname: 'free-name', available: true, code: null, reason: null }],
    ['TAKEN-name', { linkname: 'taken-name', available: false, code: 'LINKNAME_TAKEN', reason: expect.any(String) }],
    ['support', { linkname: 'support', available: false, code: 'LINKNAME_RESERVED', reason: expect.any(String) }],
    ['a b', { linkname: 'a b', available: false, code: 'LINKNAME_INVALID', reason: expect.any(String) }],
  ])('%j, without signing in', async (linkname, answer) => {
    await claimName('taken-name');
    const data = await graphqlData(application.url, LinknameAvailabilityDocument, { linkname });
    expect(data.linknameAvailability).toMatchObject(answer);
  });
});

describe('publishing', () => {
  test('gives visitors the complete design', async () => {
    await claim(application, ada, 'whole-design');
    const socialLinks = { ...NO_SOCIAL_LINKS, home: 'ada.example', twitter: 'http://x.example' };
    const tile = aTile({ name: '"名前" \\ 😀', style: { radius: 12.5, thickness: 700, text: { hex: '#ABC', alpha: 0.25 } } });
    const colors = { titleColor: { hex: '#123456', alpha: 0.5 }, backgroundColor: { hex: '#654321', alpha: 0.75 } };
    const { data } = await publishDesign(aDesign({ title: 'Line\nbreak', ...colors, tiles: [tile], socialLinks }));
    expect(data?.publishPage).toMatchObject({ version: 1, address: `${application.config.publicUrl}/whole-design` });
    expect(await publicPage('Whole-DESIGN')).toMatchObject({
      linkname: 'whole-design',
      address: `${application.config.publicUrl}/whole-design`,
      design: {
        title: 'Line\nbreak',
        ...colors,
        socialLinks: { home: 'https://ada.example', twitter: 'http://x.example' },
        tiles: [{ name: tile.name, html: tile.html, style: { radius: 12.5, thickness: 700, text: { hex: '#aabbcc', alpha: 0.25 } } }],
      },
    });
  });

  test('PE-21 A page published without a linkname is seen as soon as one is claimed', async () => {
    await publish(application, ada, aDesign({ title: 'Early' }));
    const visit = () => fetch(`${application.url}/claimed-late`);
    expect([(await visit()).status, await publicPage('claimed-late')]).toEqual([404, null]);
    await claim(application, ada, 'claimed-late');
    expect((await publicPage('claimed-late'))?.design.title).toBe('Early');
    const page = await visit();
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Early')]);
  });

  test('DR-24 Publish carries the version that it was based on: if the page changed elsewhere, nothing is overwritten', async () => {
    await publish(application, ada, aDesign({ title: 'First tab' }), 0);
    const { errors } = await publishDesign(aDesign({ title: 'Second tab' }), 0);
    expect(errors).toMatchObject([{ extensions: { code: 'PAGE_CHANGED_ELSEWHERE' } }]);
    expect(await myPage()).toMatchObject({ version: 1, design: { title: 'First tab' } });
    expect((await publishDesign(aDesign({ title: 'Second tab' }), 1)).data?.publishPage.version).toBe(2);
  });

  test('DR-28 The last 50 published versions are kept', async () => {
    for (let version = 0; version < 53; version += 1) await publish(application, ada, aDesign({ title: `v${version + 1}` }), version);
    const rows: { version: number; title: string }[] = await application.dataSource.query(
      `SELECT v.version, v.design->>'title' AS title FROM page_version v JOIN account a ON a.id = v.owner_id
       WHERE a.username = $1 ORDER BY v.version`,
      [ada.username],
    );
    expect(rows).toHaveLength(50);
    expect([rows[0], rows[49]]).toEqual([
      { version: 4, title: 'v4' },
      { version: 53, title: 'v53' },
    ]);
  });

  test('TC-18 The server sanitizes at publish and records the sanitizer’s version', async () => {
    const html = '<p onclick="evil()">a<script>evil()</script><a href="javascript:evil()">b</a></p>';
    const tiles = Array.from({ length: 3 }, () => aTile({ html }));
    const { data } = await publishDesign(aDesign({ tiles }));
    const link = '<a href="about:blank" target="_blank" rel="noopener noreferrer nofollow ugc">b</a>';
    const clean = [1, 2, 3].map(() => ({ html: `<p>a${link}</p>` }));
    expect(data?.publishPage.design?.tiles).toMatchObject(clean);
    const { version } = application.nest.get(TileSanitizer);
    expect(version).toBeGreaterThan(0);
    const kept = `FROM account a JOIN page p ON a.id = p.owner_id LEFT JOIN page_version v ON a.id = v.owner_id WHERE a.username = $1`;
    const rows: unknown = await application.dataSource.query(
      `SELECT p.sanitizer_version AS by, p.design->'tiles' AS now, v.sanitizer_version AS once_by, v.design->'tiles' AS once ${kept}`,
      [ada.username],
    );
    expect(rows).toMatchObject([{ by: version, now: clean, once_by: version, once: clean }]);
  });

  test('a published page can be published again unchanged', async () => {
    const html = '<p><a href="https://ada.example">b</a><img src="https://ada.example/a.png"></p>';
    const first = await publishDesign(aDesign({ tiles: [aTile({ html })] }));
    const { design } = await myPage();
    const again = await publishDesign(design as unknown as PageDesignInput, 1);
    expect(again.data?.publishPage.design).toEqual(first.data?.publishPage.design);
  });

  test.each([
    ['title', aDesign({ title: 't'.repeat(201) })],
    ['tiles.1.name', aDesign({ tiles: [aTile(), aTile({ name: 'n'.repeat(121) })] })],
    ['tiles.0.html', aDesign({ tiles: [aTile({ html: 'h'.repeat(102_401) })] })],
    ['tiles', aDesign({ tiles: Array.from({ length: 101 }, () => aTile({ html: '' })) })],
    ['socialLinks.discord', aDesign({ socialLinks: { ...NO_SOCIAL_LINKS, discord: 'd'.repeat(2048) } })],
    ['socialLinks.home', aDesign({ socialLinks: { ...NO_SOCIAL_LINKS, home: 'javascript:alert(1)' } })],
    ['titleColor.hex', aDesign({ titleColor: { hex: 'white', alpha: 1 } })],
    ['tiles.0.style.button.hex', aDesign({ tiles: [aTile({ style: { ...aTile().style, button: { hex: 'white', alpha: 1 } } })] })],
  ])(
    'a text over its limit, too many of them, or one that is no link or no colour are refused with the field: %s',
    async (field, design) => {
      const { errors } = await publishDesign(design);
      expect(errors).toMatchObject([{ extensions: { code: 'DESIGN_INVALID', fields: { [field]: [expect.any(String)] } } }]);
      expect(await myPage()).toMatchObject({ version: 0, design: null });
    },
  );

  test('characters that the database cannot store are removed without an internal error', async () => {
    const { data, errors } = await publishDesign(aDesign({ title: 'a\0b\ud800c', tiles: [] }));
    expect(errors).toEqual([]);
    expect(data?.publishPage.design?.title).toBe('abc');
  });
});

test('The largest design, of 1 MB as it is stored, can be published, read and published again, through either API', async () => {
  const largest = aLargestDesign();
  expect((await publishDesign(largest)).errors).toEqual([]);
  expect((await publishDesign((await myPage()).design as unknown as PageDesignInput, 1)).errors).toEqual([]);
  const { body } = await post(application.url, 'getdata/', {}, withToken(ada.token));
  expect((await post(application.url, 'postdata/', body?.data, withToken(ada.token))).status).toBe(200);
  expect(await myPage()).toMatchObject({ version: 1, design: asTextInput(largest) });
  expect((await publishDesign(aLargestDesign(1), 1)).errors[0]?.extensions.code).toBe('DESIGN_TOO_LARGE');
});

describe('the content of a page', () => {
  test('PE-20 A page belongs to an account from registration on', async () => {
    expect(await myPage()).toMatchObject({ address: null, version: 0, design: null });
    const query = '{ me { page { linkname address version publishedAt design { title } } } }';
    const { me } = await graphqlData(application.url, query, undefined, ada.token);
    expect(me).toEqual({ page: { linkname: null, address: null, version: 0, publishedAt: null, design: null } });
  });

  test('PV-09 A claimed page that was never published shows the title `My page` and no tiles', async () => {
    await claim(application, ada, 'never-published');
    expect((await publicPage('never-published'))?.design).toMatchObject({ title: DEFAULT_DESIGN.title, tiles: [] });
  });

  test.each(['nobody-has-this', 'login', 'no.such', '', ' ', '../etc', 'nul\0l', '\ud800'])('no page is found at %j', async (linkname) => {
    expect(await publicPage(linkname)).toBeNull();
  });

  test('publishing returns the time as ISO 8601 in UTC', async () => {
    await publish(application, ada);
    const query = '{ myPage { publishedAt } }';
    type Data = { myPage: { publishedAt: string } };
    const { myPage: page } = await graphqlData<Data>(application.url, query, undefined, ada.token);
    expect(new Date(page.publishedAt).toISOString()).toBe(page.publishedAt);
    expect(Math.abs(Date.now() - Date.parse(page.publishedAt))).toBeLessThan(60_000);
  });
});

describe('the page of another account', () => {
  test('cannot be read as its owner, claimed or published to: each token reaches only its own page', async () => {
    const bob = await register(application);
    await claim(application, ada, 'adas-own');
    await publish(application, ada, aDesign({ title: 'Ada’s' }));
    await publish(application, bob, aDesign({ title: 'Bob’s' }));
    expect((await claimName('adas-own', bob)).errors[0]?.extensions.code).toBe('LINKNAME_TAKEN');
    expect(await myPage(bob)).toMatchObject({ address: null, design: { title: 'Bob’s' } });
    expect((await publicPage('adas-own'))?.design.title).toBe('Ada’s');
  });

  test.each([undefined, 'null', 'x'.repeat(43)])('with the token %s nothing can be claimed, published or read', async (token) => {
    const design = asTextInput(aDesign());
    const answers = await Promise.all([
      graphql(application.url, ClaimLinknameDocument, { linkname: 'stolen' }, token),
      graphql(application.url, PublishPageDocument, { input: { design, basedOnVersion: 0 } }, token),
      graphql(application.url, EditorDocument, {}, token),
    ]);
    for (const { errors, data } of answers) {
      expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
      expect(data ?? null).toBeNull();
    }
    expect(await publicPage('stolen')).toBeNull();
  });
});
