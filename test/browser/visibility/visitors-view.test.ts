import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { claim, register } from '../../builders/accounts/account.js';
import { aLink, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { openEditor, previewTiles, tile } from '../editor/editor-steps.js';
import { scheme } from '../tiles/tile-kind-steps.js';

const { application, browser } = runningProduct();

const HOUR = 3_600_000;
const YEAR = new Date().getUTCFullYear() + 1;
const view = (page: Page) => page.getByRole('group', { name: 'Show what visitors see' });
const look = (page: Page, choice: string) => view(page).getByRole('button', { name: choice, exact: true }).click();
const preview = (page: Page) => page.getByRole('region', { name: 'Live preview' });
/** The words on the tiles of the preview. */
const seen = (page: Page) => previewTiles(page).evaluateAll((all) => all.map((one) => one.querySelector('.name')?.textContent));
const expectSeen = (page: Page, ...names: string[]) => expectSoon(() => seen(page)).toEqual(names);

let pages = 0;
async function anAccount(from: string) {
  const account = await register(application);
  await claim(application, account, `as-seen-${(pages += 1)}`);
  const tiles = [
    aTile({ name: 'Hidden', visibility: { who: 'hidden' } }),
    aTile({ name: 'Menu', html: '<p>Soup</p>' }),
    aLink({ name: 'Tickets', address: 'https://example.org/', visibility: { from, isAnnounced: true, timeZone: 'Asia/Tokyo' } }),
    aTile({ name: 'Later', visibility: { from } }),
  ];
  await publishMixed(application, account, aDesign({ title: 'Ada', tiles }));
  return account;
}

/** At 18:00 in Tokyo. */
const EVENING = `${YEAR}-03-03T09:00:00.000Z`;

test.each([
  ['a desk', { timezoneId: 'Asia/Tokyo' }, 1440],
  ['a phone', { ...PHONE, timezoneId: 'Asia/Tokyo' }, 390],
])(
  'VI-30 The preview shows the page as visitors see it, now or at a moment on the clocks of its creator, without marks, and says how many tiles they see; a press on one edits it: on %s',
  async (_, options, width) => {
    const { page, incidents } = await openEditor(browser, application, { account: await anAccount(EVENING), ...options });
    if (width === 390) await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await preview(page).getByText('Hidden', { exact: true }).last().waitFor();
    await expectSeen(page, 'Hidden', 'Menu', 'Tickets', 'Later');
    await look(page, 'Now');
    await expectSeen(page, 'Menu', 'Tickets');
    await page.getByRole('status').getByText('2 of 4 tiles').waitFor();
    await preview(page).getByText('Comes on 3 March', { exact: true }).waitFor();
    await expectSoon(() => preview(page).locator('.seen-mark').count()).toBe(0);
    await view(page).getByRole('button', { name: 'Now' }).press('Tab');
    await page.keyboard.press('Enter');
    await page.getByLabel('Day', { exact: true }).fill(`${YEAR}-03-03`);
    await page.getByLabel('Time', { exact: true }).fill('17:59');
    await expectSeen(page, 'Menu', 'Tickets');
    await page.getByLabel('Time', { exact: true }).fill('18:00');
    await expectSeen(page, 'Menu', 'Tickets', 'Later');
    await page.getByRole('status').getByText('3 of 4 tiles').waitFor();
    await expectSoon(() => preview(page).getByText('Comes on 3 March').count()).toBe(0);
    await inLightAndDark(page, async () => {
      await expectNoAxeViolations(page);
      await screenshot(page, `visitors-view-${width}-${await scheme(page)}`);
    });
    await previewTiles(page).filter({ hasText: 'Menu' }).click();
    await page.getByText('Soup').first().waitFor();
    await page.getByRole('button', { name: 'Save tile' }).click();
    await page.getByRole('dialog', { name: 'Edit tile' }).waitFor({ state: 'hidden' });
    await look(page, 'No');
    await expectSeen(page, 'Hidden', 'Menu', 'Tickets', 'Later');
    expect(incidents).toEqual([]);
  },
);

test('VI-31 When the moment of a tile passes while the editor is open, its badges and the page as visitors see it follow', async () => {
  const from = new Date(Date.now() + HOUR).toISOString();
  const { page, incidents } = await openEditor(browser, application, { account: await anAccount(from) });
  await page.clock.install();
  await page.reload();
  await expectSoon(() => tile(page, 4).textContent()).toContain('Comes on');
  await expectSoon(() => preview(page).locator('.seen-mark').count()).toBe(3);
  await look(page, 'Now');
  await expectSeen(page, 'Menu', 'Tickets');
  await page.clock.fastForward(2 * HOUR);
  await expectSeen(page, 'Menu', 'Tickets', 'Later');
  await expectSoon(() => tile(page, 4).textContent()).not.toContain('Comes on');
  await look(page, 'No');
  await expectSoon(() => preview(page).locator('.seen-mark').count()).toBe(1);
  expect(incidents).toEqual([]);
});

test('A page that everybody sees as it is does not ask, and one with warnings alone does not either', async () => {
  const account = await register(application);
  await claim(application, account, 'as-seen-plain');
  await publishMixed(application, account, aDesign({ tiles: [aTile({ name: 'Menu', visibility: { warning: 'Loud.' } })] }));
  const { page, incidents } = await openEditor(browser, application, { account });
  await preview(page).getByText('Warning', { exact: true }).waitFor();
  await expectSoon(() => view(page).count()).toBe(0);
  expect(incidents).toEqual([]);
});
