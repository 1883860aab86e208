import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { toWire } from '../../../server/pages/design/wire-design.rules.js';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { aPng, aTransparentPng } from '../../builders/images.js';
import { asInput } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { anUploader, uploadTilePicture, type SentTilePicture } from '../../support/calls/uploads.js';
import { aFolder, aPipeline, pageOf, run } from '../../support/programs/pipeline.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication({ rateLimits: 'off' });

let ada: TestAccount;
let opaque: SentTilePicture;
let transparent: SentTilePicture;
beforeAll(async () => {
  ada = await anUploader(application);
  [opaque, transparent] = [await upload(await aPng({ width: 700, height: 350 })), await upload(await aTransparentPng())];
});

async function upload(content: Uint8Array, { token } = ada): Promise<SentTilePicture> {
  return (await uploadTilePicture(application.url, content, token)).data!.uploadTilePicture;
}

/** Each way in which a program may write the address of each file of a picture. */
function formsOf({ id, url, variants }: SentTilePicture): string[] {
  return [...new Set([url, ...variants.map((variant) => variant.url)])].flatMap((file) => {
    const { host, pathname } = new URL(file);
    const absolute = [`http://${host}${pathname}`, `https://${host}${pathname}`, `HTTP://${host.toUpperCase()}${pathname}`];
    return [...absolute, `//${host}${pathname}`, pathname].flatMap((address) => [address, `${address}#${id}`, `${address}?v=2`]);
  });
}

const shownAt = (addresses: readonly string[]) => `<p>${addresses.map((address) => `<img src="${address}" alt="Roses">`).join(' ')}</p>`;

/** What a text has in the place of each of these addresses. */
function shownAs({ id, width, height, variants }: SentTilePicture): string {
  const file = new URL(variants.find(({ format }) => format === 'webp')!.url).pathname;
  return `<img src="${file}#${id}" alt="Roses" loading="lazy" referrerpolicy="no-referrer" width="${width}" height="${height}">`;
}

async function publish(html: string, { token } = ada) {
  const { myPage } = await graphqlData<{ myPage: { version: number } }>(application.url, '{ myPage { version } }', {}, token);
  const query = 'mutation ($input: PublishInput!) { publish(input: $input) { design { tiles { html } } } }';
  const input = { design: asInput(aDesign({ tiles: [aTile({ html })] })), basedOnVersion: myPage.version };
  return graphql<{ publish: { design: { tiles: { html: string }[] } } }>(application.url, query, { input }, token);
}

async function textOf({ token } = ada): Promise<string> {
  const query = '{ myPage { design { tiles { html } } } }';
  const { myPage } = await graphqlData<{ myPage: { design: { tiles: { html: string }[] } } }>(application.url, query, {}, token);
  return myPage.design.tiles[0]!.html;
}

async function usesOf({ id }: SentTilePicture): Promise<number> {
  return (await application.dataSource.query<unknown[]>('SELECT FROM tile_picture_use WHERE picture_id = $1', [id])).length;
}

test('A program shows an own picture by each form of the address of each of its files: it gets its id and its size, and counts as used', async () => {
  for (const picture of [opaque, transparent]) {
    const forms = formsOf(picture);
    const { data, errors } = await publish(shownAt(forms));
    expect(errors).toEqual([]);
    const shown = data!.publish.design.tiles[0]!.html.match(/<img[^<>]*>/g) ?? [];
    expect(forms.filter((_, at) => shown[at] !== shownAs(picture))).toEqual([]);
    expect(await usesOf(picture)).toBe(1);
  }
});

test('An older client shows an own picture by each form of the address of each of its files, too', async () => {
  for (const picture of [opaque, transparent]) {
    await publish('<p>None</p>');
    const forms = formsOf(picture);
    const sent = toWire(aDesign({ tiles: [aTile({ html: shownAt(forms) })] }));
    expect((await post(application.url, 'postdata/', sent, withToken(ada.token))).status).toBe(200);
    const shown = (await textOf()).match(/<img[^<>]*>/g) ?? [];
    expect(forms.filter((_, at) => shown[at] !== shownAs(picture))).toEqual([]);
  }
});

