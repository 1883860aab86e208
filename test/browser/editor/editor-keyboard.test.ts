import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { EditorDocument } from '../../../client/api/generated/editor.js';
import { claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { type PageOptions, PHONE, screenshot } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { openEditor, publishButton, publishSheet, removeButton, tile, titleField } from './editor-steps.js';

const { application, browser } = runningProduct();

async function open(tiles: string[], options: PageOptions = {}) {
  const account = await register(application);
  if (tiles.length > 0) await publish(application, account, aDesign({ tiles: tiles.map((name) => aTile({ name, html: '<p>x</p>' })) }));
  return openEditor(browser, application, { account, ...options });
}

/** The focused element, as a screen reader announces it. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? '');

const expectFocus = (page: Page, name: string) => expectSoon(() => focused(page)).toBe(name);

describe('After a keyboard action', () => {
  test.each(['Enter', 'Escape'])('a tile that was renamed with %s has the focus', async (key) => {
    const { page } = await open(['One', 'Two']);
    await tile(page, 2).press('Enter');
    await tile(page, 2).press('Enter');
    await page.getByRole('textbox', { name: /^Name of tile 2/ }).press(key);
    await expectFocus(page, 'Tile 2 of 2: Two');
  });

  test('the name of a first tile that was added has the focus', async () => {
    const { page } = await open([]);
    await page.getByRole('button', { name: 'Add your first tile' }).press('Enter');
    await expectFocus(page, 'Name of tile 1 of 1');
  });

  test('the button that adds the first tile has the focus, if the only tile was removed', async () => {
    const { page } = await open(['One']);
    await removeButton(page).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter');
    await expectFocus(page, 'Add your first tile');
  });

  test('the pressed button keeps the focus, if one of several tiles was removed', async () => {
    const { page } = await open(['One', 'Two']);
    await removeButton(page).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await expectFocus(page, 'Remove');
  });

  test('the tile that is the last now has the focus, if the lowest of several was deleted', async () => {
    const { page } = await open(['One', 'Two', 'Three']);
    await page.getByRole('button', { name: 'More for tile 3 of 3' }).press('Enter');
    await page.getByRole('button', { name: 'Delete this tile' }).press('Enter');
    await expectFocus(page, 'Tile 2 of 2: Two');
  });

  test('the main area has the focus, if a failed page was loaded again', async () => {
    const { page, context } = await open(['One'], { ignore: () => true });
    await context.route('**/graphql', (route) => route.fulfill({ status: 503, json: { errors: [] } }), { times: 1 });
    await page.reload();
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await titleField(page).waitFor();
    await expectSoon(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  test('the title keeps the focus, if Enter was pressed in it', async () => {
    const { page } = await open([]);
    await titleField(page).press('Enter');
    await expectFocus(page, 'Page title');
  });
});

async function published({ token }: TestAccount) {
  const { myPage } = await graphqlData(application.url, EditorDocument, {}, token);
  return myPage.design;
}

/** The published page that the keyboard test and the touch test both expect. */
async function expectMade(account: TestAccount): Promise<void> {
  const design = await published(account);
  expect(design?.title).toBe('Made by hand');
  expect(design?.tiles).toHaveLength(1);
  expect(design?.tiles[0]).toMatchObject({ name: 'Lemons', html: '<p>Water them at night.</p>', style: { radius: 900 } });
  expect(design?.socialLinks.home).toBe('https://example.org');
  expect(design?.titleColor).toEqual({ hex: '#ffeeaa', alpha: 1 });
}

/** Presses Tab, or Shift and Tab, until the focused element has this name. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press(key);
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`No ${key} leads to ${name.source}.`);
}

/** The label or the text of the focused element, also when another element names the field. */
async function focusedName(page: Page): Promise<string> {
  const labelled = await page.evaluate(() => {
    const { activeElement: element } = document;
    const field = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    return (field ?? document.getElementById(element?.getAttribute('aria-labelledby') ?? ''))?.textContent;
  });
  return labelled?.trim() ?? (await focused(page));
}

const dialogGone = (page: Page) => expectSoon(() => page.locator('dialog').count()).toBe(0);

