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
