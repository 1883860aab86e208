import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { aJpeg } from '../../builders/images.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { anUploader } from '../../support/calls/uploads.js';
import { savedLinktree, startPageElsewhere, type PageElsewhere } from '../../support/neighbours/page-elsewhere.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { eventually, until } from '../../support/waiting.js';

const FIELDS = `id from state step service linksChecked linkCount failure found {
  picture { width height url } unreachable leftOut { name reason } design { title bio networkLinks { network address label }
    tiles { __typename name emblem { picture { url } } ... on LinkTile { address } ... on TextTile { html } } } }`;
const START = `mutation ($input: StartImportInput!) { startImport(input: $input) { ${FIELDS} } }`;
const LAST = `{ pageImport { ${FIELDS} } }`;

interface Imported {
  readonly id: string;
  readonly from: string;
  readonly state: string;
  readonly step: string;
  readonly service: string | null;
  readonly linksChecked: number;
  readonly linkCount: number;
  readonly failure: string | null;
  readonly found: {
    readonly design: { readonly title: string; readonly tiles: readonly Readonly<Record<string, unknown>>[] };
    readonly picture: { readonly width: number; readonly url: string } | null;
    readonly unreachable: readonly number[];
    readonly leftOut: readonly { readonly name: string; readonly reason: string }[];
  } | null;
}

let site: PageElsewhere;
beforeAll(async () => void (site = await startPageElsewhere()));
afterAll(() => site.stop());

const application = runningApplication({ linkPreviews: 'private' });
const start = (input: object, { token }: TestAccount) => graphql<{ startImport: Imported }>(application.url, START, { input }, token);
const last = async ({ token }: TestAccount) =>
  (await graphqlData<{ pageImport: Imported | null }>(application.url, LAST, {}, token)).pageImport;
async function ended(account: TestAccount): Promise<Imported> {
  await until(async () => (await last(account))?.state !== 'READING');
  return (await last(account))!;
}
async function imported(input: object, account: TestAccount): Promise<Imported> {
  const { errors } = await start(input, account);
  expect(errors).toEqual([]);
  return ended(account);
}

describe('A page that is imported by its address', () => {
  test('IM-13 is found with its title, line, picture, icons and tiles in their order; what is not taken over is named, and links to nothing are marked', async () => {
    const ada = await anUploader(application);
    const { data } = await start({ address: `${site.url}/salt` }, ada);
    expect(data?.startImport).toMatchObject({ from: `${site.url}/salt`, state: 'READING', step: 'PAGE', failure: null, found: null });
    const page = await ended(ada);
    expect(page).toMatchObject({ id: data?.startImport.id, state: 'FOUND', service: null, linksChecked: 2, linkCount: 2 });
    expect(page.found).toMatchObject({
      design: {
        title: 'Salt & Smoke',
        bio: 'Fire and lemons.',
        networkLinks: [{ network: 'instagram', address: 'https://instagram.com/salt', label: null }],
      },
      unreachable: [2],
      leftOut: [
        { name: 'Terms', reason: 'UNKNOWN' },
        { name: 'Bad', reason: 'NOT_A_LINK' },
      ],
    });
    expect(page.found!.design.tiles.map(({ __typename, name }) => [__typename, name])).toEqual([
      ['HeadingTile', 'Cook with me'],
      ['LinkTile', 'Lemon spaghetti'],
      ['LinkTile', 'Aprons'],
    ]);
  });

  test('IM-14 Its pictures are kept like uploaded ones, once for several imports, and need a verified e-mail address: else each is named', async () => {
    const [ada, eve] = [await anUploader(application), await register(application)];
    const saved = { file: { name: 'salt.html', text: savedLinktree(site.url) } };
    const page = await imported(saved, ada);
    expect([page.service, page.found?.leftOut]).toEqual(['Linktree', [{ name: 'Tip jar', reason: 'INSIDE' }]]);
    const { picture, design } = page.found!;
    expect(picture).toMatchObject({ width: 300 });
    const emblem = design.tiles[0]!['emblem'] as { readonly picture: { readonly url: string } };
    for (const url of [picture!.url, emblem.picture.url]) expect((await fetch(url)).headers.get('content-type')).toBe('image/jpeg');
    const kept = () => application.dataSource.query<object[]>('SELECT id FROM tile_picture');
    const before = await kept();
    await imported(saved, ada);
    expect(await kept()).toHaveLength(before.length);
    const without = (await imported(saved, eve)).found!;
    expect([without.picture, without.design.tiles[0]!['emblem']]).toEqual([null, null]);
    expect(without.leftOut).toEqual(
      expect.arrayContaining([
        { name: 'Salt & Smoke', reason: 'EMAIL_UNVERIFIED' },
        { name: 'Lemon spaghetti', reason: 'EMAIL_UNVERIFIED' },
      ]),
    );
  });

  test('IM-42 A picture that its service shows as WebP alone is kept, too', async () => {
    const text = savedLinktree(site.url).replaceAll('.jpg', '.webp');
    const { found } = await imported({ file: { name: 'salt.html', text } }, await anUploader(application));
    expect([found?.picture?.width, found?.leftOut]).toEqual([300, [{ name: 'Tip jar', reason: 'INSIDE' }]]);
  });

  test('IM-15 Nothing of the account changes by it: neither its page nor its draft', async () => {
    const ada = await anUploader(application);
    const read = () =>
      graphqlData(application.url, '{ myPage { version design { title } draft { revision } } me { pages { id } } }', {}, ada.token);
    const before = await read();
    expect((await imported({ address: `${site.url}/salt` }, ada)).found!.design.tiles).toHaveLength(3);
    expect(await read()).toEqual(before);
  });

  test.each([
    ['/gone', 'MISSING'],
    ['/empty', 'NOTHING_FOUND'],
    ['/ines.jpg', 'NOT_A_PAGE'],
  ])('fails at %s with %s', async (path, failure) => {
    const ada = await register(application);
    expect(await imported({ address: `${site.url}${path}` }, ada)).toMatchObject({ state: 'FAILED', failure, found: null });
  });

  test.each(['javascript:alert(1)', 'mailto:a@b.example', '', '\0', `example.org/${'a'.repeat(3_000)}`])('fails at %j', async (address) => {
    expect(await imported({ address }, await register(application))).toMatchObject({ state: 'FAILED', failure: 'ADDRESS' });
  });

  test('IM-16 While one is read, another one is refused; a stopped one is forgotten, and the next one begins', async () => {
    const ada = await register(application);
    await start({ address: `${site.url}/slow` }, ada);
    await until(() => site.waiting() > 0);
    expect((await start({ address: `${site.url}/salt` }, ada)).errors.map(({ extensions }) => extensions?.code)).toEqual([
      'IMPORT_RUNNING',
    ]);
    const stop = (id: string) => graphqlData(application.url, 'mutation ($id: ID!) { stopImport(id: $id) }', { id }, ada.token);
    const { id } = (await last(ada))!;
    expect(await stop('01890a5d-ac96-774b-bcce-b302099a8057')).toEqual({ stopImport: true });
    expect((await last(ada))?.id).toBe(id);
    expect(await stop(id)).toEqual({ stopImport: true });
    expect(await last(ada)).toBeNull();
    site.release();
    await eventually(async () => expect((await start({ address: `${site.url}/empty` }, ada)).errors).toEqual([]));
    expect((await ended(ada)).failure).toBe('NOTHING_FOUND');
  });

  test('IM-17 The 21st import of a day is refused; another account sees none of it', async () => {
    const [ada, eve] = [await register(application), await register(application)];
    for (let left = 20; left > 0; left -= 1) await imported({ address: '' }, ada);
    expect((await start({ address: '' }, ada)).errors.map(({ extensions }) => extensions?.code)).toEqual(['TOO_MANY_ATTEMPTS']);
    expect(await last(eve)).toBeNull();
  });
});

