import { expect, test } from '@jest/globals';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { logIn, sidewaysScroll, smallTargets } from '../accounts/account-steps.js';

const { application, browser } = runningProduct({ rateLimits: 'off', supportEmail: 'help@tile.example' });

async function suspended(since = 'now()'): Promise<TestAccount> {
  const owner = await register(application);
  await application.dataSource.query(`UPDATE account SET suspended_at = ${since}, suspension_reason = 'fraud' WHERE username = $1`, [
    owner.username,
  ]);
  return owner;
}

test('AD-06 Who signs in rightly to a suspended account reads since when, why and whom to write to, and nobody else does', async () => {
  const owner = await suspended(`'2025-03-04T12:00:00Z'`);
  const { page, incidents } = await browser.newPage(application.url, { reducedMotion: 'reduce' });
  await page.goto('/suspended');
  await page.waitForURL('**/login');
  await logIn(page, owner.username, 'another garden of limes');
  await page.getByText('The username or the password is wrong.').first().waitFor();
  await logIn(page, owner.username, owner.password);
  await page.waitForURL('**/suspended');
  await page.getByRole('heading', { level: 1, name: 'This account is suspended' }).waitFor();
  await page.getByText('Since 4 March 2025, because of fraud or phishing. You cannot log in').waitFor();
  const write = page.getByRole('link', { name: 'Write to help@tile.example' });
  await expectSoon(() => write.getAttribute('href')).toBe('mailto:help@tile.example');
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    await expectSoon(() => smallTargets(page)).toEqual([]);
    await inLightAndDark(page, async (scheme) => {
      await screenshot(page, `suspended-${width}-${scheme}`);
      await expectNoAxeViolations(page);
    });
  }
  await page.getByRole('link', { name: 'Front page' }).click();
  await page.waitForURL(`${application.url}/`);
  expect(incidents).toEqual([]);
});
