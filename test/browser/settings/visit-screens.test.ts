import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { EditorDocument } from '../../../client/api/generated/editor.js';
import type { EditorQuery } from '../../../client/api/generated/types.js';
import { tileIdsOf } from '../../../server/pages/design/tile-ids.rules.js';
import { tileSubject } from '../../../server/visits/page-count.js';
import { aPageAt, claim, register, type TestAccount } from '../../builders/accounts/account.js';
import { aLink, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { countPastVisits } from '../../builders/pages/visited-page.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectFocus, expectSoon } from '../../support/waiting.js';
import { cutApi, openSignedIn, sidewaysScroll, smallTargets } from '../accounts/account-steps.js';
import { addButton, draftWarning, nameField, openEditor, publishPage, tile } from '../editor/editor-steps.js';
import { openSettings } from './personal-steps.js';

const { application, browser } = runningProduct();

const design = aDesign({
  title: 'Garden',
  tiles: [
    aTile({ name: 'Lemons & limes' }),
    aTile({ name: 'Never opened' }),
    aLink({ name: 'The garden', address: 'https://garden.example/' }),
  ],
});

/** A page that was visited: its first tile was opened 1,200 times, and its link was followed once. */
async function aVisitedPage(linkname: string): Promise<TestAccount> {
  const account = await register(application);
  await claim(application, account, linkname);
  await publishMixed(application, account, design);
  await countPastVisits(application, account, [
    ['tile', tileSubject(tileIdsOf(design.tiles)[0]!, 'Lemons & limes'), 1200],
    ['link', 'https://garden.example/', 1],
    ['referrer', 'news.example', 31],
    ['referrer', '', 4],
  ]);
  return account;
}

const views = (page: Page) => page.getByRole('button', { name: '465 views in 30 days' });

test('The list of pages says how often a page was viewed, and leads to each day, and to what was opened, followed and led there', async () => {
  const account = await aVisitedPage('visited');
  // Days are those of UTC, of which each begins on the day before in America.
  const { page, incidents } = await openSettings(browser, application, { account, timezoneId: 'America/New_York' });
  await views(page).click();
  const dialog = page.getByRole('dialog', { name: 'Visits to Garden' });
  const chart = dialog.getByRole('img', { name: 'Views each day, the last 30 days' });
  await chart.waitFor();
  await expectSoon(() => dialog.getByText('at most').innerText()).toBe('465 views in 30 days, at most 30 in a day');
  const heights = await chart.locator('rect').evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('height'))));
  expect(heights).toHaveLength(30);
  expect(heights).toEqual(heights.toSorted((first, second) => first - second));
  await dialog.getByText('Views each day', { exact: true }).click();
  const rows = await dialog.getByRole('row').allInnerTexts();
  const today = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format();
  expect([rows.length, rows.at(-1)]).toEqual([31, `${today}\t30`]);
  const listed = async (heading: string) =>
    dialog
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: heading }) })
      .getByRole('listitem')
      .allInnerTexts();
  expect(await listed('Where visitors came from')).toEqual(['news.example\n31', 'Other sites\n4']);
  expect(await listed('Tiles opened')).toEqual(['Lemons & limes\n1,200']);
  expect(await listed('Links followed')).toEqual(['https://garden.example/\n1']);
  for (const viewport of [PHONE.viewport, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport);
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `visits-${viewport.width}-${scheme}`);
    });
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
  }
  await expectSoon(() => smallTargets(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expectFocus(views(page));
  await inLightAndDark(page, () => expectNoAxeViolations(page));
  expect(incidents).toEqual([]);
});

