import { beforeEach, describe, expect, test } from '@jest/globals';
import { runAdmin } from '../../support/servers/admin-commands.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { sidewaysScroll, smallTargets } from '../accounts/account-steps.js';

const { application, browser } = runningProduct({ rateLimits: 'off' });
beforeEach(() => application.dataSource.query('DELETE FROM site_setting'));

async function announce(announcement: object): Promise<void> {
  expect((await runAdmin(application.nest, ['settings', 'set', 'ANNOUNCEMENT', JSON.stringify(announcement)])).code).toBe(0);
  await expectSoon(async () => (await fetch(`${application.url}/login`)).text()).toContain('id="announcement"');
}
const RESTS = {
  words: { en: 'The site rests on Sunday from 6 to 8.', de: 'Sonntag von 6 bis 8 ist Ruhe.' },
  link: 'https://status.example/',
};

describe('An announcement', () => {
  test('ST-06 It is above the screens of the app as soon as they are drawn, in the language of the reader, until the reader closes it', async () => {
    await announce(RESTS);
    const { page, incidents } = await browser.newPage(application.url);
    await page.goto('/login');
    const bar = page.getByRole('region', { name: 'Announcement' });
    await bar.getByText('The site rests on Sunday from 6 to 8.').waitFor();
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expectSoon(() => sidewaysScroll(page)).toBe(0);
      if (width < 900) await expectSoon(() => smallTargets(page)).toEqual([]);
      await inLightAndDark(page, async (scheme) => {
        await screenshot(page, `announcement-${width}-${scheme}`);
        await expectNoAxeViolations(page);
      });
    }
    await page.waitForLoadState('networkidle');
    await bar.getByRole('button', { name: 'Close the announcement' }).focus();
    await page.keyboard.press('Enter');
    await bar.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await bar.waitFor({ state: 'detached' });
    await page.context().addCookies([{ name: 'language', value: 'de', url: application.url }]);
    await page.reload();
    await page.getByText('Sonntag von 6 bis 8 ist Ruhe.').waitFor();
    expect(incidents).toEqual([]);
  });

  test('ST-07 An open screen shows a new one within a minute, and ends it at its time without another request', async () => {
    const { page, incidents } = await browser.newPage(application.url);
    await page.clock.install();
    await page.goto('/register');
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(5_000);
    await announce({ ...RESTS, until: new Date(Date.now() + 3_600_000).toISOString() });
    await page.clock.runFor(60_000);
    const bar = page.getByRole('region', { name: 'Announcement' });
    await bar.waitFor();
    await expectSoon(() => bar.evaluate((element) => getComputedStyle(element).minHeight)).toBe('52px');
    // It is never answered.
    await page.route('**/login', () => undefined);
    await page.clock.fastForward(3_600_000);
    await bar.waitFor({ state: 'detached' });
    expect(incidents).toEqual([]);
  });
});
