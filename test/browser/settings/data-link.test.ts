import { expect, test } from '@jest/globals';
import { hashToken, newToken } from '../../../server/accounts/sessions/session.js';
import { register } from '../../builders/accounts/account.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { sidewaysScroll, smallTargets } from '../accounts/account-steps.js';

const { application, browser } = runningProduct();

async function mailedLink(): Promise<string> {
  const [{ username }, token] = [await register(application), newToken()];
  await application.dataSource.query(
    `INSERT INTO one_time_token SELECT decode($2, 'hex'), 'data-archive', id, now() + interval '7 days' FROM account WHERE username = $1`,
    [username, hashToken(token)],
  );
  return `/account-data/${token}`;
}

test('PD-11 The button behind the link saves the archive, without a script', async () => {
  const { page, incidents } = await browser.newPage(application.url, { javaScriptEnabled: false });
  await page.goto(await mailedLink());
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download my data' }).click()]);
  expect([download.suggestedFilename(), await download.failure()]).toEqual(['my-data.zip', null]);
  expect(incidents).toEqual([]);
});

test('On each width, in light and dark, what the link shows can be read and pressed', async () => {
  const { page, incidents } = await browser.newPage(application.url, { reducedMotion: 'reduce' });
  await page.goto(await mailedLink());
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    await expectSoon(() => smallTargets(page)).toEqual([]);
    await inLightAndDark(page, async (scheme) => {
      await screenshot(page, `data-link-${width}-${scheme}`);
      await expectNoAxeViolations(page);
    });
  }
  expect(incidents).toEqual([]);
});
