import { expect, test } from '@jest/globals';
import { freePort } from '../../../scripts/cluster/ports.mjs';
import { register } from '../../builders/accounts/account.js';
import { codeNow, secretOf, switchAppOn, typePassword } from '../../builders/accounts/authenticator-app.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { addVirtualAuthenticator } from '../../support/browser/virtual-authenticator.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { expectStays, notification, openSignedIn } from '../accounts/account-steps.js';

const port = await freePort();
// Browsers take no IP address for the name of a site in passkeys.
const { application, browser } = runningProduct({ port, publicUrl: `http://localhost:${port}`, rateLimits: 'off' });

test('SI-74 The app is set up on the screen Security, and its recovery codes are closed only once they are kept', async () => {
  const owner = await register(application);
  const { page, incidents } = await openSignedIn(browser, application, owner, { reducedMotion: 'reduce' });
  await page.goto('/personal/security');
  await page.getByText('Add an authenticator app, so that a stolen one is not enough.').waitFor();
  await page.getByRole('button', { name: 'Set it up' }).click();
  const dialog = page.getByRole('dialog');
  await expectNoAxeViolations(page);
  const key = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Type the code that the app shows').fill(codeNow(secretOf(key)));
  await page.getByRole('heading', { name: 'Keep these ten codes' }).waitFor();
  await expectNoAxeViolations(page);
  await expectSoon(() => dialog.getByRole('listitem').count()).toBe(10);
  await expectSoon(() => page.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true);
  await expectStays(page, dialog.getByRole('listitem').first());
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await page.getByLabel('I have kept the codes').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Ten recovery codes left.').waitFor();
  await page.getByText('A stolen password is not enough to get in here.').waitFor();
  await page.getByRole('button', { name: 'Switch off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click();
  await page.getByRole('button', { name: 'Set it up' }).waitFor();
  expect(incidents).toEqual([]);
});

test('SI-75 The second step takes the sixth digit as the end, says what is wrong, and takes a recovery code instead', async () => {
  const owner = await register(application);
  const { codes } = await switchAppOn(application, owner);
  const { page } = await browser.newPage(application.url, { reducedMotion: 'reduce', ignore: ({ kind }) => kind === 'request' });
  await page.goto('/login');
  await typePassword(page, owner);
  const field = page.getByLabel('Six-digit code');
  await expectSoon(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await field.pressSequentially('000000');
  await page.getByText('This code is not right, or its time is over. A new one appears every 30 seconds.').waitFor();
  await expectSoon(() => field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([0, 6]);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  const recovery = page.getByRole('textbox', { name: 'Recovery code' });
  await expectSoon(() => recovery.evaluate((input) => input === document.activeElement)).toBe(true);
  await recovery.fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expectSoon(() => page.evaluate(() => localStorage.getItem('token') !== null)).toBe(true);
});

test('SI-76 A passkey answers the second step in place of the code', async () => {
  const owner = await register(application);
  await switchAppOn(application, owner);
  const { page, incidents } = await openSignedIn(browser, application, owner);
  await page.goto('/personal/security');
  await addVirtualAuthenticator(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await notification(page, 'The passkey is added').waitFor();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login?then=%2Fpersonal%2Fsecurity');
  await typePassword(page, owner);
  await page.getByLabel('Six-digit code').waitFor();
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await page.waitForURL('**/personal/security', { waitUntil: 'commit' });
  await page.getByText(/^Last used today at/).waitFor();
  expect(incidents).toEqual([]);
});

test('SI-77 AD-40 A sign-in whose second step has ended begins anew, and says why; an operator is not offered that the device is remembered', async () => {
  const owner = await register(application);
  await switchAppOn(application, owner);
  const { page, incidents } = await browser.newPage(application.url);
  await page.goto('/login');
  await typePassword(page, owner);
  await page.getByLabel('Six-digit code').waitFor();
  const remember = page.getByLabel('Do not ask on this device for 30 days');
  await remember.waitFor();
  await application.dataSource.query('DELETE FROM sign_in_challenge');
  await page.getByLabel('Six-digit code').fill('000000');
  await page.getByText('This took too long, or too many codes were wrong. Log in with the password again.').waitFor();
  await page.getByRole('heading', { name: 'Login Form' }).waitFor();
  await expectNoAxeViolations(page);
  await application.dataSource.query(`UPDATE account SET role = 'operator' WHERE username = $1`, [owner.username]);
  await typePassword(page, owner);
  await page.getByLabel('Six-digit code').waitFor();
  await expectSoon(() => remember.count()).toBe(0);
  expect(incidents).toEqual([]);
});
