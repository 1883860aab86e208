import { expect, test } from '@jest/globals';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { publisherOfPicturedThemes } from './theme-steps.js';
import { expectSoon } from '../../support/waiting.js';

const { application, browser } = runningProduct({ logLevel: 'silent' });

const publishPictured = publisherOfPicturedThemes(application);

test.each(THEMES)(
  'A page with pictures in the look of $name: axe finds nothing on a phone, closed and with a popup open',
  async (theme) => {
    const path = await publishPictured(theme);
    const { page, incidents } = await browser.newPage(application.url, PHONE);
    await page.goto(path);
    await expectSoon(() => page.locator('img').count()).toBeGreaterThanOrEqual(3);
    await expectNoAxeViolations(page);
    await page.locator('button.tile').first().click();
    await page.locator('dialog[open]').waitFor();
    await screenshot(page, `theme-${theme.id}-pictured-popup-390`);
    await expectNoAxeViolations(page);
    expect(incidents).toEqual([]);
    await page.context().close();
  },
);
