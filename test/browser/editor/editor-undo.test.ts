import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { publish, register } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { screenshot, type PageOptions } from '../../support/browser/browser.js';
import { holdClock } from '../../support/browser/held-clock.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon, expectValue } from '../../support/waiting.js';
import { openContent, openEditor, publishPage, rename, saveContent, tile, tileNames, titleField } from './editor-steps.js';

const { application, browser } = runningProduct();

async function open(tiles: string[], options: PageOptions = {}) {
  const account = await register(application);
  await publish(
    application,
    account,
    aDesign({ tiles: tiles.map((name, at) => aTile({ name, html: `<p>${name}</p>`, style: { radius: at } })) }),
  );
  return openEditor(browser, application, { account, ...options });
}

const undoButton = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).first();
const redoButton = (page: Page) => page.getByRole('button', { name: 'Redo', exact: true });
const expectNames = (page: Page, names: string[]) => expectSoon(() => tileNames(page)).toEqual(names);
const announced = (page: Page, text: string) => page.getByRole('status').getByText(text).first().waitFor({ state: 'attached' });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

async function deleteTile(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^More for tile ${number} of `) }).click();
  await page.getByRole('button', { name: 'Delete this tile' }).click();
}

async function openPreview(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^More for tile ${number} of `) }).click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.locator('dialog[open]').waitFor();
}

describe('Undo', () => {
  test('restores a deleted tile to its place with all its data, from the notification, the button or the keyboard', async () => {
    const { page, incidents } = await open(['One', 'Two', 'Three']);
    await expectSoon(() => undoButton(page).isDisabled()).toBe(true);
    await expectSoon(() => redoButton(page).isDisabled()).toBe(true);
    // The notification would stay for eight seconds only.
    await holdClock(page);
    await deleteTile(page, 2);
    await expectNames(page, ['One', 'Three']);
    await expectSoon(() => focused(page)).toBe('Tile 2 of 2: Three');
    const bar = page.getByRole('listitem').filter({ hasText: 'Two was removed.' });
    await screenshot(page, 'editor-removed');
    await bar.getByRole('button', { name: 'Undo' }).click();
    await page.clock.resume();
    await expectNames(page, ['One', 'Two', 'Three']);
    await announced(page, 'Undone: tile removed');
    await redoButton(page).click();
    await expectNames(page, ['One', 'Three']);
    await announced(page, 'Redone: tile removed');
    // Nothing is left to redo, so the focus moves to the other button.
    await expectSoon(() => focused(page)).toBe('Undo');
    await page.keyboard.press('Enter');
    await expectNames(page, ['One', 'Two', 'Three']);
    await page.keyboard.press('Control+Shift+Z');
    await expectNames(page, ['One', 'Three']);
    await page.keyboard.press('Meta+z');
    await expectNames(page, ['One', 'Two', 'Three']);
    const text = await openContent(page, 2);
    await expectSoon(() => text.innerText()).toBe('Two');
    await saveContent(page);
    await expectSoon(() => redoButton(page).isDisabled()).toBe(false);
    expect(incidents).toEqual([]);
  });

  test('is offered in the notification until the next change, and not after it', async () => {
    const { page } = await open(['One', 'Two', 'Three']);
    // The notification would hide after eight seconds anyway.
    await holdClock(page);
    await deleteTile(page, 2);
    const offer = page.getByRole('listitem').filter({ hasText: 'Two was removed.' });
    await offer.getByRole('button', { name: 'Undo' }).waitFor();
    await page.clock.runFor(1_000);
    await titleField(page).fill('Written since');
    await page.clock.runFor(1_000);
    await expectSoon(() => offer.count()).toBe(0);
    await expectNames(page, ['One', 'Three']);
  });

  test('reverts renames, swaps and complete popups one by one, also changes made before publishing', async () => {
    const { page } = await open(['One', 'Two']);
    await rename(page, 1, 'Uno');
    await page.getByRole('button', { name: 'Move tile 1 of 2 down' }).click();
    const text = await openContent(page, 1);
    await text.fill('Written in one sitting');
    await page.getByRole('textbox', { name: 'On the tile' }).fill('Dos');
    await saveContent(page);
    await expectNames(page, ['Dos', 'Uno']);
    await publishPage(page);
    for (const names of [
      ['Two', 'Uno'],
      ['Uno', 'Two'],
      ['One', 'Two'],
    ]) {
      await page.keyboard.press('Control+z');
      await expectNames(page, names);
    }
    await expectSoon(() => undoButton(page).isDisabled()).toBe(true);
    for (const names of [
      ['Uno', 'Two'],
      ['Two', 'Uno'],
      ['Dos', 'Uno'],
    ]) {
      await page.keyboard.press('Control+y');
      await expectNames(page, names);
    }
  });

  test('in a focused text field is the undo of that field, and does nothing while a popup is open', async () => {
    const { page } = await open(['One', 'Two']);
    await deleteTile(page, 2);
    await titleField(page).press('End');
    await page.keyboard.type(' and more');
    await page.keyboard.press('Control+z');
    await expectSoon(() => titleField(page).inputValue()).not.toBe('Ada Rossi and more');
    for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Control+z');
    await expectSoon(() => titleField(page).inputValue()).toBe('Ada Rossi');
    await expectSoon(() => tileNames(page)).toEqual(['One']);
    await openContent(page, 1);
    await page.getByRole('button', { name: 'Save tile' }).focus();
    await page.keyboard.press('Control+z');
    await saveContent(page);
    await openPreview(page, 1);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Escape');
    // While the popup fades, undo belongs to nothing yet.
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.locator('[data-undo-waits]').waitFor({ state: 'detached' });
    await expectSoon(() => tileNames(page)).toEqual(['One']);
    await page.keyboard.press('Control+z');
    await expectNames(page, ['One', 'Two']);
  });

  test('reverts a text that was typed without a pause in one step', async () => {
    const { page } = await open(['One']);
    await titleField(page).fill('');
    await titleField(page).pressSequentially('Lemons');
    await undoButton(page).click();
    await expectValue(titleField(page), 'Ada Rossi');
  });
});

