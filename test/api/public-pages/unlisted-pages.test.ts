import { beforeAll, describe, expect, test } from '@jest/globals';
import { aPageAt, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { exportedFolder } from '../../support/servers/exported-folder.js';
import { runningApplication } from '../../support/servers/running-application.js';

const exported = exportedFolder();
const application = runningApplication(() => ({ rateLimits: 'off', pagesExportDir: exported.path }));
const CHANGE = 'mutation ($id: ID!, $access: PageAccess!) { changePageAccess(id: $id, access: $access) { id access version } }';
const NOINDEX = '<meta name="robots" content="noindex"/>';

let ada: TestAccount;
let pageId: string;
beforeAll(async () => {
  await aPageAt(application, 'aaa-is-public');
  ada = await aPageAt(application, 'ada-unlisted', aDesign({ title: 'Ada' }));
  pageId = (await graphqlData<{ myPage: { id: string } }>(application.url, '{ myPage { id } }', {}, ada.token)).myPage.id;
});

const change = (access: string, token = ada.token) => graphql(application.url, CHANGE, { id: pageId, access }, token);
const ask = (path: string) => fetch(application.url + path);
const text = async (path: string) => (await ask(path)).text();

describe('A page that is unlisted', () => {
  test('VI-20 is told to search engines as not to be listed, in the page, its data and its exported file, is in no sitemap, and opens for whoever has its address', async () => {
    expect([await text('/ada-unlisted'), (await ask('/ada-unlisted.json')).headers.get('x-robots-tag')]).toEqual([
      expect.not.stringContaining('noindex'),
      null,
    ]);
    await exported.shows('ada-unlisted', 'Ada');
    expect(await change('unlisted')).toMatchObject({ data: { changePageAccess: { id: pageId, access: 'unlisted', version: 1 } } });
    const page = await ask('/ada-unlisted');
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(NOINDEX)]);
    expect((await ask('/ada-unlisted.json')).headers.get('x-robots-tag')).toBe('noindex');
    await exported.shows('ada-unlisted', NOINDEX);
    const sitemap = await text('/sitemap-1.xml');
    expect([sitemap.includes('aaa-is-public'), sitemap.includes('ada-unlisted')]).toEqual([true, false]);
    await change('public');
    expect(await text('/ada-unlisted')).not.toContain('noindex');
  });

  test('VI-21 is changed by its owner alone, to what there is', async () => {
    const other = await register(application);
    expect(await change('unlisted', other.token)).toMatchObject({ errors: [{ extensions: { code: 'PAGE_NOT_FOUND' } }] });
    expect(await change('unlisted', 'nobody')).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    expect((await change('secret')).errors).toHaveLength(1);
    expect(await text('/ada-unlisted')).not.toContain('noindex');
  });
});
