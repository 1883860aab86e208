import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aPageAt } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import type { OpenPage, PageOptions } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon, animationsEnd } from '../../support/waiting.js';
import { drag, middleOf, mouseOf } from '../pointer-steps.js';

const { application, browser } = runningProduct({ logLevel: 'silent' });
const alike = aTile({ name: 'Alike', html: '<p>All popups of this page are equally large.</p>' });
let opened: OpenPage | undefined;

beforeAll(async () => {
  await aPageAt(application, 'alike', aDesign({ title: 'Five of a kind', tiles: [alike, alike, alike, alike, alike] }));
});

afterEach(() => expect(opened?.incidents).toEqual([]));

async function openPage(options: PageOptions = {}): Promise<Page> {
  opened = await browser.newPage(application.url, options);
  await opened.page.goto('/alike');
  return opened.page;
}

const tile = (page: Page, number: number) => page.locator(`#tile-${number}`);
const popup = (page: Page) => page.getByRole('dialog');
/** Waits for the end of the animations. */

describe('A double click', () => {
  /** The class of the element at this point of the window. */
  const hit = (page: Page, x: number, y: number) =>
    page.evaluate((at) => document.elementFromPoint(...at)?.closest('dialog, button')?.className, [x, y] as const);
  /** The middle of the button that closes the popup of this tile, which is opened and closed by key for it. */
  async function closeButtonOf(page: Page, number: number): Promise<readonly [number, number]> {
    await tile(page, number).press('Enter');
    await animationsEnd(popup(page));
    const box = await popup(page).getByRole('button', { name: 'Close' }).boundingBox();
    await page.keyboard.press('Escape');
    await popup(page).waitFor({ state: 'hidden' });
    return [box!.x + box!.width / 2, box!.y + box!.height / 2];
  }

  test('on a tile leaves the popup open when the second click lands outside of the popup', async () => {
    const page = await openPage();
    const box = await tile(page, 2).boundingBox();
    const point = [box!.x + box!.width - 30, box!.y + box!.height / 2] as const;
    await page.mouse.dblclick(...point);
    expect(await hit(page, ...point)).toMatch(/^popup/);
    await expectSoon(() => popup(page).isVisible()).toBe(true);
    await page.waitForURL(/#tile-2$/);
  });

  test('on a tile leaves the popup open when the second click lands on its close button, and a double click on that button closes it', async () => {
    const page = await openPage();
    const point = await closeButtonOf(page, 1);
    expect(await hit(page, ...point)).toBe('tile');
    await page.mouse.dblclick(...point);
    expect(await hit(page, ...point)).toBe('close');
    await page.waitForURL(/#tile-\d$/);
    // Opened again by key, so that the next click is not the second of a double click.
    await page.keyboard.press('Escape');
    await page.waitForURL('/alike');
    await tile(page, 1).press('Enter');
    await animationsEnd(popup(page));
    await page.mouse.dblclick(...point);
    await page.waitForURL('/alike');
    await popup(page).waitFor({ state: 'hidden' });
    expect(await hit(page, ...point)).toBe('tile');
  });

  test('on the backdrop closes the popup and opens no other', async () => {
    const page = await openPage();
    const box = await tile(page, 2).boundingBox();
    await tile(page, 1).press('Enter');
    await popup(page).waitFor();
    await page.mouse.dblclick(box!.x + box!.width - 30, box!.y + box!.height / 2);
    await page.waitForURL('/alike');
    await popup(page).waitFor({ state: 'hidden' });
  });
});

test('A press that begins or ends inside a popup leaves the popup open', async () => {
  const page = await openPage();
  await tile(page, 2).press('Enter');
  await animationsEnd(popup(page));
  const sheet = (await popup(page).locator('.sheet').boundingBox())!;
  const inside = { x: sheet.x + 20, y: sheet.y + 20 };
  const beside = { x: 20, y: 20 };
  for (const [from, to] of [
    [inside, beside],
    [beside, inside],
  ] as const) {
    await drag(page, from, to);
    await expectSoon(() => popup(page).isVisible()).toBe(true);
  }
});

test.each(['reduce', 'no-preference'] as const)(
  'Opening a popup is animated only when the visitor allows motion: %s',
  async (reducedMotion) => {
    const page = await openPage({ reducedMotion });
    const moving = await page.evaluate(() => {
      document.getElementById('tile-1')?.click();
      return document.getElementById('popup-1')?.getAnimations().length;
    });
    expect(moving).toBe(reducedMotion === 'reduce' ? 0 : 2);
    await page.keyboard.press('Escape');
    await popup(page).waitFor({ state: 'hidden' });
    await mouseOf(page).press(await middleOf(tile(page, 2)));
    await expectSoon(() => tile(page, 2).evaluate((element) => getComputedStyle(element).transform === 'none')).toBe(
      reducedMotion === 'reduce',
    );
  },
);
