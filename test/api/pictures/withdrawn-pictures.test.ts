import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { claim, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { aPng } from '../../builders/images.js';
import { aPicture, aTilePicture, asInput, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { anUploader, uploadGraphql, uploadTilePicture } from '../../support/calls/uploads.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { expectSoon } from '../../support/waiting.js';

const application = runningApplication({ rateLimits: 'off' });

const ask = <Data>(query: string, variables: object, { token }: TestAccount) =>
  graphqlData<Data>(application.url, query, { ...variables }, token);
const idOf = async (account: TestAccount) => (await ask<{ myPage: { id: string } }>('{ myPage { id } }', {}, account)).myPage.id;
const statusOf = async (path: string, headers: Record<string, string> = {}) => (await fetch(application.url + path, { headers })).status;
const asOwner = ({ token }: TestAccount) => ({ Authorization: `Bearer ${token}` });

interface Uploaded {
  readonly id: string;
  readonly path: string;
}

async function upload(account: TestAccount, width: number): Promise<Uploaded> {
  const { data } = await uploadTilePicture(application.url, await aPng({ width, height: 300 }), account.token);
  const { id, variants } = data!.uploadTilePicture;
  return { id, path: new URL(variants[0]!.url).pathname };
}

const withPicture = ({ id }: Uploaded, isHidden: boolean) =>
  aDesign({ tiles: [aPicture({ picture: aTilePicture({ id }), ...(isHidden && { visibility: { who: 'hidden' } }) })] });

let pages = 0;
async function aFurtherPage(account: TestAccount): Promise<{ readonly pageId: string; readonly linkname: string }> {
  pages += 1;
  const linkname = `withdrawn-${pages}`;
  const create = 'mutation ($linkname: String!) { createPage(input: { linkname: $linkname }) { id } }';
  const { createPage } = await ask<{ createPage: { id: string } }>(create, { linkname }, account);
  return { pageId: createPage.id, linkname };
}

test.each(['in no draft', 'in a draft of another page'])(
  'WN-07 The picture of a hidden tile stays withheld when its page is deleted, if it is %s, and one that was never published stays open',
  async (where) => {
    const account = await anUploader(application);
    const [kept, hidden, unpublished] = [await upload(account, 300), await upload(account, 310), await upload(account, 320)];
    await publishMixed(application, account, aDesign(), 0);
    const { pageId, linkname } = await aFurtherPage(account);
    const publish = 'mutation ($input: PublishInput!) { publish(input: $input) { version } }';
    await ask(publish, { input: { pageId, design: asInput(withPicture(kept, false)), basedOnVersion: 0 } }, account);
    await expectSoon(() => statusOf(kept.path)).toBe(200);
    await ask(publish, { input: { pageId, design: asInput(withPicture(hidden, true)), basedOnVersion: 1 } }, account);
    await expectSoon(() => Promise.all([statusOf(kept.path), statusOf(hidden.path)])).toEqual([404, 404]);
    if (where !== 'in no draft') {
      const save = 'mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { revision } }';
      await ask(save, { input: { design: asInput(withPicture(hidden, false)), basedOnVersion: 1, revision: 0 } }, account);
    }
    await ask('mutation ($id: ID!, $linkname: String) { deletePage(id: $id, linkname: $linkname) }', { id: pageId, linkname }, account);
    for (const { path } of [kept, hidden]) expect([path, await statusOf(path)]).toEqual([path, 404]);
    // One that is in no draft may be removed at any time.
    if (where !== 'in no draft') expect(await statusOf(hidden.path, asOwner(account))).toBe(200);
    // What is done about unused pictures in the background changes nothing.
    await application.dataSource.query('DELETE FROM tile_picture WHERE id = $1', [kept.id]);
    expect([await statusOf(kept.path), await statusOf(unpublished.path)]).toEqual([404, 200]);
  },
);

const ACCESS = 'mutation ($id: ID!, $access: PageAccess!) { changePageAccess(id: $id, access: $access) { id } }';
const become = async (account: TestAccount, access: string) => ask(ACCESS, { id: await idOf(account), access }, account);

async function hide(account: TestAccount): Promise<void> {
  const operator = await registerOperator(application);
  const hiding = 'mutation ($input: AdminPageHidingInput!) { adminHidePage(input: $input) { page { isHidden } } }';
  await ask(hiding, { input: { pageId: await idOf(account), reason: 'FRAUD' } }, operator);
}

async function change(account: TestAccount, kind: 'changeProfilePicture' | 'changeWallpaper', width: number): Promise<string> {
  const { data } = await uploadGraphql(application.url, kind, await aPng({ width, height: 400 }), account.token);
  const page = data![kind]!;
  return new URL((kind === 'changeWallpaper' ? page.wallpaper : page.profilePicture)!.url).pathname;
}

test('WN-08 The profile picture and the wallpaper are withheld with their page, and a removed one is in no answer; their owner gets them', async () => {
  const account = await anUploader(application);
  await claim(application, account, 'pictured-and-away');
  await publishMixed(application, account, aDesign(), 0);
  const [profile, wallpaper] = [await change(account, 'changeProfilePicture', 400), await change(account, 'changeWallpaper', 410)];
  const paths = [profile, wallpaper];
  const statuses = (headers = {}) => Promise.all(paths.map((path) => statusOf(path, headers)));
  expect(await statuses()).toEqual([200, 200]);
  await become(account, 'nobody');
  await expectSoon(() => statuses()).toEqual([404, 404]);
  expect(await statuses(asOwner(account))).toEqual([200, 200]);
  await become(account, 'unlisted');
  await expectSoon(() => statuses()).toEqual([200, 200]);
  await ask('mutation { removeProfilePicture { id } }', {}, account);
  await expectSoon(() => statuses()).toEqual([404, 200]);
});

test.each<[string, (account: TestAccount) => Promise<unknown>]>([
  ['nobody sees', (account) => become(account, 'nobody')],
  ['an operator hides', hide],
])('WN-08 What is replaced on a page that %s stays withheld', async (_, narrow) => {
  const account = await anUploader(application);
  await claim(application, account, `replaced-${(pages += 1)}`);
  await publishMixed(application, account, aDesign(), 0);
  const kinds = [
    ['changeProfilePicture', 420],
    ['changeWallpaper', 430],
  ] as const;
  const former: string[] = [];
  for (const [kind, width] of kinds) former.push(await change(account, kind, width + pages));
  const statuses = () => Promise.all(former.map((path) => statusOf(path)));
  expect(await statuses()).toEqual([200, 200]);
  await narrow(account);
  await expectSoon(statuses).toEqual([404, 404]);
  for (const [kind, width] of kinds) await change(account, kind, width + 50 + pages);
  // Nothing of the page is remembered here: its pictures are looked up again.
  await delay(50);
  expect(await statuses()).toEqual([404, 404]);
});

test('A picture that is replaced on a page that everybody sees is sent for a while to browsers that show the former page', async () => {
  const account = await anUploader(application);
  await claim(application, account, `replaced-${(pages += 1)}`);
  await publishMixed(application, account, aDesign(), 0);
  const former = await change(account, 'changeWallpaper', 510);
  await change(account, 'changeWallpaper', 520);
  expect(await statusOf(former)).toBe(200);
});
