import { expect, test } from '@jest/globals';
import type { ImportedPage } from '../../../server/imports/page-import.js';
import { aPageAt, claim, register, type TestAccount } from '../../builders/accounts/account.js';
import { aJpeg, aPlainPng } from '../../builders/images.js';
import { examplePage, publishPage, themedExample } from '../../builders/pages/example-pages.js';
import { aPicture, aTilePicture, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { withToken } from '../../support/calls/rest.js';
import { anUploader, uploadGraphql, uploadTilePicture } from '../../support/calls/uploads.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { until } from '../../support/waiting.js';
import { json, unzip } from '../accounts/personal-data/archives.js';

const application = runningApplication({ rateLimits: 'off' });
/** Another site, to which pages are brought. */
const elsewhere = runningApplication({ rateLimits: 'off' });

const save = (token: string | undefined, page = 'main', site = application) =>
  fetch(`${site.url}/api/pages/${page}/page.zip`, { headers: token === undefined ? {} : withToken(token) });

async function saved(account: TestAccount, site = application): Promise<Map<string, Buffer>> {
  const response = await save(account.token, 'main', site);
  expect([response.status, response.headers.get('Content-Type'), response.headers.get('Cache-Control')]).toEqual([
    200,
    'application/zip',
    'no-store',
  ]);
  return unzip(Buffer.from(await response.arrayBuffer()));
}

interface SavedPage {
  readonly profilePicture: string | null;
  readonly wallpaper: string | null;
  readonly design: { readonly title: string; readonly tiles: readonly object[] };
}

/** Brings what was saved, as the editor does: the pictures first. Returns what was found. */
async function bring(files: Map<string, Buffer>, account: TestAccount, site = elsewhere): Promise<ImportedPage> {
  const pictures: { path: string; id: string }[] = [];
  for (const [path, content] of files) {
    if (!path.startsWith('pictures/')) continue;
    const { data } = await uploadTilePicture(site.url, content, account.token);
    pictures.push({ path, id: data!.uploadTilePicture.id });
  }
  const input = { file: { name: 'salt.zip', text: files.get('page.json')!.toString(), pictures } };
  const start = 'mutation ($input: StartImportInput!) { startImport(input: $input) { id } }';
  await graphqlData(site.url, start, { input }, account.token);
  await until(async () => (await progress(account, site)).state !== 'READING');
  expect(await progress(account, site)).toMatchObject({ state: 'FOUND', service: 'Tessera', failure: null, found: { hasLook: true } });
  const [{ found }] = await site.dataSource.query<[{ found: ImportedPage }]>(
    'SELECT found FROM page_import JOIN account ON account.id = account_id WHERE username = $1',
    [account.username],
  );
  return found;
}

async function progress({ token }: TestAccount, site = application) {
  const query = '{ pageImport { state service failure found { hasLook leftOut { name reason } } } }';
  return (await graphqlData<{ pageImport: { state: string } }>(site.url, query, {}, token)).pageImport;
}

async function publishFound({ design, picture, wallpaper }: ImportedPage, account: TestAccount): Promise<void> {
  await publishMixed(elsewhere, account, design);
  for (const [mutation, found] of [['changeProfilePicture', picture] as const, ['changeWallpaper', wallpaper] as const]) {
    const file = found?.variants.find(({ format }) => format === 'jpg' || format === 'png');
    if (!file) continue;
    const content = await (await fetch(`${elsewhere.url}/media/${file.name}`)).arrayBuffer();
    const { errors } = await uploadGraphql(elsewhere.url, mutation, new Uint8Array(content), account.token);
    expect(errors).toEqual([]);
  }
}

/** The page with numbers in the place of its pictures, which another server has encoded again. */
function withNumbers(files: Map<string, Buffer>): unknown {
  const numbers = new Map<string, string>();
  const text = files.get('page.json')!.toString();
  return JSON.parse(
    text
      .replaceAll(/pictures\/[0-9a-f]{64}\.(?:jpg|png)/g, (path) => {
        numbers.set(path, numbers.get(path) ?? `picture ${numbers.size + 1}`);
        return numbers.get(path)!;
      })
      .replace(/"linkname": "[^"]*"/, '"linkname": "there"'),
  ) as unknown;
}

async function aFullPage(linkname: string): Promise<TestAccount> {
  const account = await anUploader(application);
  await claim(application, account, linkname);
  const [plate, sign] = await Promise.all([aPlainPng({ width: 480, height: 360 }), aJpeg({ width: 200, height: 200 })]);
  const [first, second] = await Promise.all(
    [plate, sign].map(async (picture) => (await uploadTilePicture(application.url, picture, account.token)).data!.uploadTilePicture),
  );
  const file = first!.variants
    .find(({ format }) => format.toLowerCase() === 'webp')!
    .url.split('/')
    .at(-1);
  const tiles = [
    aPicture({ name: 'Plate', picture: aTilePicture({ id: first!.id }) }),
    {
      ...aTile({ name: 'Recipe', html: `<p>Soup <img src="/media/${file}#${first!.id}" alt="A plate"></p>` }),
      emblem: { picture: aTilePicture({ id: second!.id }) },
    },
    aTile({
      name: 'Later',
      html: '<p>Supper</p>',
      visibility: { from: '2125-03-03T18:00:00.000Z', isAnnounced: true, timeZone: 'Europe/Paris' },
    }),
    aTile({ name: 'Never', visibility: { who: 'hidden' } }),
  ];
  await publishMixed(application, account, aDesign({ title: 'Salt & Smoke', bio: 'Fire.', tiles }));
  for (const mutation of ['changeProfilePicture', 'changeWallpaper'] as const)
    await uploadGraphql(application.url, mutation, await aJpeg({ width: 640, height: 480 }), account.token);
  return account;
}

test('PF-07 An owner saves a page with its draft and all pictures; a token that may read saves it, too; nobody else does', async () => {
  const account = await aFullPage('saved-page');
  const ask = <Data>(query: string, variables: Record<string, unknown> = {}) =>
    graphqlData<Data>(application.url, query, variables, account.token);
  const files = await saved(account);
  const page = json(files, 'page.json') as SavedPage;
  expect(page).toMatchObject({
    format: 'tessera-page',
    version: 1,
    linkname: 'saved-page',
    access: 'public',
    design: { title: 'Salt & Smoke', bio: 'Fire.' },
  });
  expect(page.design.tiles).toMatchObject([
    { kind: 'picture', name: 'Plate' },
    { kind: 'text', name: 'Recipe', html: expect.stringMatching(/^<p>Soup <img src="pictures\/[0-9a-f]{64}\.jpg" alt="A plate"/) },
    { name: 'Later', visibility: { from: '2125-03-03T18:00:00.000Z', isAnnounced: true, timeZone: 'Europe/Paris' } },
    { name: 'Never', visibility: { who: 'hidden' } },
  ]);
  const named = [...new Set(JSON.stringify(page).match(/pictures\/[0-9a-f]{64}\.(?:jpg|png)/g))];
  expect([...files.keys()].filter((name) => !name.startsWith('site/')).toSorted()).toEqual(
    ['README.txt', 'linkstack.json', 'page.json', ...named].toSorted(),
  );
  expect(named).toHaveLength(4);
  for (const path of named) {
    const shown = Buffer.from(await (await fetch(`${application.url}/media/${path.slice('pictures/'.length)}`)).arrayBuffer());
    expect(files.get(path)!.equals(shown)).toBe(true);
  }
  const { createAccessToken } = await ask<{ createAccessToken: { token: string } }>(
    'mutation { createAccessToken(input: { name: "Reader", scopes: [READ] }) { token } }',
  );
  const other = await ask<{ createAccessToken: { token: string } }>(
    'mutation { createAccessToken(input: { name: "Painter", scopes: [MEDIA] }) { token } }',
  );
  const { myPage } = await ask<{ myPage: { id: string } }>('{ myPage { id } }');
  const statuses = [
    await save(createAccessToken.token),
    await save(other.createAccessToken.token),
    await save(undefined),
    await save((await register(application)).token, myPage.id),
    await save(account.token, 'none'),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 403, 401, 404, 404]);
  expect(json(await saved(await register(application)), 'page.json')).toMatchObject({
    linkname: null,
    design: { title: 'My page', tiles: [] },
  });
  await application.dataSource.query(`UPDATE page SET design_format = 99 WHERE linkname = 'saved-page'`);
  expect((await save(account.token)).status).toBe(503);
});

