import { test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { editorTexts as arabic } from '../../../client/texts/ar/editor.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { publish, register } from '../../builders/accounts/account.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import type { PageOptions } from '../../support/browser/browser.js';
import { openSignedIn } from '../accounts/account-steps.js';
import { draftWarning } from './editor-steps.js';
import { boxOf } from '../pointer-steps.js';

const { application, browser } = runningProduct();

async function open(options: PageOptions): Promise<Page> {
  const account = await register(application);
  await publish(application, account, aDesign({ tiles: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => aTile({ name })) }));
  const { page } = await openSignedIn(browser, application, account, { ignore: draftWarning, ...options });
  await page.goto('/editor');
  await page.locator('[data-tile]').nth(5).waitFor();
  return page;
}

const menu = (page: Page) => page.locator('[popover=auto]:popover-open');

/** Where an open menu is from its opener and from the window. */
async function placeOf(page: Page, opener: Locator) {
  const [panel, button] = [await boxOf(menu(page)), await boxOf(opener)];
  const { width, height } = page.viewportSize()!;
  return {
    isInWindow: panel.x >= 0 && panel.y >= 0 && panel.x + panel.width <= width && panel.y + panel.height <= height,
    coversOpener: panel.y < button.y + button.height - 1 && panel.y + panel.height > button.y + 1,
    fromStart: Math.round(panel.x - button.x),
    fromEnd: Math.round(panel.x + panel.width - button.x - button.width),
  };
}

test('The menu of a tile is whole in the window, and beside its button, wherever that is, also with letters half as large again', async () => {
  const page = await open({ viewport: { width: 1440, height: 700 } });
  await page.evaluate(() => (document.documentElement.style.fontSize = '150%'));
  for (let number = 1; number <= 6; number += 1) {
    const opener = page.getByRole('button', { name: `More for tile ${number} of 6` });
    await opener.scrollIntoViewIfNeeded();
    await opener.click();
    await menu(page).getByRole('button', { name: 'Delete this tile' }).waitFor();
    await expectSoon(() => placeOf(page, opener)).toMatchObject({ isInWindow: true, coversOpener: false, fromEnd: 0 });
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'detached' });
  }
});

test('Where text runs from right to left, menus begin at the other side of their button, and a panel that is wider than the room there is moved into the window', async () => {
  const page = await open({ viewport: { width: 1440, height: 900 }, locale: 'ar' });
  const more = page.getByRole('button', { name: arabic.more({ number: 1, total: 6 }) });
  await more.click();
  await menu(page).getByRole('button').first().waitFor();
  await expectSoon(() => placeOf(page, more)).toMatchObject({ fromStart: 0 });
  await page.keyboard.press('Escape');
  const state = page.locator('[aria-haspopup=dialog][popovertarget]').filter({ visible: true }).first();
  await state.click();
  await menu(page).waitFor();
  await expectSoon(() => placeOf(page, state)).toMatchObject({ isInWindow: true, coversOpener: false });
  await expectSoon(async () => (await boxOf(menu(page))).x).toBe(8);
});
