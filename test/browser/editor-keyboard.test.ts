import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { publish, register } from '../builders/account.js';
import { aDesign, aTile } from '../builders/page-design.js';
import { startApplication, type RunningApplication } from '../support/application.js';
import { openBrowser, type PageOptions, type TestBrowser } from '../support/browser.js';
import { eventually, openEditor, removeButton, tile, titleField } from './editor-steps.js';

let application: RunningApplication;
let browser: TestBrowser;

beforeAll(async () => {
  [application, browser] = await Promise.all([startApplication(), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await application.stop();
});

async function open(tiles: string[], options: PageOptions = {}) {
  const account = await register(application);
  if (tiles.length > 0) await publish(application, account, aDesign({ tiles: tiles.map((name) => aTile({ name, html: '<p>x</p>' })) }));
  return openEditor(browser, application, { account, ...options });
}

/** What has the focus, as a screen reader would say it. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? '');

const expectFocus = (page: Page, name: string) => eventually(async () => expect(await focused(page)).toBe(name));

describe('The keyboard keeps its place', () => {
  test.each(['Enter', 'Escape'])('after a tile was renamed and %s pressed: the tile has the focus', async (key) => {
    const { page } = await open(['One', 'Two']);
    await tile(page, 2).press('Enter');
    await tile(page, 2).press('Enter');
    await page.getByRole('textbox', { name: /^Name of tile 2/ }).press(key);
    await expectFocus(page, 'Tile 2 of 2: Two');
  });

  test('after the first tile was added: the new tile has the focus', async () => {
    const { page } = await open([]);
    await page.getByRole('button', { name: 'Add your first tile' }).press('Enter');
    await expectFocus(page, 'Tile 1 of 1: New Tile');
  });

  test('after the only tile was removed: the button that adds the first has the focus', async () => {
    const { page } = await open(['One']);
    await removeButton(page).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter');
    await expectFocus(page, 'Add your first tile');
  });

  test('after another tile was removed: the button that was pressed has the focus', async () => {
    const { page } = await open(['One', 'Two']);
    await removeButton(page).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await expectFocus(page, 'Remove');
  });

  test('after another try to load the page: what is shown instead has the focus', async () => {
    const { page, context } = await open(['One'], { ignore: () => true });
    await context.route('**/graphql', (route) => route.fulfill({ status: 503, json: { errors: [] } }), { times: 1 });
    await page.reload();
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await titleField(page).waitFor();
    await expect(page.evaluate(() => document.activeElement?.id)).resolves.toBe('main');
  });

  test('after Enter in the title: the title has the focus', async () => {
    const { page } = await open([]);
    await titleField(page).press('Enter');
    await expectFocus(page, 'Page title');
  });
});