describe('The popups of the editor', () => {
  test('ED-13 ED-17 ED-19 Buttons above the list open Miscellaneous, Edit Links and Change Wallpaper', async () => {
    const { page, incidents } = await open(['One']);
    const names = { Miscellaneous: 'Miscellaneous', 'Social Links None yet': 'Edit Links', 'Change Wallpaper': 'Change Wallpaper' };
    for (const [button, title] of Object.entries(names)) {
      await page.getByRole('button', { name: button, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expectSoon(() => focused(page)).toContain(button.split(' ')[0]);
    }
    expect(incidents).toEqual([]);
  });

  test('Style opens the look of each tile in the design panel, and Preview its popup', async () => {
    const { page } = await open(['One', 'Two']);
    for (const number of [1, 2]) {
      await page.getByRole('button', { name: `Style Tile ${number} of 2` }).click();
      const look = page.getByRole('tabpanel', { name: 'Tile look' });
      await expectValue(look.getByRole('textbox', { name: 'Text on the tile' }), number === 1 ? 'One' : 'Two');
      await look.getByRole('button', { name: 'Save style' }).click();
      await look.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: `More for tile ${number} of 2` }).click();
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      const preview = page.getByRole('dialog', { name: number === 1 ? 'One' : 'Two' });
      await preview
        .getByRole('paragraph')
        .getByText(number === 1 ? 'One' : 'Two')
        .waitFor();
      await page.keyboard.press('Escape');
      await preview.waitFor({ state: 'detached' });
      await expectSoon(() => focused(page)).toBe(`More for tile ${number} of 2`);
    }
  });

  test('Everything that one popup saved is one undo step; when the code of a popup does not load, a message says so and the next attempt loads it', async () => {
    const { page, context } = await open(['One', 'Two'], { ignore: ({ kind }) => kind === 'console' });
    await context.route(/social-links-dialog/, (route) => route.abort());
    // Popups are fetched in idle time, so without a reload this one may already be loaded.
    await page.reload();
    const button = page.getByRole('button', { name: /^Social Links/ });
    await button.click();
    await page.getByText('That did not load. Check your connection and try again.').first().waitFor();
    await context.unroute(/social-links-dialog/);
    await button.click();
    await page.getByRole('dialog', { name: 'Edit Links' }).getByRole('textbox').first().fill('example.org');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Social Links 1 link' }).waitFor();
    await undoButton(page).click();
    await page.getByRole('button', { name: 'Social Links None yet' }).waitFor();
    await announced(page, 'Undone: links changed');
  });

  test.each([1440, 390])('axe finds nothing at %i px with an open tile menu and a change to undo', async (width) => {
    const { page } = await open(['One', 'Two'], { viewport: { width, height: 844 }, colorScheme: width === 390 ? 'dark' : 'light' });
    await deleteTile1(page, width);
    await screenshot(page, `editor-undo-${width}`);
    await expectNoAxeViolations(page);
  });
});

/** Deletes the first tile and opens the menu of the one that is left. */
async function deleteTile1(page: Page, width: number): Promise<void> {
  if (width < 1100) await page.getByRole('button', { name: 'Actions of tile 1 of 2' }).click();
  await deleteTile(page, 1);
  await expectNames(page, ['Two']);
  if (width < 1100) await page.getByRole('button', { name: 'Actions of tile 1 of 1' }).click();
  await page.getByRole('button', { name: 'More for tile 1 of 1' }).click();
  await tile(page, 1).waitFor();
}
