import { expect, test } from '@jest/globals';
import { freePort } from '../../../scripts/cluster/ports.mjs';
import { register, signInMinutesAgo } from '../../builders/accounts/account.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { addVirtualAuthenticator } from '../../support/browser/virtual-authenticator.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { logIn, notification, openSignedIn, sidewaysScroll, smallTargets } from '../accounts/account-steps.js';

const port = await freePort();
// Browsers take no IP address for the name of a site.
const { application, browser } = runningProduct({ port, publicUrl: `http://localhost:${port}`, rateLimits: 'off' });

/** The sign-in screen, which leads to the screen Security. */
const SECURITY = '/login?then=%2Fpersonal%2Fsecurity';

test('SI-57 A passkey is made on the screen Security, signs in with one press, and is renamed and removed', async () => {
  const owner = await register(application);
  const { page, incidents } = await browser.newPage(application.url, { reducedMotion: 'reduce' });
  await page.goto(SECURITY);
  const device = await addVirtualAuthenticator(page);
  await logIn(page, owner.username, owner.password);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await notification(page, 'The passkey is added').waitFor();
  await expectSoon(() => device.count()).toBe(1);
  const list = page.getByRole('list', { name: 'Passkeys' });
  await list.getByText('Chrome on Linux').waitFor();
  await page.getByText('You have passkeys. Add an authenticator app, so that a stolen password is not enough either.').waitFor();
  await list.getByText(/^Added on \d+ \w+, never used$/).waitFor();

  await page.evaluate(() => localStorage.clear());
  await page.goto(SECURITY);
  await page.getByRole('heading', { name: 'Welcome back', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL('**/personal/security', { waitUntil: 'commit' });
  await list.getByText(/^Last used today at \d\d:\d\d$/).waitFor();

  await page.getByRole('button', { name: 'Rename Chrome on Linux' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Old laptop');
  await page.getByRole('button', { name: 'Save' }).click();
  await notification(page, 'The passkey is renamed').waitFor();
  await page.getByRole('button', { name: 'Remove Old laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await notification(page, 'The passkey is removed').waitFor();
  await expectSoon(() => list.count()).toBe(0);
  expect(incidents).toEqual([]);
});

test('SI-58 Whoever cancels, or whose device recognises nobody, reads what to do, and a device that has a passkey makes no second one', async () => {
  const { page, incidents } = await openSignedIn(browser, application, await register(application), {
    ignore: ({ kind, text }) => kind === 'console' && /passkey/.test(text),
  });
  await page.goto('/personal/security');
  const device = await addVirtualAuthenticator(page, 'usb');
  await page.getByRole('button', { name: 'Add a passkey' }).waitFor();
  await device.recognise(false);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('Nothing was added. Try again, or use another device.').waitFor();
  await expectNoAxeViolations(page);
  await device.recognise(true);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('list', { name: 'Passkeys' }).getByText('Security key').waitFor();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('This device has a passkey for your account already.').waitFor();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await device.recognise(false);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('Nothing happened. Try again or choose another way.').waitFor();
  await expectNoAxeViolations(page);
  await device.recognise(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await notification(page, 'Logged in').waitFor();
  expect(incidents).toEqual([]);
});

test('SI-59 The browser offers passkeys in the field of the username', async () => {
  const { page, incidents } = await openSignedIn(browser, application, await register(application), { preloading: 'asForPeople' });
  await page.goto('/personal/security');
  await addVirtualAuthenticator(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await notification(page, 'The passkey is added').waitFor();
  await page.evaluate(() => localStorage.clear());
  // Chromium's own device takes what is offered at once.
  await page.goto(SECURITY);
  await page.waitForURL('**/personal/security', { waitUntil: 'commit' });
  await page.getByText(/^Last used today at/).waitFor();
  expect(incidents).toEqual([]);
});

test('Passkeys fit from 320 px on, and axe finds nothing in their list, their name and the sign-in (light and dark)', async () => {
  const owner = await register(application);
  const { page, incidents } = await browser.newPage(application.url, { reducedMotion: 'reduce' });
  await page.goto(SECURITY);
  await addVirtualAuthenticator(page);
  await logIn(page, owner.username, owner.password);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Rename Chrome on Linux' }).waitFor();
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    await expectSoon(() => smallTargets(page)).toEqual([]);
    await inLightAndDark(page, async (scheme) => {
      await screenshot(page, `passkeys-${width}-${scheme}`);
      await expectNoAxeViolations(page);
    });
  }
  await page.getByRole('button', { name: 'Rename Chrome on Linux' }).click();
  await page.getByRole('textbox', { name: 'Name' }).waitFor();
  await expectNoAxeViolations(page);
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto(SECURITY);
  await page.getByRole('heading', { name: 'Welcome back', level: 1 }).waitFor();
  await inLightAndDark(page, async (scheme) => {
    await screenshot(page, `passkey-login-${scheme}`);
    await expectNoAxeViolations(page);
  });
  expect(incidents).toEqual([]);
});

test('On a phone, a passkey is renamed and removed from its menu', async () => {
  const owner = await register(application);
  const { page, incidents } = await openSignedIn(browser, application, owner, PHONE);
  await page.goto('/personal/security');
  await addVirtualAuthenticator(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const more = page.getByRole('button', { name: /^More for / });
  await more.click();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Pocket');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'More for Pocket' }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await notification(page, 'The passkey is removed').waitFor();
  expect(incidents).toEqual([]);
});

test('Whoever signed in long ago signs in again before adding a passkey', async () => {
  const owner = await register(application);
  await signInMinutesAgo(application, owner, 11);
  const { page, incidents } = await openSignedIn(browser, application, owner);
  await page.goto('/personal/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Sign in again' }).waitFor();
  await expectNoAxeViolations(page);
  expect(incidents).toEqual([]);
});