test('The number in the row, which is underlined, agrees with the visits that the menu of the page shows', async () => {
  const account = await aVisitedPage('visited-since');
  const { page, incidents } = await openSettings(browser, application, { account });
  await views(page).waitFor();
  await expectSoon(() =>
    views(page)
      .locator('span')
      .evaluate((words) => getComputedStyle(words).textDecorationLine),
  ).toBe('underline');
  const { myPage } = await graphqlData(application.url, EditorDocument, {}, account.token);
  await application.dataSource.query(`UPDATE page_count SET count = count * 2 WHERE kind = 'view' AND page_id = $1`, [myPage.id]);
  await page.getByRole('button', { name: 'More about Garden' }).click();
  await page.getByRole('button', { name: 'Visits…', exact: true }).click();
  await page.getByText('930 views in 30 days, at most 60 in a day').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '930 views in 30 days' }).waitFor();
  expect(incidents).toEqual([]);
});

test('A page that nobody has visited says so, and visits that cannot be loaded are asked for again', async () => {
  const account = await aPageAt(application, 'unvisited', design);
  const { page, context, incidents } = await openSettings(browser, application, { account, ignore: () => true });
  const none = page.getByRole('button', { name: '0 views in 30 days' });
  await none.click();
  await page.getByText('Nobody has visited this page').waitFor();
  await page.keyboard.press('Escape');
  const restore = await cutApi(context);
  await none.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The visits could not be loaded.').waitFor();
  await inLightAndDark(page, () => expectNoAxeViolations(page));
  await restore();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Nobody has visited this page').waitFor();
  expect(incidents.filter(({ kind }) => kind !== 'console')).toEqual([]);
});

test('The editor shows how often each tile was opened or followed, in words on the selected one', async () => {
  const account = await aVisitedPage('tended');
  const { page, incidents } = await openSignedIn(browser, application, account, { preloading: 'asForPeople', ignore: draftWarning });
  await page.goto('/editor');
  const corner = (at: number) => page.locator('[data-tile]').nth(at).locator('[class*=count]');
  await expectSoon(() => corner(0).innerText()).toContain('1.2k');
  await expectSoon(() => corner(0).innerText()).toContain('Opened 1,200 times in 30 days');
  await expectSoon(() => corner(1).count()).toBe(0);
  await expectSoon(() => corner(2).innerText()).toContain('Followed once in 30 days');
  await page.locator('[data-tile] [data-press]').first().click();
  await eventually(async () => expect((await corner(0).innerText()).trim()).toBe('Opened 1,200 times in 30 days'));
  for (const viewport of [PHONE.viewport, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport);
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `tile-counts-${viewport.width}-${scheme}`);
    });
  }
  expect(incidents).toEqual([]);
});

test('TI-05 A tile that is renamed in the editor keeps its id: one that it has loaded, and one that was added and published there', async () => {
  const account = await aPageAt(application, 'renamed');
  await publishMixed(application, account, aDesign({ title: 'Garden', tiles: [aTile({ name: 'Lemons' })] }), 1);
  const { page, incidents } = await openEditor(browser, application, { account });
  const idsOf = async (...names: string[]) => {
    const query = '{ myPage { design { tiles { id name } } } }';
    const { myPage } = await graphqlData<{ myPage: Pick<EditorQuery['myPage'], 'design'> }>(application.url, query, {}, account.token);
    expect(myPage.design?.tiles.map(({ name }) => name)).toEqual(names);
    return myPage.design?.tiles.map(({ id }) => id) ?? [];
  };
  const rename = async (place: number, name: string) => {
    await tile(page, place).dblclick();
    await expectFocus(nameField(page, place));
    await nameField(page, place).fill(name);
    await nameField(page, place).press('Tab');
  };
  const [lemons] = await idsOf('Lemons');
  await rename(1, 'Limes');
  await addButton(page).click();
  await nameField(page, 2).fill('Figs');
  await nameField(page, 2).press('Escape');
  await publishPage(page);
  const [limes, figs] = await idsOf('Limes', 'Figs');
  expect(limes).toBe(lemons);
  await rename(2, 'Ripe figs');
  await publishPage(page);
  expect(await idsOf('Limes', 'Ripe figs')).toEqual([lemons, figs]);
  expect(incidents).toEqual([]);
});
