import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { applyTheme } from '../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../server/pages/appearance/themes/themes.rules.js';
import { claim, type TestAccount } from '../builders/account.js';
import { aPlainPng } from '../builders/images.js';
import { publishMixed } from '../builders/mixed-design.js';
import { aSamplePage, THEME_SAMPLES } from '../builders/theme-samples.js';
import { expectNoAxeViolations } from '../support/accessibility.js';
import { PHONE, screenshot } from '../support/browser.js';
import { runningProduct } from '../support/running-product.js';
import { anUploader, uploadTilePicture } from '../support/uploads.js';
import { markupFaults } from '../support/valid-markup.js';

const { application, browser } = runningProduct();

/** The pages of all themes are versions of one page. */
let account: Promise<{ readonly account: TestAccount; readonly picture: string }> | undefined;
let published = 0;

async function prepare() {
  const uploader = await anUploader(application);
  await claim(application, uploader, 'in-every-look');
  const { data } = await uploadTilePicture(application.url, await aPlainPng({ width: 480, height: 360 }), uploader.token);
  return { account: uploader, picture: data!.uploadTilePicture.id };
}

async function publishInTheme(theme: (typeof THEMES)[number]): Promise<void> {
  const prepared = await (account ??= prepare());
  const sample = aSamplePage(THEME_SAMPLES[theme.id] ?? THEME_SAMPLES.terrazzo!);
  const tiles = sample.tiles.map((tile) =>
    tile.kind === 'picture' && tile.picture ? { ...tile, picture: { ...tile.picture, id: prepared.picture } } : tile,
  );
  await publishMixed(application, prepared.account, applyTheme({ ...sample, tiles }, theme), published);
  published += 1;
}

/** How many pixels the page is wider than its window. */
async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 844 });
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

test.each(THEMES)(
  'A page in the look of $name is valid HTML, fits every width, and axe finds nothing, on phones and wide',
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
    const html = await (await fetch(`${application.url}/in-every-look`)).text();
    expect(await markupFaults(html)).toEqual([]);
    expect(incidents).toEqual([]);
    await page.context().close();
  },
);

/** Adds up how far parts of the page move, in a variable of the page. Runs in the browser. */
function noteShifts(): void {
  const total = { value: 0 };
  const add = (entries: PerformanceEntryList): void =>
    entries.forEach((entry) => (total.value += (entry as { value?: number }).value ?? 0));
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, {
    shiftsSoFar: () => {
      add(observer.takeRecords());
      return total.value;
    },
  });
}

const namedTheme = (wanted: string) => THEMES.find(({ id }) => id === wanted)!;

test.each(['nightferry', 'lemongrove'])('Nothing on a page in the look of %s moves when its typefaces come late', async (id) => {
  await publishInTheme(namedTheme(id));
  for (const viewport of [PHONE.viewport, { width: 1440, height: 900 }]) {
    const { page } = await browser.newPage(application.url, { viewport });
    let send = (): void => undefined;
    const sent = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/*.woff2', async (route) => {
      await sent;
      await route.continue();
    });
    await page.addInitScript(noteShifts);
    await page.goto('/in-every-look', { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
    send();
    const shifts = await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { shiftsSoFar: () => number }).shiftsSoFar();
    });
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
    // In parts of the screen: less than a pixel of a title.
    expect(shifts).toBeLessThanOrEqual(0.001);
    await page.context().close();
  }
});

test.each(['terrazzo', 'ravenna'])('The pattern of %s is neither printed nor shown to people who force their own colours', async (id) => {
  await publishInTheme(namedTheme(id));
  const { page } = await browser.newPage(application.url, { viewport: PHONE.viewport });
  await page.goto('/in-every-look');
  const pattern = () => page.locator('.frame').evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(await pattern()).toContain('data:image/svg+xml');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await pattern()).toBe('none');
  await screenshot(page, `theme-${id}-forced`);
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  expect(await pattern()).toBe('none');
  expect(await page.locator('.letter').isVisible()).toBe(false);
  await screenshot(page, `theme-${id}-print`);
  await page.context().close();
});
