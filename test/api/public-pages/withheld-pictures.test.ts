import { describe, expect, test } from '@jest/globals';
import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import type { TileVisibility } from '../../../server/pages/design/visibility.rules.js';
import { STARTER_PICTURES } from '../../../server/pages/pictures/starter-pictures.rules.js';
import { claim, register, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { aPng } from '../../builders/images.js';
import { aLock, lockPage } from '../../builders/pages/locks.js';
import { aLink, aPicture, aTilePicture, asInput, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { setPageTime } from '../../builders/pages/page-times.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { anUploader, uploadTilePicture } from '../../support/calls/uploads.js';
import { exportedFolder } from '../../support/servers/exported-folder.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { eventually, expectSoon } from '../../support/waiting.js';

const exported = exportedFolder();
const application = runningApplication(() => ({ pagesExportDir: exported.path, rateLimits: 'off' }));

const OPEN = 'open sesame';
const HOUR = 3_600_000;
const hence = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

interface OwnPage extends TestAccount {
  readonly linkname: string;
  readonly picture: Uploaded;
  version: number;
}

interface Uploaded {
  readonly id: string;
  /** The paths of its files. */
  readonly paths: readonly string[];
}

async function upload(account: TestAccount, width = 500, content?: Buffer): Promise<Uploaded> {
  const { data, errors } = await uploadTilePicture(application.url, content ?? (await aPng({ width, height: 400 })), account.token);
  expect(errors).toEqual([]);
  const { id, variants } = data!.uploadTilePicture;
  return { id, paths: variants.map(({ url }) => new URL(url).pathname) };
}

let pages = 0;
/** An account with a page and a picture that nothing shows. */
async function aPage(): Promise<OwnPage> {
  pages += 1;
  const linkname = `pictured-${pages}`;
  const account = await anUploader(application);
  await claim(application, account, linkname);
  return { ...account, linkname, picture: await upload(account), version: 0 };
}

async function publish(page: OwnPage, ...tiles: readonly Tile[]): Promise<void> {
  await publishMixed(application, page, aDesign({ tiles } as Partial<PageDesign>), page.version);
  page.version += 1;
}

const showing = ({ id }: Uploaded, visibility?: TileVisibility): Tile =>
  aPicture({ picture: aTilePicture({ id }), ...(visibility && { visibility }) });
const withEmblem = ({ id }: Uploaded, visibility?: TileVisibility): Tile =>
  aLink({ emblem: { picture: aTilePicture({ id }) }, ...(visibility && { visibility }) });
/** A text shows one file of its picture. */
const inText = ({ id, paths: [path] }: Uploaded, visibility?: TileVisibility): Tile =>
  aTile({ html: `<p><img src="${path}#${id}"></p>`, ...(visibility && { visibility }) });

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') => fetch(application.url + path, { headers, method });
const statuses = (picture: Uploaded, headers: Record<string, string> = {}) =>
  Promise.all(picture.paths.map(async (path) => (await ask(path, headers)).status));
const all = (picture: Uploaded, status: number) => picture.paths.map(() => status);

/** Waits until all files of a picture have this status for everybody. Within a second, an instance notices. */
const soon = (picture: Uploaded, status: number) => expectSoon(() => statuses(picture)).toEqual(all(picture, status));

/** The cookies of pictures that the right password gives. */
async function pass(linkname: string, fields: Readonly<Record<string, string>>): Promise<string> {
  const answer = await fetch(`${application.url}/${linkname}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  return ofPictures(answer);
}

function ofPictures(answer: Response): string {
  const set = answer.headers.getSetCookie().filter((cookie) => cookie.includes('; Path=/media;'));
  expect(set).toHaveLength(1);
  expect(set[0]).toMatch(/; HttpOnly; SameSite=Lax$/);
  return set[0]!.split(';')[0]!;
}

describe('The picture of a tile', () => {
  test.each([
    ['hidden', () => ({ who: 'hidden' as const })],
    ['before its time', () => ({ from: hence(HOUR) })],
    ['announced', () => ({ from: hence(HOUR), isAnnounced: true as const })],
    ['after its time', () => ({ until: hence(-HOUR) })],
  ])('VI-32 is sent to nobody while the tile is %s, be it its content, its emblem or in its text', async (_, visibility) => {
    const page = await aPage();
    const [emblem, uploaded] = [await upload(page, 300), await upload(page, 200)];
    const text = { ...uploaded, paths: uploaded.paths.filter((path) => path.endsWith('.webp')) };
    const pictures = [page.picture, emblem, text];
    await publish(page, showing(page.picture), withEmblem(emblem), inText(text));
    for (const picture of pictures) await soon(picture, 200);
    await publish(page, showing(page.picture, visibility()), withEmblem(emblem, visibility()), inText(text, visibility()));
    const isAnnounced = 'isAnnounced' in visibility();
    for (const picture of [page.picture, ...(isAnnounced ? [] : [emblem]), text]) await soon(picture, 404);
    // What is announced has its look.
    if (isAnnounced) expect(await statuses(emblem)).toEqual(all(emblem, 200));
    const [path = ''] = page.picture.paths;
    for (const [method, headers] of [
      ['GET', {}],
      ['HEAD', {}],
      ['GET', { 'If-None-Match': `"${path.slice('/media/'.length)}"` }],
      ['GET', { Range: 'bytes=0-9' }],
    ] as const) {
      const answer = await ask(path, headers, method);
      expect([method, answer.status, answer.headers.get('cache-control')]).toEqual([method, 404, expect.stringContaining('no-store')]);
    }
    // Whoever has seen the tile has the address, also once the tile is gone.
    await publish(page, aTile({ name: 'Another one' }));
    await soon(page.picture, 404);
    const seen = [showing(page.picture), withEmblem(emblem), inText(text)].map(
      (tile) => ({ ...tile, visibility: null }) as unknown as Tile,
    );
    await publish(page, ...seen);
    for (const picture of pictures) await soon(picture, 200);
  });

  test('VI-32 is sent to nobody while its page has a password, is offline, has a time that has not come, or is hidden by an operator', async () => {
    const page = await aPage();
    await publish(page, showing(page.picture));
    await soon(page.picture, 200);
    const { myPage } = await graphqlData<{ myPage: { id: string } }>(application.url, '{ myPage { id } }', {}, page.token);
    const access = 'mutation ($id: ID!, $access: PageAccess!) { changePageAccess(id: $id, access: $access) { id } }';
    const become = (value: string) => graphqlData(application.url, access, { id: myPage.id, access: value }, page.token);
    // Nobody sees a page without an address.
    const copy = 'mutation ($input: CreatePageInput!) { createPage(input: $input) { id } }';
    await graphqlData(application.url, copy, { input: { copyOf: myPage.id } }, page.token);
    await lockPage(application, page, OPEN);
    await soon(page.picture, 404);
    await become('nobody');
    await soon(page.picture, 404);
    await become('unlisted');
    await soon(page.picture, 200);
    await setPageTime(application, page, { from: hence(HOUR), isAnnounced: true });
    await soon(page.picture, 404);
    await setPageTime(application, page, {});
    await soon(page.picture, 200);
    const plain = await aPage();
    await publish(plain, showing(plain.picture));
    await soon(plain.picture, 200);
    for (const { linkname, picture } of [page, plain]) {
      await application.dataSource.query('UPDATE page SET hidden_at = now() WHERE linkname = $1', [linkname]);
      await soon(picture, 404);
    }
  });

  test('VI-33 comes with the page for a browser that has given the password of the tile or of the page, by a cookie for the pictures of this page, and no cache keeps it', async () => {
    const [page, other] = [await aPage(), await aPage()];
    const lock = await aLock(application, page, OPEN);
    await publish(page, showing(page.picture, { who: 'password', lock }));
    await soon(page.picture, 404);
    await publish(other, showing(other.picture));
    await lockPage(application, other, OPEN);
    await soon(other.picture, 404);
    const { myPage } = await graphqlData<{ myPage: { design: { tiles: { id: string }[] } } }>(
      ...([application.url, '{ myPage { design { tiles { id } } } }', {}, page.token] as const),
    );
    const cookie = await pass(page.linkname, { tile: myPage.design.tiles[0]!.id, password: OPEN });
    const ofOther = await pass(other.linkname, { password: OPEN });
    // Otherwise a browser would keep one of them only.
    expect(cookie.split('=')[0]).not.toBe(ofOther.split('=')[0]);
    expect(await statuses(page.picture, { Cookie: cookie })).toEqual(all(page.picture, 200));
    expect(await statuses(other.picture, { Cookie: cookie })).toEqual(all(other.picture, 404));
    expect(await statuses(page.picture, { Cookie: ofOther })).toEqual(all(page.picture, 404));
    const both = { Cookie: `${cookie}; ${ofOther}` };
    expect([await statuses(page.picture, both), await statuses(other.picture, both)]).toEqual([
      all(page.picture, 200),
      all(other.picture, 200),
    ]);
    expect((await ask(page.picture.paths[0]!, both)).headers.get('cache-control')).toBe('private, no-store');
    expect(await statuses(page.picture, { Cookie: `${cookie.slice(0, -2)}xx` })).toEqual(all(page.picture, 404));
    // Another password ends what the former one has opened.
    await publish(page, showing(page.picture, { who: 'password', lock: await aLock(application, page, 'another one') }));
    expect(await statuses(page.picture, both)).toEqual(all(page.picture, 404));
  });

  test('VI-34 is shown to its owner and to whoever has opened the link to a draft, and to nobody else who has signed in', async () => {
    const content = await aPng({ width: 400, height: 400 });
    const uploading = await aPage();
    const page = { ...uploading, picture: await upload(uploading, 400, content) };
    await publish(page, showing(page.picture, { who: 'hidden' }));
    await soon(page.picture, 404);
    const [operator, other, twin] = [await registerOperator(application), await register(application), await anUploader(application)];
    const me = JSON.stringify({ query: '{ me { username } }' });
    const by = async (token: string) => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
      const answer = await fetch(`${application.url}/graphql`, { method: 'POST', body: me, headers });
      const cookie = ofPictures(answer);
      expect(cookie).not.toContain(token);
      return () => statuses(page.picture, { Cookie: cookie });
    };
    const [asOwner, asOperator, asOther] = [await by(page.token), await by(operator.token), await by(other.token)];
    expect([await asOwner(), await asOperator(), await asOther()]).toEqual([200, 404, 404].map((status) => all(page.picture, status)));
    // A file that somebody else has uploaded, too, is theirs as well.
    await upload(twin, 400, content);
    expect(await (await by(twin.token))()).toEqual(all(page.picture, 200));
    const make = 'mutation { createAccessToken(input: { name: "Reader", scopes: [READ] }) { token } }';
    const program = async ({ token }: TestAccount) =>
      (await graphqlData<{ createAccessToken: { token: string } }>(application.url, make, {}, token)).createAccessToken.token;
    const read = async (account: TestAccount) => statuses(page.picture, { Authorization: `Bearer ${await program(account)}` });
    expect([await read(page), await read(operator)]).toEqual([all(page.picture, 200), all(page.picture, 404)]);
    expect(await statuses(page.picture, { Cookie: `session=${page.token}` })).toEqual(all(page.picture, 404));
    expect(await statuses(page.picture, { Authorization: `Bearer ${page.token}` })).toEqual(all(page.picture, 200));
    const { myPage } = await graphqlData<{ myPage: { id: string } }>(application.url, '{ myPage { id } }', {}, page.token);
    const link = async () =>
      (
        await graphqlData<{ createDraftLink: { url: string } }>(
          ...([application.url, 'mutation ($id: ID!) { createDraftLink(pageId: $id) { url } }', { id: myPage.id }, page.token] as const),
        )
      ).createDraftLink.url;
    const cookie = ofPictures(await fetch(await link()));
    expect(await statuses(page.picture, { Cookie: cookie })).toEqual(all(page.picture, 200));
    // Another link ends the former one.
    await link();
    expect(await statuses(page.picture, { Cookie: cookie })).toEqual(all(page.picture, 404));
    await post(application.url, 'logout/', {}, withToken(page.token));
    expect(await asOwner()).toEqual(all(page.picture, 404));
  });

  test('VI-35 is sent to everybody while another tile or another page shows it, and a picture that comes with the product is always', async () => {
    const page = await aPage();
    const hidden = showing(page.picture, { who: 'hidden' });
    await publish(page, hidden, withEmblem(page.picture));
    expect(await statuses(page.picture)).toEqual(all(page.picture, 200));
    await publish(page, hidden);
    await soon(page.picture, 404);
    const create = 'mutation ($input: CreatePageInput!) { createPage(input: $input) { id } }';
    const { createPage } = await graphqlData<{ createPage: { id: string } }>(
      ...([application.url, create, { input: { linkname: `${page.linkname}-two` } }, page.token] as const),
    );
    // Without a word about who sees it, the tile would keep what the first page withholds.
    const shown = { ...showing(page.picture), visibility: null } as unknown as Tile;
    const input = { pageId: createPage.id, basedOnVersion: 0, design: asInput(aDesign({ tiles: [shown] })) };
    await graphqlData(application.url, 'mutation ($input: PublishInput!) { publish(input: $input) { version } }', { input }, page.token);
    await soon(page.picture, 200);
    const starter = { id: STARTER_PICTURES.cook.id, paths: STARTER_PICTURES.cook.variants.map(({ name }) => `/media/${name}`) };
    await publish(page, showing(starter, { who: 'hidden' }));
    expect(await statuses(starter)).toEqual(all(starter, 200));
  });

  test('VI-36 is kept by caches until its tile goes, and no longer', async () => {
    const page = await aPage();
    const caching = async () => (await ask(page.picture.paths[0]!)).headers.get('cache-control')!;
    await publish(page, showing(page.picture));
    await expectSoon(caching).toBe('public, max-age=31536000, immutable');
    await publish(page, showing(page.picture, { until: hence(60_000) }));
    await eventually(async () => expect(await caching()).toMatch(/^public, max-age=[1-5]\d$/));
    await publish(page, showing(page.picture, { until: hence(4_000) }));
    await eventually(async () => {
      const { status, headers } = await ask(page.picture.paths[0]!);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    });
    await soon(page.picture, 404);
  });

  test('WN-14 What goes at a moment is in no exported file, and neither are the page that has it and its pictures, until it is over', async () => {
    const page = await aPage();
    await publish(page, showing(page.picture), aTile({ name: 'Stays' }));
    await exported.shows(page.linkname, 'Stays');
    const isExported = () => page.picture.paths.some((path) => exported.read(path.slice(1)) !== undefined);
    await expectSoon(isExported).toBe(true);
    await publish(page, showing(page.picture, { until: hence(HOUR) }), aTile({ name: 'Stays' }));
    await exported.shows(page.linkname, null);
    await expectSoon(isExported).toBe(false);
    expect(await (await ask(`/${page.linkname}`)).text()).toContain('Stays');
    await publish(page, showing(page.picture, { until: hence(-HOUR) }), aTile({ name: 'Stays' }));
    await exported.shows(page.linkname, 'Stays');
    expect(isExported()).toBe(false);
  });

  test('VI-37 leaves the exported files with the last page that shows it, and comes back with it', async () => {
    const page = await aPage();
    const inFiles = (path: string) => exported.read(path.slice(1)) !== undefined;
    const files = () => page.picture.paths.map(inFiles);
    const every = (value: boolean) => page.picture.paths.map(() => value);
    await publish(page, showing(page.picture));
    await expectSoon(files).toEqual(every(true));
    await publish(page, showing(page.picture, { who: 'hidden' }));
    await expectSoon(files).toEqual(every(false));
    const begins = Date.now() + 5_000;
    await publish(page, showing(page.picture, { from: new Date(begins).toISOString() }));
    const early = files();
    if (Date.now() < begins) expect(early).toEqual(every(false));
    await expectSoon(files).toEqual(every(true));
    // A web server would let caches keep what goes by itself.
    await publish(page, showing(page.picture, { until: hence(HOUR) }));
    await expectSoon(files).toEqual(every(false));
    await publish(page, { ...showing(page.picture), visibility: null } as unknown as Tile);
    await expectSoon(files).toEqual(every(true));
    await publish(page, aTile({ name: 'Another one' }));
    await expectSoon(files).toEqual(every(false));
  });
});