test('A page as code shows an own picture by each form of its address, and applied again makes no version', async () => {
  const author = await aPipeline(application, ada);
  const folder = await aFolder();
  const { url } = opaque;
  const forms = formsOf(opaque).filter((form) => form.startsWith(url) || form.startsWith('/media/'));
  const design = { title: 'Mine', titleColor: { hex: '#112233', alpha: 1 }, backgroundColor: { hex: '#ffffff', alpha: 1 } };
  const { style } = aTile();
  const tiles = [{ kind: 'text', name: 'Roses', html: shownAt(forms), style }];
  await writeFile(join(folder, 'page.json'), JSON.stringify({ format: 'tessera-page', version: 1, design: { ...design, tiles } }));
  expect((await run(author, 'apply', folder)).code).toBe(0);
  const { version } = await pageOf(author);
  expect((await textOf()).split(shownAs(opaque))).toHaveLength(1 + forms.length);
  expect((await run(author, 'apply', folder)).code).toBe(0);
  expect((await pageOf(author)).version).toBe(version);
});

test('A file of another site with the same path, and a file of another account, with or without its id, are published without an id', async () => {
  const bob = await anUploader(application);
  const others = await upload(await aPng({ width: 210, height: 100 }), bob);
  const [elsewhere, of] = [`https://elsewhere.example${new URL(opaque.url).pathname}`, new URL(others.url).pathname];
  const { data, errors } = await publish(shownAt([elsewhere, of, others.url]));
  expect(errors).toEqual([]);
  expect(data!.publish.design.tiles[0]!.html).not.toContain('#');
  expect(data!.publish.design.tiles[0]!.html).toContain(`src="${elsewhere}"`);
  const withId = await publish(shownAt([`${others.url}#${others.id}`]));
  expect(withId.errors).toEqual([]);
  expect(withId.data!.publish.design.tiles[0]!.html).not.toContain(`src="/media/`);
  expect(await usesOf(others)).toBe(0);
});

test('An id of another account in the address of a file that the account has, too, gives way to its own; the one address that texts have is refused if it has no such file', async () => {
  const file = await aPng({ width: 230, height: 100 });
  const bob = await anUploader(application);
  const [others, own] = [await upload(file, bob), await upload(file)];
  const canonical = `${new URL(others.variants.find(({ format }) => format === 'webp')!.url).pathname}#${others.id}`;
  const forms = [`${others.url}#${others.id}`, canonical];
  const { data, errors } = await publish(shownAt(forms));
  expect(errors).toEqual([]);
  const shown = data!.publish.design.tiles[0]!.html.match(/<img[^<>]*>/g) ?? [];
  expect(shown).toEqual([shownAs(own), shownAs(own)]);
  expect([await usesOf(own), await usesOf(others)]).toEqual([1, 0]);
  const refused = await publish(shownAt([canonical]), await register(application));
  expect(refused.errors[0]?.extensions).toMatchObject({ fieldRefusals: { 'tiles.0.html': [{ code: 'PICTURE_NOT_FOUND' }] } });
});

test('A draft that shows an own picture by the address of a file counts as its use, too', async () => {
  const eve = await anUploader(application);
  const own = await upload(await aPng({ width: 330, height: 110 }), eve);
  const input = { design: asInput(aDesign({ tiles: [aTile({ html: shownAt(formsOf(own)) })] })), basedOnVersion: 0, revision: 0 };
  const { errors } = await graphql(
    application.url,
    'mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { revision } }',
    { input },
    eve.token,
  );
  expect(errors).toEqual([]);
  const [draft] = await application.dataSource.query<{ pictures: string[] }[]>(
    'SELECT picture_ids AS pictures FROM page_draft JOIN page USING (owner_id) JOIN account ON account.id = account_id WHERE username = $1',
    [eve.username],
  );
  expect(draft?.pictures).toEqual([own.id]);
});
