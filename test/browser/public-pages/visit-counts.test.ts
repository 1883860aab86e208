import { expect, test } from '@jest/globals';
import { StoreVisits } from '../../../server/visits/use-cases/store-visits.js';
import { aPageAt, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { exportedFolder } from '../../support/servers/exported-folder.js';
import { graphql } from '../../support/calls/graphql.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { PERSONS_BROWSER } from '../../support/calls/visits.js';
import { expectSoon, until } from '../../support/waiting.js';

const exported = exportedFolder();
const silentFolder = exportedFolder();
const silent = runningApplication(() => ({ pagesExportDir: silentFolder.path, pagesExportCounts: 'off' }));
const { application, browser } = runningProduct(() => ({ pagesExportDir: exported.path }));

const design = aDesign({
  tiles: [aTile({ name: 'Lemons & limes', html: '<p>Water them, <a href="https://garden.example/?a=1&amp;b=2">and read on</a>.</p>' })],
});

interface Counts {
  readonly views: readonly number[];
  readonly tiles: readonly { readonly subject: string; readonly count: number }[];
  readonly links: readonly { readonly subject: string; readonly count: number }[];
}

async function countsOf({ token }: TestAccount) {
  await application.nest.get(StoreVisits).execute();
  const query = '{ pageCounts(days: 2) { views tiles { subject count } links { subject count } } }';
  const { data } = await graphql<{ pageCounts: Counts }>(application.url, query, {}, token);
  const { views, tiles, links } = data!.pageCounts;
  const listed = (counts: Counts['tiles']) => counts.map(({ subject, count }) => `${count} ${subject}`);
  return { views: views.reduce((sum, more) => sum + more, 0), tiles: listed(tiles), links: listed(links) };
}

/** Reads the page, opens its tile and follows the link in it, by mouse and by key. `file` is what a web server sends in place of the page. */
async function useThePage(linkname: string, expected: number, file?: string): Promise<readonly string[]> {
  const { page, incidents } = await browser.newPage(application.url, { userAgent: PERSONS_BROWSER });
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/visits')) reports.push(request.postData() ?? '');
  });
  if (file !== undefined)
    await page.route(`**/${linkname}`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: file }));
  await page.goto(`/${linkname}`);
  await page.getByRole('button', { name: 'Lemons' }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'and read on' });
  // The links do not open, so that no other tab takes the focus.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await link.press('Enter');
  await link.click();
  await link.click({ button: 'right' });
  expect(incidents).toEqual([]);
  await until(() => reports.length >= expected);
  return reports;
}

test('A press of a tile and each way to follow a link are reported once, and what a page sends says nothing else', async () => {
  const owner = await aPageAt(application, 'lemons', design);
  const reports = await useThePage('lemons', 3);
  const link = '/lemons\nhttps://garden.example/?a=1&b=2';
  expect(reports).toEqual(['/lemons\nLemons & limes', link, link]);
  await expectSoon(() => countsOf(owner)).toEqual({ views: 1, tiles: ['1 Lemons & limes'], links: ['2 https://garden.example/?a=1&b=2'] });
});

test('A page from a file reports nothing if that is turned off, has no policy for it, and works', async () => {
  await aPageAt(silent, 'quiet', design);
  await silentFolder.shows('quiet', 'Lemons');
  const file = silentFolder.page('quiet') ?? '';
  expect(file).not.toMatch(/sendBeacon|api\/visits/);
  expect(await useThePage('quiet', 0, file)).toEqual([]);
});

test('A page that comes from a file reports its view, too, and its policy allows that', async () => {
  const owner = await aPageAt(application, 'filed', design);
  await exported.shows('filed', 'Lemons');
  expect((await useThePage('filed', 4, exported.page('filed')))[0]).toBe('/filed\n\n');
  await expectSoon(() => countsOf(owner)).toMatchObject({ views: 1, tiles: ['1 Lemons & limes'] });
});
