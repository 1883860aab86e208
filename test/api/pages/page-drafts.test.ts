import { beforeEach, expect, test } from '@jest/globals';
import { PLAIN_APPEARANCE } from '../../../server/pages/appearance/appearance.rules.js';
import { DEFAULT_TILE_STYLE, DESIGN_LIMITS, type Tile } from '../../../server/pages/design/page-design.rules.js';
import { STARTER_PICTURES } from '../../../server/pages/pictures/starter-pictures.rules.js';
import { aPageAt, register, type TestAccount } from '../../builders/accounts/account.js';
import { asInput } from '../../builders/pages/mixed-design.js';
import { asTextInput, aDesign, aTile } from '../../builders/pages/page-design.js';
import { aJpeg } from '../../builders/images.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { anUploader, uploadTilePicture } from '../../support/calls/uploads.js';
import { runningApplication } from '../../support/servers/running-application.js';

interface Draft {
  readonly revision: number;
  readonly basedOnVersion: number;
  readonly savedAt: string;
  readonly device: string | null;
  readonly writer: string | null;
  readonly isDiscarded: boolean;
  readonly design: { readonly title: string; readonly tiles: readonly Record<string, unknown>[] } | null;
}

const application = runningApplication();
let ada: TestAccount;
let linkname: string;
let pages = 0;
beforeEach(async () => {
  pages += 1;
  linkname = `draft-${pages}-${Date.now().toString(36)}`;
  ada = await aPageAt(application, linkname, aDesign({ title: 'What visitors see' }));
});

const DRAFT = `revision basedOnVersion savedAt device writer isDiscarded design {
  title tiles { name ... on TextTile { html } ... on LinkTile { address } ... on PictureTile { picture { id width variants { url } } } emblem { picture { id } } } }`;
const SAVE = `mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { ${DRAFT} } }`;
const DISCARD = `mutation ($revision: Int!, $pageId: ID) { discardDraft(revision: $revision, pageId: $pageId) { ${DRAFT} } }`;
const LOAD = `query { myPage { draft { ${DRAFT} } } }`;

const { titleColor, backgroundColor, socialLinks } = asTextInput(aDesign());
const plain = { titleColor, backgroundColor, socialLinks };
const style = DEFAULT_TILE_STYLE;

const input = (title: string, revision = 0, more: object = {}) => ({
  ...{ design: { ...plain, title, tiles: [] as object[] }, basedOnVersion: 1, revision },
  ...more,
});

const send = (variables: object, { token } = ada, headers = {}) =>
  graphql<{ saveDraft: Draft }>(application.url, SAVE, { input: variables }, token, headers);
const save = async (...call: Parameters<typeof send>) => {
  const { data, errors } = await send(...call);
  expect(errors).toEqual([]);
  return data!.saveDraft;
};
const load = async ({ token } = ada) =>
  (await graphqlData<{ myPage: { draft: Draft | null } }>(application.url, LOAD, {}, token)).myPage.draft;