test('A user makes and publishes a page with the keyboard alone: tile, content, style, links, colour, undo', async () => {
  const account = await register(application);
  await claim(application, account, 'by-keyboard');
  const { page, incidents } = await openEditor(browser, application, { account });
  const { keyboard } = page;
  await tabTo(page, /^Page title$/);
  await keyboard.press('Control+a');
  await keyboard.type('Made by hand');
  await tabTo(page, /^Add your first tile$/);
  await keyboard.press('Enter');
  await expectFocus(page, 'Name of tile 1 of 1');
  await keyboard.type('Lemons');
  await keyboard.press('Escape');
  await expectFocus(page, 'Tile 1 of 1: Lemons');

  await tabTo(page, /^Edit tile 1/);
  await keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'When it opens' }).waitFor();
  await tabTo(page, /^When it opens/);
  await keyboard.type('Water them at night.');
  await keyboard.press('Escape');
  await dialogGone(page);

  await tabTo(page, /^Style tile 1/);
  await keyboard.press('Enter');
  await page.getByRole('tabpanel', { name: 'Tile look' }).waitFor();
  await tabTo(page, /^Pill$/);
  await keyboard.press('Enter');
  await tabTo(page, /^Save style$/);
  await keyboard.press('Enter');

  await tabTo(page, /^Social Links/, 'Shift+Tab');
  await keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Edit Links' }).waitFor();
  await tabTo(page, /^(Home|Website|Home page)/);
  await keyboard.type('example.org');
  await keyboard.press('Escape');
  await dialogGone(page);

  await tabTo(page, /^Miscellaneous$/);
  await keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Miscellaneous' }).waitFor();
  await tabTo(page, /^Title colour in hex$/);
  await keyboard.press('Control+a');
  await keyboard.type('#ffeeaa');
  await keyboard.press('Escape');
  await dialogGone(page);
  await keyboard.press('Control+z');
  await page.getByText('Undone: colours changed').waitFor({ state: 'attached' });
  await keyboard.press('Control+Shift+z');
  await page.getByText('Redone: colours changed').waitFor({ state: 'attached' });

  await tabTo(page, /^Publish$/);
  await keyboard.press('Enter');
  await publishSheet(page).waitFor();
  await tabTo(page, /^Publish$/);
  await keyboard.press('Enter');
  await page.getByText('Page Updated!').first().waitFor();
  await expectMade(account);
  expect(incidents).toEqual([]);
});

test('A user makes and publishes a page with touch alone on a screen of 390 pixels: tile, content, style, links, colour, undo', async () => {
  const account = await register(application);
  await claim(application, account, 'by-finger');
  const { page, incidents } = await openEditor(browser, application, { account, ...PHONE });
  const tap = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().tap();
  await titleField(page).tap();
  await titleField(page).fill('Made by hand');
  await tap('Add your first tile');
  await tile(page, 1).tap();
  await page.getByRole('textbox', { name: /^Name of tile 1/ }).fill('Lemons');
  await tap(/^Edit tile 1/);
  const text = page.getByRole('textbox', { name: 'When it opens' });
  await text.tap();
  await page.keyboard.type('Water them at night.');
  await tap('Save tile');
  await dialogGone(page);
  await tap(/^Style tile 1/);
  await page
    .getByRole('radio', { name: 'Pill' })
    .or(page.getByRole('button', { name: 'Pill' }))
    .first()
    .tap();
  await screenshot(page, 'editor-touch-style');
  await tap('Save style');
  await dialogGone(page);
  await tap(/^Social Links/);
  await page.getByRole('dialog', { name: 'Edit Links' }).getByRole('textbox').first().fill('example.org');
  await tap('Save links');
  await dialogGone(page);
  await tap('Miscellaneous');
  await page.getByRole('textbox', { name: 'Title colour in hex' }).fill('#ffeeaa');
  await tap('Done');
  await dialogGone(page);
  await tap('Undo');
  await page.getByText('Undone: colours changed').waitFor({ state: 'attached' });
  await tap('Redo');
  await page.getByText('Redone: colours changed').waitFor({ state: 'attached' });
  await tap('Preview');
  await page.getByRole('region', { name: 'Live preview' }).getByText('Lemons').waitFor();
  await screenshot(page, 'editor-touch-preview');
  await publishButton(page).tap();
  await publishSheet(page).getByRole('button', { name: 'Publish', exact: true }).tap();
  await page.getByText('Page Updated!').first().waitFor();
  await expectMade(account);
  expect(incidents).toEqual([]);
});
