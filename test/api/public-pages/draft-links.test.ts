import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { OpenDraftLink } from '../../../server/pages/drafts/use-cases/open-draft-link.js';
import { aPageAt, claim, register, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { aJpeg } from '../../builders/images.js';
import { aLink, aPicture, aTilePicture, asInput, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { anUploader, uploadTilePicture } from '../../support/calls/uploads.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { eventually, expectSoon } from '../../support/waiting.js';

interface Link {
  readonly url: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly timesOpened: number;
}

const application = runningApplication({ rateLimits: 'off', logLevel: 'silent' });

const LINK = 'url createdAt expiresAt timesOpened';
const CREATE = `mutation ($pageId: ID!) { createDraftLink(pageId: $pageId) { ${LINK} } }`;
const REVOKE = 'mutation ($pageId: ID!) { revokeDraftLink(pageId: $pageId) }';
const READ = `query ($pageId: ID!) { page(id: $pageId) { draftLink { ${LINK} } } }`;
const COPY = 'mutation ($pageId: ID) { createPage(input: { copyOf: $pageId }) { id } }';
const SAVE = 'mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { revision } }';
const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const DAY = 86_400_000;

const ask = <Data>(query: string, variables: object, { token }: { readonly token: string }) =>
  graphqlData<Data>(application.url, query, { ...variables }, token);
const sql = (statement: string, values: unknown[] = []) => application.dataSource.query<Record<string, unknown>[]>(statement, values);
const open = (url: string, init: RequestInit = {}) => fetch(url, { redirect: 'manual', headers: BROWSER, ...init });
const statusOf = async (url: string) => (await open(url)).status;
const textOf = async (url: string, headers: Record<string, string> = {}) =>
  (await open(url, { headers: { ...BROWSER, ...headers } })).text();

async function idOf(account: TestAccount): Promise<string> {
  return (await ask<{ myPage: { id: string } }>('{ myPage { id } }', {}, account)).myPage.id;
}
const create = async (account: TestAccount, pageId: string) =>
  (await ask<{ createDraftLink: Link }>(CREATE, { pageId }, account)).createDraftLink;
const read = async (account: TestAccount, pageId: string) =>
  (await ask<{ page: { draftLink: Link | null } }>(READ, { pageId }, account)).page.draftLink;
const save = (account: TestAccount, pageId: string, design: PageDesign, revision = 0) =>
  ask(SAVE, { input: { pageId, design: asInput(design), basedOnVersion: 0, revision } }, account);

let pages = 0;
/** A page with a published design and a link. */
async function linked(design: PageDesign = aDesign({ title: 'Published' })) {
  pages += 1;
  const linkname = `linked-${pages}`;
  const account = await aPageAt(application, linkname, design);
  const pageId = await idOf(account);
  return { account, pageId, linkname, ...(await create(account, pageId)) };
}

/** What is told of an address, apart from when. */
async function answerAt(url: string) {
  const response = await open(url);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name)));
  return { status: response.status, headers, text: await response.text() };
}