test('FU-07 A draft is saved for its account, with its device, and nobody else sees it', async () => {
  expect(await load()).toBeNull();
  const firefox = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const saved = await save(input('What nobody sees', 0, { writer: 'tab.7' }), ada, firefox);
  expect(saved).toMatchObject({ revision: 1, basedOnVersion: 1, device: 'Firefox on Linux', writer: 'tab.7', isDiscarded: false });
  expect(Math.abs(Date.parse(saved.savedAt) - Date.now())).toBeLessThan(60_000);
  expect(saved.design?.title).toBe('What nobody sees');
  expect(await load()).toEqual(saved);
  for (const path of [`/${linkname}`, `/api/userdata/${linkname}/`, '/']) {
    const answer = await (await fetch(application.url + path)).text();
    expect(answer).not.toContain('What nobody sees');
  }
  const pageOf = 'query ($linkname: String!) { publicPage(linkname: $linkname) { design { title } } }';
  expect(await graphqlData(application.url, pageOf, { linkname })).toEqual({ publicPage: { design: { title: 'What visitors see' } } });
  expect((await graphql(application.url, LOAD)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect(await load(await register(application))).toBeNull();
});

test('FU-07 A draft is deleted with its page', async () => {
  const create = 'mutation ($name: String!) { createPage(input: { linkname: $name }) { id } }';
  const { id } = (await graphqlData<{ createPage: { id: string } }>(application.url, create, { name: `${linkname}-two` }, ada.token))
    .createPage;
  await save(input('Of the second', 0, { pageId: id }));
  expect(await load()).toBeNull();
  const count = async () => (await application.dataSource.query<unknown[]>('SELECT FROM page_draft WHERE owner_id = $1', [id])).length;
  expect(await count()).toBe(1);
  const remove = 'mutation ($id: ID!, $linkname: String!) { deletePage(id: $id, linkname: $linkname) }';
  await graphqlData(application.url, remove, { id, linkname: `${linkname}-two` }, ada.token);
  expect(await count()).toBe(0);
});

test('OC-18 What only the draft withholds stays withheld when a program publishes it that says nothing of who sees it', async () => {
  const owner = await aPageAt(application, 'drafted-words');
  const key = aTile({ id: 'key', name: 'Key', html: '<p>under the third stone</p>' });
  const inDraft = { ...plain, title: 'Ada', tiles: asInput(aDesign({ tiles: [{ ...key, visibility: { who: 'hidden' } }] })).tiles };
  await save(input('', 0, { design: inDraft, basedOnVersion: 1 }), owner);
  const publish = 'mutation ($input: PublishInput!) { publish(input: $input) { hiddenTiles } }';
  const harmless = { ...aTile({ id: 'key', name: 'Key', html: '<p>Nothing yet</p>' }), visibility: null } as unknown as Tile;
  const published: unknown[] = [];
  // The last one has the id of a tile that everybody sees.
  for (const [at, tile] of [key, harmless, key].entries()) {
    const design = { ...plain, title: 'Ada', tiles: asInput(aDesign({ tiles: [tile] })).tiles };
    published.push(await graphqlData(application.url, publish, { input: { design, basedOnVersion: at + 1 } }, owner.token));
    expect(await (await fetch(`${application.url}/drafted-words`)).text()).not.toContain('third stone');
  }
  expect(published).toEqual([[0], [], [0]].map((hiddenTiles) => ({ publish: { hiddenTiles } })));
});

test('A draft may have what a publication refuses as unfinished, and no more', async () => {
  const long = 'x'.repeat(DESIGN_LIMITS.tileNameLength + 1);
  const unfinished = [
    { link: { name: 'Nowhere yet', address: '', style } },
    { link: { name: 'Not yet', address: 'not an address', style } },
    { embed: { name: 'Some video', address: 'https://example.org/unknown', style } },
    { text: { name: long, html: '<p>Long</p>', style } },
  ];
  const design = { ...plain, title: 'Unfinished', tiles: unfinished };
  const { design: saved } = await save(input('', 0, { design }));
  expect(saved?.tiles.map(({ name }) => name)).toEqual(['Nowhere yet', 'Not yet', 'Some video', long]);
  const publish = 'mutation ($input: PublishInput!) { publish(input: $input) { version } }';
  const published = await graphql(application.url, publish, { input: { design, basedOnVersion: 1 } }, ada.token);
  expect(published.errors[0]?.extensions.code).toBe('DESIGN_INVALID');
  const many = Array.from({ length: DESIGN_LIMITS.tiles + 1 }, () => unfinished[0]!);
  const [refused] = (await send(input('', 1, { design: { ...design, tiles: many } }))).errors;
  expect([refused?.extensions.code, Object.keys(refused?.extensions.fields ?? {})]).toEqual(['DESIGN_INVALID', ['tiles']]);
  const html = 'x'.repeat(DESIGN_LIMITS.designBytes);
  const large = await send(input('', 1, { design: { ...design, tiles: [{ text: { name: '', html, style } }] } }));
  expect(large.errors[0]?.extensions.code).toBe('DESIGN_TOO_LARGE');
  expect(await load()).toMatchObject({ revision: 1 });
});

test('The texts of a draft are sanitized when they are read, whatever has saved them', async () => {
  const html = '<p onclick="steal()">Kept</p><script>steal()</script>';
  const tiles = [{ text: { name: 'One', html, style } }];
  const saved = await save(input('', 0, { design: { ...plain, title: '', tiles } }));
  const [tile] = (await load())!.design!.tiles;
  expect([saved.design?.tiles[0]?.html, tile?.html]).toEqual(['<p>Kept</p>', '<p>Kept</p>']);
});

test('A draft has the pictures of its account and of starters; those of other accounts are left out', async () => {
  const uploaded = async (account: TestAccount) => {
    const { data } = await uploadTilePicture(application.url, await aJpeg(), account.token);
    return data!.uploadTilePicture.id;
  };
  const [starter] = Object.values(STARTER_PICTURES);
  const owner = await anUploader(application);
  const [own, others] = [await uploaded(owner), await uploaded(await anUploader(application))];
  const picture = (id: string) => ({ picture: { name: 'P', picture: id, style, emblem: { picture: id } } });
  const tiles = [own, starter!.id, others].map(picture);
  const saved = await save(input('', 0, { design: { ...plain, title: '', tiles } }), owner);
  const shown = (id: string) => ({ picture: { id, width: expect.any(Number) }, emblem: { picture: { id } } });
  expect(saved.design?.tiles).toMatchObject([shown(own), shown(starter!.id), { picture: null, emblem: null }]);
});

test('FU-33 A draft names the pictures that wait on a device, also in its texts, so that the device finds their places; a publication refuses them', async () => {
  const waitingId = '00000000-1111-4222-8333-444444444444';
  const html = `<p><img src="/media/${'0'.repeat(64)}.png#${waitingId}" alt="Roses" width="3" height="2"></p>`;
  const tiles = [
    { picture: { name: 'P', picture: waitingId, style, emblem: { picture: waitingId } } },
    { text: { name: 'T', html, style } },
  ];
  const design = { ...plain, title: 'Waits', tiles };
  await save(input('', 0, { design }));
  const [picture, text] = (await load())!.design!.tiles;
  expect(picture).toMatchObject({ picture: { id: waitingId, width: 0, variants: [] }, emblem: { picture: { id: waitingId } } });
  expect(text?.html).toContain(`.png#${waitingId}" alt="Roses"`);
  const publish = 'mutation ($input: PublishInput!) { publish(input: $input) { version } }';
  const [refused] = (await graphql(application.url, publish, { input: { design, basedOnVersion: 1 } }, ada.token)).errors;
  expect(refused?.extensions.code).toBe('DESIGN_INVALID');
  expect(Object.keys(refused?.extensions.fields ?? {})).toEqual(['tiles.0.emblem.picture', 'tiles.0.picture', 'tiles.1.html']);
});

test('Of two devices that save the same revision one is refused, and learns which revision is there; a discarded draft has none', async () => {
  const answers = await Promise.all(['One', 'Two'].map((title) => send(input(title))));
  const refused = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions));
  expect(refused).toMatchObject([{ code: 'DRAFT_CHANGED_ELSEWHERE', values: { revision: 1 } }]);
  await save(input('Three', 1));
  const discard = (revision: number) => graphql<{ discardDraft: Draft }>(application.url, DISCARD, { revision }, ada.token);
  expect((await discard(1)).errors[0]?.extensions).toMatchObject({ code: 'DRAFT_CHANGED_ELSEWHERE', values: { revision: 2 } });
  expect((await discard(2)).data?.discardDraft).toMatchObject({ revision: 3, isDiscarded: true, design: null });
  expect(await load()).toMatchObject({ revision: 3, isDiscarded: true, design: null, writer: null });
  expect((await send(input('Four', 0))).errors[0]?.extensions.code).toBe('DRAFT_CHANGED_ELSEWHERE');
  expect(await save(input('Four', 3))).toMatchObject({ revision: 4, isDiscarded: false });
});

