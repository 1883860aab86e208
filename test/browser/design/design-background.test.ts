import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { publish } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { holdClock } from '../../support/browser/held-clock.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { anUploader, uploadRest } from '../../support/calls/uploads.js';
import { eventually, expectFocus, expectSoon } from '../../support/waiting.js';
import { smallTargets } from '../accounts/account-steps.js';
import { openEditor } from '../editor/editor-steps.js';
import { redAndBlue } from '../profile-picture/picture-steps.js';
import { boxOf, drag } from '../pointer-steps.js';

const { application, browser } = runningProduct({ rateLimits: 'off' });

interface OpenOptions extends PageOptions {
  readonly hasWallpaper?: boolean;
  readonly height?: number;
}

/** The design of a page with a few tiles. */
async function openDesign({ hasWallpaper = false, height = 600, ...options }: OpenOptions = {}) {
  const account = await anUploader(application);
  const names = ['Sourdough in a small flat', 'Book a seat', 'Write or call'];
  await publish(application, account, aDesign({ title: 'Salt & Smoke', tiles: names.map((name) => aTile({ name })) }));
  if (hasWallpaper) await uploadRest(application.url, 'updatewallpaper/', await redAndBlue({ height }), account.token);
  const opened = await openEditor(browser, application, { account, ...options });
  await opened.page
    .getByRole('group', { name: options.viewport ? 'What is shown' : 'What is on your page' })
    .getByRole('button', { name: 'Design' })
    .click();
  await tab(opened.page, 'Themes').waitFor();
  return opened;
}

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
const radio = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });
const slider = (page: Page, name: string): Locator => page.getByRole('slider', { name, exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).first().click();

/** A style of the page in the preview. */
const shown = (page: Page, property: 'backgroundImage' | 'backgroundColor'): Promise<string> =>
  page
    .getByRole('region', { name: 'Live preview' })
    .locator('.frame')
    .evaluate((frame, name) => getComputedStyle(frame)[name], property);

test('The ground is chosen by keyboard, shows at once, and each control is one step of undo until it rests for 600 ms', async () => {
  const { page, incidents } = await openDesign();
  await tab(page, 'Themes').press('ArrowRight');
  await expectFocus(tab(page, 'Background'));
  await expectSoon(() => page.getByRole('tabpanel', { name: 'Background' }).count()).toBe(1);
  await radio(page, 'Colour').press('ArrowRight');
  await expectSoon(() => shown(page, 'backgroundImage')).toContain('linear-gradient');
  await radio(page, 'Gradient').press('ArrowRight');
  await radio(page, 'Tesserae').waitFor();
  await radio(page, 'Tesserae').focus();
  await page.keyboard.press('ArrowLeft');
  await expectSoon(() => radio(page, 'Waves').isChecked()).toBe(true);
  await expectSoon(() => shown(page, 'backgroundImage')).toContain('svg');
  await screenshot(page, 'design-background-1440');
  await expectNoAxeViolations(page);
  // The rest after the last arrow key would go on by the real clock, and end the next step.
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointercancel')));
  await holdClock(page);
  await slider(page, 'Strength').press('ArrowLeft');
  await slider(page, 'Strength').press('ArrowLeft');
  await page.clock.runFor(599);
  await slider(page, 'Strength').press('ArrowLeft');
  await page.clock.runFor(600);
  await slider(page, 'Strength').press('ArrowLeft');
  await expectSoon(() => slider(page, 'Strength').inputValue()).toBe('96');
  await undo(page);
  await expectSoon(() => slider(page, 'Strength').inputValue()).toBe('97');
  await undo(page);
  await expectSoon(() => slider(page, 'Strength').inputValue()).toBe('100');
  expect(incidents).toEqual([]);
});

test('One release of a slider is one step of undo; swapped colours that cannot be read get a better shade at one press', async () => {
  const { page, incidents } = await openDesign();
  await tab(page, 'Background').click();
  await radio(page, 'Pattern').check();
  const { x, y, width, height } = await boxOf(slider(page, 'Strength'));
  const middle = y + height / 2;
  await drag(page, { x: x + width - 10, y: middle }, { x: x + width / 4, y: middle });
  await eventually(async () => expect(Number(await slider(page, 'Strength').inputValue())).toBeLessThan(30));
  await undo(page);
  await expectSoon(() => slider(page, 'Strength').inputValue()).toBe('100');
  await page.getByRole('button', { name: 'Swap' }).click();
  await expectSoon(() => shown(page, 'backgroundColor')).toBe('rgb(255, 255, 255)');
  await page.getByText(/^Title on page 1\.0 : 1\./).waitFor();
  await screenshot(page, 'design-contrast-1440');
  await page.getByRole('button', { name: 'Use this shade' }).click();
  await page.getByText(/^Title on (page|the pattern) \S+ : 1\. Easy to read for everyone\./).waitFor();
  await radio(page, 'Solid').check();
  await radio(page, 'Tiles').check();
  await expectNoAxeViolations(page);
  expect(incidents).toEqual([]);
});

test('What stays in sight of a wallpaper is moved by touch and by arrow keys, and the page above shows it with dim and blur', async () => {
  const { page, incidents } = await openDesign({ hasWallpaper: true, colorScheme: 'dark', ...PHONE });
  await tab(page, 'Background').tap();
  const ring = slider(page, 'What stays in sight');
  await ring.waitFor();
  await expectSoon(() => radio(page, 'Wallpaper').isChecked()).toBe(true);
  await expectSoon(() => ring.getAttribute('aria-valuetext')).toBe('50 % from the left, 50 % from the top');
  await ring.locator('xpath=..').tap({ position: { x: 10, y: 60 } });
  await expectSoon(() => ring.getAttribute('aria-valuenow')).toMatch(/^[1-9]$/);
  await ring.focus();
  const before = Number(await ring.getAttribute('aria-valuenow'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expectSoon(() => ring.getAttribute('aria-valuenow')).toBe(String(before + 11));
  await slider(page, 'Dim').fill('60');
  await slider(page, 'Blur').fill('6');
  await page.getByText(/^Title on the wallpaper, at its hardest spot, \S+ : 1\./).waitFor();
  const picture = page.getByRole('region', { name: 'Live preview' }).locator('.wallpaper img');
  await expectSoon(() => picture.evaluate((image) => getComputedStyle(image).filter)).toBe('blur(6px)');
  await expectSoon(() => picture.evaluate((image) => getComputedStyle(image).objectPosition)).toMatch(new RegExp(`^${before + 11}% `));
  await expectSoon(() => page.getByRole('button', { name: 'Change Wallpaper' }).count()).toBe(1);
  await expectSoon(() => smallTargets(page)).toEqual([]);
  await screenshot(page, 'design-wallpaper-390-dark');
  await expectNoAxeViolations(page);
  expect(incidents).toEqual([]);
});

test('The ring on a very broad wallpaper covers no control above it', async () => {
  const { page, incidents } = await openDesign({ hasWallpaper: true, height: 4 });
  await tab(page, 'Background').click();
  const ring = (await slider(page, 'What stays in sight').boundingBox())!;
  const above = (await radio(page, 'Gradient').locator('xpath=ancestor::*[@role="radiogroup"][1]').boundingBox())!;
  expect(ring.y).toBeGreaterThanOrEqual(above.y + above.height);
  expect(incidents).toEqual([]);
});

test('Miscellaneous and the popup of the wallpaper lead to the Background tab, which gets the focus', async () => {
  const { page, incidents } = await openDesign({ hasWallpaper: true });
  const showTiles = () => page.getByRole('group', { name: 'What is on your page' }).getByRole('button', { name: 'Tiles' }).click();
  await showTiles();
  await page.getByRole('button', { name: 'Miscellaneous' }).click();
  await page.getByRole('textbox', { name: 'Background colour in hex' }).fill('#FDFCFA');
  await page.getByRole('button', { name: 'Gradients, patterns and more' }).click();
  await expectFocus(tab(page, 'Background'));
  await radio(page, 'Colour').check();
  await expectSoon(() => page.getByRole('textbox', { name: 'Page colour in hex' }).inputValue()).toBe('#FDFCFA');
  await tab(page, 'Layout').click();
  await showTiles();
  await page.getByRole('button', { name: 'Change Wallpaper' }).click();
  await page.getByRole('button', { name: 'Dim, blur and what stays in sight' }).click();
  await expectFocus(tab(page, 'Background'));
  await slider(page, 'Dim').waitFor();
  expect(incidents).toEqual([]);
});