describe('A page that is imported from a file', () => {
  const file = (name: string, text: string) => ({ file: { name, text } });

  test('IM-18 is read from what was saved of it, and its picture from the file', async () => {
    const ada = await anUploader(application);
    const image = (await aJpeg({ width: 200, height: 200 })).toString('base64');
    const links = [
      { button_id: 1, link: 'https://example.org/a', title: 'A', order: 1, type: 'link' },
      { button_id: 93, link: null, title: '<p onclick="x()">Hi <script>alert(1)</script><b>you</b></p>', order: 2, type: 'text' },
    ];
    const text = JSON.stringify({
      name: 'Ines',
      littlelink_name: 'ines',
      littlelink_description: 'Hello',
      image_data: image,
      image_extension: 'jpg',
      links,
    });
    const page = await imported(file('ines.json', text), ada);
    expect(page).toMatchObject({
      from: 'ines.json',
      service: 'LinkStack',
      found: { design: { title: 'Ines', bio: 'Hello' }, picture: { width: 200 } },
    });
    const [, second] = page.found!.design.tiles;
    expect(second!['html']).not.toMatch(/onclick|script/);
    expect(second!['html']).toContain('Hi');
  });

  test('is found without a tile, too, if it was saved by this product', async () => {
    const text = JSON.stringify({ format: 'tessera-page', version: 1, design: { title: 'Nothing yet', tiles: [] } });
    expect(await imported(file('page.json', text), await register(application))).toMatchObject({
      state: 'FOUND',
      failure: null,
      found: { design: { title: 'Nothing yet', tiles: [] } },
    });
  });

  test.each([
    ['notes.txt', 'Nothing here leads anywhere.', 'NOT_A_PAGE'],
    ['broken.json', '{"links": [', 'NOT_A_PAGE'],
    ['list.json', '[]', 'NOTHING_FOUND'],
    ['page.html', '<html><body><p>Nothing', 'NOTHING_FOUND'],
    ['', '', 'NOT_A_PAGE'],
  ])('fails with %s', async (name, text, failure) => {
    expect(await imported(file(name, text), await register(application))).toMatchObject({ state: 'FAILED', failure });
  });
});

describe('Where private addresses may not be read', () => {
  const guarded = runningApplication({ linkPreviews: 'on' });

  test('IM-19 a page inside is not asked for', async () => {
    const ada = await register(guarded);
    const START_THERE = 'mutation ($input: StartImportInput!) { startImport(input: $input) { id } }';
    await graphqlData(guarded.url, START_THERE, { input: { address: `${site.url}/salt` } }, ada.token);
    await eventually(async () => {
      const { pageImport } = await graphqlData<{ pageImport: Imported }>(guarded.url, '{ pageImport { state failure } }', {}, ada.token);
      expect(pageImport).toEqual({ state: 'FAILED', failure: 'ADDRESS' });
    });
  });
});