test('A draft keeps its look when a client saves it that knows no appearances', async () => {
  const SAVE_LOOK = 'mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { design { title bio appearance { theme } } } }';
  const saveLook = (title: string, revision: number, look = {}) =>
    graphqlData(application.url, SAVE_LOOK, { input: input('', revision, { design: { ...plain, title, tiles: [], ...look } }) }, ada.token);
  const saved = (title: string) => ({ saveDraft: { design: { title, bio: 'Baker', appearance: { theme: 'kiosk' } } } });
  const { appearance } = asInput(aDesign({ appearance: { ...PLAIN_APPEARANCE, theme: 'kiosk' } }));
  expect(await saveLook('One', 0, { bio: 'Baker', appearance })).toEqual(saved('One'));
  expect(await saveLook('Two', 1)).toEqual(saved('Two'));
});

test('A publication leaves the draft as it is', async () => {
  await save(input('Draft'));
  const publish = 'mutation ($input: PublishInput!) { publish(input: $input) { version } }';
  await graphqlData(application.url, publish, { input: { design: { ...plain, title: 'Next', tiles: [] }, basedOnVersion: 1 } }, ada.token);
  expect(await load()).toMatchObject({ revision: 1, basedOnVersion: 1, design: { title: 'Draft' } });
});

test('FU-08 A draft for which the account has no room is refused, and the former one stays', async () => {
  await save(input('Small'));
  const wallpaper = JSON.stringify({ width: 1, height: 1, color: '#000000', variants: [{ bytes: 10e9 }] });
  await application.dataSource.query('UPDATE page SET wallpaper = $2 WHERE linkname = $1', [linkname, wallpaper]);
  expect((await send(input('Next', 1))).errors[0]?.extensions.code).toBe('STORAGE_FULL');
  const found = await application.dataSource.query<object[]>(
    `SELECT page_draft.design ->> 'title' AS title FROM page_draft JOIN page USING (owner_id) WHERE linkname = $1`,
    [linkname],
  );
  expect(found).toEqual([{ title: 'Small' }]);
});

test('A list of pages has no drafts', async () => {
  const { errors } = await graphql(
    application.url,
    'query { me { pages { id ...D } } } fragment D on MyPage { draft { revision } }',
    {},
    ada.token,
  );
  expect(errors[0]?.extensions.code).toBe('DESIGNS_OF_A_LIST');
});
