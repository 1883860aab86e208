import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { markupFaults } from '../../support/browser/valid-markup.js';
import { publisherOfThemes } from './theme-steps.js';
import { expectSoon } from '../../support/waiting.js';

const { application, browser } = runningProduct();

const publishInTheme = publisherOfThemes(application);

/** How many pixels the page is wider than its window. */
async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 844 });
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

test.each(THEMES)(
  'A page in the look of $name is valid HTML, fits every width, and axe finds nothing, on phones and wide, closed and open',
  async (theme) => {
    await publishInTheme(theme);
    const { page, incidents } = await browser.newPage(application.url, { viewport: PHONE.viewport });
    await page.goto('/in-every-look');
    await expectNoAxeViolations(page);
    await screenshot(page, `theme-${theme.id}-390`);
    expect([await overflowAt(page, 320), await overflowAt(page, 768)]).toEqual([0, 0]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoAxeViolations(page);
    await screenshot(page, `theme-${theme.id}-1440`);
    await page.locator('button.tile').first().click();
    await page.locator('dialog[open]').waitFor();
    await expectNoAxeViolations(page);
    const html = await (await fetch(`${application.url}/in-every-look`)).text();
    expect(await markupFaults(html)).toEqual([]);
    expect(incidents).toEqual([]);
    await page.context().close();
  },
);

const namedTheme = (wanted: string) => THEMES.find(({ id }) => id === wanted)!;

test.each(['terrazzo', 'ravenna'])('The pattern of %s is neither printed nor shown to people who force their own colours', async (id) => {
  await publishInTheme(namedTheme(id));
  const { page } = await browser.newPage(application.url, { viewport: PHONE.viewport });
  await page.goto('/in-every-look');
  const pattern = () => page.locator('.frame').evaluate((element) => getComputedStyle(element).backgroundImage);
  await expectSoon(pattern).toContain('data:image/svg+xml');
  await page.emulateMedia({ forcedColors: 'active' });
  await expectSoon(pattern).toBe('none');
  await screenshot(page, `theme-${id}-forced`);
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await expectSoon(pattern).toBe('none');
  await expectSoon(() => page.locator('.letter').isVisible()).toBe(false);
  await screenshot(page, `theme-${id}-print`);
  await page.context().close();
});

/** The sizes of the tiles of a theme on a phone, as `width x height` in whole CSS pixels, each once. */
async function sizesOf(id: string, tiles: string, widths: readonly number[]): Promise<string[]> {
  await publishInTheme(namedTheme(id));
  const { page } = await browser.newPage(application.url, { viewport: PHONE.viewport });
  await page.goto('/in-every-look');
  const sizes = new Set<string>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = await page.locator(tiles).evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
    for (const box of boxes) sizes.add(`${Math.floor(box.width)} x ${Math.floor(box.height)}`);
  }
  await page.context().close();
  return [...sizes];
}

test('The tiles of Delft are squares on a phone, also with two lines below a name, so that the grid behind the page meets them', async () => {
  expect(await sizesOf('delft', '.tiles > li:not(.wide) > .tile', [390])).toEqual(['176 x 176']);
});

test('The picture of Bauhaus is half as high as wide on every phone, less a pixel that would show the shapes above or below', async () => {
  expect(await sizesOf('bauhaus', '.tile.picture', [360, 390, 430])).toEqual(['360 x 179', '390 x 194', '430 x 214']);
});