test('PF-08 What is in the editor and not published is in the same archive as a page of its own', async () => {
  const account = await aPageAt(application, 'drafted-page');
  const { myPage } = await graphqlData<{ myPage: { id: string } }>(application.url, '{ myPage { id } }', {}, account.token);
  const text = JSON.stringify({ ...aDesign({ title: 'Not yet', tiles: [aTile({ name: 'New' })] }), appearance: null });
  await application.dataSource.query(
    `INSERT INTO page_draft (owner_id, revision, design, design_format, based_on, picture_ids, saved_at) VALUES ($1, 1, $2, 1, 1, '{}', now())
     ON CONFLICT (owner_id) DO UPDATE SET design = excluded.design, design_format = 1`,
    [myPage.id, text],
  );
  const files = await saved(account);
  expect(json(files, 'draft.json')).toMatchObject({ format: 'tessera-page', design: { title: 'Not yet', tiles: [{ name: 'New' }] } });
  expect((json(files, 'page.json') as SavedPage).design.title).not.toBe('Not yet');
});

test('PF-09 What one account has saved, another one brings to another site, publishes and saves again: it is the same page, with all pictures', async () => {
  const files = await saved(await aFullPage('brought-page'));
  const other = await anUploader(elsewhere);
  await claim(elsewhere, other, 'brought-again');
  const found = await bring(files, other);
  expect(found.leftOut).toEqual([]);
  await publishFound(found, other);
  const again = await saved(other, elsewhere);
  expect(withNumbers(again)).toEqual(withNumbers(files));
});

