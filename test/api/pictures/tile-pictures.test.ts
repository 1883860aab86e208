import { beforeAll, expect, test } from '@jest/globals';
import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import { toWire } from '../../../server/pages/design/wire-design.rules.js';
import { claim, register, type TestAccount } from '../../builders/accounts/account.js';
import { aPng, aTransparentPng } from '../../builders/images.js';
import { aPicture, aTilePicture, asInput } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { anUploader, sentTilePicture as PICTURE, uploadTilePicture, type SentTilePicture } from '../../support/calls/uploads.js';

const application = runningApplication({ rateLimits: 'off' });

const TILES = `tiles { __typename name html ... on PictureTile { picture { ${PICTURE} } alternative address } }`;

let ada: TestAccount;
let content: Buffer;
let sent: SentTilePicture;
beforeAll(async () => {
  ada = await anUploader(application);
  await claim(application, ada, 'pictured');
  content = await aPng({ width: 1600, height: 1000 });
  sent = await upload(content);
});

async function upload(content: Uint8Array, account = ada): Promise<SentTilePicture> {
  const { data, errors } = await uploadTilePicture(application.url, content, account.token);
  expect(errors).toEqual([]);
  return data!.uploadTilePicture;
}

const showing = ({ id }: Pick<SentTilePicture, 'id'>, change: Partial<Parameters<typeof aPicture>[0]> = {}) =>
  aPicture({ picture: aTilePicture({ id }), ...change });

/** Publishes on the main page, or on another one. */
async function publish(tiles: readonly Tile[], pageId?: string) {
  const list = '{ me { pages { id isMain version } } }';
  const { me } = await graphqlData<{ me: { pages: { id: string; isMain: boolean; version: number }[] } }>(
    application.url,
    list,
    {},
    ada.token,
  );
  const basedOnVersion = me.pages.find(({ id, isMain }) => (pageId === undefined ? isMain : id === pageId))?.version;
  const query = 'mutation ($input: PublishInput!) { publish(input: $input) { version } }';
  const input = { design: asInput(aDesign({ tiles } as Partial<PageDesign>)), pageId, basedOnVersion };
  return graphql<{ publish: { version: number } }>(application.url, query, { input }, ada.token);
}

async function tiles(linkname = 'pictured'): Promise<readonly Record<string, unknown>[]> {
  const query = `query ($linkname: String!) { publicPage(linkname: $linkname) { design { ${TILES} } } }`;
  const { publicPage } = await graphqlData<{ publicPage: { design: { tiles: Record<string, unknown>[] } } }>(application.url, query, {
    linkname,
  });
  return publicPage.design.tiles;
}

const page = async (linkname = 'pictured') => (await fetch(`${application.url}/${linkname}`)).text();

