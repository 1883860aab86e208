import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { PageStore } from '../../../server/pages/ports/page-store.port.js';
import { claim, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { anUploader } from '../../support/calls/uploads.js';

interface ListedPage {
  readonly id: string;
  readonly name: string | null;
  readonly linkname: string | null;
  readonly isMain: boolean;
  readonly version: number;
}

const PAGE = 'id name linkname isMain version';

const application = runningApplication({ maxPagesPerAccount: 4 });
let ada: TestAccount;
let linkname: string;
let names = 0;
beforeEach(async () => {
  names += 1;
  linkname = `garden-${names}`;
  ada = await anUploader(application);
});

const ask = <Data>(query: string, variables: Record<string, unknown> = {}, account = ada) =>
  graphqlData<Data>(application.url, query, variables, account.token);

const codesOf = async (query: string, variables: Record<string, unknown> = {}, account = ada) =>
  (await graphql(application.url, query, variables, account.token)).errors.map(({ extensions }) => extensions.code);

async function pagesOf(account = ada): Promise<ListedPage[]> {
  return (await ask<{ me: { pages: ListedPage[] } }>(`{ me { pages { ${PAGE} } } }`, {}, account)).me.pages;
}

async function create(input: Record<string, unknown> = {}, account = ada): Promise<ListedPage> {
  const query = `mutation ($input: CreatePageInput!) { createPage(input: $input) { ${PAGE} } }`;
  return (await ask<{ createPage: ListedPage }>(query, { input }, account)).createPage;
}

const statusAt = async (path: string) => (await fetch(new URL(path, application.url))).status;
const inputOf = (title: string, pageId?: string) => ({ input: { design: aDesign({ title, tiles: [] }), basedOnVersion: 0, pageId } });
const PUBLISH = `mutation ($input: PublishPageInput!) { publishPage(input: $input) { ${PAGE} } }`;

test('MP-01 Pages are created, named, ordered and deleted, and visitors see what is published at the address of each', async () => {
  const weddings = await create({ name: ' Weddings ', linkname: `${linkname}-weddings` });
  expect(weddings).toMatchObject({ name: 'Weddings', linkname: `${linkname}-weddings`, isMain: false, version: 0 });
  expect(weddings.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  await ask(PUBLISH, inputOf('For your wedding', weddings.id));
  const copy = await create({ copyOf: weddings.id, linkname: `${linkname}-copy` });
  for (const path of [weddings.linkname, copy.linkname]) {
    expect(await (await fetch(new URL(`/${path}`, application.url))).text()).toContain('For your wedding');
  }
  const main = (await pagesOf())[0]!;
  const { orderPages } = await ask<{ orderPages: ListedPage[] }>('mutation ($ids: [ID!]!) { orderPages(ids: $ids) { id } }', {
    ids: [copy.id, main.id],
  });
  expect(orderPages.map(({ id }) => id)).toEqual([copy.id, main.id, weddings.id]);
  await ask('mutation ($id: ID!) { renamePage(id: $id, name: "Copied") { name } }', { id: copy.id });
  expect((await pagesOf()).map(({ name }) => name)).toEqual(['Copied', null, 'Weddings']);

  const DELETE = 'mutation ($id: ID!, $linkname: String) { deletePage(id: $id, linkname: $linkname) }';
  expect(await codesOf(DELETE, { id: copy.id })).toEqual(['LINKNAME_WRONG']);
  expect(await codesOf(DELETE, { id: main.id })).toEqual(['PAGE_IS_MAIN']);
  expect(await statusAt(`/${copy.linkname}`)).toBe(200);
  await ask(DELETE, { id: copy.id, linkname: ` ${copy.linkname?.toUpperCase()} ` });
  expect((await pagesOf()).map(({ id }) => id)).toEqual([main.id, weddings.id]);
  expect(await (await fetch(new URL(`/${copy.linkname}`, application.url))).text()).not.toContain('For your wedding');
  const claimAgain = 'mutation ($linkname: String!) { claimLinkname(linkname: $linkname) { id } }';
  expect(await codesOf(claimAgain, { linkname: copy.linkname })).toEqual(['LINKNAME_TAKEN']);
});

test('An account has at most as many pages as the operator allows, and a refused page is not created', async () => {
  for (let count = 1; count < 4; count += 1) await create();
  const CREATE = 'mutation ($input: CreatePageInput!) { createPage(input: $input) { id } }';
  expect(await codesOf(CREATE, { input: {} })).toEqual(['TOO_MANY_PAGES']);
  expect(await pagesOf()).toHaveLength(4);
  const bob = await register(application);
  for (const [input, code] of [
    [{ name: 'n'.repeat(61) }, 'PAGE_NAME_INVALID'],
    [{ linkname: 'no.dots' }, 'LINKNAME_INVALID'],
    [{ linkname: 'admin' }, 'LINKNAME_RESERVED'],
    [{ copyOf: 'no id' }, 'PAGE_NOT_FOUND'],
  ] as const) {
    expect(await codesOf(CREATE, { input }, bob)).toEqual([code]);
  }
  expect(await pagesOf(bob)).toHaveLength(1);
});

test('MP-02 Older clients know the main page only, and another one as soon as it is made the main page', async () => {
  await claim(application, ada, linkname);
  await ask(PUBLISH, inputOf('First'));
  const second = await create({ linkname: `${linkname}-second` });
  const getData = async () => {
    const { body } = await post(application.url, 'getdata/', {}, withToken(ada.token));
    return (body as { data: string | null }).data;
  };
  expect(await getData()).toContain('First');
  await ask('mutation ($id: ID!) { makeMainPage(id: $id) { isMain } }', { id: second.id });
  expect(await getData()).toBeNull();
  const { body } = await post(application.url, 'getuserdetails/', {}, withToken(ada.token));
  expect(body).toMatchObject({ first_name: `${linkname}-second` });
  expect((await pagesOf()).map(({ isMain }) => isMain)).toEqual([false, true]);
});

describe('The rate limits of an account', () => {
  test.each([
    ['claims of linknames', 60, 'mutation { claimLinkname(linkname: "admin") { id } }'],
    ['new pages', 60, 'mutation { createPage(input: {}) { id } }'],
    ['deletions', 60, 'mutation { deletePage(id: "01900000-0000-7000-8000-000000000000") }'],
    ['names, orders and main pages', 300, 'mutation { renamePage(id: "01900000-0000-7000-8000-000000000000", name: "") { id } }'],
  ])('count %s, refused ones too: more than %d are answered TOO_MANY_ATTEMPTS', async (_, most, query) => {
    const bob = await register(application);
    const codes: unknown[] = [];
    for (let count = 0; count < most; count += 1) codes.push(...(await codesOf(query, {}, bob)));
    expect(codes).not.toContain('TOO_MANY_ATTEMPTS');
    expect(await codesOf(query, {}, bob)).toEqual(['TOO_MANY_ATTEMPTS']);
    expect(await codesOf(query)).not.toContain('TOO_MANY_ATTEMPTS');
    if (query.includes('claimLinkname')) {
      const older = await post(application.url, 'updatename/', { first_name: 'admin' }, withToken(bob.token));
      expect([older.status, older.body?.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
      expect(Number(older.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    if (most === 300) {
      const main = (await pagesOf(bob))[0]!.id;
      expect(await codesOf('mutation ($id: ID!) { makeMainPage(id: $id) { id } }', { id: main }, bob)).toEqual(['TOO_MANY_ATTEMPTS']);
      expect(await codesOf('mutation ($id: ID!) { orderPages(ids: [$id]) { id } }', { id: main }, bob)).toEqual(['TOO_MANY_ATTEMPTS']);
    }
  });
});

test('All pages can be read in one operation without their designs, which are refused for a list', async () => {
  await create({ name: 'Second' });
  const readings = jest.spyOn(application.nest.get(PageStore), 'find');
  expect(await pagesOf()).toHaveLength(2);
  expect(await codesOf('{ me { pages { id design { title } } } }')).toEqual(['DESIGNS_OF_A_LIST']);
  expect(readings).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