/** With and without a wallpaper, with most kinds of tiles, and from right to left. */
const EXAMPLES = ['theo-brandt', 'halyard', 'layla-arabic', 'spoke-and-pawl'];

test.each(EXAMPLES.map((linkname) => [linkname, examplePage(linkname)] as const))(
  'PF-01 The example page %s is the same when it is brought to another site and saved again',
  async (linkname, page) => {
    const account = await publishPage(application, { ...page, themed: themedExample(page) });
    const files = await saved(account);
    const other = await anUploader(elsewhere);
    await claim(elsewhere, other, `${linkname}-again`);
    await publishFound(await bring(files, other), other);
    expect(withNumbers(await saved(other, elsewhere))).toEqual(withNumbers(files));
  },
);

test('PF-10 A page file of a newer version is refused as such, and a picture that the account does not have is named', async () => {
  const account = await anUploader(application);
  const stranger = await anUploader(application);
  const { data } = await uploadTilePicture(application.url, await aPlainPng(), stranger.token);
  const start = async (file: object, pictures: object[]) => {
    const input = { file: { name: 'page.json', text: JSON.stringify(file), pictures } };
    await graphql(application.url, 'mutation ($input: StartImportInput!) { startImport(input: $input) { id } }', { input }, account.token);
    await until(async () => (await progress(account)).state !== 'READING');
    return progress(account);
  };
  const page = {
    format: 'tessera-page',
    version: 1,
    wallpaper: 'pictures/b.jpg',
    design: { title: 'A', tiles: [{ kind: 'picture', name: 'P', picture: 'pictures/a.jpg' }] },
  };
  expect(await start({ ...page, version: 2 }, [])).toMatchObject({ state: 'FAILED', failure: 'NEWER' });
  const foreign = [
    { path: 'pictures/a.jpg', id: data!.uploadTilePicture.id },
    { path: 'pictures/b.jpg', id: "' OR 1 = 1" },
  ];
  expect(await start(page, foreign)).toMatchObject({
    state: 'FOUND',
    found: {
      leftOut: expect.arrayContaining([
        { name: 'P', reason: 'PICTURE' },
        { name: 'A', reason: 'PICTURE' },
      ]),
    },
  });
});