describe('The link to the draft of a page', () => {
  test('DL-01 shows the draft to whoever has it, what was saved a moment ago at once, else the published page, and else that nothing is there', async () => {
    const { account, pageId, url } = await linked();
    expect(url).toMatch(new RegExp(`^${application.url}/preview/[\\w-]{43}$`));
    expect(await textOf(url)).toContain('Published');
    await save(account, pageId, aDesign({ title: 'Drafted', tiles: [aTile({ name: 'Menu', html: '<p>Olives</p>' })] }));
    expect(await textOf(url)).toMatch(/Drafted[^]*Menu[^]*<p>Olives<\/p>/);
    await save(account, pageId, aDesign({ title: 'Saved a moment ago' }), 1);
    expect(await textOf(url)).toContain('Saved a moment ago');
    await ask('mutation ($pageId: ID) { discardDraft(pageId: $pageId, revision: 2) { revision } }', { pageId }, account);
    expect(await textOf(url)).toContain('Published');
    const newcomer = await register(application);
    const empty = await open((await create(newcomer, await idOf(newcomer))).url);
    expect([empty.status, await empty.text()]).toEqual([200, expect.stringContaining('Nothing here yet')]);
  });

  test('Pictures of its tiles and texts are shown; those of other accounts, and those that wait on a device, are not', async () => {
    const [account, other] = [await anUploader(application), await anUploader(application)];
    const upload = async ({ token }: TestAccount) =>
      (await uploadTilePicture(application.url, await aJpeg(), token)).data!.uploadTilePicture;
    const [own, strange] = [await upload(account), await upload(other)];
    const waiting = '00000000-1111-4222-8333-444444444444';
    const img = (file: string, id: string) => `<p><img src="/media/${file}#${id}" alt="In a text"></p>`;
    const fileOf = ({ variants }: typeof own) =>
      variants
        .find(({ format }) => format === 'webp')!
        .url.split('/')
        .at(-1)!;
    const html = img(fileOf(own), own.id) + img(fileOf(strange), strange.id) + img(`${'0'.repeat(64)}.png`, waiting);
    const tiles = [
      ...[own.id, waiting].map((id) => aPicture({ picture: aTilePicture({ id }), name: `Tile ${id}` })),
      aTile({ name: 'Text', html }),
    ];
    const pageId = await idOf(account);
    await save(account, pageId, aDesign({ tiles }));
    const text = await textOf((await create(account, pageId)).url);
    expect(text.match(/alt="In a text"/g)).toHaveLength(1);
    expect(text.includes(waiting)).toBe(false);
    const files = new Set(text.match(/\/media\/[0-9a-f]{64}\.\w+/g));
    expect(files.size).toBeGreaterThan(1);
    for (const file of files) expect([file, await statusOf(application.url + file)]).toEqual([file, 200]);
  });

  test('DL-02 is like any address where nothing is when it is unknown, revoked, replaced or has ended after 30 days', async () => {
    const nowhere = await answerAt(`${application.url}/no/such/page`);
    expect(nowhere.status).toBe(404);
    const { account, pageId, url, createdAt, expiresAt } = await linked();
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(30 * DAY);
    const second = await create(account, pageId);
    expect([await answerAt(url), await statusOf(second.url)]).toEqual([nowhere, 200]);
    await ask(REVOKE, { pageId }, account);
    expect([await answerAt(second.url), await read(account, pageId)]).toEqual([nowhere, null]);
    const third = await create(account, pageId);
    expect(await read(account, pageId)).toEqual(third);
    await sql(`UPDATE draft_link SET expires_at = now() - interval '1 second' WHERE page_id = $1`, [pageId]);
    expect([await answerAt(third.url), await read(account, pageId)]).toEqual([nowhere, null]);
    for (const token of ['x'.repeat(43), 'x', '%00', 'x'.repeat(5_000)])
      expect(await answerAt(`${application.url}/preview/${token}`)).toEqual(nowhere);
    expect(await ask(REVOKE, { pageId }, account)).toEqual({ revokeDraftLink: true });
  });

  test('DL-03 has no byte of a tile that visitors would not see if it was published now', async () => {
    const { account, pageId, url } = await linked();
    const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
    const { createLock: lock } = await ask<{ createLock: string }>('mutation { createLock(password: "a password") }', {}, account);
    const secret = { name: 'secret-name', html: '<p>secret-words</p>', secondLine: 'secret-line' };
    const tiles = [
      aTile({ name: 'Seen' }),
      ...[{ who: 'hidden' as const }, { from: inDays(3) }, { until: inDays(-3) }].map((visibility) => aTile({ ...secret, visibility })),
      aTile({ ...secret, name: 'Locked', visibility: { who: 'password', lock, hint: 'Ask me' } }),
      aTile({ ...secret, name: 'Announced', visibility: { from: inDays(3), isAnnounced: true } }),
    ];
    const shows = async (title: string) => {
      const text = await textOf(url);
      for (const shown of [title, 'Seen', 'Announced', 'Locked', 'Ask me']) expect([shown, text.includes(shown)]).toEqual([shown, true]);
      expect(text.match(/secret|<form|type="password"/i)).toBeNull();
    };
    await publishMixed(application, account, aDesign({ title: 'Published', tiles }), 1);
    await shows('Published');
    await save(account, pageId, aDesign({ title: 'Drafted', tiles }));
    await shows('Drafted');
  });

  test('DL-05 is kept by no cache, told to no search engine and no other site, answers HEAD, says that it is a draft in the language of the reader, and counts as no visit', async () => {
    const { account, pageId, url, linkname } = await linked();
    const [got, asked] = [await open(url), await open(url, { method: 'HEAD' })];
    for (const { status, headers } of [got, asked]) {
      expect([status, headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual([
        200,
        'noindex',
        'private, no-store, no-transform',
      ]);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).not.toContain('/api/visits');
    }
    expect([await asked.text(), Number(asked.headers.get('content-length')) > 0]).toEqual(['', true]);
    expect(await got.text()).toContain('Draft — not published');
    expect(await textOf(url, { 'Accept-Language': 'de' })).toContain('Entwurf – nicht veröffentlicht');
    expect(await textOf(url, { 'Accept-Language': 'ar' })).toContain('مسودة غير منشورة');
    // The visit of the published page is counted after those of the draft would have been.
    await textOf(`${application.url}/${linkname}`);
    const views = async () =>
      (await ask<{ pageViews: { pageId: string; views: number[] }[] }>('{ pageViews(days: 2) { pageId views } }', {}, account)).pageViews;
    await expectSoon(async () => (await views()).length).toBe(1);
    expect((await views())[0]).toMatchObject({ pageId, views: [0, 1] });
  });

  test('DL-06 tells its owner how often browsers have opened it, and a new one begins at zero', async () => {
    const { account, pageId, url, timesOpened } = await linked();
    expect(timesOpened).toBe(0);
    await open(url);
    await open(url);
    await open(url, { method: 'HEAD' });
    for (const headers of [{ 'User-Agent': 'Googlebot/2.1' }, { ...BROWSER, DNT: '1' }, { ...BROWSER, 'Sec-Purpose': 'prefetch' }])
      expect((await open(url, { headers })).status).toBe(200);
    expect(await read(account, pageId)).toMatchObject({ url, timesOpened: 2 });
    expect([(await create(account, pageId)).timesOpened, (await read(account, pageId))?.timesOpened]).toEqual([0, 0]);
  });

  test('LM-14 opened a hundred times at once by one network reads two drafts at a time, and lets twenty wait; the others are asked to come again', async () => {
    const { url } = await linked();
    const opener = application.nest.get(OpenDraftLink);
    const load = opener.load.bind(opener);
    let [reading, most, read, release] = [0, 0, 0, (): void => undefined];
    const held = new Promise<void>((resolve) => (release = resolve));
    const spy = jest.spyOn(opener, 'load').mockImplementation(async (token) => {
      [reading, read] = [reading + 1, read + 1];
      most = Math.max(most, reading);
      await held;
      const page = await load(token);
      reading -= 1;
      return page;
    });
    try {
      const statuses: number[] = [];
      const opened = Array.from({ length: 100 }, async () => void statuses.push(await statusOf(url)));
      await eventually(async () => expect(statuses).toEqual(Array(78).fill(503)));
      release();
      await Promise.all(opened);
      expect([most, read, statuses.filter((status) => status === 200)]).toEqual([2, 22, Array(22).fill(200)]);
    } finally {
      release();
      spy.mockRestore();
    }
  });

  test('A link opens although it cannot be counted', async () => {
    const { account, pageId, url } = await linked();
    await sql('ALTER TABLE draft_link ADD CONSTRAINT never_opened CHECK (times_opened = 0) NOT VALID');
    expect([await statusOf(url), (await read(account, pageId))?.timesOpened]).toEqual([200, 0]);
    await sql('ALTER TABLE draft_link DROP CONSTRAINT never_opened');
  });

  test('WN-02 is made by a program only with both scopes, READ and PUBLISH: whoever gets it reads the draft', async () => {
    const { account, pageId, url } = await linked();
    const make = 'mutation ($scopes: [AccessScope!]!) { createAccessToken(input: { name: "Program", scopes: $scopes }) { token } }';
    const codeWith = async (...scopes: readonly string[]) => {
      const { createAccessToken } = await ask<{ createAccessToken: { token: string } }>(make, { scopes }, account);
      return (await graphql(application.url, CREATE, { pageId }, createAccessToken.token)).errors[0]?.extensions.code;
    };
    for (const scopes of [['PUBLISH'], ['READ'], ['PUBLISH', 'MEDIA', 'ACCOUNT']]) expect(await codeWith(...scopes)).toBe('SCOPE_MISSING');
    expect(await read(account, pageId)).toMatchObject({ url });
    expect(await codeWith('READ', 'PUBLISH')).toBeUndefined();
  });

  test('DL-07 is read, made and revoked by the owner of the page alone', async () => {
    const { account, pageId, url } = await linked();
    const other = await register(application);
    for (const query of [CREATE, REVOKE, READ]) {
      const codeFor = async (token?: string) => (await graphql(application.url, query, { pageId }, token)).errors[0]?.extensions.code;
      expect([await codeFor(other.token), await codeFor('nobody'), await codeFor()]).toEqual([
        'PAGE_NOT_FOUND',
        'UNAUTHENTICATED',
        'UNAUTHENTICATED',
      ]);
    }
    expect(await read(account, pageId)).toMatchObject({ url });
    expect(await statusOf(url)).toBe(200);
  });
});

describe('What nobody may see, a link to a draft does not show', () => {
  let operator: TestAccount;
  beforeEach(async () => {
    operator = await registerOperator(application);
  });
  const accountOf = async ({ username }: TestAccount) => (await sql('SELECT id FROM account WHERE username = $1', [username]))[0]!.id;

  test('DL-08 It opens nothing while the page is hidden or its account suspended, and is gone with the page and with the account', async () => {
    const { account, pageId, url } = await linked();
    await ask('mutation ($pageId: ID!) { adminHidePage(input: { pageId: $pageId }) { hiding { since } } }', { pageId }, operator);
    expect(await statusOf(url)).toBe(404);
    await ask('mutation ($pageId: ID!) { adminShowPage(id: $pageId) { hiding { since } } }', { pageId }, operator);
    expect(await statusOf(url)).toBe(200);
    const [accountId, input] = [await accountOf(account), 'input: { accountId: $accountId, reason: OTHER }'];
    const suspend = `mutation ($accountId: ID!) { adminSuspendAccount(${input}) { __typename } }`;
    await ask(suspend, { accountId }, operator);
    expect(await statusOf(url)).toBe(404);
    await ask('mutation ($accountId: ID!) { adminLiftSuspension(accountId: $accountId) { __typename } }', { accountId }, operator);
    expect(await statusOf(url)).toBe(200);
    const left = async (id: string) => (await sql('SELECT FROM draft_link WHERE page_id = $1', [id])).length;
    await sql('DELETE FROM account WHERE id = $1', [accountId]);
    expect([await statusOf(url), await left(pageId)]).toEqual([404, 0]);

    const owner = await register(application);
    const { createPage } = await ask<{ createPage: { id: string } }>('mutation { createPage(input: {}) { id } }', {}, owner);
    const link = await create(owner, createPage.id);
    expect(await statusOf(link.url)).toBe(200);
    await ask('mutation ($id: ID!) { deletePage(id: $id) }', { id: createPage.id }, owner);
    expect([await statusOf(link.url), await left(createPage.id)]).toEqual([404, 0]);
  });

  test('WN-03 It shows nothing of an account that has to verify its address first, no picture either, and such an account gets neither a link nor a copy of a page, which would be public', async () => {
    const uploader = await anUploader(application);
    const pageId = await idOf(uploader);
    const picture = (await uploadTilePicture(application.url, await aJpeg(), uploader.token)).data!.uploadTilePicture;
    const hidden = aPicture({ picture: aTilePicture({ id: picture.id }), visibility: { who: 'hidden' } });
    await publishMixed(application, uploader, aDesign({ tiles: [hidden] }), 0);
    const { url } = await create(uploader, pageId);
    const [cookie = ''] = (await open(url)).headers.getSetCookie().map((one) => one.split(';')[0]!);
    const shown = async () => [
      await statusOf(url),
      (await fetch(picture.variants[0]!.url, { headers: { Cookie: cookie } })).status,
      (await graphql(application.url, CREATE, { pageId }, uploader.token)).errors[0]?.extensions.code,
      (await graphql(application.url, COPY, { pageId }, uploader.token)).errors[0]?.extensions.code,
    ];
    await sql('UPDATE account SET must_verify = true, email_verified = false WHERE username = $1', [uploader.username]);
    expect(await shown()).toEqual([404, 404, 'EMAIL_NOT_VERIFIED', 'EMAIL_NOT_VERIFIED']);
    await sql('UPDATE account SET email_verified = true WHERE username = $1', [uploader.username]);
    expect((await shown()).slice(0, 2)).toEqual([200, 200]);
  });

  test('DL-09 It shows no tile and no markup that a publication would refuse, nothing that leads to a blocked place, and nothing of an account at which operators look first', async () => {
    const { account, pageId, url } = await linked();
    const script = `javascript:alert(1)//${'x'.repeat(3_000)}`;
    await save(
      account,
      pageId,
      aDesign({
        tiles: [
          aTile({ name: 'Right', html: '<p onclick="alert(1)">Kept</p><script>alert(2)</script>' }),
          aLink({ name: 'Wrong', address: script }),
        ],
      }),
    );
    const text = await textOf(url);
    expect([text.includes('<p>Kept</p>'), text.match(/Wrong|alert/)]).toEqual([true, null]);

    await ask('mutation { adminBlockLinks(input: { patterns: ["evil.example"] }) }', {}, operator);
    await save(account, pageId, aDesign({ tiles: [aLink({ address: 'https://evil.example/' })] }), 1);
    await expectSoon(() => statusOf(url)).toBe(404);

    const newcomer = await register(application);
    await claim(application, newcomer, 'first-of-all');
    const [newPage, first] = [
      await idOf(newcomer),
      'mutation ($value: String!) { adminChangeSetting(name: FIRST_PUBLICATION, value: $value) { value } }',
    ];
    const link = await create(newcomer, newPage);
    expect(await statusOf(link.url)).toBe(200);
    await ask(first, { value: 'review' }, operator);
    await eventually(async () => expect(await statusOf(link.url)).toBe(404));
    const { errors } = await graphql(application.url, CREATE, { pageId: newPage }, newcomer.token);
    expect(errors[0]?.extensions.code).toBe('FIRST_LOOK_NEEDED');
    await ask(first, { value: 'free' }, operator);
  });
});
