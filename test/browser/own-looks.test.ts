import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { publish, register } from '../builders/account.js';
import { aDesign, aTile } from '../builders/page-design.js';
import { expectNoAxeViolations } from '../support/accessibility.js';
import { screenshot } from '../support/browser.js';
import { runningProduct } from '../support/running-product.js';
import { eventually, expectFocus } from '../support/waiting.js';
import { notification } from './account-steps.js';
import { openEditor, publishPage } from './editor-steps.js';

const { application, browser } = runningProduct();

const openDesign = (page: Page) =>
  page.getByRole('group', { name: 'What is on your page' }).getByRole('button', { name: 'Design' }).click();
const look = (page: Page, name: string) =>
  page.getByRole('group', { name: 'My looks' }).getByRole('radio', { name: new RegExp(`^${name}, `) });
const ground = (page: Page) =>
  page
    .getByRole('region', { name: 'Live preview' })
    .locator('.frame')
    .evaluate((frame) => getComputedStyle(frame).backgroundColor);

test('A look is kept under a name by keyboard, used in another editor of this browser, and removed, which can be undone', async () => {
  const account = await register(application);
  await publish(application, account, aDesign({ title: 'Salt & Smoke', tiles: [aTile({ name: 'Bread' })] }));
  const { page, incidents } = await openEditor(browser, application, { account });
  await openDesign(page);
  await page.getByRole('radio', { name: /^Ember, / }).check();
  await page.getByRole('tab', { name: 'Background' }).click();
  await page.getByRole('radio', { name: 'Colour', exact: true }).check();
  await page.getByRole('textbox', { name: 'Page colour in hex' }).fill('#102030');
  await page.getByRole('tab', { name: 'Themes' }).click();
  await page.getByRole('radio', { name: 'Ember, In use, changed since' }).waitFor();
  await page.getByRole('button', { name: 'Keep this look' }).press('Enter');
  await expectFocus(page.getByRole('textbox', { name: 'Name of the look' }));
  await page.keyboard.press('Enter');
  await page.getByText('Give the look a name.').waitFor();
  await page.keyboard.type('Night bread');
  await page.keyboard.press('Enter');
  await page.getByText('Look kept: Night bread', { exact: true }).waitFor();
  await eventually(async () => expect(await look(page, 'Night bread').isChecked()).toBe(true));
  await screenshot(page, 'own-looks-1440');
  await expectNoAxeViolations(page);
  await publishPage(page);
  await page.goto('/guesteditor');
  await openDesign(page);
  await look(page, 'Night bread').check();
  await eventually(async () => expect(await ground(page)).toBe('rgb(16, 32, 48)'));
  await page.getByRole('button', { name: 'Remove the look Night bread' }).click();
  await page.getByText('Look removed: Night bread', { exact: true }).waitFor();
  await expect(page.getByRole('group', { name: 'My looks' }).count()).resolves.toBe(0);
  await notification(page, 'Look removed: Night bread').getByRole('button', { name: 'Undo' }).click();
  await eventually(async () => expect(await look(page, 'Night bread').count()).toBe(1));
  expect(incidents).toEqual([]);
});
