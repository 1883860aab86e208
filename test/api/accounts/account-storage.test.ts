import { expect, test } from '@jest/globals';
import { toWire } from '../../../server/pages/design/wire-design.rules.js';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, aTile, asTextInput } from '../../builders/pages/page-design.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication({ storagePerAccount: 2_000_000 });

interface Storage {
  readonly pages: number;
  readonly versions: number;
  readonly pictures: number;
  readonly most: number;
}

/** A design of some 600 kB that cannot be compressed. */
function aHeavyDesign() {
  const noise = () => Buffer.from(crypto.getRandomValues(new Uint8Array(56_000))).toString('base64');
  return aDesign({ tiles: Array.from({ length: 8 }, () => aTile({ html: `<p>${noise()}</p>` })) });
}

const PUBLISH = 'mutation ($input: PublishPageInput!) { publishPage(input: $input) { version } }';

const storageOf = async ({ token }: TestAccount) =>
  (await graphqlData<{ me: { storage: Storage } }>(application.url, '{ me { storage { pages versions pictures most } } }', {}, token)).me
    .storage;

async function versionsOf({ token }: TestAccount): Promise<number[]> {
  const { pageVersions } = await graphqlData<{ pageVersions: { version: number }[] }>(
    application.url,
    '{ pageVersions { version } }',
    {},
    token,
  );
  return pageVersions.map(({ version }) => version);
}

const postPage = (account: TestAccount) => post(application.url, 'postdata/', toWire(aHeavyDesign()), withToken(account.token));

test('SB-02 Publishing goes on when the account is full: its oldest versions go, at both doors', async () => {
  const account = await register(application);
  for (let time = 1; time <= 5; time += 1) expect((await postPage(account)).status).toBe(200);
  const input = { design: asTextInput(aHeavyDesign()), basedOnVersion: 5 };
  await graphqlData(application.url, PUBLISH, { input }, account.token);
  expect(await versionsOf(account)).toEqual([6, 5, 4]);
  const { pages, versions, pictures, most } = await storageOf(account);
  expect([pictures, most]).toEqual([0, 2_000_000]);
  expect(pages).toBeGreaterThan(590_000);
  expect(pages + versions).toBeLessThanOrEqual(most);
});

test('SB-03 When only present versions are left, both doors refuse with STORAGE_FULL, and the page stays as it was', async () => {
  const account = await register(application);
  await postPage(account);
  const create = 'mutation ($input: CreatePageInput!) { createPage(input: $input) { id } }';
  for (let time = 1; time <= 2; time += 1) {
    const { createPage } = await graphqlData<{ createPage: { id: string } }>(application.url, create, { input: {} }, account.token);
    const input = { pageId: createPage.id, design: asTextInput(aHeavyDesign()), basedOnVersion: 0 };
    await graphqlData(application.url, PUBLISH, { input }, account.token);
  }
  const refused = await postPage(account);
  expect([refused.status, refused.body]).toEqual([
    409,
    { code: 'STORAGE_FULL', detail: expect.stringContaining('An account can have 2 MB') as unknown },
  ]);
  const input = { design: asTextInput(aHeavyDesign()), basedOnVersion: 1 };
  const { errors } = await graphql(application.url, PUBLISH, { input }, account.token);
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['STORAGE_FULL']);
  expect(await versionsOf(account)).toEqual([1]);
});

test('A copy of a page counts with its whole size: without room for it, it is refused, and no page is added', async () => {
  const account = await register(application);
  await postPage(account);
  const pagesOf = async () =>
    (await graphqlData<{ me: { pages: { id: string }[] } }>(application.url, '{ me { pages { id } } }', {}, account.token)).me.pages;
  const copy = 'mutation ($input: CreatePageInput!) { createPage(input: $input) { id } }';
  const variables = { input: { copyOf: (await pagesOf())[0]?.id } };
  for (let copies = 1; copies <= 2; copies += 1) await graphqlData(application.url, copy, variables, account.token);
  const { errors } = await graphql(application.url, copy, variables, account.token);
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['STORAGE_FULL']);
  expect(await pagesOf()).toHaveLength(3);
});