test('An uploaded picture has the sizes for a tile, keeps transparency, and each file is served', async () => {
  expect(sent).toMatchObject({ width: 1280, height: 800, color: expect.stringMatching(/^#[0-9a-f]{6}$/) });
  expect([...new Set(sent.variants.map(({ width }) => width))]).toEqual([1280, 800, 480]);
  for (const { url } of sent.variants) expect((await fetch(url)).status).toBe(200);
  const transparent = await upload(await aTransparentPng());
  expect(transparent.variants.map(({ format }) => format)).not.toContain('jpg');
});

test('KT-03 A tile that names it is published, read with its files, and shown to visitors with its text, its size and its link', async () => {
  expect((await publish([showing(sent, { address: 'https://roses.example' })])).errors).toEqual([]);
  expect(await tiles()).toEqual([
    {
      ...{ __typename: 'PictureTile', name: 'My garden in June', alternative: 'Roses before a brick wall' },
      address: 'https://roses.example',
      html: expect.stringMatching(/^<p><a href="https:\/\/roses\.example"[^>]*>Roses before a brick wall<\/a><\/p>$/),
      picture: sent,
    },
  ]);
  const html = await page();
  const file = new URL(sent.url).pathname;
  expect(html).toContain(`src="${file}"`);
  expect(html).toMatch(/<a class="tile picture" id="tile-1" href="https:\/\/roses\.example" target="_blank" rel="noopener/);
  expect(html).toMatch(/width="1280" height="800" alt="Roses before a brick wall" lang=""/);
  expect((await fetch(`${application.url}${file}`)).status).toBe(200);
});

test('A picture that the account does not have is refused, and the error names its place', async () => {
  const bob = await anUploader(application);
  const others = await upload(await aPng({ width: 200, height: 100 }), bob);
  await publish([aTile()]);
  for (const { id } of [others, aTilePicture(), { id: 'nothing' }]) {
    const { errors } = await publish([aTile(), showing({ id })]);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'DESIGN_INVALID',
      fieldRefusals: { 'tiles.1.picture': [{ code: 'PICTURE_NOT_FOUND' }] },
    });
  }
  expect(await tiles()).toMatchObject([{ __typename: 'TextTile' }]);
});

test('A picture is the emblem of a tile: published, kept by older clients, shown to visitors, and refused if the account does not have it', async () => {
  const small = await upload(await aPng({ width: 100, height: 100 }));
  const base = { name: 'Jugs', emblem: { picture: aTilePicture({ id: small.id }) } };
  expect((await publish([aTile(base)])).errors).toEqual([]);
  const query = `{ publicPage(linkname: "pictured") { design { tiles { emblem { sign icon picture { ${PICTURE} } } } } } }`;
  const read = async () => (await graphqlData<{ publicPage: { design: { tiles: object[] } } }>(application.url, query)).publicPage.design;
  const shown = { tiles: [{ emblem: { sign: null, icon: null, picture: small } }] };
  expect(await read()).toEqual(shown);
  const html = await page();
  expect(html).toContain(`<img src="${new URL(small.url).pathname}"`);
  const document = (await post(application.url, 'getdata/', {}, withToken(ada.token))).body?.data as string;
  expect((await post(application.url, 'postdata/', JSON.parse(document), withToken(ada.token))).status).toBe(200);
  expect(await read()).toEqual(shown);
  const { errors } = await publish([aTile({ ...base, emblem: { picture: aTilePicture() } })]);
  expect(errors[0]?.extensions).toMatchObject({ fieldRefusals: { 'tiles.0.emblem.picture': [{ code: 'PICTURE_NOT_FOUND' }] } });
  // So that it is not removed as unused.
  const uses = await application.dataSource.query<unknown[]>('SELECT 1 FROM tile_picture_use WHERE picture_id = $1', [small.id]);
  expect(uses).toHaveLength(1);
});

test('Nobody uploads without a session or a verified address, and a file that is no picture is refused', async () => {
  const unverified = await register(application);
  const picture = await aPng();
  const codesOf = async (content: Uint8Array, token?: string) =>
    (await uploadTilePicture(application.url, content, token)).errors.map(({ extensions }) => extensions?.code);
  expect(await codesOf(picture)).toEqual(['UNAUTHENTICATED']);
  expect(await codesOf(picture, unverified.token)).toEqual(['EMAIL_NOT_VERIFIED']);
  expect(await codesOf(Buffer.from('no picture'), ada.token)).toEqual(['IMAGE_INVALID']);
});

test('The 301st picture that was never published is refused', async () => {
  const eve = await anUploader(application);
  await application.dataSource.query(
    `INSERT INTO tile_picture SELECT gen_random_uuid(), account.id, '{}', now() FROM account, generate_series(1, 300) WHERE username = $1`,
    [eve.username],
  );
  const { errors } = await uploadTilePicture(application.url, await aPng(), eve.token);
  expect(errors[0]?.extensions).toMatchObject({ code: 'TOO_MANY_PICTURES', values: { most: 300 } });
  expect(errors[0]?.message).toMatch(/never published/);
});

test('The 2001st picture of an account is refused, although all others are published', async () => {
  const mel = await anUploader(application);
  await claim(application, mel, 'many-pictures');
  await application.dataSource.query(
    `WITH added AS (
       INSERT INTO tile_picture SELECT gen_random_uuid(), account.id, '{}', now() FROM account, generate_series(1, 2000) WHERE username = $1
       RETURNING id, account_id
     ) INSERT INTO tile_picture_use SELECT page.owner_id, added.id, 1 FROM added JOIN page USING (account_id)`,
    [mel.username],
  );
  const { errors } = await uploadTilePicture(application.url, await aPng(), mel.token);
  expect(errors[0]?.extensions).toMatchObject({ code: 'TOO_MANY_PICTURES', values: { most: 2000 } });
  expect(errors[0]?.message).toMatch(/no version of your pages/);
});

test('An older client reads the text of a picture, publishes what it has read, and changes nothing that visitors get', async () => {
  await publish([aTile(), showing(sent), showing(sent, { alternative: '', name: '' })]);
  const before = await page();
  const document = (await post(application.url, 'getdata/', {}, withToken(ada.token))).body?.data as string;
  expect((JSON.parse(document) as { inputTextList: string[] }).inputTextList.slice(1)).toEqual(['<p>Roses before a brick wall</p>', '']);
  expect((await post(application.url, 'postdata/', JSON.parse(document), withToken(ada.token))).status).toBe(200);
  expect((await tiles()).map(({ __typename }) => __typename)).toEqual(['TextTile', 'PictureTile', 'PictureTile']);
  expect(await page()).toBe(before);
});

/** A text with a picture, as an editor writes it. */
const inText = ({ id, variants }: SentTilePicture, alt = 'Roses') => {
  const file = new URL(variants.find(({ format }) => format === 'webp')!.url).pathname;
  return aTile({ html: `<p>In June</p><p><img src="${file}#${id}" alt="${alt}"></p>` });
};

test('WN-17 A text that names it by the absolute address of a file, as the APIs give it, gets its id, so that it is withheld with the text', async () => {
  const own = await upload(await aPng({ width: 300, height: 200 }));
  const [file = '', shown = ''] = ['jpg', 'webp'].map(
    (wanted) => new URL(own.variants.find(({ format }) => format === wanted)!.url).pathname,
  );
  const { host } = new URL(application.url);
  const forms = [`http://${host}${file}`, `https://${host}${file}?v=1`, `HTTPS://${host}/./media/..${file}#there`];
  const shownAt = (addresses: readonly string[]) => `<p>${addresses.map((address) => `<img src="${address}" alt="Roses">`).join(' ')}</p>`;
  const copied = aTile({ html: shownAt([...forms, `https://elsewhere.example${file}`]) });
  expect((await publish([copied])).errors).toEqual([]);
  const [tile] = await tiles();
  expect(String(tile?.html).split(`<img src="${shown}#${own.id}" alt="Roses"`)).toHaveLength(1 + forms.length);
  expect(tile?.html).toContain(`<img src="https://elsewhere.example${file}"`);
  expect((await publish([{ ...copied, visibility: { who: 'hidden' } }])).errors).toEqual([]);
  expect((await fetch(application.url + file)).status).toBe(404);
  expect((await publish([{ ...copied, visibility: null } as never])).errors).toEqual([]);
});

test('A text that names it is published with its size, shown to visitors, noted as a use, and stays what it is for older clients', async () => {
  const own = await upload(await aPng({ width: 700, height: 350 }));
  expect((await publish([inText(own)])).errors).toEqual([]);
  const [tile] = await tiles();
  const file = /src="(\/media\/[0-9a-f]{64}\.webp)#/.exec(String(tile?.html))?.[1] ?? '';
  const size = 'loading="lazy" referrerpolicy="no-referrer" width="700" height="350"';
  expect(tile?.html).toBe(`<p>In June</p><p><img src="${file}#${own.id}" alt="Roses" ${size}></p>`);
  const before = await page();
  expect(before).toContain(`<img src="${file}#${own.id}" alt="Roses" ${size}>`);
  expect((await fetch(application.url + file)).headers.get('content-type')).toBe('image/webp');
  const uses: unknown[] = await application.dataSource.query('SELECT FROM tile_picture_use WHERE picture_id = $1', [own.id]);
  expect(uses).toHaveLength(1);

  const document = (await post(application.url, 'getdata/', {}, withToken(ada.token))).body?.data as string;
  const read = JSON.parse(document) as { inputTextList: string[] };
  expect(read.inputTextList[0]).toContain(`<img src="${application.url}${file}#${own.id}" alt="Roses"`);
  const visited = await post(application.url, 'getdatapublic/', { first_name: 'pictured' });
  // Its owner gets it as Quill 1.3 writes it, visitors as it is stored.
  const [shown] = (JSON.parse(String(visited.body?.data)) as typeof read).inputTextList;
  expect(shown?.replace(/ (?:loading|referrerpolicy)="[^"]*"/g, '').replace(/ (width="\d+") (height="\d+")/, ' $2 $1')).toBe(
    read.inputTextList[0],
  );
  // Quill 1.3 drops the attributes that it does not know.
  const written = read.inputTextList.map((html) => html.replace(/ (?:loading|referrerpolicy)="[^"]*"/g, ''));
  expect((await post(application.url, 'postdata/', { ...read, inputTextList: written }, withToken(ada.token))).status).toBe(200);
  expect(await page()).toBe(before);
});

test('A text with a picture that the account does not have is refused over both APIs, and the error names its place', async () => {
  const bob = await anUploader(application);
  const others = inText(await upload(await aPng({ width: 210, height: 100 }), bob));
  const { errors } = await publish([aTile(), others]);
  expect(errors[0]?.extensions).toMatchObject({
    code: 'DESIGN_INVALID',
    fieldRefusals: { 'tiles.1.html': [{ code: 'PICTURE_NOT_FOUND' }] },
  });
  const { status, body } = await post(application.url, 'postdata/', toWire(aDesign({ tiles: [others] })), withToken(ada.token));
  expect([status, body?.['inputTextList.0']]).toEqual([400, [expect.stringContaining('not kept any more')]]);
});

test('A copied page and an earlier version show the picture, and can be published again', async () => {
  await publish([showing(sent)]);
  const ask = <Data>(query: string, variables = {}) => graphqlData<Data>(application.url, query, variables, ada.token);
  const create = 'mutation ($input: CreatePageInput!) { createPage(input: $input) { id } }';
  const { me } = await ask<{ me: { page: { id: string; version: number } } }>('{ me { page { id version } } }');
  const { createPage } = await ask<{ createPage: { id: string } }>(create, { input: { linkname: 'pictured-copy', copyOf: me.page.id } });
  expect(await tiles('pictured-copy')).toMatchObject([{ picture: sent }]);
  expect((await publish([showing(sent), aTile()], createPage.id)).errors).toEqual([]);
  await publish([aTile()]);
  const { pageVersion } = await ask<{ pageVersion: { design: { tiles: unknown[] } } }>(
    `query ($version: Int!) { pageVersion(version: $version) { design { ${TILES} } } }`,
    { version: me.page.version },
  );
  expect(pageVersion.design.tiles).toMatchObject([{ picture: sent }]);
  expect((await publish([showing(sent)])).errors).toEqual([]);
});

test('When the account is deleted, its pictures are removed at once, except files that another account has, too', async () => {
  const mallory = await anUploader(application);
  const [own, same] = [await upload(await aPng({ width: 333, height: 111 }), mallory), await upload(content, mallory)];
  expect(same.url).toBe(sent.url);
  const statuses = () => Promise.all([own, same].map(async ({ url }) => (await fetch(url)).status));
  expect(await statuses()).toEqual([200, 200]);
  const query = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }';
  const { username, password, token } = mallory;
  await graphqlData(application.url, query, { input: { username, password } }, token);
  expect(await statuses()).toEqual([404, 200]);
});
