import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot } from '../../support/browser/browser.js';
import { expectSoon } from '../../support/waiting.js';
import { sidewaysScroll, smallTargets } from '../accounts/account-steps.js';

/** Checks a state of the administration at three widths, light and dark. `rows` are links whose rows are the targets. */
export async function lookAt(page: Page, name: string, rows?: RegExp): Promise<void> {
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    if (width < 900) await expectSoon(async () => (await smallTargets(page)).filter((target) => !rows?.test(target))).toEqual([]);
    await inLightAndDark(page, async (scheme) => {
      await screenshot(page, `admin-${name}-${width}-${scheme}`);
      await expectNoAxeViolations(page);
    });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
