import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { register } from '../../builders/accounts/account.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { holdClock, recordedLoads } from '../../support/browser/held-clock.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { notification, openSignedIn } from './account-steps.js';
import { fixChance, isVerified, linkToken, sentOperations } from '../settings/personal-steps.js';

const { application, browser } = runningProduct();

const askButton = (page: Page) => page.getByRole('button', { name: 'Verify E-mail', exact: true });

const OF_OTHER = 'This link is for another account.';

/** With this random number a link is used without the wait of a second or more. */
const AT_ONCE = -0.25;

test('VL-03 For a guest the landing page asks for one press, and without it nothing is sent and the address is not verified, however long it takes', async () => {
  const account = await register(application);
  const { page, context, incidents } = await browser.newPage(application.url);
  await fixChance(context, AT_ONCE);
  await holdClock(page);
  const sent = sentOperations(page);
  await page.goto(`/?token=${await linkToken(application, account)}`);
  await page.getByRole('status').filter({ hasText: 'One press verifies your e-mail address.' }).waitFor();
  await askButton(page).waitFor();
  await page.clock.runFor(60_000);
  expect(sent).toEqual([]);
  await expectSoon(() => isVerified(application, account)).toBe(false);
  await askButton(page).click();
  await page.clock.runFor(10);
  await notification(page, 'E-mail verified').waitFor();
  expect(sent).toEqual(['VerifyEmail']);
  expect(incidents).toEqual([]);
});

test('VL-03 A link for another account than the one that is signed in asks for one press, too, verifies the other address, and stays on the landing page', async () => {
  const [account, other] = [await register(application), await register(application)];
  const { page, context, incidents } = await openSignedIn(browser, application, account);
  await fixChance(context, AT_ONCE);
  await holdClock(page);
  await page.goto(`/?token=${await linkToken(application, other)}`);
  await page.getByText('Verifying…', { exact: true }).waitFor();
  await page.clock.runFor(10);
  await page.getByText(OF_OTHER).waitFor();
  await expectSoon(() => isVerified(application, other)).toBe(false);
  await askButton(page).click();
  await page.clock.runFor(10);
  await notification(page, 'E-mail verified').waitFor();
  await page.clock.runFor(5000);
  expect(await recordedLoads(page)).toEqual([]);
  await expectSoon(() => isVerified(application, other)).toBe(true);
  await expectSoon(() => isVerified(application, account)).toBe(false);
  expect(incidents).toEqual([]);
});

test('axe finds nothing where a link asks for one press: for a guest, and for another account than the one that is signed in', async () => {
  const [account, other] = [await register(application), await register(application)];
  const token = await linkToken(application, other);
  const guest = await browser.newPage(application.url);
  const { page, context } = await openSignedIn(browser, application, account, PHONE);
  await fixChance(context, AT_ONCE);
  await guest.page.goto(`/?token=${token}`);
  await page.goto(`/?token=${token}`);
  await page.getByText(OF_OTHER).waitFor();
  for (const [asking, name] of [
    [guest.page, 'guest-1440'],
    [page, 'other-390'],
  ] as const) {
    await askButton(asking).waitFor();
    await inLightAndDark(asking, async (scheme) => {
      await expectNoAxeViolations(asking);
      await screenshot(asking, `email-link-asks-${name}-${scheme}`);
    });
  }
  await guest.page.setViewportSize({ width: 390, height: 844 });
  await screenshot(guest.page, 'email-link-asks-guest-390-light');
});
